/** Tracked time since the workspace began: what each person worked on the days they were not away. */
import { workDay } from '../../../schedule/counting.ts';
import type { Slots } from '../../../schedule/slots.ts';
import { addDays, dayNumber, later, type CivilDate } from '../../../civil/dates.ts';
import type { Team } from '../../../demo/companies/people.ts';
import type { DemoCompany } from '../../../demo/company.ts';
import { iso } from '../../../demo/days.ts';
import type { DemoPerson } from '../../../demo/people.ts';
import type { Random } from '../../../demo/random.ts';

export interface TimeEntry {
  id: string;
  person: DemoPerson;
  /** Milliseconds since 1970. */
  started: number;
  ended: number | null;
  description: string;
  billable: boolean;
  /** Code of the time category. */
  category: string;
  breakMinutes: number;
  source: 'clock' | 'manual' | 'api';
  autoStopped: boolean;
  /** When it was entered, or when the clock was started. */
  made: number;
  edited: number | null;
  deleted: number | null;
}

/** How a person tracks their time. */
interface Habit {
  source: 'clock' | 'manual';
  /** Usual start, minutes after midnight. */
  start: number;
  /** Share of days that are one entry with a break; the others are two entries. */
  onePiece: number;
  billable: number;
}

const MINUTE = 60_000;

/** Teams that bill their hours. */
const TRACKED: ReadonlySet<Team> = new Set(['engineering', 'design', 'sales']);

export const tracks = (person: DemoPerson): boolean =>
  person.role === 'employee' && TRACKED.has(person.team) && person.status !== 'invited';

export const trackTime = (company: DemoCompany): TimeEntry[] =>
  company.people.filter(tracks).flatMap((person) => yearOfTime(company, person));

function yearOfTime(company: DemoCompany, person: DemoPerson): TimeEntry[] {
  const random = company.random(`time ${person.key}`);
  const habit: Habit = {
    source: random.chance(0.4) ? 'clock' : 'manual',
    start: random.int(7 * 60 + 45, 9 * 60 + 30),
    onePiece: 0.2 + random.next() * 0.4,
    billable: 0.74 + random.next() * 0.16,
  };
  const absences = company.offered('absences');
  const calendar = absences.calendarOf(person);
  const away = absences.away(person);
  const first = later(company.since, person.start);
  const entries: TimeEntry[] = [];
  for (let date = first; date <= company.today; date = addDays(date, 1)) {
    const work = workDay(dayNumber(date), calendar);
    const am = work.am && !isAway(away, 2 * dayNumber(date));
    const pm = work.pm && !isAway(away, 2 * dayNumber(date) + 1);
    // people forget to track time now and then
    if ((!am && !pm) || random.chance(0.03)) continue;
    entries.push(...dayOfTime(company, random, person, habit, date, { am, pm, hours: work.hours }));
  }
  return entries;
}

const isAway = (away: readonly Slots[], slot: number) =>
  away.some(({ from, to }) => from <= slot && slot < to);

interface WorkedDay {
  am: boolean;
  pm: boolean;
  /** Expected hours of the whole day. */
  hours: number;
}

/** One entry with a break, or two with lunch between them; half as much if only half the day is worked. */
function dayOfTime(
  company: DemoCompany,
  random: Random,
  person: DemoPerson,
  habit: Habit,
  date: CivilDate,
  { am, pm, hours }: WorkedDay,
): TimeEntry[] {
  const minutes = Math.round(hours * 60 * ((am ? 0.5 : 0) + (pm ? 0.5 : 0))) + random.int(-20, 35);
  const begin = am ? habit.start + random.int(-15, 25) : 13 * 60 + random.int(0, 20);
  const entry = (from: number, length: number, breakMinutes: number) =>
    entryOf(company, random, person, habit, { date, from, length, breakMinutes });
  if (!am || !pm) return [entry(begin, minutes, 0)];
  if (random.chance(habit.onePiece)) {
    const pause = minutes > 6 * 60 ? random.pick([30, 45, 45, 60]) : 0;
    return [entry(begin, minutes + pause, pause)];
  }
  const morning = Math.round(minutes * (0.42 + random.next() * 0.14));
  return [entry(begin, morning, 0), entry(begin + morning + random.int(30, 65), minutes - morning, 0)];
}

