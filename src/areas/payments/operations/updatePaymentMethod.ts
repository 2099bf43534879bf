import { confirmPassword, readOwnSecrets } from '../../../auth/secondFactor.ts';
import type { Answer, Call } from '../../../contract.ts';
import { securityNotice } from '../../../people/securityNotice.ts';
import { holdMethods, methodAmong } from '../actions/method.ts';
import { auditMethod } from '../announce.ts';
import { presentMethod } from '../present/method.ts';
import { renameMethod } from '../store/methods.ts';

/**
 * Renames a method. Needs the password, because people tell their accounts apart by label. The account itself
 * never changes, because scheduled payments go to it.
 */
export default async function updatePaymentMethod(
  call: Call<'updatePaymentMethod'>,
): Promise<Answer<'updatePaymentMethod'>> {
  const { params, body, db } = call;
  const own = await readOwnSecrets(call);
  await confirmPassword(call, own, body.password);
  const before = methodAmong((await holdMethods(call)).methods, params.method_id);
  const label = body.label.trim();
  if (label !== before.label) {
    await db.one(renameMethod, { id: before.id, label });
    auditMethod(call, 'renamed', before.id, { label: [before.label, label] });
    securityNotice(call, own, {
      kind: 'payment_method_renamed',
      title: 'A payment method was renamed',
      body: `${before.label}, ${before.masked}, is now called ${label}. If it was not you, change your password and tell an admin.`,
      resource: { type: 'payment_method', id: before.id },
    });
  }
  return { status: 200, data: presentMethod({ ...before, label }) };
}
