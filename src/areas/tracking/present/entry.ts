import type { ClockEventData, PeriodLock, TimeEntry, TimeEntryEventData } from '../../../generated/types.ts';
import { timestampIn } from '../../../civil/zones.ts';
import { durationSeconds } from '../rules/entries.ts';
import { breakWarnings } from '../rules/breaks.ts';
import type { EntryRow } from '../store/entries.ts';
import type { PeriodLockRow } from '../../../periods/store.ts';
import { eventPersonIn, refIn } from '../../../people/named.ts';

/** `onLeave`: the clock was started during time off. */
export function presentEntry(row: EntryRow, { onLeave = false } = {}): TimeEntry {
  const started = Date.parse(row.started_at);
  const ended = row.ended_at === null ? null : Date.parse(row.ended_at);
  return {
    id: row.id,
    employee: refIn(row, 'employee'),
    started_at: timestampIn(row.started_at, row.timezone),
    ended_at: row.ended_at === null ? null : timestampIn(row.ended_at, row.timezone),
    duration_seconds: ended === null ? null : durationSeconds(started, ended),
    break_minutes: row.break_minutes,
    timezone: row.timezone,
    description: row.description ?? '',
    billable: row.billable,
    category: row.category_id === null ? null : { id: row.category_id, label: row.category_label! },
    source: row.source,
    external_id: row.external_id,
    auto_stopped: row.auto_stopped,
    locked: row.locked_period || row.invoice_id !== null,
    warnings: [
      ...(ended === null
        ? []
        : breakWarnings([{ started_at: started, ended_at: ended, break_minutes: row.break_minutes }])),
      ...(onLeave ? (['on_leave'] as const) : []),
    ],
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
    deleted_at: row.deleted_at,
  };
}

/** The members that events are made from. */
export type AnnouncedEntry = Pick<
  EntryRow,
  | 'id'
  | 'version'
  | 'employee_id'
  | 'employee_email'
  | 'employee_name'
  | 'started_at'
  | 'ended_at'
  | 'timezone'
  | 'description'
  | 'billable'
  | 'auto_stopped'
  | 'deleted_at'
>;

export function presentEntryEvent(row: AnnouncedEntry): TimeEntryEventData {
  return {
    id: row.id,
    version: row.version,
    employee: eventPersonIn(row, 'employee'),
    started_at: timestampIn(row.started_at, row.timezone),
    ended_at: timestampIn(row.ended_at!, row.timezone),
    description: row.description ?? '',
    billable: row.billable,
  };
}

export function presentClockEvent(row: AnnouncedEntry): ClockEventData {
  return {
    id: row.id,
    version: row.version,
    employee: eventPersonIn(row, 'employee'),
    started_at: timestampIn(row.started_at, row.timezone),
    ended_at: row.ended_at === null ? null : timestampIn(row.ended_at, row.timezone),
    auto_stopped: row.auto_stopped,
    discarded: row.deleted_at !== null,
  };
}

export function presentPeriodLock(row: PeriodLockRow): PeriodLock {
  return {
    id: row.id,
    locked_through: row.locked_through,
    department_id: row.department_id,
    grace_until: row.grace_until,
    created_at: row.created_at,
  };
}
