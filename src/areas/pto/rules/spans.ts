/** Checks of a leave request before the balance: everything that answers 422. */
import { daysBetween, isRealDate, type CivilDate } from '../../../civil/dates.ts';
import { ONE_DAY, showDays } from '../../../civil/days.ts';
import type { Cost } from '../../../schedule/counting.ts';
import { usesHalves } from '../../../schedule/slots.ts';
import { employmentPeriods } from './counted.ts';
import type { Employment, PolicyRules } from './types.ts';
import { inHours, type Span } from '../../../schedule/span.ts';

export { slotsOf, slotsOverlap, slotsToRange, type Slots } from '../../../schedule/slots.ts';

/** Longest span in calendar days, both ends included. */
export const MAX_SPAN_DAYS = 366;

/** The content of a 422: texts by field, and a code if one is defined. */
export interface SpanProblems {
  readonly errors: Record<string, string[]>;
  readonly code: 'no_contract' | 'no_working_days' | 'notice_too_short' | null;
  /** Additional data for the code; `first_day` is the first day without a contract. */
  readonly data?: { readonly first_day: CivilDate };
}

/**
 * Checks of the span alone: invalid dates, end before start, more than 366 days, contradictory halves (rule
 * 4).
 */
export function shapeProblems(span: Span): SpanProblems | null {
  const problems = collector();
  for (const field of ['start_date', 'end_date'] as const) {
    if (!isRealDate(span[field])) problems.add(field, 'Not a date of the calendar between 1900 and 2199.');
  }
  if (problems.any()) return problems.result();
  const length = daysBetween(span.start_date, span.end_date) + 1;
  if (length < 1) problems.add('end_date', 'Must not be before start_date.');
  else if (length > MAX_SPAN_DAYS) problems.add('end_date', `At most ${MAX_SPAN_DAYS} days in one request.`);
  else if (length === 1 && span.start_half === 'pm' && span.end_half === 'am') {
    problems.add('end_half', 'A single day cannot begin in the afternoon and end in the morning.');
  }
  if (inHours(span) && length > 1) problems.add('end_date', 'Hours are on one date.');
  if (inHours(span) && (span.start_half || span.end_half))
    problems.add('hours', 'Send hours or half days, not both.');
  return problems.any() ? problems.result() : null;
}

export interface SpanContext {
  readonly rules: PolicyRules;
  readonly employment: Employment;
  readonly today: CivilDate;
  /** Only called if the span is valid. */
  readonly cost: () => Cost;
  /** Entered by a manager or admin, so notice and days back are not checked. */
  readonly onBehalf?: boolean;
}

/**
 * All problems that the caller can correct by changing the request (422), or null: an invalid span, no day to
 * take (rule 3) or a missing contract, forbidden halves, notice period, days back (rule 78), maximum length, waiting
 * period, dates
 * outside the employment.
 */
export function spanProblems(span: Span, context: SpanContext): SpanProblems | null {
  const shape = shapeProblems(span);
  if (shape) return shape;
  const { rules, employment, today } = context;
  const problems = collector();
  const cost = context.cost();

  if (cost.total === 0) {
    const first = cost.firstWithoutContract;
    if (first === null)
      problems.add('non_field_errors', 'There are no working days in this period.', 'no_working_days');
    else problems.add('non_field_errors', `No contract with working hours covers ${first}.`, 'no_contract');
  }
  if (inHours(span) && rules.unit !== 'hour')
    problems.add('hours', 'This leave type counts days. Ask for whole or half days.');
  if (inHours(span) && cost.total > 0 && cost.total < span.hours)
    problems.add('hours', `At most ${showDays(cost.total)} hours on ${span.start_date}.`);
  if (!rules.allow_half_days && usesHalves(span)) {
    for (const field of ['start_half', 'end_half'] as const) {
      if (span[field]) problems.add(field, 'This leave type allows whole days only.');
    }
  }
  if (rules.max_consecutive_days !== null && cost.inDays > rules.max_consecutive_days * ONE_DAY) {
    problems.add(
      'end_date',
      `At most ${rules.max_consecutive_days} days at a time; these are ${showDays(cost.inDays)}.`,
    );
  }
  const employed = employmentPeriods(employment).findLast(({ from }) => from <= span.start_date);
  if (!employed) problems.add('start_date', 'Before the start of employment.');
  else if (daysBetween(employed.from, span.start_date) < rules.waiting_days) {
    problems.add('start_date', `Not earlier than ${rules.waiting_days} days after the start of employment.`);
  }
  const last = (employed ?? { to: employment.last_day }).to;
  if (last !== null && span.end_date > last) problems.add('end_date', 'After the last day of employment.');
  if (
    !context.onBehalf &&
    rules.max_backdated_days !== null &&
    daysBetween(span.start_date, today) > rules.max_backdated_days
  ) {
    problems.add('start_date', `At most ${rules.max_backdated_days} days back.`);
  }
  if (
    !context.onBehalf &&
    rules.min_notice_days > 0 &&
    daysBetween(today, span.start_date) < rules.min_notice_days
  ) {
    problems.add('start_date', `Needs ${rules.min_notice_days} days of notice.`, 'notice_too_short');
  }
  if (!problems.any()) return null;
  const { errors, code } = problems.result();
  return code === 'no_contract'
    ? { errors, code, data: { first_day: cost.firstWithoutContract! } }
    : { errors, code };
}

function collector() {
  const errors: Record<string, string[]> = {};
  let code: SpanProblems['code'] = null;
  return {
    add(field: string, text: string, withCode: SpanProblems['code'] = null) {
      (errors[field] ??= []).push(text);
      code ??= withCode;
    },
    any: () => Object.keys(errors).length > 0,
    result: (): SpanProblems => ({ errors, code }),
  };
}
