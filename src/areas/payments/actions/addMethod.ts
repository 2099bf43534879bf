/** Adds a payment method, by its person or by an admin for them (rules 52, 229). */
import { confirmPassword, readOwnSecrets } from '../../../auth/secondFactor.ts';
import type { Call } from '../../../contract.ts';
import type { PaymentMethodInput } from '../../../generated/types.ts';
import { securityNotice } from '../../../people/securityNotice.ts';
import { conflict, invalid } from '../../../problem.ts';
import { auditMethod } from '../announce.ts';
import { accountOf, MOST_METHODS, sameAccount, type AccountDetails } from '../rules/methods.ts';
import { addressee, insertMethod, methodsOf, sealedAccounts, type MethodRow } from '../store/methods.ts';
import { holdMethods, methodAmong } from './method.ts';

type Adding = Pick<
  Call<'createPaymentMethod'>,
  'db' | 'caller' | 'workspace' | 'now' | 'services' | 'request'
>;

/**
 * The caller's password confirms it. The person is told by mail. One that an admin enters is neither the default nor paid to
 * before it is confirmed.
 * @throws 409 `duplicate_method`, `too_many_methods`, `methods_held`; 422
 */
export async function addMethod(call: Adding, user_id: string, body: PaymentMethodInput): Promise<MethodRow> {
  const { caller, db, services } = call;
  const account = accountOf(body);
  if ('errors' in account) throw invalid(account.errors);
  const secrets = await readOwnSecrets(call);
  await confirmPassword(call, secrets, body.password);

  const { methods } = await holdMethods(call, user_id);
  for (const { id, details_sealed } of await db.rows(sealedAccounts, { user_id })) {
    const known = JSON.parse(services.paymentDetails.open(details_sealed!)) as AccountDetails;
    if (sameAccount(known, account.details))
      throw conflict('duplicate_method', 'There is a payment method with this account already.', { id });
  }
  if (methods.length >= MOST_METHODS)
    throw conflict('too_many_methods', `At most ${MOST_METHODS} payment methods. Delete one first.`);

  const own = user_id === caller.userId;
  const { id } = await db.one(insertMethod, {
    user_id,
    kind: body.kind,
    label: body.label.trim(),
    holder_name: body.holder_name.trim(),
    details_sealed: services.paymentDetails.seal(JSON.stringify(account.details)),
    masked: account.masked,
    reach: account.reach,
    currency_code: body.currency,
    is_default: own && methods.every(({ is_default }) => !is_default),
    entered_by_id: own ? null : caller.userId,
  });
  const row = methodAmong(await db.rows(methodsOf, { user_id }), id);
  auditMethod(call, 'added', id, { account: [null, row.masked] });
  const what = `${row.label}, ${row.masked}.`;
  securityNotice(call, own ? secrets : await db.one(addressee, { id: user_id }), {
    ...(own
      ? {
          kind: 'payment_method_added',
          title: 'A payment method was added',
          body: `${what} If it was not you, change your password and tell an admin.`,
        }
      : {
          kind: 'payment_method_entered',
          title: 'An admin entered a payment method for you',
          body: `${what} You are paid to it once you have confirmed it. If it is not yours, delete it and tell another admin.`,
        }),
    resource: { type: 'payment_method', id },
  });
  return row;
}
