/** Validates the terms of a contract; violations are 422. */
import type { CivilDate } from '../../../civil/dates.ts';
import { currencyProblem } from '../../../money/currencies.ts';
import { amountProblem } from '../../../money/money.ts';
import type { FieldErrors } from '../../../problem.ts';
import type { WeekHours } from '../../../schedule/counting.ts';

export interface Terms {
  type: 'permanent' | 'fixed_term' | 'contractor' | 'internship';
  title: string;
  start_date: CivilDate;
  end_date: CivilDate | null;
  weekly_hours: number;
  pattern: WeekHours;
  salary: string | null;
  currency: string | null;
  pay_period: 'month' | 'week' | 'hour' | null;
  notice_days: number | null;
  probation_end: CivilDate | null;
}

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** All seven days in order; an omitted day has no hours. */
export const wholeWeek = (pattern: WeekHours): Required<WeekHours> => ({
  mon: pattern.mon ?? 0,
  tue: pattern.tue ?? 0,
  wed: pattern.wed ?? 0,
  thu: pattern.thu ?? 0,
  fri: pattern.fri ?? 0,
  sat: pattern.sat ?? 0,
  sun: pattern.sun ?? 0,
});

/**
 * Hours as an integer of 1/100 hour, so that sums are exact; null for a number with more than two decimals.
 */
export function hundredths(hours: number): number | null {
  const whole = Math.round(hours * 100);
  return Math.abs(hours * 100 - whole) < 1e-6 ? whole : null;
}

/** Problems of terms by field, or null: sum of the week, order of dates, money (rule 39). */
export function termsProblems(terms: Terms): FieldErrors | null {
  const errors: FieldErrors = {};
  const add = (field: string, text: string) => (errors[field] ??= []).push(text);
  const { start_date, end_date, probation_end, salary, currency } = terms;

  const week = WEEK.map((day) => [day, hundredths(terms.pattern[day] ?? 0)] as const);
  const total = hundredths(terms.weekly_hours);
  for (const [day, hours] of week) if (hours === null) add(`pattern.${day}`, 'At most two decimals.');
  if (total === null) add('weekly_hours', 'At most two decimals.');
  const sum = week.reduce((before, [, hours]) => before + (hours ?? 0), 0);
  if (total !== null && week.every(([, hours]) => hours !== null) && sum !== total)
    add('weekly_hours', `The pattern has ${sum / 100} hours a week.`);

  if (end_date !== null && end_date < start_date) add('end_date', 'Must not be before start_date.');
  if (end_date === null && terms.type === 'fixed_term') add('end_date', 'A fixed term needs its last day.');
  if (probation_end !== null && probation_end < start_date)
    add('probation_end', 'Must not be before start_date.');
  else if (probation_end !== null && end_date !== null && probation_end > end_date)
    add('probation_end', 'Must not be after end_date.');

  if (currency !== null) {
    const problem = currencyProblem(currency);
    if (problem) add('currency', problem);
    const amount = salary === null ? null : amountProblem(salary, currency);
    if (amount) add('salary', amount);
  }
  return Object.keys(errors).length > 0 ? errors : null;
}
