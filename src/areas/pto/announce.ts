/**
 * What a change writes besides its row: audit lines, events for webhooks, notifications. Operations and the
 * demo share these functions.
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
import type { EntitlementRow } from './store/entitlements.ts';

type AbsenceEvent = 'absence.requested' | 'absence.approved' | 'absence.denied' | 'absence.cancelled';

export type AnnouncedAbsence = Pick<
  AbsenceRow,
  | 'id'
  | 'version'
  | 'employee_id'
  | 'employee_email'
  | 'employee_name'
  | 'policy_name'
  | 'start_date'
  | 'end_date'
  | 'status'
>;

type AbsenceVerb =
  | 'requested'
  | 'requested and approved'
  | 'gave first approval to'
  | 'updated'
  | 'split off'
  | 'attached document to';

/** Writes an audit line. Notes and reasons stay out of it, because they may contain health data. */
export function auditAbsence(
  call: Writing,
  row: Pick<AbsenceRow, 'id'>,
  action: AbsenceVerb,
  changes: Record<string, [unknown, unknown]> = {},
): void {
  audit(call, { action, resource: 'absence', id: row.id, changes });
}

export const emitAbsence = (call: Writing, kind: AbsenceEvent, row: AnnouncedAbsence): void =>
  emit(call, kind, presentAbsenceEvent(row));

interface Notice {
  kind: AbsenceEvent | 'absence.document_needed' | 'absence.recounted';
  title: string;
  /** Text after the leave type and the dates. */
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

/**
 * Notifies those who decide on the person's absences, without the caller: the manager, or the admins if there
 * is none (rule 22).
 */
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

/** Notifies the absence's person, unless they are the caller. */
function tellOwner(call: Writing, row: AnnouncedAbsence, notice: Notice): void {
  if (row.employee_id !== call.caller.userId) tell(call, row, row.employee_id, notice);
}

/** Reminds the person of the document that the leave type requires for absences of more than `days` days. */
const remindOfDocument = (call: Writing, row: AnnouncedAbsence, days: number): void =>
  tell(call, row, row.employee_id, {
    kind: 'absence.document_needed',
    title: 'Please hand in a document',
    more: `More than ${days} ${days === 1 ? 'day' : 'days'} need one, such as a sick note.`,
  });

/** Reminds the person of the certificate that is due today, and whoever decides on them. */
export function tellCertificateDue(
  call: Writing,
  row: AnnouncedAbsence & Pick<AbsenceRow, 'certificate_due_on'>,
  deciders: DecidersRow,
): void {
  const kind = 'absence.document_needed';
  const more = `It is due on ${row.certificate_due_on}.`;
  tellOwner(call, row, { kind, title: 'Please hand in a certificate', more });
  tellDeciders(call, row, deciders, { kind, title: `A certificate of ${row.employee_name} is due`, more });
}

/**
 * Announces a new absence, requested or approved at once. `days` is its length; up to `documentAfter` days
 * need no document.
 */
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
    tellOwner(call, row, { kind, title: 'Time off was requested on your behalf' });
  } else {
    const kind = 'absence.approved';
    emitAbsence(call, kind, row);
    tellDeciders(call, row, deciders, { kind, title: `${row.employee_name} will be away` });
    tellOwner(call, row, { kind, title: 'You have time off' });
  }
  if (documentAfter !== null && days > documentAfter * ONE_DAY) remindOfDocument(call, row, documentAfter);
}

// Transitions write the audit lines of the changes below (transitions/transition.ts).

/** Announces an approval; `note` is the reviewer's comment. */
export function announceApproved(call: Writing, row: AnnouncedAbsence, note: string | null): void {
  emitAbsence(call, 'absence.approved', row);
  tellOwner(call, row, { kind: 'absence.approved', title: 'Your time off is approved', more: note });
}

/** Audits the first of two approvals, and notifies the admins other than the person and the caller. */
export function announceFirstApproval(call: Writing, row: AnnouncedAbsence, deciders: DecidersRow): void {
  auditAbsence(call, row, 'gave first approval to');
  for (const userId of deciders.admin_ids)
    if (userId !== call.caller.userId && userId !== row.employee_id)
      tell(call, row, userId, {
        kind: 'absence.requested',
        title: `Time off of ${row.employee_name} needs a second approval`,
      });
}

export function announceDenied(call: Writing, row: AnnouncedAbsence, note: string | null): void {
  emitAbsence(call, 'absence.denied', row);
  tellOwner(call, row, { kind: 'absence.denied', title: 'Your time off is denied', more: note });
}

/** An absence that ended with an employment. */
export const announceEnded = (call: Writing, row: AnnouncedAbsence): void =>
  emitAbsence(call, 'absence.cancelled', row);

/** Notifies the person of an absence that was cancelled because their last contract ends before it. */
export const tellCancelled = (call: Writing, row: AnnouncedAbsence): void =>
  tellOwner(call, row, {
    kind: 'absence.cancelled',
    title: 'Your time off is cancelled',
    more: 'It is after the last day of your contract.',
  });

/**
 * Announces an absence shortened by the end of an employment or of the last contract. The event of its status
 * is sent again with the new dates, so that clients update their copy by id. `stays`: the person is notified.
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

/**
 * Announces an absence out of which days were taken: `rows` is the absence itself and what was split off.
 * The event of their status is sent for each, so that clients update their copies by id (rule 76).
 */
