/** Checks before every write of an entry. Database constraints catch concurrent writes that both pass. */
import type { Caller } from '../../../auth/caller.ts';
import { localDate } from '../../../civil/zones.ts';
import { violatedConstraint } from '../../../db/pool.ts';
import { ask, type Asked, type Queries, type Tx } from '../../../db/handle.ts';
import type { CallerWriting } from '../../../events/writing.ts';
import { conflict, type Problem } from '../../../problem.ts';
import { assertEmployed } from '../../../people/employment.ts';
import { personForUpdate, unknownReference, zoneOf, type PersonRow } from '../../../people/find.ts';
import { isLocked, lockDay, lockOn, type PeriodLock } from '../../../periods/locks.ts';
import {
  writeGuard,
  writeGuardNaming,
  type EntryRow,
  type GuardLock,
  type GuardTimesheet,
  type NewEntry,
  type WriteGuard,
} from '../store/entries.ts';
import { holdPeriods } from '../../../periods/store.ts';

/** How instants are stored: to the millisecond, the precision of answers. */
export const instant = (epochMs: number): string => new Date(epochMs).toISOString();

export interface Span {
  /** Milliseconds since 1970. */
  started: number;
  /** Null while the clock runs. */
  ended: number | null;
  timezone: string;
}

export interface GuardedWrite extends Span {
  employeeId: string;
  /** The entry to change; null for a new one. */
  entryId: string | null;
  externalId: string | null;
  categoryId: string | null;
  allowOverlap: boolean;
  /** The entry before the change, because moving an entry out of a locked period is refused too. */
  before?: Span;
}

/** A write whose zone is not known yet: it may be the person's, who is read together with the guard. */
export type PlannedWrite = Omit<GuardedWrite, 'timezone'>;

type Asking = Omit<PlannedWrite, 'allowOverlap' | 'before'>;

/** The query for everything that conflicts with a write. */
export function guardOf({ externalId, categoryId, ...write }: Asking): Asked<WriteGuard> {
  const span = {
    employee_id: write.employeeId,
    started_at: instant(write.started),
    ended_at: write.ended === null ? null : instant(write.ended),
    entry_id: write.entryId,
  };
  if (externalId === null && categoryId === null) return ask(writeGuard, span);
  return ask(writeGuardNaming, { ...span, external_id: externalId, category_id: categoryId });
}

export interface Opened {
  person: PersonRow;
  guard: WriteGuard;
}

/**
 * Locks the person for writing their time and reads what conflicts with a write, in one round trip. Without
 * this lock, two overlapping writes could both reach the exclusion index and wait for each other; Postgres
 * would report a deadlock instead of a conflict.
 */
export async function openWrite(db: Tx, write: PlannedWrite): Promise<Opened> {
  const [, [person], [guard]] = await db.together(
    ask(holdPeriods),
    ask(personForUpdate, { id: write.employeeId }),
    guardOf(write),
  );
  if (!person) throw unknownReference('employee_id');
  return { person, guard: guard! };
}

/** Throws 409 or 422 if an entry may not be written (rules 27, 28, 34, 38, 64). */
export function assertAllowed(
  { person, guard }: Opened,
  { caller, workspace, now }: Pick<CallerWriting, 'caller' | 'workspace' | 'now'>,
  write: GuardedWrite,
): void {
  if (write.categoryId !== null && guard.category_label === null) throw unknownReference('category_id');
  // an entry from before the employment dates changed can still be corrected without moving it
  if (write.started !== write.before?.started)
    assertEmployed(person, localDate(write.started, zoneOf(person, workspace)));
  const spans = [write, ...(write.before ? [write.before] : [])];
  assertUnlocked(guard.locks, person, caller, spans, now);
  assertSheetsOpen(guard.timesheets, caller, write.employeeId, spans);
  if (guard.duplicate !== null) throw duplicateExternalId(guard.duplicate);
  if (!write.allowOverlap && guard.conflicts.length > 0) throw entryOverlap(guard.conflicts);
}

/**
 * Throws 409 if another entry of the person overlaps the span (rule 27); the entry `entryId` itself is
 * ignored.
 */
