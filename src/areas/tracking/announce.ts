/**
 * What a change writes besides its row: audit lines, events for webhooks, notifications. Operations and the
 * demo share these functions.
 */
import type { Writing } from '../../events/writing.ts';
import { audit } from '../../events/audit.ts';
import { emit } from '../../events/emit.ts';
import { notify } from '../../events/notify.ts';
import { formatTimestamp } from '../../civil/zones.ts';
import { presentClockEvent, presentEntryEvent, type AnnouncedEntry } from './present/entry.ts';
import type { PeriodLockRow } from '../../periods/store.ts';
import { adminIds } from '../../people/admins.ts';
import { decidedBy } from '../../people/deciding.ts';
import type { EntryRow } from './store/entries.ts';
import type { OvertimeRow } from './store/overtime.ts';
import type { TimesheetRow } from './store/timesheets.ts';

type Changes = Record<string, [unknown, unknown]>;

/** The reason given by somebody who acts for another person, for the audit line. */
export const because = (reason: string): Changes => ({ reason: [null, reason.trim()] });

export function announceEntry(
  call: Writing,
  row: AnnouncedEntry,
  action: 'created' | 'updated' | 'deleted',
  changes: Changes = {},
): void {
  audit(call, { action, resource: 'time_entry', id: row.id, changes });
  emit(call, `time_entry.${action}`, presentEntryEvent(row));
}

type SupervisedKind = 'time_entry.created' | 'time_entry.updated' | 'time_entry.deleted' | 'clock.stopped';

/** Notifies a person of what somebody else did to their entry, and why. Own changes notify nobody. */
export function tellOwner(
  call: Writing,
  row: EntryRow,
  { kind, title, reason }: { kind: SupervisedKind; title: string; reason: string },
): void {
  if (row.employee_id === call.caller.userId) return;
  const began = formatTimestamp(Date.parse(row.started_at), row.timezone).slice(0, 16).replace('T', ' ');
  notify(call, {
    userId: row.employee_id,
    kind,
    title,
    body: `The entry of ${began}, by ${call.caller.actor.name}: ${reason.trim()}`,
    resource: { type: 'time_entry', id: row.id },
  });
}

export function announceClockStarted(call: Writing, row: AnnouncedEntry): void {
  audit(call, { action: 'started', resource: 'clock', id: row.id });
  emit(call, 'clock.started', presentClockEvent(row));
}

export function announceClockStopped(call: Writing, row: AnnouncedEntry, changes: Changes = {}): void {
  audit(call, { action: 'stopped', resource: 'clock', id: row.id, changes });
  emit(call, 'clock.stopped', presentClockEvent(row));
}

/** The audit line and the event of a discarded clock; the event says `discarded`. */
export function announceClockDiscarded(call: Writing, row: AnnouncedEntry): void {
  audit(call, { action: 'discarded', resource: 'clock', id: row.id });
  emit(call, 'clock.stopped', presentClockEvent(row));
}

/** Notifies the person that their clock was stopped at the workspace's limit (rule 35). */
export const tellOfAutoStop = (call: Writing, row: Pick<EntryRow, 'id' | 'employee_id'>): void =>
  notify(call, {
    userId: row.employee_id,
    kind: 'clock.auto_stopped',
    title: 'Your clock was stopped',
    body: `It had been running for ${call.workspace.settings.max_clock_hours} hours. Please correct the entry if you stopped working earlier.`,
    resource: { type: 'time_entry', id: row.id },
  });

/** The private address of a person; its secret is in no line. */
export const announceFeed = (call: Writing, userId: string, action: 'created' | 'deleted'): void =>
  audit(call, { action, resource: 'absence_feed', id: userId });

export const announceOvertime = (
  call: Pick<Writing, 'caller' | 'db' | 'request'>,
  employeeId: string,
  { id, kind, seconds, effective_on }: OvertimeRow,
): void =>
  audit(call, {
    action: 'created',
    resource: 'overtime_entry',
    id,
    changes: {
      employee_id: [null, employeeId],
      kind: [null, kind],
      seconds: [null, seconds],
      effective_on: [null, effective_on],
    },
  });

/** Notifies a person of an entry in their overtime account. */
export const tellOvertime = (call: Writing, userId: string, row: OvertimeRow): void =>
  notify(call, {
    userId,
    kind: 'overtime.posted',
    title: row.kind === 'payout' ? 'Overtime is paid out' : 'Your overtime account has a new entry',
    body: `${(row.seconds / 3600).toFixed(2)} hours on ${row.effective_on}: ${row.reason}`,
    resource: { type: 'overtime_entry', id: row.id },
  });

/** Without a change of state; those are audited by the state machine. */
export const announceTimesheet = (
  call: Writing,
  row: Pick<TimesheetRow, 'id' | 'period_start'>,
  action: 'created' | 'updated' | 'submitted',
): void =>
  audit(call, {
    action,
    resource: 'timesheet',
    id: row.id,
    changes: { period_start: [null, row.period_start] },
  });

const about = (row: TimesheetRow) => ({ type: 'timesheet', id: row.id });
const daysOf = (row: TimesheetRow) => `${row.period_start} to ${row.period_end}`;

/** Notifies the person's manager, else the admins other than the person. */
export async function tellSubmitted(call: Writing, row: TimesheetRow): Promise<void> {
  const { ids } = row.approver_id === null ? await call.db.one(adminIds) : { ids: [row.approver_id] };
  const told = decidedBy({ id: row.employee_id, manager_id: row.approver_id }, ids);
  if (told.length === 0) return;
  notify(call, {
    userId: told,
    kind: 'timesheet.submitted',
    title: `${row.employee_name} has submitted a timesheet`,
    body: daysOf(row),
    resource: about(row),
  });
}

/** Notifies the person, unless they decided themselves. */
export function tellDecision(call: Writing, row: TimesheetRow, reason: string | null): void {
  if (row.employee_id === call.caller.userId) return;
  const approved = row.status === 'approved';
  notify(call, {
    userId: row.employee_id,
    kind: approved ? 'timesheet.approved' : 'timesheet.returned',
    title: approved ? 'Your timesheet was approved' : 'Your timesheet was returned',
    body: reason === null ? daysOf(row) : `${daysOf(row)}: ${reason}`,
    resource: about(row),
  });
}

export const announcePeriodLock = (call: Writing, row: Omit<PeriodLockRow, 'created_at'>): void =>
  audit(call, {
    action: 'created',
    resource: 'period_lock',
    id: row.id,
    changes: {
      locked_through: [null, row.locked_through],
      department_id: [null, row.department_id],
      grace_until: [null, row.grace_until],
    },
  });
