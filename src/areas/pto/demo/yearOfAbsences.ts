/** The absences of the whole company: special cases, a summer vacation for everybody, and random ones. */
import { addDays, daysBetween, yearOf, type CivilDate } from '../../../civil/dates.ts';
import { days } from '../../../civil/days.ts';
import type { Span } from '../../../schedule/span.ts';
import type { DemoCompany } from '../../../demo/company.ts';
import { lastTime, mondayOf, weekdayNear } from '../../../demo/days.ts';
import type { DemoPerson } from '../../../demo/people.ts';
import type { Random } from '../../../demo/random.ts';
import type { AbsenceStatus } from '../rules/review.ts';
import type { Absences, Wish } from './absences.ts';
import type { Ledgers } from './ledgers.ts';
import type { Policies, PolicyKey } from './policies.ts';
import { LEFT_OVER, stories } from './stories.ts';
import type { Outcome } from './timeline.ts';

/** Number of absences per status, multiplied by the scale of the company. */
const TARGET: Record<AbsenceStatus, number> = { approved: 131, requested: 11, denied: 12, cancelled: 14 };

/** Days ahead that people plan. */
const AHEAD = 75;
const MOST_TRIES = 4000;

export interface Leave {
  company: DemoCompany;
  policies: Policies;
  absences: Absences;
  ledgers: Ledgers;
}

/** Last year first, because its leave is settled and closed before anything of this year is spent. */
export function writeYearOfAbsences(leave: Leave): void {
  const { company, policies, absences, ledgers } = leave;
  const targetOf = (status: AbsenceStatus) => TARGET[status] * company.scale;
  const year = yearOf(company.today);
  const random = company.random('absences');
  const wishes = [...stories(company, absences), ...summers(leave, random)];
  const placeOf = (years: (y: number) => boolean) => {
    for (const wish of wishes) if (years(yearOf(wish.span.start_date))) absences.place(wish);
  };

  placeOf((y) => y < year);
  const share =
    daysBetween(company.since, `${year}-01-01`) / (daysBetween(company.since, company.today) + AHEAD);
  const lastYear = { from: company.since, to: `${year - 1}-12-31` };
  for (const [status, outcomes] of DECIDED)
    fill(leave, random, lastYear, outcomes, status, Math.round(targetOf(status) * share));
  settleLastYear(leave);
  ledgers.closeLastYear();

  placeOf((y) => y >= year);
  const thisYear = { from: `${year}-01-01`, to: addDays(company.today, AHEAD) };
  fill(
    leave,
    random,
    { from: addDays(company.today, 5), to: thisYear.to },
    ['requested'],
    'requested',
    targetOf('requested'),
  );
  for (const [status, outcomes] of DECIDED) fill(leave, random, thisYear, outcomes, status, targetOf(status));
  ledgers.postDue();
  for (const person of company.people) if (person.lastDay !== null) payOut(leave, person, policies);
}

const DECIDED: readonly (readonly [AbsenceStatus, readonly Outcome[]])[] = [
  ['approved', ['approved']],
  ['denied', ['denied']],
  ['cancelled', ['withdrawn', 'cancelled', 'cancelled', 'called_off']],
];

interface Window {
  from: CivilDate;
  to: CivilDate;
}

/** Adds random absences until a status has `target` of them, or until too many tries failed. */
function fill(
  leave: Leave,
  random: Random,
  window: Window,
  outcomes: readonly Outcome[],
  status: AbsenceStatus,
  target: number,
): void {
  const { company, absences } = leave;
  const candidates = company.people.filter((person) => !person.visitors && person.status !== 'invited');
  const mostTries = MOST_TRIES * company.scale;
  for (let tries = 0; absences.count(status) < target && tries < mostTries; tries++) {
    const person = random.pick(candidates);
    // contractors have no leave here, but sometimes report an absence
    if (person.type === 'contractor' && random.chance(0.75)) continue;
    const outcome = random.pick(outcomes);
    const policy = policyFor(random, person, outcome);
    const span = spanFor(random, window, policy);
    if (!keepsLeftOver(company, person, span) || yearOf(span.start_date) !== yearOf(span.end_date)) continue;
    absences.place({
      person,
      policy,
      span,
      outcome,
      note: policy === 'vacation' && random.chance(0.4) ? random.pick(NOTES) : null,
      ...(outcome === 'denied' && { reason: random.pick(REFUSALS) }),
      ...(outcome === 'called_off' && { reason: random.pick(CALLED_OFF) }),
    });
  }
}

