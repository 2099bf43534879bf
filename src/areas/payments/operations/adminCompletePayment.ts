import type { Answer, Call } from '../../../contract.ts';
import { textOrNull } from '../../../lib/texts.ts';
import { paidAtTime } from '../../../paying/paidOn.ts';
import { hold } from '../actions/hold.ts';
import { complete } from '../actions/steps.ts';
import { assertMay } from '../actions/viewer.ts';
import { presentPayment } from '../present/payment.ts';

/** Rule 21. */
export default async function adminCompletePayment(
  call: Call<'adminCompletePayment'>,
): Promise<Answer<'adminCompletePayment'>> {
  const { params, body, caller, db } = call;
  const paidAt = paidAtTime(call, body.paid_at);
  const held = await hold(db, params.payment_id);
  assertMay('complete', caller, held);
  const row = await complete(call, held, { paidAt, reference: textOrNull(body.reference) });
  return { status: 200, data: presentPayment(row, caller), version: row.version };
}
