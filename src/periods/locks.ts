/** Period locks (rule 34): everything up to and including a date is locked. */
import type { CivilDate } from '../civil/dates.ts';
import { localDate, type Zone } from '../civil/zones.ts';

export interface PeriodLock {
  readonly id: string;
  /** Last locked day. */
  readonly locked_through: CivilDate;
  /** Null: everybody. */
  readonly department_id: string | null;
  /** Until this instant in milliseconds admins may still make corrections; null: no grace period. */
  readonly grace_until: number | null;
}

/** The facts of a write that locks depend on. */
export interface LockSubject {
  /** Department of the record's person. */
  readonly department_id: string | null;
  readonly role: 'employee' | 'manager' | 'admin';
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * The lock that forbids a write touching these dates, or null. For a change pass the first day before and
 * after it, so that moving a record into and out of a locked period are both refused. The first day of a span
 * is enough, because a lock reaches back without end.
 */
export function lockOn(
  dates: readonly CivilDate[],
  locks: readonly PeriodLock[],
  subject: LockSubject,
): PeriodLock | null {
  return (
    locks.find((lock) => binds(lock, subject) && dates.some((date) => date <= lock.locked_through)) ?? null
  );
}

/** Last locked day for this subject, or null. Records on or before that day must not change (rule 9). */
export function lockedThrough(locks: readonly PeriodLock[], subject: LockSubject): CivilDate | null {
  let last: CivilDate | null = null;
  for (const lock of locks) {
    if (binds(lock, subject) && (last === null || lock.locked_through > last)) last = lock.locked_through;
  }
  return last;
}

/** The day of an entry that locks apply to: the date of its start in its own zone. */
export function lockDay(startedAt: number, zone: Zone): CivilDate {
  return localDate(startedAt, zone);
}

/** The `locked` flag of an entry: whether at most an admin in the grace period may change it. */
export function isLocked(
  date: CivilDate,
  locks: readonly PeriodLock[],
  departmentId: string | null,
): boolean {
  return lockOn([date], locks, { department_id: departmentId, role: 'employee', now: 0 }) !== null;
}

function binds(lock: PeriodLock, subject: LockSubject): boolean {
  if (lock.department_id !== null && lock.department_id !== subject.department_id) return false;
  return !(subject.role === 'admin' && lock.grace_until !== null && subject.now < lock.grace_until);
}
