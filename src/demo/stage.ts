/**
 * The stage of one workspace's demo: its days, its chance, its ids, and the sheets on which the topics lay their rows.
 * Nothing reaches the database before all topics are through (write.ts).
 */
import { v7 as uuidv7 } from 'uuid';
import {
  addDays,
  dateOf,
  dayNumber,
  daysInMonth,
  later,
  parts,
  weekday,
  type CivilDate,
} from '../civil/dates.ts';
import { localDate, startOfDay, type Zone } from '../civil/zones.ts';
import { randomOf, type Random } from './random.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface Stage {
  readonly workspaceId: string;
  readonly slug: string;
  readonly zone: Zone;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly today: CivilDate;
  /** The day the workspace came to this service: the first of a month, 14 months back at most, in the last year or this. */
  readonly since: CivilDate;
  /**
   * People have been quiet since this instant, two days ago in the evening: what they did before has had the time to be
   * decided, announced and, where a receiver is down, given up. Only time goes on being tracked.
   */
  readonly quiet: number;
  random(topic: string): Random;
  /** A UUIDv7 of that instant, so that feeds ordered by id are ordered by time. */
  id(at: number): string;
  /** The instant so many minutes after midnight of a date; what the wall shows, but for the two days a year of 23 or 25 h. */
  at(date: CivilDate, minutes: number, zone?: Zone): number;
  put(table: string, row: Row): void;
  readonly sheets: ReadonlyMap<string, Row[]>;
}

export interface StageOptions {
  slug: string;
  zone: Zone;
  now: number;
  seed: number;
}

const MINUTE = 60_000;

export function createStage({ slug, zone, now, seed }: StageOptions): Stage {
  const today = localDate(now, zone);
  const since = firstDay(today);
  const ids = randomOf(seed, `${slug} ids`);
  let issued = 0;
  const id = (at: number) => {
    issued += 1;
    const random = Uint8Array.from({ length: 16 }, () => ids.int(0, 255));
    return uuidv7({ msecs: Math.floor(at), seq: issued, random });
  };
  const at = (date: CivilDate, minutes: number, where: Zone = zone) =>
    startOfDay(date, where) + minutes * MINUTE;
  const sheets = new Map<string, Row[]>();
  return {
    workspaceId: id(at(since, 8 * 60)),
    slug,
    zone,
    now,
    today,
    since,
    quiet: at(addDays(today, -2), 18 * 60),
    random: (topic) => randomOf(seed, `${slug} ${topic}`),
    id,
    at,
    put: (table, row) => {
      const sheet = sheets.get(table);
      if (sheet) sheet.push(row);
      else sheets.set(table, [row]);
    },
    sheets,
  };
}

/** 14 months back, but not before last year: older leave years would have to be told, too. */
function firstDay(today: CivilDate): CivilDate {
  const { year, month } = parts(today);
  const back = year * 12 + month - 1 - 14;
  return later(dateOf(year - 1, 1, 1), dateOf(Math.floor(back / 12), (back % 12) + 1, 1));
}

export const iso = (at: number): string => new Date(at).toISOString();

/** Monday to Friday. */
const isWeekday = (date: CivilDate): boolean => weekday(dayNumber(date)) < 5;

/** The Monday of a date's week. */
export const mondayOf = (date: CivilDate): CivilDate => addDays(date, -weekday(dayNumber(date)));

/** The same date or the nearest weekday, before it or after it. */
export function weekdayNear(date: CivilDate, step: 1 | -1): CivilDate {
  let day = date;
  while (!isWeekday(day)) day = addDays(day, step);
  return day;
}

/** The last time a day of the year came round, before today: `'07-31'`. */
export function lastTime(monthDay: string, today: CivilDate): CivilDate {
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-${monthDay}`;
  return thisYear < today ? thisYear : `${year - 1}-${monthDay}`;
}

/** The last day of a month, counted from today's: −2 is the month before last. */
export function monthEnd(today: CivilDate, months: number): CivilDate {
  const { year, month } = parts(today);
  const index = year * 12 + month - 1 + months;
  const [y, m] = [Math.floor(index / 12), (index % 12) + 1];
  return dateOf(y, m, daysInMonth(y, m));
}
