import type { Answer, Call } from '../../../contract.ts';
import { hold } from '../actions/hold.ts';
import { retry } from '../actions/steps.ts';
import { viewerOf } from '../../../people/deciders.ts';
import { assertMay } from '../actions/viewer.ts';
import { presentPayment } from '../present/payment.ts';

/** failed -> scheduled. */
export default async function adminRetryPayment(
  call: Call<'adminRetryPayment'>,
): Promise<Answer<'adminRetryPayment'>> {
  const { params, body, caller, db, workspace } = call;
  const viewer = await viewerOf(db, caller, workspace);
  const held = await hold(db, params.payment_id);
  assertMay('retry', viewer, held);
  const row = await retry(call, held, {
    payOn: body.pay_on ?? held.pay_on,
    reason: body.duplicate_reason,
  });
  return { status: 200, data: presentPayment(row, viewer), version: row.version };
}
