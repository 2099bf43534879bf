/** Quiet hours: when nothing is mailed to a person. Pure; instants are milliseconds since 1970. */
import { addDays } from '../../../civil/dates.ts';
import { localDate, offsetMinutes, type Zone } from '../../../civil/zones.ts';

const MINUTE = 60_000;

/** Times of day as HH:MM; where `to` is not after `from`, it is of the next day. */
export interface QuietHours {
  from: string;
  to: string;
}

/**
 * When the quiet hours that an instant lies in are over; null outside of them. They begin and end by the clock of the zone:
 * 22:00 to 07:00 are ten hours in the night that sets the clock back, and eight in the one that sets it forward. A time that
 * the clock skips is taken as the one after the change.
 */
export function quietUntil(now: number, { from, to }: QuietHours, zone: Zone): number | null {
  const today = localDate(now, zone);
  const overnight = to <= from;
  // those that began today, and those that began yesterday and last until today
  for (const day of overnight ? [today, addDays(today, -1)] : [today]) {
    const begin = instantOf(day, from, zone);
    const end = instantOf(overnight ? addDays(day, 1) : day, to, zone);
    if (begin <= now && now < end) return end;
  }
  return null;
}

/** The first instant at which the zone's clock shows this time of this date, or a later one. */
function instantOf(date: string, time: string, zone: Zone): number {
  const local = Date.parse(`${date}T${time}:00Z`);
  const offsets = [local - 24 * 60 * MINUTE, local + 24 * 60 * MINUTE].map((at) => offsetMinutes(zone, at));
  const found = offsets
    .map((offset) => local - offset * MINUTE)
    .filter((at, index) => offsetMinutes(zone, at) === offsets[index]);
  // none: the clock skips it, and by the offset from before the time is as much later as the clock was set forward
  return found.length > 0 ? Math.min(...found) : local - offsets[0]! * MINUTE;
}
