/** Dates and times as the reader writes them. The frame sets language and zone once it knows the person. */
const reader = { locale: 'en-GB', timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };

export function setReader({ locale, timezone }: { locale: string; timezone: string }): void {
  // plain "en" would show American dates
  reader.locale = locale === 'en' ? 'en-GB' : locale;
  reader.timeZone = timezone;
}

export const readerZone = (): string => reader.timeZone;

const formatted = (options: Intl.DateTimeFormatOptions, value: Date): string =>
  new Intl.DateTimeFormat(reader.locale, options).format(value);

/** A date without a time: `2026-11-20`. */
export const day = (text: string): string =>
  formatted({ dateStyle: 'medium', timeZone: 'UTC' }, new Date(`${text.slice(0, 10)}T00:00:00Z`));

/** A point in time, in the reader's zone. */
export const moment = (text: string): string =>
  formatted({ dateStyle: 'medium', timeStyle: 'short', timeZone: reader.timeZone }, new Date(text));

/** Milliseconds, or seconds from one on. */
export const duration = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);

/** A size of a file, in the unit that leaves it few digits. */
export function bytes(size: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, size)) / Math.log(1000)));
  const style = { style: 'unit', unit: units[step]!, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(reader.locale, style).format(size / 1000 ** step);
}

/** A day with its weekday, without the year. */
export const weekDay = (date: string): string =>
  formatted(
    { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
    new Date(`${date}T00:00:00Z`),
  );

export const month = (date: string): string =>
  formatted(
    { month: 'long', year: 'numeric', timeZone: 'UTC' },
    new Date(`${date.slice(0, 7)}-01T00:00:00Z`),
  );

/** `Nov`, where the year is known from elsewhere. */
export const shortMonth = (date: string): string =>
  formatted({ month: 'short', timeZone: 'UTC' }, new Date(`${date.slice(0, 7)}-01T00:00:00Z`));

const DATES = /\b(\d{4}-\d\d-\d\d)(?: to (\d{4}-\d\d-\d\d))?\b/g;
const isDate = (text: string): boolean => !Number.isNaN(Date.parse(text));

/** A text of the service with its dates as the reader writes them: it writes `2026-11-20 to 2026-11-22`. */
export const withDates = (text: string): string =>
  text.replaceAll(DATES, (written: string, from: string, to: string = from) =>
    isDate(from) && isDate(to) ? days(from, to) : written,
  );

/** One or two days, as one text. */
export const days = (from: string, to: string): string =>
  from === to ? day(from) : `${day(from)} – ${day(to)}`;

/** The clock time of a point in time, in the reader's zone. */
export const clockTime = (text: string): string =>
  formatted({ timeStyle: 'short', timeZone: reader.timeZone }, new Date(text));

/** An amount, which stays a text of decimals: it never becomes a float. */
export const money = (amount: string, currency: string): string =>
  new Intl.NumberFormat(reader.locale, { style: 'currency', currency }).format(amount as `${number}`);

/** Hours and minutes of seconds, `7:30`; a minus sign in front of less than nothing. */
export function hours(seconds: number): string {
  const minutes = Math.round(Math.abs(seconds) / 60);
  const text = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return seconds < 0 && minutes > 0 ? `−${text}` : text;
}

/** A number as the contract shows it, without needless zeros. */
export const amount = (text: string): string =>
  new Intl.NumberFormat(reader.locale, { maximumFractionDigits: 2 }).format(text as `${number}`);

/** Days or hours with their unit: `0.5 days`, `1 day`. */
export const span = (text: string, unit: 'day' | 'hour'): string =>
  new Intl.NumberFormat(reader.locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 2,
  }).format(text as `${number}`);