export function announceCarved(
  call: Writing,
  before: Pick<AbsenceRow, 'start_date' | 'end_date' | 'days'>,
  rows: readonly AbsenceRow[],
  deciders: DecidersRow,
  { title, note = null, quiet = false }: { title: string; note?: string | null; quiet?: boolean },
): void {
  const [row, ...split] = rows as [AbsenceRow, ...AbsenceRow[]];
  if (row.status !== 'cancelled') {
    const [from, to] = [before, row].map((one) => amountInWords(days(one.days), row.unit));
    auditAbsence(call, row, 'updated', {
      start_date: [before.start_date, row.start_date],
      end_date: [before.end_date, row.end_date],
      days: [from, to],
    });
  }
  for (const one of split)
    auditAbsence(call, one, 'split off', {
      split_from: [null, row.id],
      days: [null, amountInWords(days(one.days), one.unit)],
    });
  if (quiet) return;
  for (const one of rows) emitAbsence(call, `absence.${one.status}`, one);
  const kind = row.status === 'cancelled' ? 'absence.cancelled' : 'absence.recounted';
  tellOwner(call, row, { kind, title, more: note });
  tellDeciders(call, row, deciders, { kind, title: `Time off of ${row.employee_name} was changed` });
}

/** Announces a cancellation by the person, or by a service key on their behalf. */
export function announceWithdrawn(call: Writing, row: AnnouncedAbsence, deciders: DecidersRow): void {
  announceEnded(call, row);
  const kind = 'absence.cancelled';
  tellDeciders(call, row, deciders, { kind, title: `${row.employee_name} has cancelled time off` });
  tellOwner(call, row, { kind, title: 'Your time off is cancelled' });
}

export function announceCalledOff(call: Writing, row: AnnouncedAbsence, reason: string): void {
  announceEnded(call, row);
  tellOwner(call, row, { kind: 'absence.cancelled', title: 'Your time off is cancelled', more: reason });
}

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

/** Leave of a person that lapses after a day unless it is taken. */
export interface Lapsing {
  employee_id: string;
  policy: { id: string; name: string };
  unit: Unit;
  days: Days;
  lapses_on: string;
}

export const tellLapse = (call: Writing, { employee_id, policy, unit, days, lapses_on }: Lapsing): void =>
  notify(call, {
    userId: employee_id,
    kind: 'balance.lapsing',
    title: 'Take your leave before it lapses',
    body: `${policy.name}: ${amountInWords(days, unit)} can be taken until ${lapses_on}. What is left then lapses.`,
  });

/** Announces a new or deleted agreement with a person about their amount of leave. */
export function announceEntitlement(call: Writing, row: EntitlementRow, action: 'created' | 'deleted'): void {
  const { id, employee_id, policy_name, valid_from, annual_days, extra_days } = row;
  const terms = Object.entries({ employee_id, valid_from, annual_days, extra_days });
  const isNew = action === 'created';
  audit(call, {
    action,
    resource: 'leave_entitlement',
    id,
    changes: Object.fromEntries(terms.map(([name, term]) => [name, isNew ? [null, term] : [term, null]])),
  });
  notify(call, {
    userId: employee_id,
    kind: 'balance.entitlement_changed',
    title: 'Your yearly amount of time off was changed',
    body: `${policy_name}, from ${valid_from} on.${isNew && row.reason ? ` ${row.reason}` : ''}`,
    resource: { type: 'leave_entitlement', id },
  });
}

export const announcePolicy = (call: Writing, { id, name }: { id: string; name: string }): void =>
  audit(call, { action: 'created', resource: 'policy', id, changes: { name: [null, name] } });

/** `recounted`: number of absences that cost less because of the new holiday. */
export const announceHoliday = (call: Writing, id: string, recounted: number): void =>
  audit(call, {
    action: 'created',
    resource: 'holiday',
    id,
    changes: { absences_recounted: [0, recounted] },
  });

/** `department_id` is null for a blackout of all departments. */
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

/** `entries`: number of ledger rows that closing the year has added. */
export const announceYearEnd = (call: Writing, year: number, entries: number): void =>
  audit(call, {
    action: 'closed',
    resource: 'leave_year',
    id: null,
    changes: { year: [null, year], entries: [0, entries] },
  });

/** A row that offsets a manual correction; `amount` as text. */
export interface Conversion {
  id: string;
  employee_id: string;
  effective_on: string;
  person: string;
  policy: string;
  amount: string;
}

/** The audit line of a row that offsets a manual correction. */
export const auditConversion = (
  call: Writing,
  { id, employee_id, effective_on, amount }: Omit<Conversion, 'person' | 'policy'>,
): void =>
  audit(call, {
    action: 'converted',
    resource: 'leave_balance',
    id,
    changes: { [employee_id]: [null, `${amount.startsWith('-') ? '' : '+'}${amount} ${effective_on}`] },
  });

/** Maximum number of people named in a notification; the audit trail has all. */
const MOST_NAMED = 50;

/**
 * Announces the corrections that were offset when contracts began to count: an audit line for each, and the
 * list to all admins.
 */
export function announceConversions(
  call: Writing,
  converted: readonly Conversion[],
  adminIds: readonly string[],
): void {
  if (converted.length === 0) return;
  for (const one of converted) auditConversion(call, one);
  const named = converted
    .slice(0, MOST_NAMED)
    .map(({ person, policy, amount }) => `${person}, ${policy}: +${amount}`);
  const more = converted.length - named.length;
  for (const userId of adminIds)
    notify(call, {
      userId,
      kind: 'balance.converted',
      title: 'Corrections of leave balances were offset',
      body: `Entitlements now follow contracts that end. Your manual corrections for this were offset, so that they do not count twice:\n${named.join('\n')}${more > 0 ? `\nand ${more} more, in the audit trail.` : ''}`,
    });
}
