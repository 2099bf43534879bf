/** Worked time of an entry by date in its own zone (rules 31, 32). */
import { addDays, type CivilDate } from '../../../civil/dates.ts';
import { splitAtMidnights, startOfDay, type DayPart, type Zone } from '../../../civil/zones.ts';
import { durationSeconds, workedSeconds } from './entries.ts';

const QUARTER = 15 * 60;

/** A closed entry as reports read it. */
export interface ReportEntry {
  /** Milliseconds since 1970. */
  readonly started_at: number;
  readonly ended_at: number;
  readonly zone: Zone;
  readonly break_minutes: number;
  readonly billable: boolean;
  readonly category_id: string | null;
}

export type Rounding = 'none' | 'quarter_hour';

/** Rule 32: to the nearest 15 min, half up: 8:07:29 → 8:00, 8:07:30 → 8:15. For reports only. */
export function roundToQuarter(seconds: number): number {
  return Math.floor((seconds + QUARTER / 2) / QUARTER) * QUARTER;
}

/**
 * The worked seconds of an entry by date (rules 31, 32), cut at the midnights of its zone. Break and rounding
 * of the whole entry are taken from, or added to, its longest part first.
 */
export function workedByDate(entry: ReportEntry, rounding: Rounding = 'none'): DayPart[] {
  const parts = splitAtMidnights(entry.started_at, entry.ended_at, entry.zone);
  const worked = workedSeconds(entry.started_at, entry.ended_at, entry.break_minutes);
  const counted = rounding === 'none' ? worked : roundToQuarter(worked);
  return shift(parts, counted - durationSeconds(entry.started_at, entry.ended_at));
}

const HOUR = 3_600_000;

/** The seconds of an entry from 23 to 6 o'clock on a date of its zone, breaks included. */
export function nightSeconds({ started_at, ended_at, zone }: ReportEntry, date: CivilDate): number {
  const [day, next] = [startOfDay(date, zone), startOfDay(addDays(date, 1), zone)];
  // counted from the end of the day, because clocks change in the night
  const morning = Math.min(ended_at, next - 18 * HOUR) - Math.max(started_at, day);
  const evening = Math.min(ended_at, next) - Math.max(started_at, next - HOUR);
  return Math.floor((Math.max(0, morning) + Math.max(0, evening)) / 1000);
}

/**
 * Adds a difference to the longest part (the first of equals); if that reaches zero, the rest goes to the
 * next longest.
 */
function shift(parts: readonly DayPart[], difference: number): DayPart[] {
  if (difference === 0) return [...parts];
  const seconds = parts.map((part) => part.seconds);
  const byLength = seconds.map((_, i) => i).sort((a, b) => seconds[b]! - seconds[a]! || a - b);
  for (const i of byLength) {
    const change = Math.max(difference, -seconds[i]!);
    seconds[i]! += change;
    difference -= change;
    if (difference === 0) break;
  }
  return parts
    .map((part, i) => ({ date: part.date, seconds: seconds[i]! }))
    .filter((part) => part.seconds > 0);
}
