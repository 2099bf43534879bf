/**
 * Days in a time zone: the local date of an instant, the start of a date, and the dates of a time span. Other
 * rooms import zones, offsets and timestamps from here.
 */
import { addDays, dayNumber, formatDate, type CivilDate } from './dates.ts';
import { changeBetween, offsetMinutes, type Zone } from './offsets.ts';

export { fixedOffset, isZone, offsetMinutes, offsetText, type Zone } from './offsets.ts';
export { formatTimestamp, parseTimestamp, timestampIn, type ParsedTimestamp } from './timestamps.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

export function localDate(epochMs: number, zone: Zone): CivilDate {
  return formatDate(localDay(epochMs, zone));
}

function localDay(epochMs: number, zone: Zone): number {
  return Math.floor((epochMs + offsetMinutes(zone, epochMs) * MINUTE) / DAY);
}

/**
 * The first instant of a date in a zone. If midnight is skipped (São Paulo 2018-11-04), the instant of the
 * change; if it occurs twice (Havana 2026-11-01), the first; if the zone never had the date (Apia
 * 2011-12-30), the start of the next.
 */
export function startOfDay(date: CivilDate, zone: Zone): number {
  return startOfDayNumber(dayNumber(date), zone);
}

/** The first instant of a date in a zone, as UTC text for statements. */
export const dayStart = (date: CivilDate, zone: Zone): string =>
  new Date(startOfDay(date, zone)).toISOString();

/** The end of a date in a zone, as UTC text for statements. */
export const dayEnd = (date: CivilDate, zone: Zone): string => dayStart(addDays(date, 1), zone);

function startOfDayNumber(day: number, zone: Zone): number {
  const midnight = day * DAY;
  const before = offsetMinutes(zone, midnight - DAY);
  const after = offsetMinutes(zone, midnight + DAY);
  if (before === after) return midnight - before * MINUTE;
  const first = Math.max(before, after);
  const second = Math.min(before, after);
  for (const offset of [first, second]) {
    const instant = midnight - offset * MINUTE;
    if (offsetMinutes(zone, instant) === offset) return instant;
  }
  return changeBetween(zone, midnight - DAY, midnight + DAY);
}

/** The seconds of a time span that fall on one date. */
export interface DayPart {
  readonly date: CivilDate;
  readonly seconds: number;
}

/**
 * Splits `[startMs, endMs)` at the midnights of a zone (rule 31). The parts are in order, longer than 0 s,
 * and sum to the duration in whole seconds. Returns no parts for an empty or negative span.
 */
export function splitAtMidnights(startMs: number, endMs: number, zone: Zone): DayPart[] {
  const result: DayPart[] = [];
  if (endMs <= startMs) return result;
  let day = localDay(startMs, zone);
  let next = startOfDayNumber(day + 1, zone);
  // If the clock is set back over midnight, the local date becomes yesterday's again; that time counts for
  // the new day.
  while (next <= startMs) next = startOfDayNumber(++day + 1, zone);
  let counted = 0;
  for (;;) {
    const until = Math.min(next, endMs);
    const seconds = Math.floor((until - startMs) / 1000) - counted;
    if (seconds > 0) result.push({ date: formatDate(day), seconds });
    counted += seconds;
    if (next >= endMs) return result;
    day += 1;
    next = startOfDayNumber(day + 1, zone);
  }
}
