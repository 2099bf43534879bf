/** What a change of an absence writes beside the row: an audit line, an event for webhooks, notifications. */
import type { Writing } from '../../events/writing.ts';
import { audit } from '../../events/audit.ts';
import { emit } from '../../events/emit.ts';
import { notify } from '../../events/notify.ts';
import { presentAbsenceEvent } from './present/absence.ts';
import { decidedBy } from './rules/review.ts';
import type { AbsenceRow, DecidersRow } from './store/absences.ts';

type AbsenceEvent = 'absence.requested' | 'absence.approved' | 'absence.denied' | 'absence.cancelled';

/** Adds a line to the audit trail. Note and reasons stay out of it: they may speak of health. */
export function auditAbsence(
  call: Writing,
  row: AbsenceRow,
  action: string,
  changes: Record<string, [unknown, unknown]> = {},
): void {
  audit(call, { action, resource: 'absence', id: row.id, changes });
}

/** Emits the event of what became of an absence. */
export const emitAbsence = (call: Writing, kind: AbsenceEvent, row: AbsenceRow): void =>
  emit(call, kind, presentAbsenceEvent(row));

interface Notice {
  kind: AbsenceEvent | 'absence.document_needed' | 'absence.recounted';
  title: string;
  /** Follows the leave type and the dates. */
  more?: string | null;
}

const datesOf = (row: AbsenceRow): string =>
  row.start_date === row.end_date ? row.start_date : `${row.start_date} to ${row.end_date}`;

function tell(call: Writing, row: AbsenceRow, userId: string, { kind, title, more }: Notice): void {
  notify(call, {
    userId,
    kind,
    title,
    body: `${row.policy_name}, ${datesOf(row)}.${more ? ` ${more}` : ''}`,
    resource: { type: 'absence', id: row.id },
  });
}

/** Notifies those who decide on the person's absences: the manager, or without one the admins (rule 22). Not the caller. */
export function tellDeciders(call: Writing, row: AbsenceRow, deciders: DecidersRow, notice: Notice): void {
  const person = { id: row.employee_id, manager_id: deciders.deciding_manager };
  for (const userId of decidedBy(person, deciders.admin_ids)) {
    if (userId !== call.caller.userId) tell(call, row, userId, notice);
  }
}

/** Notifies the person whose absence it is, unless they did it themselves. */
export function tellOwner(call: Writing, row: AbsenceRow, notice: Notice): void {
  if (row.employee_id !== call.caller.userId) tell(call, row, row.employee_id, notice);
}

/** Reminds the person of the document that the leave type requires for more than `days` days. */
export const remindOfDocument = (call: Writing, row: AbsenceRow, days: number): void =>
  tell(call, row, row.employee_id, {
    kind: 'absence.document_needed',
    title: 'Please hand in a document',
    more: `More than ${days} ${days === 1 ? 'day' : 'days'} need one, such as a sick note.`,
  });
