import type { Answer, Call } from '../../../contract.ts';
import { isInView } from '../../../people/tree.ts';
import { enterAbsence } from '../actions/enter.ts';
import { presentAbsence } from '../present/absence.ts';
import { assertMayGrant, viewerOf } from '../actions/viewer.ts';

/**
 * Enters time off for a person below the caller, or for the caller. `status: approved` approves it at once,
 * but never the caller's own (rules 20, 21). A person out of view is 422, like an unknown one (rule 53).
 */
export default async function adminCreatePtoRequest(
  call: Call<'adminCreatePtoRequest'>,
): Promise<Answer<'adminCreatePtoRequest'>> {
  const { body, caller, db, workspace, now } = call;
  const { status, ...entry } = body;
  const { employee_id } = entry;
  const viewer = await viewerOf(db, caller, workspace, now);
  const approved = status === 'approved';
  if (approved) assertMayGrant(viewer, employee_id);

  const own = employee_id === caller.userId;
  const row = await enterAbsence(
    call,
    viewer,
    { ...entry, approved, onBehalf: !own },
    async () => own || (await isInView(db, caller, employee_id)),
  );
  return { status: 201, data: presentAbsence(row, viewer), version: row.version };
}
