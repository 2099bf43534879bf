import { readOwnSecrets } from '../../../auth/secondFactor.ts';
import type { Answer, Call } from '../../../contract.ts';
import { securityNotice } from '../../../people/securityNotice.ts';
import { conflict } from '../../../problem.ts';
import { holdMethods, methodAmong } from '../actions/method.ts';
import { auditMethod } from '../announce.ts';
import { deleteMethod, openPaymentTo } from '../store/methods.ts';

/**
 * Erases the account and tells the person by mail. Refused while a payment to it is scheduled or processing.
 */
export default async function deletePaymentMethod(
  call: Call<'deletePaymentMethod'>,
): Promise<Answer<'deletePaymentMethod'>> {
  const { params, db, now } = call;
  const own = await readOwnSecrets(call);
  const methods = (await holdMethods(call)).methods;
  const method = methodAmong(methods, params.method_id);
  const open = await db.maybe(openPaymentTo, { method_id: method.id });
  if (open)
    throw conflict(
      'method_in_use',
      'A payment to this method is scheduled or processing. Delete the method once that is completed.',
      {
        payment_id: open.id,
      },
    );
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
