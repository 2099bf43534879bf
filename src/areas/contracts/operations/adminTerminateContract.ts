import type { Answer, Call } from '../../../contract.ts';
import { unknownReference } from '../../../people/find.ts';
import { invalid } from '../../../problem.ts';
import { hold } from '../actions/hold.ts';
import { assertMay } from '../actions/party.ts';
import { terminate } from '../actions/steps.ts';
import { tellOwner } from '../announce.ts';
import { presentRecounted } from '../present/contract.ts';
import { isReason } from '../store/contracts.ts';

/** Sets the last day of a contract, and recounts absences booked after it (rule 10). */
export default async function adminTerminateContract(
  call: Call<'adminTerminateContract'>,
): Promise<Answer<'adminTerminateContract'>> {
  const { params, body, caller, db } = call;
  const { end_date, reason_id = null, note, dry_run: dryRun = false } = body;
  const held = await hold(db, params.contract_id);
  assertMay('terminate', caller, held.row);
  if (end_date < held.row.start_date)
    throw invalid({ end_date: [`Must not be before the first day, ${held.row.start_date}.`] });
  if (held.row.end_date !== null && end_date > held.row.end_date)
    throw invalid({ end_date: [`Must not be after the current last day, ${held.row.end_date}.`] });
  if (reason_id !== null && !(await db.one(isReason, { id: reason_id })).known)
    throw unknownReference('reason_id');
  const termination = { end_date, reason_id, note: note?.trim() ?? null };
  const { row, recounted } = await terminate(call, held, termination, dryRun);
  if (!dryRun) tellOwner(call, row, 'terminated');
  return {
    status: 200,
    data: presentRecounted(row, caller, { recounted, dryRun }),
    version: row.version,
  };
}