export async function assertNoOverlap(
  db: Queries,
  employeeId: string,
  { entryId, started, ended }: { entryId: string; started: number; ended: number },
): Promise<void> {
  const asking = { employeeId, started, ended, entryId, externalId: null, categoryId: null };
  const [[guard]] = await db.together(guardOf(asking));
  if (guard!.conflicts.length > 0) throw entryOverlap(guard!.conflicts);
}

/** Throws 409 for an entry that nobody may change: of a running clock, or on an invoice. */
export function assertWritable(row: EntryRow): void {
  if (row.ended_at === null)
    throw conflict('running', 'This is the entry of the running clock. Stop the clock first.');
  if (row.invoice_id !== null) throw conflict('invoiced', 'The entry is on an invoice that was issued.');
}

export const spanOf = (row: EntryRow): Span => ({
  started: Date.parse(row.started_at),
  ended: row.ended_at === null ? null : Date.parse(row.ended_at),
  timezone: row.timezone,
});

const periodLock = ({ id, locked_through, department_id, grace_until }: GuardLock): PeriodLock => ({
  id,
  locked_through,
  department_id,
  grace_until: grace_until === null ? null : Date.parse(grace_until),
});

/**
 * A new entry as answers show it. The person, category and locks come from the guard, which was read under
 * the write's locks.
 */
export const shownEntry = (added: NewEntry, { person, guard }: Opened): EntryRow => ({
  ...added,
  auto_stopped: false,
  invoice_id: null,
  version: 1,
  updated_at: added.created_at,
  deleted_at: null,
  employee_email: person.email,
  employee_name: person.name,
  employee_photo: person.photo,
  department_id: person.department_id,
  category_label: guard.category_label,
  locked_period: isLocked(
    lockDay(Date.parse(added.started_at), added.timezone),
    guard.locks.map(periodLock),
    person.department_id,
  ),
});

/** Throws 409 if a span lies in a locked period (rule 34). For a change, pass the old and the new span. */
export function assertUnlocked(
  locks: readonly GuardLock[],
  person: Pick<PersonRow, 'department_id'>,
  caller: Caller,
  spans: readonly Span[],
  now: number,
): void {
  const lock = lockOn(
    spans.map((span) => lockDay(span.started, span.timezone)),
    locks.map(periodLock),
    { department_id: person.department_id, role: caller.role, now },
  );
  if (lock) {
    throw conflict('period_locked', `Everything up to ${lock.locked_through} is locked.`, {
      locked_through: lock.locked_through,
    });
  }
}

/** Throws 409 if a span begins in a submitted timesheet of the caller's own, or in an approved one (rule 86). */
export function assertSheetsOpen(
  sheets: readonly GuardTimesheet[] | null,
  caller: Caller,
  employeeId: string,
  spans: readonly Span[],
): void {
  const days = spans.map((span) => lockDay(span.started, span.timezone));
  for (const { id, from, to, status } of sheets ?? []) {
    if (!days.some((day) => from <= day && day <= to)) continue;
    if (status === 'approved')
      throw conflict('timesheet_approved', 'The entry is in an approved timesheet.', { timesheet_id: id });
    if (caller.userId === employeeId)
      throw conflict('timesheet_submitted', 'The entry is in a timesheet that waits for a decision.', {
        timesheet_id: id,
      });
  }
}

export const entryOverlap = (conflicts: string[]) =>
  conflict('entry_overlap', 'The entry overlaps others of the same person.', { conflicts });

const duplicateExternalId = (id: string) =>
  conflict('duplicate_external_id', 'There is already an entry with this external_id.', { id });

/**
 * Turns a constraint violation by a concurrent write into the 409 that names the other entry. Returns any
 * other error unchanged.
 */
export async function raceLost(
  error: unknown,
  outside: Queries,
  write: GuardedWrite,
): Promise<Problem | unknown> {
  const constraint = violatedConstraint(error);
  if (constraint !== 'time_entries_no_overlap' && constraint !== 'time_entries_external') return error;
  const [[guard]] = await outside.together(guardOf(write));
  const { conflicts, duplicate } = guard!;
  return constraint === 'time_entries_external' && duplicate !== null
    ? duplicateExternalId(duplicate)
    : entryOverlap(conflicts);
}
