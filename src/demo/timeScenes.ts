/** Time with a story: nights on which the clocks change, a forgotten clock, clocks that run now, edits and deletions. */
import { MAX_CLOCK_HOURS } from '../areas/tracking/rules/clock.ts';
import { addDays, dayNumber, type CivilDate } from '../civil/dates.ts';
import { localDate } from '../civil/zones.ts';
import type { Absences } from './absences.ts';
import { KEPT_FREE } from './absenceScenes.ts';
import type { People, Person } from './people.ts';
import { lastTime, mondayOf, type Stage } from './stage.ts';
import { newEntry, type TimeEntry } from './time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface TimePlay {
  stage: Stage;
  people: People;
  absences: Absences;
}

/** The entries as they are at `now`, with the stories among them. */
export function withScenes(play: TimePlay, tracked: readonly TimeEntry[]): TimeEntry[] {
  const past = tracked.filter((entry) => isPast(play.stage, entry));
  const withForgotten = forgottenClock(play, past);
  const running = runningClocks(play);
  const before = withForgotten.filter(
    ({ person, ended }) => !running.some((clock) => clock.person === person && ended! > clock.started),
  );
  edit(play.stage, before);
  return [...before, ...clockChanges(play), ...deletedTwins(play.stage, before), ...running];
}

/** Nothing is entered ahead of time; the employee of first-run.json has today to themselves. */
function isPast(stage: Stage, { person, started, ended, made }: TimeEntry): boolean {
  if (person.key === KEPT_FREE && localDate(started, stage.zone) === stage.today) return false;
  return Math.max(made, ended!) < stage.now - 5 * MINUTE;
}

/** Rule 29: from 01:30 to 03:30 on the wall, one hour in March and three in October. */
function clockChanges({ stage, people, absences }: TimePlay): TimeEntry[] {
  const nights: [night: CivilDate, hours: number][] = [
    [lastSunday('03-31', stage), 1],
    [lastSunday('10-31', stage), 3],
  ];
  return nights.map(([night, hours]) => {
    const person = ['leila', 'miriam'].map(people.the).find((one) => isThere(absences, one, night));
    const started = stage.at(night, 90);
    return newEntry(stage, person ?? people.the('miriam'), stage.at(night, 12 * 60), {
      started,
      ended: started + hours * HOUR,
      description: 'Night deployment',
      source: 'manual',
    });
  });
}

/** The last Sunday up to a month's end, before today. */
function lastSunday(monthEnd: string, stage: Stage): CivilDate {
  const end = lastTime(monthEnd, stage.today);
  const sunday = addDays(mondayOf(addDays(end, 1)), -1);
  return sunday;
}

function isThere(absences: Absences, person: Person, date: CivilDate): boolean {
  const slot = 2 * dayNumber(date);
  return (
    person.status === 'active' && !absences.away(person).some(({ from, to }) => from <= slot && slot < to)
  );
}

/** Rule 35: somebody went into the weekend and left their clock running; it stopped itself after 16 hours. */
function forgottenClock({ stage, people }: TimePlay, entries: readonly TimeEntry[]): TimeEntry[] {
  for (let friday = addDays(mondayOf(stage.today), -38); friday > stage.since; friday = addDays(friday, -7)) {
    const last = ['felix', 'hanna', 'yuki']
      .map((key) => entries.filter((one) => one.person === people.the(key) && startsOn(one, friday)).at(-1))
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
    return entries.map((one) => (one === last ? { ...forgotten, id: stage.id(forgotten.made) } : one));
  }
  return [...entries];
}

const startsOn = ({ person, started }: TimeEntry, date: CivilDate) =>
  localDate(started, person.zone) === date;

/** Two people are at it. */
function runningClocks({ stage, people, absences }: TimePlay): TimeEntry[] {
  const there = ['leila', 'felix', 'piotr', 'yuki', 'hanna', 'noah']
    .map(people.the)
    .filter((person) => isThere(absences, person, stage.today))
    .slice(0, 2);
  return there.map((person, index) => {
    const started = stage.now - [97, 41][index]! * MINUTE - 13_000;
    const [category, description] =
      person.team === 'engineering' ? ['development', 'Search service'] : ['customer', 'Customer call'];
    return newEntry(stage, person, started, { category, description });
  });
}

/** Entries of the last weeks that were put right afterwards. */
function edit(stage: Stage, entries: readonly TimeEntry[]): void {
  const random = stage.random('time edits');
  const recent = lately(stage, entries);
  for (let n = 0; n < 14 && recent.length > 0; n++) {
    const one = random.pick(recent);
    one.edited ??= one.made + random.int(20, 26 * 60) * MINUTE;
  }
}

/** Entered twice, and the second deleted: those who sync see that it was. */
function deletedTwins(stage: Stage, entries: readonly TimeEntry[]): TimeEntry[] {
  const random = stage.random('time deletions');
  const recent = lately(stage, entries);
  if (recent.length === 0) return [];
  return Array.from({ length: 5 }, () => {
    const twin = random.pick(recent);
    const made = twin.made + 40_000;
    return { ...twin, id: stage.id(made), made, edited: null, deleted: made + random.int(2, 30) * MINUTE };
  });
}

/** Of three weeks, and old enough that whatever happened to them has happened. */
function lately(stage: Stage, entries: readonly TimeEntry[]): TimeEntry[] {
  const from = stage.at(addDays(stage.today, -21), 0);
  const to = stage.quiet - 30 * HOUR;
  return entries.filter((one) => one.source === 'manual' && one.made > from && one.made < to);
}
