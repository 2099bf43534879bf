import type { Answer, Call } from '../../../contract.ts';
import { audit, authorOf } from '../../../events/audit.ts';
import { emit } from '../../../events/emit.ts';
import { expectVersion, notFound } from '../../../problem.ts';
import { ownsRecord } from '../../auth/people.ts';
import { assertWritable, guardWrite, spanOf } from '../guard.ts';
import { presentEntryEvent } from '../present.ts';
import { deleteEntry, entryForUpdate } from '../store.ts';

/** Takes a closed entry away, outside locked periods (rule 34), and leaves a tombstone for those who sync. */
export default async function deleteTimeEntry({
  params,
  ifMatch,
  caller,
  db,
  workspace,
  now,
  request,
}: Call<'deleteTimeEntry'>): Promise<Answer<'deleteTimeEntry'>> {
  const row = await db.maybe(entryForUpdate, [params.entry_id]);
  if (!row || !ownsRecord(caller, row.employee_id)) throw notFound();
  expectVersion(ifMatch, row.version);
  assertWritable(row);
  await guardWrite(
    db,
    caller,
    {
      ...spanOf(row),
      employeeId: row.employee_id,
      entryId: row.id,
      externalId: null,
      categoryId: null,
      allowOverlap: true,
    },
    now,
  );

  await db.count(deleteEntry, [row.id]);
  audit(db, authorOf(caller, request), { action: 'deleted', resource: 'time_entry', id: row.id });
  emit(db, {
    kind: 'time_entry.deleted',
    actor: caller.actor,
    data: presentEntryEvent(row),
    at: now,
    timezone: workspace.timezone,
  });
  return { status: 200, data: {} };
}
