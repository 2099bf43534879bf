import type { CivilDate } from '../civil/dates.ts';

export type Half = 'am' | 'pm';

/** The dates and halves of a request, as sent. See the table in slots.ts for the meaning of the halves. */
export interface Span {
  readonly start_date: CivilDate;
  readonly end_date: CivilDate;
  readonly start_half?: Half | null;
  readonly end_half?: Half | null;
}

export type Unit = 'day' | 'hour';
