/** Timestamps on the wire: RFC 3339 with an offset, in; the same with the offset of a zone, out. */
import { dayNumber, formatDate, isRealDate } from './dates.ts';
import { offsetMinutes, offsetText, type Zone } from './offsets.ts';

export interface ParsedTimestamp {
  /** Milliseconds since 1970-01-01T00:00Z; digits beyond milliseconds are cut off. */
  readonly epochMs: number;
  /** Minutes ahead of UTC as sent; 0 for `Z`, `+00:00` and `-00:00` alike. */
  readonly offsetMinutes: number;
}

const SHAPE =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * Reads a timestamp (rule 30), or gives null. Needs an offset. RFC 3339, but stricter: `T` and `Z` upper-case, no
 * space for `T`, no leap second, no 24:00, real dates of 1900–2199; and laxer in one place: seconds may be left out,
 * as ISO 8601 allows.
 */
export function parseTimestamp(text: string): ParsedTimestamp | null {
  const match = SHAPE.exec(text);
  if (!match) return null;
  const [, date, hour, minute, second = '0', fraction = '', zone] = match;
  if (!isRealDate(date!)) return null;
  const offset = zone === 'Z' ? 0 : signedMinutes(zone!);
  const seconds = dayNumber(date!) * 86_400 + Number(hour) * 3600 + Number(minute) * 60 + Number(second);
  const millis = Number(fraction.slice(0, 3).padEnd(3, '0'));
  return { epochMs: (seconds - offset * 60) * 1000 + millis, offsetMinutes: offset };
}

function signedMinutes(text: string): number {
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(4, 6));
  // not -0
  return text[0] === '-' && minutes > 0 ? -minutes : minutes;
}

/**
 * An instant in the local time of a zone: `2026-07-01T09:00:00+02:00`. Milliseconds only when there are any; UTC
 * is `+00:00`. Throws RangeError on an unknown zone.
 */
export function formatTimestamp(epochMs: number, zone: Zone): string {
  const offset = offsetMinutes(zone, epochMs);
  const local = epochMs + offset * 60_000;
  const day = Math.floor(local / 86_400_000);
  const rest = local - day * 86_400_000;
  const millis = rest % 1000;
  const seconds = Math.floor(rest / 1000);
  const time = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${formatDate(day)}T${time}${millis ? `.${String(millis).padStart(3, '0')}` : ''}${offsetText(offset)}`;
}

function two(n: number): string {
  return n < 10 ? `0${n}` : String(n);
}
