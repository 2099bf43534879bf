import type { Answer, Call } from '../../../contract.ts';
import { hold } from '../actions/hold.ts';
import { fail } from '../actions/steps.ts';
import { assertMay } from '../actions/viewer.ts';
import { presentPayment } from '../present/payment.ts';

export default async function adminFailPayment(
  call: Call<'adminFailPayment'>,
): Promise<Answer<'adminFailPayment'>> {
  const { params, body, caller, db } = call;
  const held = await hold(db, params.payment_id);
  assertMay('fail', caller, held);
  const row = await fail(call, held, body.reason.trim());
  return { status: 200, data: presentPayment(row, caller), version: row.version };
}
