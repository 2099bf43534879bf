import { confirmPassword, readOwnSecrets } from '../../../auth/secondFactor.ts';
import type { Answer, Call } from '../../../contract.ts';
import { securityNotice } from '../../../people/securityNotice.ts';
import { conflict } from '../../../problem.ts';
import { holdMethods, methodAmong } from '../actions/method.ts';
import { auditMethod } from '../announce.ts';
import { presentMethod } from '../present/method.ts';
import { setDefault, unsetDefault } from '../store/methods.ts';

/** Rule 52: changing the default needs the password. Already scheduled payments keep their method. */
export default async function setDefaultPaymentMethod(
  call: Call<'setDefaultPaymentMethod'>,
): Promise<Answer<'setDefaultPaymentMethod'>> {
  const { params, body, caller, db } = call;
  const own = await readOwnSecrets(call);
  await confirmPassword(call, own, body.password);
  const method = methodAmong((await holdMethods(call)).methods, params.method_id);
  if (!method.confirmed)
    throw conflict('method_unconfirmed', 'An admin entered the method. Confirm it first.');
  if (!method.is_default) {
    await db.rows(unsetDefault, { user_id: caller.userId! });
    await db.one(setDefault, { id: method.id });
    auditMethod(call, 'made default', method.id, { is_default: [false, true] });
    securityNotice(call, own, {
      kind: 'payment_method_default',
      title: 'You are paid to another account from now on',
      body: `${method.label}, ${method.masked}. If it was not you, change your password and tell an admin.`,
      resource: { type: 'payment_method', id: method.id },
    });
  }
  return { status: 200, data: presentMethod({ ...method, is_default: true }) };
}
