/** Changing and deleting a closed entry, by its person or by a manager or admin. */
import type { CallerWriting } from '../../../events/writing.ts';
import { parseTimestamp, type ParsedTimestamp, type Zone } from '../../../civil/zones.ts';
import type { TimeEntryPatch } from '../../../generated/types.ts';
import { expectVersion, invalid } from '../../../problem.ts';
import { zoneOf, type PersonRow } from '../../../people/find.ts';
import { announceEntry } from '../announce.ts';
import { changesOf } from './changes.ts';
import {
  assertAllowed,
  assertSheetsOpen,
  assertUnlocked,
  assertWritable,
  instant,
  openWrite,
  raceLost,
  spanOf,
  type GuardedWrite,
} from './guard.ts';
import { entryProblems } from '../rules/entries.ts';
import { entryZone } from '../rules/entryZone.ts';
import { deleteEntry, updateEntry, type EntryRow } from '../store/entries.ts';
import { merged } from '../../../lib/merged.ts';
import { externalIdOf, textOfPatch } from '../../../lib/texts.ts';

/** A call that changes an entry. `ifMatch` is the version that the caller has seen. */
export type Changing = CallerWriting & { ifMatch: string | null };

type Changes = Record<string, [unknown, unknown]>;

/**
 * Changes a locked entry, with its audit line and event. Throws 409, 412 or 422 if the change is not allowed
 * (rules 27-30, 33, 34, 38, 64, 82).
 */
export async function changeEntry(
  call: Changing,
  row: EntryRow,
  body: TimeEntryPatch,
  more: Changes = {},
): Promise<EntryRow> {
  const { ifMatch, db, workspace, now } = call;
  expectVersion(ifMatch, row.version);
  assertWritable(row);

  const wanted = merged(row, { ...body, description: textOfPatch(body.description) });
  const started = parseTimestamp(wanted.started_at);
  const ended = parseTimestamp(wanted.ended_at!);
  const moved = body.started_at !== undefined || body.ended_at !== undefined;
  if (moved || body.break_minutes !== undefined) {
    const problems = entryProblems(
      { started_at: started, ended_at: ended, break_minutes: wanted.break_minutes },
      now,
    );
    if (problems) throw invalid(problems);
  }

  // an entry written while overlaps were allowed may keep its times; moving it follows the current setting
  const mayOverlap = moved ? workspace.settings.allow_overlap : true;
  const planned = {
    employeeId: row.employee_id,
    entryId: row.id,
    started: started!.epochMs,
    ended: ended!.epochMs,
    externalId: externalIdOf(wanted.external_id),
    // an unchanged category is not checked, because it may have been archived since
    categoryId: wanted.category_id === row.category_id ? null : wanted.category_id,
    allowOverlap: mayOverlap,
    before: spanOf(row),
  };
  const opened = await openWrite(db, planned);
  const timezone = body.started_at === undefined ? row.timezone : newZone(call, row, started!, opened.person);
  const write: GuardedWrite = { ...planned, timezone };
  assertAllowed(opened, call, write);
  const changed = await db
    .one(updateEntry, {
      id: row.id,
      started_at: instant(write.started),
      ended_at: instant(write.ended!),
      timezone: write.timezone,
      description: wanted.description,
      billable: wanted.billable,
      category_id: wanted.category_id,
      break_minutes: wanted.break_minutes,
      external_id: write.externalId,
      no_overlap: moved ? !mayOverlap : row.no_overlap,
    })
    .catch(async (error: unknown) => {
      throw await raceLost(error, db.outside, write);
    });
  announceEntry(call, changed, 'updated', { ...changesOf(row, changed), ...more });
  return changed;
}

/**
 * An entry keeps its zone if the new start can be in it; otherwise its zone is found as for a new entry. A
 * move by somebody else keeps the zone: their offset does not say where the person worked (rule 82).
 */
function newZone(
  { caller, workspace }: Pick<Changing, 'caller' | 'workspace'>,
  row: EntryRow,
  started: ParsedTimestamp,
  person: PersonRow,
): Zone {
  const stays = caller.userId !== row.employee_id || entryZone(started, row.timezone) === row.timezone;
  return stays ? row.timezone : entryZone(started, zoneOf(person, workspace));
}

/** Deletes a locked entry outside locked periods (rule 34). Lists with `include_deleted` still show it. */
export async function removeEntry(call: Changing, row: EntryRow, more: Changes = {}): Promise<void> {
  const { ifMatch, caller, db, now } = call;
  expectVersion(ifMatch, row.version);
  assertWritable(row);
  const write: GuardedWrite = {
    ...spanOf(row),
    employeeId: row.employee_id,
    entryId: row.id,
    externalId: null,
    categoryId: null,
    allowOverlap: true,
  };
  const { person, guard } = await openWrite(db, write);
  assertUnlocked(guard.locks, person, caller, [write], now);
  assertSheetsOpen(guard.timesheets, caller, row.employee_id, [write]);
  await db.count(deleteEntry, { id: row.id });
  announceEntry(call, row, 'deleted', more);
}
