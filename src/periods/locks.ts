/** Period locks (rule 34): everything up to and including a date is closed. */
import type { CivilDate } from '../civil/dates.ts';
import { localDate, type Zone } from '../civil/zones.ts';

export interface PeriodLock {
  readonly id: string;
  /** Last locked day. */
  readonly locked_through: CivilDate;
  /** Null = everybody. */
  readonly department_id: string | null;
  /** Until this instant (ms) admins may still correct; null = no grace. */
  readonly grace_until: number | null;
}

/** A write, as far as locks depend on it: by whom, about whom, when. */
export interface LockSubject {
  /** Department of the person the record belongs to. */
  readonly department_id: string | null;
  readonly role: 'employee' | 'manager' | 'admin';
  /** Instant, ms. */
  readonly now: number;
}

/**
 * The lock that forbids a write touching these dates, or null. Pass every first day concerned: for a change the entry
 * as it was and as it will be, so that moving into and out of the span are both refused; for a stretch of time or an
 * absence its first day is enough, because a lock reaches back without end.
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

/** Last day that is locked for this subject, or null: records on that day or before must not change (rule 9). */
export function lockedThrough(locks: readonly PeriodLock[], subject: LockSubject): CivilDate | null {
  let last: CivilDate | null = null;
  for (const lock of locks) {
    if (binds(lock, subject) && (last === null || lock.locked_through > last)) last = lock.locked_through;
  }
  return last;
}

/** The day of an entry that locks check: the date of its start in its own zone. */
export function lockDay(startedAt: number, zone: Zone): CivilDate {
  return localDate(startedAt, zone);
}

/** The `locked` flag of an entry: whether only an admin in the grace period may change it. */
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
