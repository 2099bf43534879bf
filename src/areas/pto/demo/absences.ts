/**
 * Absences of the demo. A wish becomes an absence only if the service would accept it: the rules of this area
 * compute its cost and check whether it can be requested and paid from the balance.
 */
import { costInCalendar, workCalendar, type Cost, type WorkCalendar } from '../../../schedule/counting.ts';
import {
  approvedRows,
  bookingsOf,
  grantedRows,
  releasedRows,
  requestedRows,
  type Booking,
} from '../rules/ledger.ts';
import { slotsOf, slotsOverlap, slotsToRange, spanProblems, type Slots } from '../rules/spans.ts';
import { rulesOn, type LedgerRow } from '../rules/types.ts';
import { type Span } from '../../../schedule/span.ts';
import type { Actor } from '../../../auth/caller.ts';
import { daysToNumeric } from '../../../civil/days.ts';
import { localDate } from '../../../civil/zones.ts';
import { auditTransition } from '../../../transitions/transition.ts';
import type { DemoCompany } from '../../../demo/company.ts';
import { iso } from '../../../demo/days.ts';
import type { DemoPerson } from '../../../demo/people.ts';
import {
  announceApproved,
  announceCalledOff,
  announceDenied,
  announceEntered,
  announceWithdrawn,
  type AnnouncedAbsence,
} from '../announce.ts';
import { ABSENCE_MACHINE, type AbsenceAction, type AbsenceStatus } from '../rules/review.ts';
import type { DecidersRow } from '../../../people/deciders.ts';
import type { Ledgers } from './ledgers.ts';
import type { CalendarHolidays } from './holidays.ts';
import type { Policies, Policy, PolicyKey } from './policies.ts';
import { timeline, type Outcome, type Step } from './timeline.ts';

export interface Wish {
  person: DemoPerson;
  policy: PolicyKey;
  span: Span;
  outcome: Outcome;
  note?: string | null;
  reason?: string;
  /** Time of the request; random by default. */
  asked?: number;
  steps?: readonly Step[];
}

export interface Absence {
  id: string;
  person: DemoPerson;
  policy: Policy;
  span: Span;
  cost: Cost;
  slots: Slots;
  status: AbsenceStatus;
  steps: readonly Step[];
  note: string | null;
  reason: string | null;
}

export interface Absences {
  /** Returns the absence, or null if the service would have refused it. */
  place(wish: Wish): Absence | null;
  /** Slots of the person's approved absences. */
  away(person: DemoPerson): Slots[];
  calendarOf(person: DemoPerson): WorkCalendar;
  count(status: AbsenceStatus): number;
}

export interface AbsenceOptions {
  company: DemoCompany;
  policies: Policies;
  holidays: CalendarHolidays;
  ledgers: Ledgers;
}

export function openAbsences(options: AbsenceOptions): Absences {
  const { company, policies, holidays, ledgers } = options;
  const random = company.random('absence times');
  const all = new Map<DemoPerson, Absence[]>();
  const counts = { requested: 0, approved: 0, denied: 0, cancelled: 0 };
  const calendars = new Map<string, WorkCalendar>();

  const calendarOf = (person: DemoPerson): WorkCalendar => {
    const known = calendars.get(person.id);
    if (known) return known;
    const calendar = workCalendar({ pattern: person.pattern, holidays: holidays[person.site ?? 'default'] });
    calendars.set(person.id, calendar);
    return calendar;
  };

  const place = (wish: Wish): Absence | null => {
    const { person, span } = wish;
    const policy = policies.get(wish.policy);
    if (!policy?.isFor(person) || person.status === 'invited') return null;
    const rules = rulesOn(policy, span.start_date);
    const steps =
      wish.steps ?? timeline(company, random, { ...wish, needsApproval: rules.requires_approval });
    if (!steps || steps[0]!.at < person.created) return null;
    const cost = costInCalendar(span, calendarOf(person), rules.unit);
    const employment = { start_date: person.start, last_day: person.lastDay ?? person.leavesOn };
    const today = localDate(steps[0]!.at, company.zone);
    if (spanProblems(span, { rules, employment, today, cost: () => cost })) return null;
    const slots = slotsOf(span);
    const own = all.get(person) ?? [];
    if (own.some((other) => isTaken(other) && slotsOverlap(other.slots, slots))) return null;
    const bookings = bookingsOf(cost, policy);
    if (bookings.length === 0 || !ledgers.allows(person, policy, bookings)) return null;

    const status = steps.at(-1)!.status;
    const { note = null, reason = null } = wish;
    const id = company.id(steps[0]!.at);
    const absence: Absence = { id, person, policy, span, cost, slots, status, steps, note, reason };
    for (const step of steps) {
      const rows = ledgerRows(step, id, bookings, ledgers.rowsOf(person, policy, id));
      ledgers.post(person, policy, rows, { at: step.at, by: step.by.actor });
    }
    all.set(person, [...own, absence]);
    counts[status] += 1;
    insertAbsence(company, absence);
    announce(company, absence, company.decidersOf(person));
    return absence;
  };

  return {
    place,
    calendarOf,
    away: (person) =>
      (all.get(person) ?? []).filter(({ status }) => status === 'approved').map(({ slots }) => slots),
    count: (status) => counts[status],
  };
}

