/** Breaks and other rules of working time (rules 37, 81): what is wrong is shown and never refused. */
import { dayNumber, weekday, type CivilDate } from '../../../civil/dates.ts';
import { localDate, type Zone } from '../../../civil/zones.ts';
import type { WorkingTimeRules } from '../../../generated/types.ts';
import { durationSeconds, workedSeconds } from './entries.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Shortest gap between entries that counts as a break, in seconds. */
const SHORTEST_BREAK = 15 * MINUTE;
/** A gap of this length ends a shift, in seconds. */
const LONGEST_GAP = 6 * HOUR;

export type Warning = 'break';

export interface Check {
  readonly code: 'break' | 'long_day' | 'short_rest' | 'sunday' | 'holiday';
  readonly minutes: number;
}

interface Worked {
  /** Milliseconds since 1970. */
  readonly started_at: number;
  readonly ended_at: number;
  readonly break_minutes: number;
}

/** A chain of entries with gaps of less than 6 hours. Times in seconds. */
export interface Shift<Entry extends Worked> {
  readonly entries: readonly Entry[];
  readonly started_at: number;
  readonly ended_at: number;
  readonly worked: number;
  readonly pause: number;
}

/** Takes entries in any order, which may overlap; the shifts are in order. */
export function shiftsOf<Entry extends Worked>(entries: readonly Entry[]): Shift<Entry>[] {
  const shifts: Shift<Entry>[] = [];
  for (const entry of [...entries].sort((a, b) => a.started_at - b.started_at)) {
    const last = shifts.at(-1);
    const gap = last ? durationSeconds(last.ended_at, entry.started_at) : LONGEST_GAP;
    const worked = workedSeconds(entry.started_at, entry.ended_at, entry.break_minutes);
    const pause = entry.break_minutes * MINUTE;
    if (!last || gap >= LONGEST_GAP)
      shifts.push({
        entries: [entry],
        started_at: entry.started_at,
        ended_at: entry.ended_at,
        worked,
        pause,
      });
    else
      shifts[shifts.length - 1] = {
        entries: [...last.entries, entry],
        started_at: last.started_at,
        ended_at: Math.max(last.ended_at, entry.ended_at),
        worked: last.worked + worked,
        pause: last.pause + pause + (gap >= SHORTEST_BREAK ? gap : 0),
      };
  }
  return shifts;
}

/** Seconds of break that this much work needs. */
function breakNeeded(worked: number, rules: WorkingTimeRules): number {
  if (rules === 'none') return 0;
  if (rules === 'uk') return worked > 6 * HOUR ? 20 * MINUTE : 0;
  return worked > 9 * HOUR ? 45 * MINUTE : worked > 6 * HOUR ? 30 * MINUTE : 0;
}

const lacksBreak = ({ worked, pause }: Shift<Worked>, rules: WorkingTimeRules): boolean =>
  pause < breakNeeded(worked, rules);

/** `['break']` if a shift of these entries has too short breaks. */
export const breakWarnings = (entries: readonly Worked[], rules: WorkingTimeRules = 'breaks'): Warning[] =>
  shiftsOf(entries).some((shift) => lacksBreak(shift, rules)) ? ['break'] : [];

interface Zoned extends Worked {
  readonly zone: Zone;
}

/** The date on which a shift begins, in the zone of its first entry. */
export const dateOfShift = ({ entries, started_at }: Shift<Zoned>): CivilDate =>
  localDate(started_at, entries[0]!.zone);

const LEAST_REST = 11 * HOUR;
const LONGEST_DAY = 10 * HOUR;

/** What the rules object to in a shift, after the one before it. */
export function checksOfShift(
  shift: Shift<Worked>,
  before: Shift<Worked> | undefined,
  rules: WorkingTimeRules,
): Check[] {
  const checks: Check[] = [];
  const add = (code: Check['code'], seconds: number) =>
    checks.push({ code, minutes: Math.floor(seconds / MINUTE) });
  if (lacksBreak(shift, rules)) add('break', shift.pause);
  if (rules === 'de' && shift.worked > LONGEST_DAY) add('long_day', shift.worked);
  const rest = before ? durationSeconds(before.ended_at, shift.started_at) : LEAST_REST;
  if ((rules === 'de' || rules === 'uk') && rest < LEAST_REST) add('short_rest', rest);
  return checks;
}

export const isSunday = (date: CivilDate): boolean => weekday(dayNumber(date)) === 6;

/** What the rules object to in work on a date. */
export function checksOfDate(
  date: CivilDate,
  seconds: number,
  holiday: boolean,
  rules: WorkingTimeRules,
): Check[] {
  if (rules !== 'de' || seconds === 0) return [];
  const minutes = Math.floor(seconds / MINUTE);
  return [
    ...(isSunday(date) ? [{ code: 'sunday', minutes } as const] : []),
    ...(holiday ? [{ code: 'holiday', minutes } as const] : []),
  ];
}
