/** Converts the terms of a contract between rows, requests and storage. */
import { hundredths, termsProblems, wholeWeek, type Terms } from '../rules/terms.ts';
import { invalid } from '../../../problem.ts';
import { money, moneyToNumeric } from '../../../money/money.ts';
import type { ContractRow } from '../store/contracts.ts';

export const termsOf = (row: ContractRow): Terms => ({
  type: row.type,
  title: row.title,
  start_date: row.start_date,
  end_date: row.end_date,
  weekly_hours: Number(row.weekly_hours),
  pattern: row.pattern,
  salary: row.salary,
  currency: row.currency,
  pay_period: row.pay_period,
  notice_days: row.notice_days,
  probation_end: row.probation_end,
});

/** Terms as stored. Throws 422 if they contradict each other. */
export function storedTerms(terms: Terms) {
  const problems = termsProblems(terms);
  if (problems) throw invalid(problems);
  const { salary, currency } = terms;
  return {
    type: terms.type,
    title: terms.title.trim(),
    start_date: terms.start_date,
    end_date: terms.end_date,
    weekly_hours: inHundredths(hundredths(terms.weekly_hours)!),
    pattern: JSON.stringify(wholeWeek(terms.pattern)),
    salary: salary === null || currency === null ? null : moneyToNumeric(money(salary, currency)),
    currency,
    pay_period: terms.pay_period,
    notice_days: terms.notice_days,
    probation_end: terms.probation_end,
  };
}

/** 3850 as `38.50`. */
const inHundredths = (hours: number): string =>
  `${Math.floor(hours / 100)}.${String(hours % 100).padStart(2, '0')}`;
