/**
 * The UTC offset of a zone at an instant. A zone is an IANA name (`Europe/Berlin`) or a fixed offset
 * (`+09:00`), which a time entry from elsewhere keeps as its zone. Instants are milliseconds since
 * 1970-01-01T00:00Z. `Intl` is slow, so it is called only for the ends of a UTC day, and the results are
 * cached.
 */

/** An IANA zone name or `±HH:MM`. */
export type Zone = string;

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Cache limits: zones, and UTC days per zone (about 27 years). */
const MAX_ZONES = 100;
const MAX_DAYS = 10_000;

interface ZoneCache {
  readonly format: Intl.DateTimeFormat;
  /** UTC day number → the offset of the whole day, or the change within it. */
  readonly days: Map<
    number,
    number | { readonly at: number; readonly before: number; readonly after: number }
  >;
  /** UTC day number → the offset at the start of the day. */
  readonly starts: Map<number, number>;
}

const caches = new Map<Zone, ZoneCache>();

/** `'+09:00'` → 540, `'-03:30'` → −210; null if the text is not `±HH:MM` up to 23:59. */
export function fixedOffset(zone: Zone): number | null {
  const match = /^([+-])([01]\d|2[0-3]):([0-5]\d)$/.exec(zone);
  if (!match) return null;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' && minutes > 0 ? -minutes : minutes;
}

/** 540 → `'+09:00'`, 0 → `'+00:00'`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const hh = String(Math.floor(size / 60)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${hh}:${String(size % 60).padStart(2, '0')}`;
}

/** True for an IANA name that the runtime knows and for a fixed offset `±HH:MM`. */
export function isZone(text: string): boolean {
  if (fixedOffset(text) !== null) return true;
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{1,63}$/.test(text)) return false;
  try {
    cacheOf(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Minutes that the zone is ahead of UTC at an instant: Berlin in July 120, New York in January −300.
 * Offsets with seconds (before 1972) are rounded to the minute.
 * @throws RangeError for an unknown zone
 */
export function offsetMinutes(zone: Zone, epochMs: number): number {
  const first = zone.charCodeAt(0);
  if (first === 43 || first === 45) {
    const fixed = fixedOffset(zone);
    if (fixed === null) throw new RangeError(`unknown time zone ${zone}`);
    return fixed;
  }
  const cache = cacheOf(zone);
  const day = Math.floor(epochMs / DAY);
  const known = cache.days.get(day) ?? offsetsOfDay(cache, day);
  if (typeof known === 'number') return known;
  return epochMs < known.at ? known.before : known.after;
}

function cacheOf(zone: Zone): ZoneCache {
  const known = caches.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  if (caches.size >= MAX_ZONES) caches.delete(caches.keys().next().value!);
  const cache: ZoneCache = { format, days: new Map(), starts: new Map() };
  caches.set(zone, cache);
  return cache;
}

/** The offsets within a UTC day. Assumes at most one change per day, which a binary search finds. */
function offsetsOfDay(cache: ZoneCache, day: number): number | { at: number; before: number; after: number } {
  const before = offsetAtStart(cache, day);
  const after = offsetAtStart(cache, day + 1);
  const found =
    before === after ? before : { at: findChange(cache, day * DAY, (day + 1) * DAY), before, after };
  if (cache.days.size >= MAX_DAYS) {
    cache.days.clear();
    cache.starts.clear();
  }
  cache.days.set(day, found);
  return found;
}

function offsetAtStart(cache: ZoneCache, day: number): number {
  const known = cache.starts.get(day);
  if (known !== undefined) return known;
  const offset = askIntl(cache.format, day * DAY);
  cache.starts.set(day, offset);
  return offset;
}

/** The first instant in (`low`, `high`], to the second, at which the zone no longer has its offset at `low`. */
export function changeBetween(zone: Zone, low: number, high: number): number {
  return findChange(cacheOf(zone), low, high);
}

function findChange(cache: ZoneCache, low: number, high: number): number {
  const before = askIntl(cache.format, low);
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (askIntl(cache.format, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** The offset from `Intl`: en-US with h23 prints `MM/DD/YYYY, HH:MM:SS` at fixed positions. */
function askIntl(format: Intl.DateTimeFormat, epochMs: number): number {
  const text = format.format(epochMs);
  const local = Date.UTC(
    Number(text.slice(6, 10)),
    Number(text.slice(0, 2)) - 1,
    Number(text.slice(3, 5)),
    Number(text.slice(12, 14)),
    Number(text.slice(15, 17)),
    Number(text.slice(18, 20)),
  );
  return Math.round((local - Math.floor(epochMs / 1000) * 1000) / MINUTE);
}
