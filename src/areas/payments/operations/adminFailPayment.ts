import type { Answer, Call } from '../../../contract.ts';
import { hold } from '../actions/hold.ts';
import { fail } from '../actions/steps.ts';
import { viewerOf } from '../../../people/deciders.ts';
import { assertMay } from '../actions/viewer.ts';
import { presentPayment } from '../present/payment.ts';

/** scheduled, processing -> failed. */
export default async function adminFailPayment(
  call: Call<'adminFailPayment'>,
): Promise<Answer<'adminFailPayment'>> {
  const { params, body, caller, db, workspace } = call;
  const viewer = await viewerOf(db, caller, workspace);
  const held = await hold(db, params.payment_id);
  assertMay('fail', viewer, held);
  const row = await fail(call, held, body.reason.trim());
  return { status: 200, data: presentPayment(row, viewer), version: row.version };
}
