/** Special cases: nights of clock changes, a forgotten clock, running clocks, edits and deletions. */
import { MAX_CLOCK_HOURS } from '../rules/clock.ts';
import { addDays, dayNumber, type CivilDate } from '../../../civil/dates.ts';
import { localDate } from '../../../civil/zones.ts';
import type { DemoCompany } from '../../../demo/company.ts';
import { lastTime, mondayOf } from '../../../demo/days.ts';
import type { DemoPerson } from '../../../demo/people.ts';
import { newEntry, type TimeEntry } from './entries.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The tracked entries as they are at `now`, with the special cases added. */
export function withStories(company: DemoCompany, tracked: readonly TimeEntry[]): TimeEntry[] {
  const past = tracked.filter((entry) => isPast(company, entry));
  const withForgotten = forgottenClock(company, past);
  const running = runningClocks(company);
  const before = withForgotten.filter(
    ({ person, ended }) => !running.some((clock) => clock.person === person && ended! > clock.started),
  );
  edit(company, before);
  return [...before, ...clockChanges(company), ...deletedTwins(company, before), ...running];
}

/**
 * Nothing is entered ahead of time. The employee of first-run.json has no entries today, so that visitors can
 * add some.
 */
function isPast(company: DemoCompany, { person, started, ended, made }: TimeEntry): boolean {
  if (person.visitors && localDate(started, company.zone) === company.today) return false;
  return Math.max(made, ended!) < company.now - 5 * MINUTE;
}

/** Rule 29: from 01:30 to 03:30 local time, which lasts one hour in March and three in October. */
function clockChanges(company: DemoCompany): TimeEntry[] {
  const nights: [night: CivilDate, hours: number][] = [
    [lastSunday('03-31', company), 1],
    [lastSunday('10-31', company), 3],
  ];
  return nights.map(([night, hours]) => {
    const person = ['leila', 'miriam'].map(company.person).find((one) => isThere(company, one, night));
    const started = company.at(night, 90);
    return newEntry(company, person ?? company.person('miriam'), company.at(night, 12 * 60), {
      started,
      ended: started + hours * HOUR,
      description: 'Night deployment',
      source: 'manual',
    });
  });
}

/** The last Sunday before the end of a month, in the past. */
function lastSunday(monthEnd: string, company: DemoCompany): CivilDate {
  const end = lastTime(monthEnd, company.today);
  const sunday = addDays(mondayOf(addDays(end, 1)), -1);
  return sunday;
}

function isThere(company: DemoCompany, person: DemoPerson, date: CivilDate): boolean {
  const slot = 2 * dayNumber(date);
  return (
    person.status === 'active' &&
    !company
      .offered('absences')
      .away(person)
      .some(({ from, to }) => from <= slot && slot < to)
  );
}

/** Rule 35: somebody left their clock running over the weekend; it stopped after 16 hours. */
function forgottenClock(company: DemoCompany, entries: readonly TimeEntry[]): TimeEntry[] {
  for (
    let friday = addDays(mondayOf(company.today), -38);
    friday > company.since;
    friday = addDays(friday, -7)
  ) {
    const last = ['felix', 'hanna', 'yuki']
      .map((key) =>
        entries.filter((one) => one.person === company.person(key) && startsOn(one, friday)).at(-1),
      )
      .find((one) => one !== undefined);
    if (!last) continue;
    const ended = last.started + MAX_CLOCK_HOURS * HOUR;
    const forgotten: TimeEntry = {
      ...last,
      ended,
      breakMinutes: 0,
      source: 'clock',
      autoStopped: true,
      made: last.started,
    };
    return entries.map((one) => (one === last ? { ...forgotten, id: company.id(forgotten.made) } : one));
  }
  return [...entries];
}

const startsOn = ({ person, started }: TimeEntry, date: CivilDate) =>
  localDate(started, person.zone) === date;

/** Clocks of two people that run now. */
function runningClocks(company: DemoCompany): TimeEntry[] {
  const there = ['leila', 'felix', 'piotr', 'yuki', 'hanna', 'noah']
    .map(company.person)
    .filter((person) => isThere(company, person, company.today))
    .slice(0, 2);
  return there.map((person, index) => {
    const started = company.now - [97, 41][index]! * MINUTE - 13_000;
    const [category, description] =
      person.team === 'engineering' ? ['development', 'Search service'] : ['customer', 'Customer call'];
    return newEntry(company, person, started, { category, description });
  });
}

/** Marks some recent entries as edited. */
function edit(company: DemoCompany, entries: readonly TimeEntry[]): void {
  const random = company.random('time edits');
  const recent = lately(company, entries);
  for (let n = 0; n < 14 && recent.length > 0; n++) {
    const one = random.pick(recent);
    one.edited ??= one.made + random.int(20, 26 * 60) * MINUTE;
  }
}

/** Entries made twice, whose copy was deleted: clients that sync see a deletion. */
function deletedTwins(company: DemoCompany, entries: readonly TimeEntry[]): TimeEntry[] {
  const random = company.random('time deletions');
  const recent = lately(company, entries);
  if (recent.length === 0) return [];
  return Array.from({ length: 5 }, () => {
    const twin = random.pick(recent);
    const made = twin.made + 40_000;
    return { ...twin, id: company.id(made), made, edited: null, deleted: made + random.int(2, 30) * MINUTE };
  });
}

/** Manual entries of three weeks, old enough that an edit or deletion is still in the past. */
function lately(company: DemoCompany, entries: readonly TimeEntry[]): TimeEntry[] {
  const from = company.at(addDays(company.today, -21), 0);
  const to = company.quiet - 30 * HOUR;
  return entries.filter((one) => one.source === 'manual' && one.made > from && one.made < to);
}
