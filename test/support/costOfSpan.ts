import { yearOf } from '../../src/civil/dates.ts';
import type { Days } from '../../src/civil/days.ts';
import { costInCalendar, workCalendar, type Cost, type WorkTerms } from '../../src/schedule/counting.ts';
import type { Span, Unit } from '../../src/schedule/span.ts';

export interface CostTerms extends WorkTerms {
  readonly unit: Unit;
}

/** The cost of one span by its own terms. */
export const costOfSpan = (span: Span, terms: CostTerms): Cost =>
  costInCalendar(span, workCalendar(terms), terms.unit);

/** A cost by calendar year, ascending; includes years of the span that cost nothing (rule 8). */
export function byYear({ perDay }: Cost): { year: number; days: Days }[] {
  const years = [...new Set(perDay.map(({ date }) => yearOf(date)))];
  const of = (year: number) => perDay.filter(({ date }) => yearOf(date) === year);
  return years.map((year) => ({ year, days: of(year).reduce((sum, { days }) => sum + days, 0) }));
}
