/** Timestamps of requests (RFC 3339 with any offset) and of answers (with the offset of a zone). */
import { dayNumber, formatDate, isRealDate } from './dates.ts';
import { offsetMinutes, offsetText, type Zone } from './offsets.ts';

export interface ParsedTimestamp {
  /** Milliseconds since 1970-01-01T00:00Z; further digits are cut off. */
  readonly epochMs: number;
  /** Minutes ahead of UTC, as sent; 0 for `Z`, `+00:00` and `-00:00`. */
  readonly offsetMinutes: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const SHAPE =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * Parses a timestamp (rule 30); null if it is invalid. RFC 3339 with these differences: `T` and `Z` in upper
 * case, no space for `T`, no leap second, no 24:00, dates of 1900–2199; and seconds may be left out, as in
 * ISO 8601.
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
  // avoid -0
  return text[0] === '-' && minutes > 0 ? -minutes : minutes;
}

/**
 * An instant with the zone's offset: `2026-07-01T09:00:00.000+02:00`; UTC is `+00:00`. Always with
 * milliseconds, so that all timestamps of an answer have the same precision.
 * @throws RangeError for an unknown zone
 */
export function formatTimestamp(epochMs: number, zone: Zone): string {
  const offset = offsetMinutes(zone, epochMs);
  return onWall(epochMs, offset) + offsetText(offset);
}

function onWall(epochMs: number, offset: number): string {
  const local = epochMs + offset * 60_000;
  const day = Math.floor(local / DAY);
  const rest = local - day * DAY;
  const seconds = Math.floor(rest / 1000);
  const time = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${formatDate(day)}T${time}.${three(rest % 1000)}`;
}

/**
 * A timestamp converted to the offset of a zone, in the form of `formatTimestamp`. Digits beyond milliseconds
 * are cut off, never rounded up, so that a range that begins with the result includes the original instant.
 * Returns any other text unchanged.
 */
export function timestampIn(text: string, zone: Zone): string {
  // fast path for rows: other rows of the page have usually cached the hour, so only texts are joined
  const hour = isOfRow(text) ? hourIn(text, zone) : null;
  if (hour !== null) {
    const { shift, begin, next, end } = hour;
    if (shift === 0) return begin + text.slice(13, 19) + millisOf(text) + end;
    const minute = digits(text, 14) + shift;
    return `${minute < 60 ? begin : next}:${two(minute % 60)}${text.slice(16, 19)}${millisOf(text)}${end}`;
  }
  const at = parseTimestamp(text);
  return at === null ? text : formatTimestamp(at.epochMs, zone);
}

/**
 * Whether a timestamp has the form of database rows: UTC, with seconds. Length and ending are enough to tell.
 */
const isOfRow = (text: string): boolean => text.length >= 25 && text.endsWith('+00:00') && text[10] === 'T';

/** One UTC hour, converted to a zone. */
interface HourInZone {
  /** Minutes past the full hour at which it begins in the zone: 30 in India. */
  readonly shift: number;
  /** `YYYY-MM-DDTHH` in the zone at its beginning, and an hour later. */
  readonly begin: string;
  readonly next: string;
  readonly end: string;
}

/** Maximum number of cached hours over all zones: about two years of one zone. */
const MAX_HOURS = 20_000;

const hours = new Map<Zone, Map<number, HourInZone | null>>();
let hoursKept = 0;

/** Null for an hour in which the offset changes. Cached. */
function hourIn(text: string, zone: Zone): HourInZone | null {
  const key =
    ((digits(text, 0) * 100 + digits(text, 2)) * 13 + digits(text, 5)) * 768 +
    digits(text, 8) * 24 +
    digits(text, 11);
  const found = hours.get(zone)?.get(key);
  if (found !== undefined) return found;
  const first = parseTimestamp(`${text.slice(0, 13)}:00Z`);
  const made = first && inZone(first.epochMs, zone);
  if (hoursKept >= MAX_HOURS) {
    hours.clear();
    hoursKept = 0;
  }
  const ofZone = hours.get(zone) ?? new Map<number, HourInZone | null>();
  hours.set(zone, ofZone.set(key, made));
  hoursKept += 1;
  return made;
}

function inZone(firstMs: number, zone: Zone): HourInZone | null {
  const offset = offsetMinutes(zone, firstMs);
  if (offset !== offsetMinutes(zone, firstMs + HOUR - 1)) return null;
  return {
    shift: ((offset % 60) + 60) % 60,
    begin: onWall(firstMs, offset).slice(0, 13),
    next: onWall(firstMs + HOUR, offset).slice(0, 13),
    end: offsetText(offset),
  };
}

/** The number in two digits. */
const digits = (text: string, at: number): number => text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528;

/** Milliseconds with their point: `.120` of `2026-11-20T18:34:45.12+00:00`. */
function millisOf(text: string): string {
  if (text.length >= 29) return text.slice(19, 23);
  return text.slice(19, -6).padEnd(4, text.length === 25 ? '.000' : '0');
}

const two = (n: number): string => (n < 10 ? `0${n}` : String(n));
const three = (n: number): string => (n < 10 ? `00${n}` : n < 100 ? `0${n}` : String(n));
