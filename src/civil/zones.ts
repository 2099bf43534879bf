/**
 * Days in a time zone: the local date of an instant, the start of a date, and the dates of a stretch of time. Other
 * rooms import everything about zones from here, also offsets and timestamps.
 */
import { addDays, dayNumber, formatDate, type CivilDate } from './dates.ts';
import { changeBetween, offsetMinutes, type Zone } from './offsets.ts';

export { fixedOffset, isZone, offsetMinutes, offsetText, type Zone } from './offsets.ts';
export { formatTimestamp, parseTimestamp, timestampIn, type ParsedTimestamp } from './timestamps.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The local date in `zone` at an instant. */
export function localDate(epochMs: number, zone: Zone): CivilDate {
  return formatDate(localDay(epochMs, zone));
}

function localDay(epochMs: number, zone: Zone): number {
  return Math.floor((epochMs + offsetMinutes(zone, epochMs) * MINUTE) / DAY);
}

/**
 * The first instant of a date in a zone. Where midnight is skipped (São Paulo 2018-11-04) that is the instant of the
 * change; where it comes twice (Havana 2026-11-01), the first; for a date the zone never had (Apia 2011-12-30), the
 * start of the next.
 */
export function startOfDay(date: CivilDate, zone: Zone): number {
  return startOfDayNumber(dayNumber(date), zone);
}

/** The first instant of a date in a zone, in UTC, as statements take it. */
export const dayStart = (date: CivilDate, zone: Zone): string =>
  new Date(startOfDay(date, zone)).toISOString();

/** The instant at which a date is over in a zone, as statements take it. */
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

/** Seconds of a stretch of time that fall on one date. */
export interface DayPart {
  readonly date: CivilDate;
  readonly seconds: number;
}

/**
 * Cuts `[startMs, endMs)` at the midnights of a zone (rule 31). The parts are in order, each of more than 0 s, and
 * sum to the duration in whole seconds; an empty or backward stretch has none.
 */
export function splitAtMidnights(startMs: number, endMs: number, zone: Zone): DayPart[] {
  const result: DayPart[] = [];
  if (endMs <= startMs) return result;
  let day = localDay(startMs, zone);
  let next = startOfDayNumber(day + 1, zone);
  // In a zone whose clock is set back over midnight the local date is yesterday's again: that time counts as the new
  // day.
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
