/** Quiet hours, in which a person gets no mails. Instants are milliseconds since 1970. */
import { addDays } from '../../../civil/dates.ts';
import { localDate, offsetMinutes, type Zone } from '../../../civil/zones.ts';

const MINUTE = 60_000;

/** Times of day as HH:MM. If `to` is not after `from`, it is on the next day. */
export interface QuietHours {
  from: string;
  to: string;
}

/**
 * The end of the quiet hours that contain an instant; null outside of them. They follow the zone's clock:
 * 22:00 to 07:00 are ten hours in the night when clocks go back, and eight when they go forward. A time that
 * the clock skips counts as the first instant after the change.
 */
export function quietUntil(now: number, { from, to }: QuietHours, zone: Zone): number | null {
  const today = localDate(now, zone);
  const overnight = to <= from;
  // quiet hours that begin today, and those that began yesterday and end today
  for (const day of overnight ? [today, addDays(today, -1)] : [today]) {
    const begin = instantOf(day, from, zone);
    const end = instantOf(overnight ? addDays(day, 1) : day, to, zone);
    if (begin <= now && now < end) return end;
  }
  return null;
}

/** The first instant at which the zone's clock shows this time of this date, or skips it. */
function instantOf(date: string, time: string, zone: Zone): number {
  const local = Date.parse(`${date}T${time}:00Z`);
  const offsets = [local - 24 * 60 * MINUTE, local + 24 * 60 * MINUTE].map((at) => offsetMinutes(zone, at));
  const found = offsets
    .map((offset) => local - offset * MINUTE)
    .filter((at, index) => offsetMinutes(zone, at) === offsets[index]);
  // no match: the clock skips this time, and the offset from before the change gives the instant of the
  // change or later
  return found.length > 0 ? Math.min(...found) : local - offsets[0]! * MINUTE;
}
