/**
 * What a change writes beside the row: audit lines, events for webhooks, notifications. Operations and the demo announce
 * through the same functions.
 */
import type { Writing } from '../../events/writing.ts';
import { audit } from '../../events/audit.ts';
import { emit } from '../../events/emit.ts';
import { notify } from '../../events/notify.ts';
import { amountInWords, days, ONE_DAY, type Days } from '../../civil/days.ts';
import type { Unit } from '../../schedule/span.ts';
import { presentAbsenceEvent } from './present/absence.ts';
import type { DecidersRow } from '../../people/deciders.ts';
import { decidedBy } from '../../people/deciding.ts';
import type { AbsenceRow } from './store/absences.ts';

type AbsenceEvent = 'absence.requested' | 'absence.approved' | 'absence.denied' | 'absence.cancelled';

/** What is said of an absence. */
export type AnnouncedAbsence = Pick<
  AbsenceRow,
  | 'id'
  | 'employee_id'
  | 'employee_email'
  | 'employee_name'
  | 'policy_name'
  | 'start_date'
  | 'end_date'
  | 'status'
>;

type AbsenceVerb = 'requested' | 'requested and approved' | 'updated' | 'attached document to';

/** Adds a line to the audit trail. Note and reasons stay out of it: they may speak of health. */
export function auditAbsence(
  call: Writing,
  row: Pick<AbsenceRow, 'id'>,
  action: AbsenceVerb,
  changes: Record<string, [unknown, unknown]> = {},
): void {
  audit(call, { action, resource: 'absence', id: row.id, changes });
}

/** Emits the event of what became of an absence. */
export const emitAbsence = (call: Writing, kind: AbsenceEvent, row: AnnouncedAbsence): void =>
  emit(call, kind, presentAbsenceEvent(row));

interface Notice {
  kind: AbsenceEvent | 'absence.document_needed' | 'absence.recounted';
  title: string;
  /** Follows the leave type and the dates. */
  more?: string | null;
}

const datesOf = (row: AnnouncedAbsence): string =>
  row.start_date === row.end_date ? row.start_date : `${row.start_date} to ${row.end_date}`;

function tell(call: Writing, row: AnnouncedAbsence, userId: string, { kind, title, more }: Notice): void {
  notify(call, {
    userId,
    kind,
    title,
    body: `${row.policy_name}, ${datesOf(row)}.${more ? ` ${more}` : ''}`,
    resource: { type: 'absence', id: row.id },
  });
}

/** Notifies those who decide on the person's absences: the manager, or without one the admins (rule 22). Not the caller. */
export function tellDeciders(
  call: Writing,
  row: AnnouncedAbsence,
  deciders: DecidersRow,
  notice: Notice,
): void {
  const person = { id: row.employee_id, manager_id: deciders.deciding_manager };
  for (const userId of decidedBy(person, deciders.admin_ids)) {
    if (userId !== call.caller.userId) tell(call, row, userId, notice);
  }
}

/** Notifies the person whose absence it is, unless they did it themselves. */
function tellOwner(call: Writing, row: AnnouncedAbsence, notice: Notice): void {
  if (row.employee_id !== call.caller.userId) tell(call, row, row.employee_id, notice);
}

/** Reminds the person of the document that the leave type requires for more than `days` days. */
const remindOfDocument = (call: Writing, row: AnnouncedAbsence, days: number): void =>
  tell(call, row, row.employee_id, {
    kind: 'absence.document_needed',
    title: 'Please hand in a document',
    more: `More than ${days} ${days === 1 ? 'day' : 'days'} need one, such as a sick note.`,
  });

/** A new absence, requested or approved at once, with the days it costs and the number of days that need no document. */
export function announceEntered(
  call: Writing,
  row: AnnouncedAbsence,
  deciders: DecidersRow,
  { days, documentAfter }: { days: Days; documentAfter: number | null },
): void {
  const waits = row.status === 'requested';
  auditAbsence(call, row, waits ? 'requested' : 'requested and approved');
  emitAbsence(call, 'absence.requested', { ...row, status: 'requested' });
  if (waits) {
    const kind = 'absence.requested';
    tellDeciders(call, row, deciders, { kind, title: `${row.employee_name} asks for time off` });
    tellOwner(call, row, { kind, title: 'Time off was asked for in your name' });
  } else {
    const kind = 'absence.approved';
    emitAbsence(call, kind, row);
    tellDeciders(call, row, deciders, { kind, title: `${row.employee_name} will be away` });
    tellOwner(call, row, { kind, title: 'You have time off' });
  }
  if (documentAfter !== null && days > documentAfter * ONE_DAY) remindOfDocument(call, row, documentAfter);
}

// What follows on a transition has its audit line from there (transitions/transition.ts).

/** A request that was approved; `note`: what the person who decided said about it. */
export function announceApproved(call: Writing, row: AnnouncedAbsence, note: string | null): void {
  emitAbsence(call, 'absence.approved', row);
  tellOwner(call, row, { kind: 'absence.approved', title: 'Your time off is approved', more: note });
}

/** A request that was denied, and why. */
export function announceDenied(call: Writing, row: AnnouncedAbsence, note: string | null): void {
  emitAbsence(call, 'absence.denied', row);
  tellOwner(call, row, { kind: 'absence.denied', title: 'Your time off is denied', more: note });
}

/** An absence that ended with an employment. */
export const announceEnded = (call: Writing, row: AnnouncedAbsence): void =>
  emitAbsence(call, 'absence.cancelled', row);

