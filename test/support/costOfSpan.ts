import { costInCalendar, workCalendar, type Cost, type WorkTerms } from '../../src/schedule/counting.ts';
import type { Span, Unit } from '../../src/schedule/span.ts';

export interface CostTerms extends WorkTerms {
  readonly unit: Unit;
}

/** The cost of one span by its own terms. */
export const costOfSpan = (span: Span, terms: CostTerms): Cost =>
  costInCalendar(span, workCalendar(terms), terms.unit);
