/**
 * Spans of half days.
 *
 * What `start_half` and `end_half` mean:
 *
 * | start_half | end_half | one day       | several days                                   |
 * |------------|----------|---------------|------------------------------------------------|
 * | –          | –        | whole day     | whole first day … whole last day               |
 * | am         | –        | the morning   | whole first day … whole last day               |
 * | pm         | –        | the afternoon | from noon of the first day … whole last day    |
 * | –          | am       | the morning   | whole first day … until noon of the last day   |
 * | –          | pm       | the afternoon | whole first day … whole last day               |
 * | am         | am       | the morning   | whole first day … until noon of the last day   |
 * | am         | pm       | whole day     | whole first day … whole last day               |
 * | pm         | am       | 422 (rule 4)  | from noon of the first … until noon of the last|
 * | pm         | pm       | the afternoon | from noon of the first day … whole last day    |
 *
 * On one day a single half names the half that is requested; on several days the halves say where the span
 * begins and ends.
 */
import { dayNumber } from '../civil/dates.ts';
import type { Span } from './span.ts';

/** Half-day slots, half-open: `from` ≤ slot < `to`. A slot is 2 · day number, plus 1 for the afternoon. */
export interface Slots {
  readonly from: number;
  readonly to: number;
}

/** The slots of a span that passed `shapeProblems` (rules 4, 5, 7), for the exclusion constraint. */
export function slotsOf(span: Span): Slots {
  const first = 2 * dayNumber(span.start_date);
  const last = 2 * dayNumber(span.end_date);
  let start = span.start_half ?? null;
  let end = span.end_half ?? null;
  if (first === last) {
    start ??= end;
    end ??= start;
  }
  return { from: first + (start === 'pm' ? 1 : 0), to: last + (end === 'am' ? 1 : 2) };
}

/** Slots as a Postgres int4range literal: `[41634,41636)`. */
export function slotsToRange(slots: Slots): string {
  return `[${slots.from},${slots.to})`;
}

/** Whether two spans share a half day (rules 5, 7). */
export function slotsOverlap(a: Slots, b: Slots): boolean {
  return a.from < b.to && b.from < a.to;
}

/** Whether the span begins or ends at noon. */
export function usesHalves(span: Span): boolean {
  const { from, to } = slotsOf(span);
  return from % 2 !== 0 || to % 2 !== 0;
}