/** Tells the person of an absence that ended with their last contract. */
export const tellCancelled = (call: Writing, row: AnnouncedAbsence): void =>
  tellOwner(call, row, {
    kind: 'absence.cancelled',
    title: 'Your time off is cancelled',
    more: 'It is after the last day of your contract.',
  });

/**
 * An absence that ends with an employment or the last contract. The event is that of its state again, with the new dates: who keeps a
 * copy replaces it by the id. `stays`: the person is there to be told.
 */
export function announceCut(
  call: Writing,
  before: Pick<AbsenceRow, 'end_date' | 'days'>,
  row: AbsenceRow,
  { stays }: { stays: boolean },
): void {
  const [from, to] = [before, row].map((one) => amountInWords(days(one.days), row.unit));
  auditAbsence(call, row, 'updated', { end_date: [before.end_date, row.end_date], days: [from, to] });
  emitAbsence(call, row.status === 'approved' ? 'absence.approved' : 'absence.requested', row);
  if (stays)
    tellOwner(call, row, {
      kind: 'absence.recounted',
      title: 'Your time off ends with your contract',
      more: `It counts ${to!} now instead of ${from!}.`,
    });
}

/** An absence that its person has cancelled, or a service key in their name. */
export function announceWithdrawn(call: Writing, row: AnnouncedAbsence, deciders: DecidersRow): void {
  announceEnded(call, row);
  const kind = 'absence.cancelled';
  tellDeciders(call, row, deciders, { kind, title: `${row.employee_name} has cancelled time off` });
  tellOwner(call, row, { kind, title: 'Your time off is cancelled' });
}

/** An absence that somebody above its person has cancelled, and why. */
export function announceCalledOff(call: Writing, row: AnnouncedAbsence, reason: string): void {
  announceEnded(call, row);
  tellOwner(call, row, { kind: 'absence.cancelled', title: 'Your time off is cancelled', more: reason });
}

/** A balance that an admin has corrected: the row of the ledger, with the leave type's name. */
export function announceAdjustment(
  call: Writing,
  entry: {
    id: string;
    employee_id: string;
    policy_name: string;
    unit: Unit;
    days: Days;
    effective_on: string;
    reason: string;
  },
): void {
  const { id, employee_id, effective_on } = entry;
  const change = `${entry.days > 0 ? '+' : ''}${amountInWords(entry.days, entry.unit)}`;
  audit(call, {
    action: 'adjusted',
    resource: 'leave_balance',
    id,
    changes: { [employee_id]: [null, `${change} ${effective_on}`] },
  });
  notify(call, {
    userId: employee_id,
    kind: 'balance.adjusted',
    title: 'Your leave balance was corrected',
    body: `${entry.policy_name}: ${change} from ${effective_on} on. ${entry.reason}`,
    resource: { type: 'leave_ledger', id },
  });
}

/** A new leave type. */
export const announcePolicy = (call: Writing, { id, name }: { id: string; name: string }): void =>
  audit(call, { action: 'created', resource: 'policy', id, changes: { name: [null, name] } });

/** A new holiday; `recounted`: how many absences cost less by it. */
export const announceHoliday = (call: Writing, id: string, recounted: number): void =>
  audit(call, {
    action: 'created',
    resource: 'holiday',
    id,
    changes: { absences_recounted: [0, recounted] },
  });

/** New days on which no leave is granted, in a department or (null) everywhere. */
export const announceBlackout = (
  call: Writing,
  {
    id,
    start_date,
    end_date,
    department_id,
  }: { id: string; start_date: string; end_date: string; department_id: string | null },
): void =>
  audit(call, {
    action: 'created',
    resource: 'blackout',
    id,
    changes: {
      start_date: [null, start_date],
      end_date: [null, end_date],
      department_id: [null, department_id],
    },
  });

/** A leave year that an admin has closed, with the number of rows the ledger got by it. */
export const announceYearEnd = (call: Writing, year: number, entries: number): void =>
  audit(call, {
    action: 'closed',
    resource: 'leave_year',
    id: null,
    changes: { year: [null, year], entries: [0, entries] },
  });

/** A row that sets off a correction by hand; `amount` in words. */
export interface Conversion {
  id: string;
  employee_id: string;
  effective_on: string;
  person: string;
  policy: string;
  amount: string;
}

/** People that one notice names; the trail has all. */
const MOST_NAMED = 50;

/** Corrections that were set off when contracts began to count: a line of the trail for each, and the list to all admins. */
export function announceConversions(
  call: Writing,
  converted: readonly Conversion[],
  adminIds: readonly string[],
): void {
  if (converted.length === 0) return;
  for (const { id, employee_id, effective_on, amount } of converted)
    audit(call, {
      action: 'converted',
      resource: 'leave_balance',
      id,
      changes: { [employee_id]: [null, `+${amount} ${effective_on}`] },
    });
  const named = converted
    .slice(0, MOST_NAMED)
    .map(({ person, policy, amount }) => `${person}, ${policy}: +${amount}`);
  const more = converted.length - named.length;
  for (const userId of adminIds)
    notify(call, {
      userId,
      kind: 'balance.converted',
      title: 'Corrections of leave balances were set off',
      body: `Contracts that end limit the entitlement now. What you had corrected for it by hand is not counted twice:\n${named.join('\n')}${more > 0 ? `\nand ${more} more, in the audit trail.` : ''}`,
    });
}
