import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { notFound } from '../../../problem.ts';
import { deletePeriodLock as remove } from '../../../periods/store.ts';

/** Removes a lock; days stay locked if another lock covers them (rule 34). */
export default async function deletePeriodLock(
  call: Call<'deletePeriodLock'>,
): Promise<Answer<'deletePeriodLock'>> {
  const { params, query, db } = call;
  const row = await db.maybe(remove, { id: params.lock_id });
  if (!row) throw notFound();
  audit(call, {
    action: 'deleted',
    resource: 'period_lock',
    id: row.id,
    changes: { locked_through: [row.locked_through, null], reason: [null, query.reason.trim()] },
  });
  return { status: 200, data: {} };
}
