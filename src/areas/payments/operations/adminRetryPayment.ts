import type { Answer, Call } from '../../../contract.ts';
import { hold } from '../actions/hold.ts';
import { retry } from '../actions/steps.ts';
import { assertMay } from '../actions/viewer.ts';
import { presentPayment } from '../present/payment.ts';

export default async function adminRetryPayment(
  call: Call<'adminRetryPayment'>,
): Promise<Answer<'adminRetryPayment'>> {
  const { params, body, caller, db } = call;
  const held = await hold(db, params.payment_id);
  assertMay('retry', caller, held);
  const row = await retry(call, held, {
    payOn: body.pay_on ?? held.pay_on,
    reason: body.duplicate_reason,
  });
  return { status: 200, data: presentPayment(row, caller), version: row.version };
}
