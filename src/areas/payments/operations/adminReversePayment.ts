import type { Answer, Call } from '../../../contract.ts';
import { confirmPassword, readOwnSecrets } from '../../../auth/secondFactor.ts';
import { hold } from '../actions/hold.ts';
import { reverse } from '../actions/steps.ts';
import { assertMay } from '../actions/viewer.ts';
import { presentPayment } from '../present/payment.ts';

export default async function adminReversePayment(
  call: Call<'adminReversePayment'>,
): Promise<Answer<'adminReversePayment'>> {
  const { params, body, caller, db } = call;
  await confirmPassword(call, await readOwnSecrets(call), body.password);
  const held = await hold(db, params.payment_id);
  assertMay('reverse', caller, held);
  const row = await reverse(call, held, body.reason.trim());
  return { status: 201, data: presentPayment(row, caller), version: row.version };
}