interface Stretch {
  date: CivilDate;
  /** Minutes after midnight. */
  from: number;
  /** Minutes, including the break. */
  length: number;
  breakMinutes: number;
}

function entryOf(
  company: DemoCompany,
  random: Random,
  person: DemoPerson,
  habit: Habit,
  { date, from, length, breakMinutes }: Stretch,
): TimeEntry {
  // clocks have seconds; people enter multiples of five minutes
  const seconds = habit.source === 'clock' ? random.int(0, 59) : 0;
  const round = (value: number) => (habit.source === 'clock' ? value : Math.round(value / 5) * 5);
  const started = company.at(date, round(from), person.zone) + seconds * 1000;
  const ended = started + round(length) * MINUTE + (habit.source === 'clock' ? random.int(0, 59) * 1000 : 0);
  const [category, description] = random.pick(WORK[person.team] ?? INTERNAL);
  const inside = random.chance(0.1);
  const [takenCategory, takenDescription] = inside ? random.pick(INTERNAL) : [category, description];
  const made = habit.source === 'clock' ? started : ended + random.int(1, 25) * MINUTE;
  return {
    id: company.id(made),
    person,
    started,
    ended,
    description: takenDescription,
    billable: !inside && random.chance(habit.billable / 0.9),
    category: takenCategory,
    breakMinutes,
    source: habit.source,
    autoStopped: false,
    made,
    edited: null,
    deleted: null,
  };
}

/** The entry of a running clock, unless `fields` says otherwise. */
export const newEntry = (
  company: DemoCompany,
  person: DemoPerson,
  made: number,
  fields: Partial<TimeEntry>,
): TimeEntry => ({
  id: company.id(made),
  person,
  started: made,
  ended: null,
  description: '',
  billable: true,
  category: 'development',
  breakMinutes: 0,
  source: 'clock',
  autoStopped: false,
  made,
  edited: null,
  deleted: null,
  ...fields,
});

export function insertEntries(company: DemoCompany, entries: readonly TimeEntry[]): void {
  for (const entry of entries) {
    const stopped =
      entry.source === 'clock' && entry.ended !== null ? Math.min(entry.ended, company.now) : null;
    company.insert('time_entries', {
      id: entry.id,
      created_at: iso(entry.made),
      updated_at: iso(entry.deleted ?? entry.edited ?? stopped ?? entry.made),
      version: 1 + [stopped, entry.edited, entry.deleted].filter((change) => change !== null).length,
      employee_id: entry.person.id,
      started_at: iso(entry.started),
      ended_at: entry.ended === null ? null : iso(entry.ended),
      timezone: entry.person.zone,
      description: entry.description,
      billable: entry.billable,
      category_id: company.listItem('time-categories', entry.category),
      break_minutes: entry.breakMinutes,
      source: entry.source,
      external_id: null,
      auto_stopped: entry.autoStopped,
      no_overlap: true,
      deleted_at: entry.deleted === null ? null : iso(entry.deleted),
    });
  }
}

type Task = readonly [category: string, description: string];

const INTERNAL: readonly Task[] = [
  ['meetings', 'Team meeting'],
  ['meetings', 'One-to-one'],
  ['internal', 'Planning'],
  ['internal', 'Interview'],
  ['internal', 'Training'],
];

const WORK: Partial<Record<Team, readonly Task[]>> = {
  engineering: [
    ['development', 'Billing export'],
    ['development', 'Search service'],
    ['development', 'Mobile release'],
    ['development', 'Code review'],
    ['development', 'Database migration'],
    ['development', 'Test automation'],
    ['support', 'Second-level support'],
    ['customer', 'Customer integration'],
  ],
  design: [
    ['design', 'Onboarding screens'],
    ['design', 'Design system'],
    ['design', 'Icon set'],
    ['design', 'Prototype for the customer portal'],
    ['customer', 'User interviews'],
    ['customer', 'Design workshop'],
  ],
  sales: [
    ['customer', 'Customer call'],
    ['customer', 'Offer for Hansen & Sons'],
    ['customer', 'Product demonstration'],
    ['customer', 'Contract renewal'],
    ['travel', 'Visit in Hamburg'],
    ['support', 'Account review'],
  ],
};
