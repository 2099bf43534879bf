import { confirmPassword, readOwnSecrets } from '../../../auth/secondFactor.ts';
import type { Answer, Call } from '../../../contract.ts';
import { securityNotice } from '../../../people/securityNotice.ts';
import { conflict, invalid } from '../../../problem.ts';
import { holdOwnMethods, methodAmong } from '../actions/method.ts';
import { auditMethod } from '../announce.ts';
import { presentMethod } from '../present/method.ts';
import { accountOf, MOST_METHODS, sameAccount, type AccountDetails } from '../rules/methods.ts';
import { insertMethod, methodsOf, sealedAccounts } from '../store/methods.ts';

/** Rule 52: adding a payment method needs the password, and the person is told by mail. */
export default async function createPaymentMethod(
  call: Call<'createPaymentMethod'>,
): Promise<Answer<'createPaymentMethod'>> {
  const { body, caller, db, services } = call;
  const user_id = caller.userId!;
  const account = accountOf(body);
  if ('errors' in account) throw invalid(account.errors);
  const own = await readOwnSecrets(call);
  await confirmPassword(call, own, body.password);

  const methods = await holdOwnMethods(call);
  for (const { id, details_sealed } of await db.rows(sealedAccounts, { user_id })) {
    const known = JSON.parse(services.paymentDetails.open(details_sealed!)) as AccountDetails;
    if (sameAccount(known, account.details))
      throw conflict('duplicate_method', 'You have a payment method with this account already.', { id });
  }
  if (methods.length >= MOST_METHODS)
    throw conflict('too_many_methods', `At most ${MOST_METHODS} payment methods. Delete one first.`);

  const { id } = await db.one(insertMethod, {
    user_id,
    kind: body.kind,
    label: body.label.trim(),
    holder_name: body.holder_name.trim(),
    details_sealed: services.paymentDetails.seal(JSON.stringify(account.details)),
    masked: account.masked,
    reach: account.reach,
    currency_code: body.currency,
    is_default: methods.length === 0,
  });
  const row = methodAmong(await db.rows(methodsOf, { user_id }), id);
  auditMethod(call, 'added', id, { account: [null, row.masked] });
  securityNotice(call, own, {
    kind: 'payment_method_added',
    title: 'A payment method was added',
    body: `${row.label}, ${row.masked}. If it was not you, change your password and tell an admin.`,
    resource: { type: 'payment_method', id },
  });
  return { status: 201, data: presentMethod(row) };
}
