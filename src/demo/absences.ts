/**
 * Absences and what became of them. A wish is placed only where the service itself would have taken it: the rules of the
 * pto area say what it costs, whether it may be asked for and whether the balance allows it.
 */
import {
  costInCalendar,
  workCalendar,
  type Cost,
  type Holiday,
  type WorkCalendar,
} from '../schedule/counting.ts';
import {
  approvedRows,
  bookingsOf,
  grantedRows,
  releasedRows,
  requestedRows,
  type Booking,
} from '../areas/pto/rules/ledger.ts';
import { slotsOf, slotsOverlap, slotsToRange, spanProblems, type Slots } from '../areas/pto/rules/spans.ts';
import { rulesOn, type LedgerRow } from '../areas/pto/rules/types.ts';
import { type Span } from '../schedule/span.ts';
import type { Actor } from '../auth/caller.ts';
import { daysToNumeric } from '../civil/days.ts';
import { localDate } from '../civil/zones.ts';
import { announce } from './absenceNews.ts';
import { timeline, type Outcome, type Step } from './absenceTimes.ts';
import type { Journal } from './journal.ts';
import type { LeaveBooks } from './leaveBooks.ts';
import type { People, Person } from './people.ts';
import type { Policies, Policy, PolicyKey } from './policies.ts';
import { iso, type Stage } from './stage.ts';

export type Status = 'requested' | 'approved' | 'denied' | 'cancelled';

/** What somebody would like to take, and how that ends. */
export interface Wish {
  person: Person;
  policy: PolicyKey;
  span: Span;
  outcome: Outcome;
  note?: string | null;
  /** Why it was denied or called off. */
  reason?: string;
  /** When it was asked for; drawn unless given. */
  asked?: number;
  /** How it went, where that is a story of its own. */
  steps?: readonly Step[];
}

export interface Absence {
  id: string;
  person: Person;
  policy: Policy;
  span: Span;
  cost: Cost;
  slots: Slots;
  status: Status;
  steps: readonly Step[];
  note: string | null;
  reason: string | null;
}

export interface Absences {
  /** The absence, or null where the service would have refused it. */
  place(wish: Wish): Absence | null;
  /** Slots a person is away for, approved ones only. */
  away(person: Person): Slots[];
  calendarOf(person: Person): WorkCalendar;
  all: readonly Absence[];
  count(status: Status): number;
  lay(): void;
}

export interface AbsenceOptions {
  stage: Stage;
  people: People;
  policies: Policies;
  holidays: readonly Holiday[];
  books: LeaveBooks;
  journal: Journal;
}

export function openAbsences(options: AbsenceOptions): Absences {
  const { stage, people, policies, holidays, books, journal } = options;
  const random = stage.random('absence times');
  const all: Absence[] = [];
  const calendars = new Map<string, WorkCalendar>();

  const calendarOf = (person: Person): WorkCalendar => {
    const known = calendars.get(person.id);
    if (known) return known;
    const calendar = workCalendar({ pattern: person.pattern, holidays });
    calendars.set(person.id, calendar);
    return calendar;
  };

  const place = (wish: Wish): Absence | null => {
    const { person, span } = wish;
    const policy = policies.get(wish.policy);
    if (!policy?.isFor(person) || person.status === 'invited') return null;
    const rules = rulesOn(policy, span.start_date);
    const steps =
      wish.steps ?? timeline(stage, random, { ...wish, needsApproval: rules.requires_approval }, people);
    if (!steps || steps[0]!.at < person.created) return null;
    const cost = costInCalendar(span, calendarOf(person), rules.unit);
    const employment = { start_date: person.start, last_day: person.lastDay };
    const today = localDate(steps[0]!.at, stage.zone);
    if (spanProblems(span, { rules, employment, today, cost: () => cost })) return null;
    const slots = slotsOf(span);
    if (all.some((other) => other.person === person && isTaken(other) && slotsOverlap(other.slots, slots)))
      return null;
    const bookings = bookingsOf(cost, policy);
    if (bookings.length === 0 || !books.allows(person, policy, bookings)) return null;

    const status = steps.at(-1)!.status;
    const { note = null, reason = null } = wish;
    const id = stage.id(steps[0]!.at);
    const absence: Absence = { id, person, policy, span, cost, slots, status, steps, note, reason };
    for (const step of steps) {
      const rows = ledgerRows(step, id, bookings, books.rowsOf(person, policy, id));
      books.post(person, policy, rows, { at: step.at, by: step.by.actor });
    }
    all.push(absence);
    announce(journal, people, absence);
    return absence;
  };

  return {
    place,
    calendarOf,
    all,
    away: (person) =>
      all.filter((one) => one.person === person && one.status === 'approved').map((one) => one.slots),
    count: (status) => all.filter((one) => one.status === status).length,
    lay: () => all.forEach((absence) => layAbsence(stage, absence)),
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

function layAbsence(stage: Stage, absence: Absence): void {
  const { id, person, policy, span, cost, slots, status, steps, note } = absence;
  const asked = steps[0]!;
  const last = steps.at(-1)!;
  // what needs no decision has no reviewer; what a manager entered for a person was decided by them
  const decided = steps.find(({ status: to, by }) => (to === 'approved' || to === 'denied') && by !== person);
  const reviewer: Actor | null = decided ? decided.by.actor : null;
  stage.put('absences', {
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
