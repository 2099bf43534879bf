import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { notFound } from '../../../problem.ts';
import { deleteSubstitute as remove, substituteById } from '../store/substitutes.ts';

export default async function deleteSubstitute(
  call: Call<'deleteSubstitute'>,
): Promise<Answer<'deleteSubstitute'>> {
  const { params, caller, db } = call;
  const row = await db.maybe(substituteById, { id: params.substitution_id });
  if (!row || (caller.role !== 'admin' && row.person_id !== caller.userId)) throw notFound();
  if (!(await db.maybe(remove, { id: row.id }))) throw notFound();
  audit(call, {
    action: 'deleted',
    resource: 'substitution',
    id: row.id,
    changes: { person_id: [row.person_id, null], substitute_id: [row.substitute_id, null] },
  });
  return { status: 200, data: {} };
}
