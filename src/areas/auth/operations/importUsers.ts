import type { Answer, Call } from '../../../contract.ts';
import { wakeJob } from '../../../events/wakeJob.ts';
import { announceImport } from '../announce.ts';
import { presentImport } from '../present/imports.ts';
import { insertImport } from '../store/imports.ts';

/** Takes the rows in; a job adds their people (`actions/runImports.ts`). */
export default async function importUsers(call: Call<'importUsers'>): Promise<Answer<'importUsers'>> {
  const { body, query, caller, db, request } = call;
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
