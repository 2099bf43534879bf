/** Dates and times as the reader writes them. The frame sets language and zone once it knows the person. */
const reader = { locale: 'en-GB', timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };

export function setReader({ locale, timezone }: { locale: string; timezone: string }): void {
  // plain "en" would show American dates
  reader.locale = locale === 'en' ? 'en-GB' : locale;
  reader.timeZone = timezone;
}

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
