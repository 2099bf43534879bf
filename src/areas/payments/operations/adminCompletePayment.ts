import type { Answer, Call } from '../../../contract.ts';
import { textOrNull } from '../../../lib/texts.ts';
import { paidAtOf } from '../actions/paidAt.ts';
import { hold } from '../actions/hold.ts';
import { complete } from '../actions/steps.ts';
import { assertMay } from '../actions/viewer.ts';
import { presentPayment } from '../present/payment.ts';

/** Rule 21. */
export default async function adminCompletePayment(
  call: Call<'adminCompletePayment'>,
): Promise<Answer<'adminCompletePayment'>> {
  const { params, body, caller, db, now } = call;
  const paidAt = paidAtOf(body.paid_at, now);
  const held = await hold(db, params.payment_id);
  assertMay('complete', caller, held);
  const row = await complete(call, held, { paidAt, reference: textOrNull(body.reference) });
  return { status: 200, data: presentPayment(row, caller), version: row.version };
}
