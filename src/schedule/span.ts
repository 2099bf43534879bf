import type { CivilDate } from '../civil/dates.ts';
import type { Days } from '../civil/days.ts';

export type Half = 'am' | 'pm';

/** The dates and halves of a request, as sent. See the table in slots.ts for the meaning of the halves. */
export interface Span {
  readonly start_date: CivilDate;
  readonly end_date: CivilDate;
  readonly start_half?: Half | null;
  readonly end_half?: Half | null;
  /** Hours off on one date, in 1/10000 (rule 74); null for whole and half days. */
  readonly hours?: Days | null;
  /** From when and until when, as `HH:MM`; null if only a number of hours is known. */
  readonly start_time?: string | null;
  readonly end_time?: string | null;
}

/** Whether a span is hours of one date, rather than whole and half days. */
export const inHours = <One extends Pick<Span, 'hours'>>(one: One): one is One & { hours: Days } =>
  typeof one.hours === 'number';

/** A span with all its members, as it is stored. */
export type StoredSpan = Required<Span>;

/** A span of whole and half days, with all its members. */
export type HalfDays = Required<Pick<Span, 'start_date' | 'end_date' | 'start_half' | 'end_half'>>;

export type Unit = 'day' | 'hour';
