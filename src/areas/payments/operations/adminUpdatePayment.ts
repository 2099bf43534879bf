import type { Answer, Call } from '../../../contract.ts';
import { textOfPatch } from '../../../lib/texts.ts';
import { expectVersion } from '../../../problem.ts';
import { hold } from '../actions/hold.ts';
import { change } from '../actions/steps.ts';
import { assertMay } from '../actions/viewer.ts';
import { presentPayment } from '../present/payment.ts';

export default async function adminUpdatePayment(
  call: Call<'adminUpdatePayment'>,
): Promise<Answer<'adminUpdatePayment'>> {
  const { params, body, ifMatch, caller, db } = call;
  const held = await hold(db, params.payment_id);
  assertMay('edit', caller, held);
  expectVersion(ifMatch, held.version);
  const note = textOfPatch(body.note);
  const row = await change(call, held, {
    pay_on: body.pay_on ?? held.pay_on,
    note: note === undefined ? held.note : note,
    amount: body.amount ?? held.amount,
    duplicate_reason: body.duplicate_reason,
  });
  return { status: 200, data: presentPayment(row, caller), version: row.version };
}
