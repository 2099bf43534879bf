import type { Answer, Call } from '../../../contract.ts';
import { textOrNull } from '../../../lib/texts.ts';
import { hold } from '../actions/hold.ts';
import { cancel } from '../actions/steps.ts';
import { assertMay } from '../actions/viewer.ts';
import { presentPayment } from '../present/payment.ts';

export default async function adminCancelPayment(
  call: Call<'adminCancelPayment'>,
): Promise<Answer<'adminCancelPayment'>> {
  const { params, body, caller, db } = call;
  const held = await hold(db, params.payment_id);
  assertMay('cancel', caller, held);
  const row = await cancel(call, held, textOrNull(body.reason));
  return { status: 200, data: presentPayment(row, caller), version: row.version };
}
