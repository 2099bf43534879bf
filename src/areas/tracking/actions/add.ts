/** Adding a closed entry, for oneself or for somebody else. */
import type { CallerWriting } from '../../../events/writing.ts';
import { parseTimestamp, type ParsedTimestamp } from '../../../civil/zones.ts';
import type { Caller } from '../../../auth/caller.ts';
import type { TimeEntryInput } from '../../../generated/types.ts';
import { invalid } from '../../../problem.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { zoneOf } from '../../../people/find.ts';
import { announceEntry } from '../announce.ts';
import {
  assertAllowed,
  instant,
  openWrite,
  raceLost,
  shownEntry,
  type GuardedWrite,
  type Opened,
  type PlannedWrite,
} from './guard.ts';
import { entryProblems } from '../rules/entries.ts';
import { zoneOfNew } from '../rules/entryZone.ts';
import { insertEntry, type EntryRow, type NewEntry } from '../store/entries.ts';
import { externalIdOf, textOrNull } from '../../../lib/texts.ts';

/** A requested new entry whose times have been validated. */
export interface PlannedEntry extends PlannedWrite {
  start: ParsedTimestamp;
  description: string | null;
  billable: boolean;
  breakMinutes: number;
}

/** The entry that a body asks for. Throws 422 for invalid times (rules 30, 33). */
export function planEntry(
  body: Omit<TimeEntryInput, 'employee_id'>,
  employeeId: string,
  { workspace, now }: { workspace: Workspace; now: number },
): PlannedEntry {
  const [start, end] = [parseTimestamp(body.started_at), parseTimestamp(body.ended_at)];
  const breakMinutes = body.break_minutes ?? 0;
  const problems = entryProblems({ started_at: start, ended_at: end, break_minutes: breakMinutes }, now);
  if (problems) throw invalid(problems);
  return {
    employeeId,
    entryId: null,
    start: start!,
    started: start!.epochMs,
    ended: end!.epochMs,
    externalId: externalIdOf(body.external_id),
    categoryId: body.category_id ?? null,
    allowOverlap: workspace.settings.allow_overlap,
    description: textOrNull(body.description),
    billable: body.billable ?? false,
    breakMinutes,
  };
}

/**
 * Completes an entry with its time zone and checks it. Throws 409 or 422 if it is not allowed (rules 27, 28,
 * 34, 38, 64, 82).
 */
export function settleEntry(
  planned: PlannedEntry,
  opened: Opened,
  call: Pick<CallerWriting, 'caller' | 'workspace' | 'now'>,
): PlannedEntry & GuardedWrite {
  const own = call.caller.userId === planned.employeeId;
  const personZone = zoneOf(opened.person, call.workspace);
  const settled = { ...planned, timezone: zoneOfNew(planned.start, { personZone, own }) };
  assertAllowed(opened, call, settled);
  return settled;
}

export const entryValues = (
  entry: PlannedEntry & GuardedWrite,
  { guard }: Opened,
  caller: Caller,
): NewEntry => ({
  id: guard.new_id,
  created_at: guard.read_at,
  employee_id: entry.employeeId,
  started_at: instant(entry.started),
  ended_at: instant(entry.ended!),
  timezone: entry.timezone,
  description: entry.description,
  billable: entry.billable,
  category_id: entry.categoryId,
  break_minutes: entry.breakMinutes,
  source: caller.keyId === null ? 'manual' : 'api',
  external_id: entry.externalId,
  no_overlap: !entry.allowOverlap,
});

/**
 * Adds one entry. The row, its audit line and its event are written with COMMIT; the answer is built
 * beforehand from what the guard has read.
 */
export async function addEntry(
  call: CallerWriting,
  planned: PlannedEntry,
  changes?: Record<string, [unknown, unknown]>,
): Promise<EntryRow> {
  const { db, caller } = call;
  const opened = await openWrite(db, planned);
  const entry = settleEntry(planned, opened, call);
  const added = entryValues(entry, opened, caller);
  db.later(insertEntry, added);
  db.explainFailure((error) => raceLost(error, db.outside, entry));
  const row = shownEntry(added, opened);
  announceEntry(call, row, 'created', changes);
  return row;
}