function ledgerRows(
  step: Step,
  id: string,
  bookings: readonly Booking[],
  rows: readonly LedgerRow[],
): LedgerRow[] {
  if (step.atOnce) return grantedRows(id, bookings);
  if (step.status === 'requested') return requestedRows(id, bookings);
  return step.status === 'approved' ? approvedRows(id, rows) : releasedRows(id, rows);
}

const isTaken = ({ status }: Absence) => status === 'requested' || status === 'approved';

function insertAbsence(company: DemoCompany, absence: Absence): void {
  const { id, person, policy, span, cost, slots, status, steps, note } = absence;
  const asked = steps[0]!;
  const last = steps.at(-1)!;
  // absences without approval have no reviewer; absences entered by a manager were decided by that manager
  const decided = steps.find(({ status: to, by }) => (to === 'approved' || to === 'denied') && by !== person);
  const reviewer: Actor | null = decided ? decided.by.actor : null;
  company.insert('absences', {
    id,
    created_at: iso(asked.at),
    updated_at: iso(last.at),
    version: asked.atOnce ? 1 : steps.length,
    employee_id: person.id,
    policy_id: policy.id,
    start_date: span.start_date,
    end_date: span.end_date,
    start_half: span.start_half ?? null,
    end_half: span.end_half ?? null,
    slots: slotsToRange(slots),
    days: daysToNumeric(cost.total),
    status,
    note,
    decision_note: absence.reason,
    reviewer_id: reviewer?.id ?? null,
    reviewer,
    reviewed_at: decided ? iso(decided.at) : null,
    requested_by: asked.by.actor,
  });
}

const ACTIONS: Record<AbsenceStatus, AbsenceAction> = {
  requested: 'edit',
  approved: 'approve',
  denied: 'deny',
  cancelled: 'cancel',
};

/** Announces each step like the operation that performs it. */
function announce(company: DemoCompany, absence: Absence, deciders: DecidersRow): void {
  const { person, policy, span, cost, reason } = absence;
  let before: AbsenceStatus = 'requested';
  absence.steps.forEach(({ at, by, status }, index) => {
    const row: AnnouncedAbsence = {
      id: absence.id,
      version: index + 1,
      employee_id: person.id,
      employee_email: person.email,
      employee_name: person.name,
      policy_name: policy.name,
      start_date: span.start_date,
      end_date: span.end_date,
      status,
    };
    const own = by === person;
    // entering and approving at once would need two scopes of a key
    const scope = own ? 'absences:write' : index === 0 ? undefined : 'absences:approve';
    const call = company.writing(by, at, scope);
    if (index === 0)
      announceEntered(call, row, deciders, { days: cost.inDays, documentAfter: policy.documentAfter });
    else {
      const action = ACTIONS[status];
      auditTransition(call, ABSENCE_MACHINE, { id: row.id, action, changes: { status: [before, status] } });
      if (status === 'approved') announceApproved(call, row, null);
      else if (status === 'denied') announceDenied(call, row, reason);
      else if (own) announceWithdrawn(call, row, deciders);
      else announceCalledOff(call, row, reason ?? '');
    }
    before = status;
  });
}
