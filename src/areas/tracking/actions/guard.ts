/** Checks before every write of an entry; the database's constraints catch concurrent writes that both pass. */
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
  type NewEntry,
  type WriteGuard,
} from '../store/entries.ts';
import { holdPeriods } from '../../../periods/store.ts';

/** How instants are stored: to the millisecond, which is all that answers show of them. */
export const instant = (epochMs: number): string => new Date(epochMs).toISOString();

export interface Span {
  /** Milliseconds since 1970. */
  started: number;
  /** Null: running. */
  ended: number | null;
  timezone: string;
}

export interface GuardedWrite extends Span {
  employeeId: string;
  /** The entry that is changed; null for a new one. */
  entryId: string | null;
  externalId: string | null;
  categoryId: string | null;
  allowOverlap: boolean;
  /** The entry before the change: moving out of a locked period is refused too. */
  before?: Span;
}

/** A write whose zone is not known yet: it may be the person's, who is read together with the guard. */
export type PlannedWrite = Omit<GuardedWrite, 'timezone'>;

type Asking = Omit<PlannedWrite, 'allowOverlap' | 'before'>;

/** The query for what conflicts with a write. */
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

/** A locked person, and what conflicts with the write. */
export interface Opened {
  person: PersonRow;
  guard: WriteGuard;
}

/**
 * Locks the person for writing their time, and reads what conflicts with a write: one trip. Writes of one person's time come
 * one after the other: without the lock two that overlap can both be in the index before either looks, each waits for the
 * other, and Postgres ends one as a deadlock instead of as a conflict.
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

/** Throws 409 or 422 where an entry may not be written (rules 27, 28, 34, 38, 64). */
export function assertAllowed(
  { person, guard }: Opened,
  { caller, workspace, now }: Pick<CallerWriting, 'caller' | 'workspace' | 'now'>,
  write: GuardedWrite,
): void {
  if (write.categoryId !== null && guard.category_label === null) throw unknownReference('category_id');
  // what was written before the employment changed can still be corrected where it is
  if (write.started !== write.before?.started)
    assertEmployed(person, localDate(write.started, zoneOf(person, workspace)));
  const spans = [write, ...(write.before ? [write.before] : [])];
  assertUnlocked(guard.locks, person, caller, spans, now);
  if (guard.duplicate !== null) throw duplicateExternalId(guard.duplicate);
  if (!write.allowOverlap && guard.conflicts.length > 0) throw entryOverlap(guard.conflicts);
}

/** Throws 409 where another entry of the person lies in a span (rule 27); `entryId` does not conflict with itself. */
export async function assertNoOverlap(
  db: Queries,
  employeeId: string,
  { entryId, started, ended }: { entryId: string; started: number; ended: number },
): Promise<void> {
  const asking = { employeeId, started, ended, entryId, externalId: null, categoryId: null };
  const [[guard]] = await db.together(guardOf(asking));
  if (guard!.conflicts.length > 0) throw entryOverlap(guard!.conflicts);
}

/** 409 for entries that nobody may change: a running clock's, and those that were billed. */
export function assertWritable(row: EntryRow): void {
  if (row.ended_at === null)
    throw conflict('running', 'This is the entry of the running clock. Stop the clock first.');
  if (row.invoice_id !== null) throw conflict('invoiced', 'The entry is on an invoice that was issued.');
}

/** The span of an entry as it is stored. */
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

/** A new entry as it is shown: what stands beside it was read when its write was opened, under the locks of that. */
export const shownEntry = (added: NewEntry, { person, guard }: Opened): EntryRow => ({
  ...added,
  auto_stopped: false,
  invoice_id: null,
  version: 1,
  updated_at: added.created_at,
  deleted_at: null,
  employee_email: person.email,
  employee_name: person.name,
  department_id: person.department_id,
  category_label: guard.category_label,
  locked_period: isLocked(
    lockDay(Date.parse(added.started_at), added.timezone),
    guard.locks.map(periodLock),
    person.department_id,
  ),
});

/** Rule 34: creating in, moving into, moving out of or deleting from a locked period is 409. */
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

/** 409 with the ids of the conflicting entries (rule 27). */
export const entryOverlap = (conflicts: string[]) =>
  conflict('entry_overlap', 'The entry overlaps others of the same person.', { conflicts });

const duplicateExternalId = (id: string) =>
  conflict('duplicate_external_id', 'There is already an entry with this external_id.', { id });

/**
 * Turns the error of a constraint, where another write came first, into the 409 that names the other entry. Returns any
 * other error as it is.
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
