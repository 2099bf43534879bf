import type { Answer, Call } from '../../../contract.ts';
import { wakeJob } from '../../../events/wakeJob.ts';
import { assertConfirmed, confirmIfGiven } from '../../../auth/secondFactor.ts';
import { announceImport } from '../announce.ts';
import { presentImport } from '../present/imports.ts';
import { isOfPower } from '../rules/importRow.ts';
import { insertImport } from '../store/imports.ts';

/**
 * Stores the rows; a job adds the people (`actions/runImports.ts`). Rows of managers and admins need the
 * caller's password (rule 52), so a CSV file cannot contain them; the job refuses such rows of a key.
 */
export default async function importUsers(call: Call<'importUsers'>): Promise<Answer<'importUsers'>> {
  const { body, query, caller, db, request } = call;
  const confirmed = await confirmIfGiven(call, body.password);
  if (body.rows.some(isOfPower)) assertConfirmed(confirmed);
  const row = await db.one(insertImport, {
    dry_run: query.dry_run,
    all_or_nothing: query.all_or_nothing,
    rows: JSON.stringify(body.rows),
    actor: JSON.stringify(caller.actor),
    user_id: caller.userId,
    key_id: caller.keyId,
    key_prefix: caller.keyPrefix,
    source: caller.source,
    ip: request.ip,
    request_id: request.id,
  });
  announceImport(call, row);
  wakeJob(db, 'user-imports');
  return { status: 202, message: 'The import has begun.', data: presentImport(row) };
}
