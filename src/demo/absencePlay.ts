/** The absences of the whole company: those with a story, a summer for everybody, and chance for the rest. */
import { addDays, daysBetween, yearOf, type CivilDate } from '../civil/dates.ts';
import { days, type Days } from '../civil/days.ts';
import type { Span } from '../schedule/span.ts';
import type { Absences, Status, Wish } from './absences.ts';
import type { Outcome } from './absenceTimes.ts';
import { KEPT_FREE, LEFT_OVER, scenes } from './absenceScenes.ts';
import type { LeaveBooks } from './leaveBooks.ts';
import type { People, Person } from './people.ts';
import type { Policies, PolicyKey } from './policies.ts';
import type { Random } from './random.ts';
import { lastTime, mondayOf, weekdayNear, type Stage } from './stage.ts';

/** How many there are in the end. */
const TARGET: Record<Status, number> = { approved: 131, requested: 11, denied: 12, cancelled: 14 };

/** Days ahead that people plan. */
const AHEAD = 75;
const MOST_TRIES = 4000;

export interface AbsencePlay {
  stage: Stage;
  people: People;
  policies: Policies;
  absences: Absences;
  books: LeaveBooks;
}

/** Last year first: its leave is settled and closed before anything of this year is spent. */
export function playAbsences(play: AbsencePlay): void {
  const { stage, people, policies, absences, books } = play;
  const year = yearOf(stage.today);
  const random = stage.random('absences');
  agreeOnOvertime(play);
  const wishes = [...scenes(stage, people, absences), ...summers(play, random)];
  const placeOf = (years: (y: number) => boolean) => {
    for (const wish of wishes) if (years(yearOf(wish.span.start_date))) absences.place(wish);
  };

  placeOf((y) => y < year);
  const share = daysBetween(stage.since, `${year}-01-01`) / (daysBetween(stage.since, stage.today) + AHEAD);
  const lastYear = { from: stage.since, to: `${year - 1}-12-31` };
  for (const [status, outcomes] of DECIDED)
    fill(play, random, lastYear, outcomes, status, Math.round(TARGET[status] * share));
  settleLastYear(play);
  books.closeLastYear();

  agreeOnPartTime(play);
  placeOf((y) => y >= year);
  const thisYear = { from: `${year}-01-01`, to: addDays(stage.today, AHEAD) };
  fill(
    play,
    random,
    { from: addDays(stage.today, 5), to: thisYear.to },
    ['requested'],
    'requested',
    TARGET.requested,
  );
  for (const [status, outcomes] of DECIDED) fill(play, random, thisYear, outcomes, status, TARGET[status]);
  books.postDue();
  for (const person of people.all) if (person.lastDay !== null) payOut(play, person, policies);
}

const DECIDED: readonly (readonly [Status, readonly Outcome[]])[] = [
  ['approved', ['approved']],
  ['denied', ['denied']],
  ['cancelled', ['withdrawn', 'cancelled', 'cancelled', 'called_off']],
];

interface Window {
  from: CivilDate;
  to: CivilDate;
}

