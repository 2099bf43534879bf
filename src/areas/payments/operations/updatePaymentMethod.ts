import type { Answer, Call } from '../../../contract.ts';
import { holdOwnMethods, methodAmong } from '../actions/method.ts';
import { auditMethod } from '../announce.ts';
import { presentMethod } from '../present/method.ts';
import { renameMethod } from '../store/methods.ts';

/** Another label. Accounts are never changed: payments that are scheduled go to them. */
export default async function updatePaymentMethod(
  call: Call<'updatePaymentMethod'>,
): Promise<Answer<'updatePaymentMethod'>> {
  const { params, body, db } = call;
  const before = methodAmong(await holdOwnMethods(call), params.method_id);
  const label = body.label.trim();
  await db.one(renameMethod, { id: before.id, label });
  auditMethod(call, 'renamed', before.id, { label: [before.label, label] });
  return { status: 200, data: presentMethod({ ...before, label }) };
}
