import { readOwnSecrets } from '../../../auth/secondFactor.ts';
import type { Answer, Call } from '../../../contract.ts';
import { securityNotice } from '../../../people/securityNotice.ts';
import { conflict } from '../../../problem.ts';
import { holdOwnMethods, methodAmong } from '../actions/method.ts';
import { auditMethod } from '../announce.ts';
import { deleteMethod, openPaymentTo } from '../store/methods.ts';

/** Erases the account; the person is told by mail. Not while money is on its way there. */
export default async function deletePaymentMethod(
  call: Call<'deletePaymentMethod'>,
): Promise<Answer<'deletePaymentMethod'>> {
  const { params, db, now } = call;
  const own = await readOwnSecrets(call);
  const methods = await holdOwnMethods(call);
  const method = methodAmong(methods, params.method_id);
  const open = await db.maybe(openPaymentTo, { method_id: method.id });
  if (open)
    throw conflict('method_in_use', 'A scheduled payment goes there: it stays until that is completed.', {
      payment_id: open.id,
    });
  if (method.is_default && methods.length > 1)
    throw conflict('default_method', 'It is your default. Make another method the default first.');
  await db.one(deleteMethod, { id: method.id, deleted_at: new Date(now).toISOString() });
  auditMethod(call, 'deleted', method.id, { account: [method.masked, null] });
  securityNotice(call, own, {
    kind: 'payment_method_deleted',
    title: 'A payment method was deleted',
    body: `${method.label}, ${method.masked}. If it was not you, change your password and tell an admin.`,
  });
  return { status: 200, data: {} };
}