/** Places wishes of chance until there are so many of a status, or chance gives up. */
function fill(
  play: AbsencePlay,
  random: Random,
  window: Window,
  outcomes: readonly Outcome[],
  status: Status,
  target: number,
): void {
  const { stage, people, absences } = play;
  const candidates = people.all.filter((person) => person.key !== KEPT_FREE && person.status !== 'invited');
  for (let tries = 0; absences.count(status) < target && tries < MOST_TRIES; tries++) {
    const person = random.pick(candidates);
    // contractors have no leave of ours; now and then they say that they are away
    if (person.type === 'contractor' && random.chance(0.75)) continue;
    const outcome = random.pick(outcomes);
    const policy = policyFor(random, person, outcome);
    const span = spanFor(random, window, policy);
    if (!keepsLeftOver(stage, person, span) || yearOf(span.start_date) !== yearOf(span.end_date)) continue;
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

function policyFor(random: Random, person: Person, outcome: Outcome): PolicyKey {
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

/** So many weekdays from a weekday on. */
function weekdays(start: CivilDate, count: number): Span {
  let end = start;
  for (let n = 1; n < count; n++) end = weekdayNear(addDays(end, 1), 1);
  return { start_date: start, end_date: end };
}

/** Whoever carried days over leaves some of them to expire. */
const keepsLeftOver = (stage: Stage, person: Person, span: Span) =>
  !(person.key in LEFT_OVER) ||
  span.start_date > `${yearOf(stage.today)}-03-31` ||
  span.end_date < `${yearOf(stage.today)}-01-01`;

/** Two weeks for everybody who is employed. */
function summers({ stage, people, policies }: AbsencePlay, random: Random): Wish[] {
  const july = mondayOf(lastTime('07-03', stage.today));
  return people.all
    .filter((person) => person.key !== KEPT_FREE && policies.get('vacation')!.isFor(person))
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

/** What the people had taken before the workspace came here; a few have days left, which the year end carries over. */
function settleLastYear({ stage, people, policies, books }: AbsencePlay): void {
  const vacation = policies.get('vacation')!;
  const last = yearOf(stage.today) - 1;
  const entry = {
    at: stage.at(stage.since, 10 * 60 + 30),
    by: people.the('ada').actor,
    reason: 'Taken before the move to this service',
  };
  for (const person of people.all) {
    if (!vacation.isFor(person) || person.start >= stage.since) continue;
    if (person.lastDay !== null && yearOf(person.lastDay) <= last) continue;
    const surplus =
      books.available(person, vacation, last, `${last}-12-31`) - days(LEFT_OVER[person.key] ?? '0');
    if (surplus > 0) books.adjust(person, vacation, -surplus, stage.since, entry);
  }
}

/** The leave type counts days: who works three or four a week gets fewer of them. */
function agreeOnPartTime({ stage, people, policies, books }: AbsencePlay): void {
  const year = yearOf(stage.today);
  const agreed: [key: string, days: Days, reason: string][] = [
    ['clara', days('-10'), 'Part-time, three days a week'],
    ['nils', days('-5'), 'Part-time, four days a week'],
  ];
  for (const [key, amount, reason] of agreed) {
    const at = stage.at(`${year - 1}-12-15`, 10 * 60);
    books.adjust(people.the(key), policies.get('vacation')!, amount, `${year}-01-01`, {
      at,
      by: people.the('ada').actor,
      reason,
    });
  }
}

/** Days ago that something was released. */
const RELEASES = [360, 270, 210, 150, 90];

/** A day credited by hand after each release to those who brought it about; taken as days off later. */
function agreeOnOvertime({ stage, people, policies, books }: AbsencePlay): void {
  const dates = RELEASES.map((ago) => weekdayNear(addDays(stage.today, -ago), -1));
  const keys = ['leila', 'felix', 'yuki', 'hanna', 'petra', 'oskar', 'mateo', 'miriam', 'paul', 'nils'];
  for (const on of dates.filter((date) => date > stage.since)) {
    for (const key of keys) {
      books.adjust(people.the(key), policies.get('overtime')!, days('1'), on, {
        at: stage.at(on, 15 * 60),
        by: people.the('ada').actor,
        reason: 'Overtime of the release',
      });
    }
  }
}

/** Who leaves with days left is paid for them. */
function payOut({ stage, people, books }: AbsencePlay, person: Person, policies: Policies): void {
  const lastDay = person.lastDay!;
  for (const key of ['vacation', 'moving'] as const) {
    const policy = policies.get(key)!;
    const left = books.available(person, policy, yearOf(lastDay), lastDay);
    if (left <= 0) continue;
    books.adjust(person, policy, -left, lastDay, {
      at: stage.at(lastDay, 17 * 60),
      by: people.the('ada').actor,
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