function policyFor(random: Random, person: DemoPerson, outcome: Outcome): PolicyKey {
  if (person.type === 'contractor') return 'unpaid';
  if (outcome !== 'approved')
    return random.weighted<PolicyKey>([
      ['vacation', 90],
      ['unpaid', 10],
    ]);
  return random.weighted<PolicyKey>([
    ['vacation', 56],
    ['sick', 36],
    ['overtime', 8],
    ['moving', 4],
    ['unpaid', 2],
  ]);
}

function spanFor(random: Random, window: Window, policy: PolicyKey): Span {
  const date = addDays(window.from, random.int(0, daysBetween(window.from, window.to)));
  const start = weekdayNear(date, 1);
  if (policy === 'moving' || policy === 'overtime') return { start_date: start, end_date: start };
  if (policy === 'sick' || policy === 'unpaid')
    return weekdays(start, random.int(1, policy === 'sick' ? 4 : 5));
  const length = random.weighted<number>([
    [0.5, 8],
    [1, 28],
    [2, 16],
    [3, 12],
    [5, 30],
    [10, 6],
  ]);
  if (length === 0.5) return { start_date: start, end_date: start, start_half: random.pick(['am', 'pm']) };
  return length < 5 ? weekdays(start, length) : weekdays(mondayOf(start), length);
}

function weekdays(start: CivilDate, count: number): Span {
  let end = start;
  for (let n = 1; n < count; n++) end = weekdayNear(addDays(end, 1), 1);
  return { start_date: start, end_date: end };
}

/** True unless the span would use carried-over days that are meant to expire. */
const keepsLeftOver = (company: DemoCompany, person: DemoPerson, span: Span) =>
  !(person.key in LEFT_OVER) ||
  span.start_date > `${yearOf(company.today)}-03-31` ||
  span.end_date < `${yearOf(company.today)}-01-01`;

function summers({ company, policies }: Leave, random: Random): Wish[] {
  const july = mondayOf(lastTime('07-03', company.today));
  return company.people
    .filter((person) => !person.visitors && policies.get('vacation')!.isFor(person))
    .map((person): Wish => {
      const start = addDays(july, 7 * random.int(0, 8));
      return {
        person,
        policy: 'vacation',
        span: weekdays(start, 10),
        outcome: 'approved',
        note: random.pick(NOTES),
      };
    });
}

/**
 * Books what people had taken before the workspace existed. A few have days left, which closing the year
 * carries over.
 */
function settleLastYear({ company, policies, ledgers }: Leave): void {
  const vacation = policies.get('vacation')!;
  const last = yearOf(company.today) - 1;
  const entry = {
    at: company.at(company.since, 10 * 60 + 30),
    source: 'opening' as const,
    reason: 'Taken before the move to this service',
  };
  for (const person of company.people) {
    if (!vacation.isFor(person) || person.start >= company.since) continue;
    if (person.lastDay !== null && yearOf(person.lastDay) <= last) continue;
    const surplus =
      ledgers.available(person, vacation, last, `${last}-12-31`) - days(LEFT_OVER[person.key] ?? '0');
    if (surplus > 0) ledgers.adjust(person, vacation, -surplus, company.since, entry);
  }
}

/** Pays out the days left of a person who leaves. */
function payOut({ company, ledgers }: Leave, person: DemoPerson, policies: Policies): void {
  const lastDay = person.lastDay!;
  for (const key of ['vacation', 'moving'] as const) {
    const policy = policies.get(key)!;
    const left = ledgers.available(person, policy, yearOf(lastDay), lastDay);
    if (left <= 0) continue;
    ledgers.adjust(person, policy, -left, lastDay, {
      at: company.at(lastDay, 17 * 60),
      source: key === 'vacation' ? 'payout' : 'correction',
      reason: key === 'vacation' ? 'Paid out with the last salary' : 'Lapsed with the end of employment',
    });
  }
}

const NOTES = [
  'Family visit',
  'Summer holiday',
  'Long weekend',
  'Moving house',
  'City trip',
  'School holidays',
  'Wedding',
  'Hiking',
];
const REFUSALS = [
  'Release week, please choose other days.',
  'Two of the team are away already.',
  'Too short before the quarter closes.',
  'The workshop with the customer is on these days.',
];
const CALLED_OFF = ['Agreed by phone: other days suit better.', 'Withdrawn on request.'];
