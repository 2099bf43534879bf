/**
 * The credits of a policy in a leave year (rules 11, 12, 66), and which of them the ledger lacks.
 *
 * Credits are rounded as a running total, so that twelve months add up to exactly the year. A month follows
 * the version in force on its first day, or on the person's first day in it. A new version within the year
 * corrects what was credited ahead: by months if `prorate` is set, otherwise to the full amount of the new
 * version.
 */
import { dateOf, daysInMonth, type CivilDate } from '../../../civil/dates.ts';
import { mulDiv, type Days } from '../../../civil/days.ts';
import { countedPeriods, daysIn } from './counted.ts';
import {
  rulesOn,
  type Employment,
  type LedgerRow,
  type Policy,
  type PolicyRules,
  type EmploymentPeriod,
} from './types.ts';

export interface Credit {
  readonly kind: 'grant' | 'accrual';
  readonly effective_on: CivilDate;
  readonly days: Days;
}

/** One month of a person's year: the governing rules and the number of days. */
interface Month {
  readonly begins: CivilDate;
  /** Days of employment. */
  readonly employed: number;
  /** Days of employment that count for a prorated entitlement. */
  readonly counted: number;
  readonly length: number;
  readonly rules: PolicyRules;
}

/**
 * The credits of a year in order, positive or negative, never 0. `none` and `yearly` credit the year at its
 * start (kind grant), `monthly` on the 1st of each month (kind accrual). A person's first credit is on their
 * first day. From the policy's `contractsFrom` on, credits end with the contracts (rule 66).
 */
export function accrualsOf(policy: Policy, employment: Employment, year: number): Credit[] {
  // fast path for leave without an amount, such as sick leave: most policies, read for every balance
  if (policy.versions.every(({ rules }) => rules.annual_days === 0)) return [];
  const months = monthsOf(policy, employment, year);
  const credits: Credit[] = [];
  let credited = 0;
  for (let n = 0; n < 12; n++) {
    const month = months[n]!;
    if (month.employed === 0) continue;
    const due = totalDue(months, n);
    if (due !== credited) {
      const kind = month.rules.accrual === 'monthly' ? 'accrual' : 'grant';
      credits.push({ kind, effective_on: month.begins, days: due - credited });
      credited = due;
    }
  }
  return credits;
}

function monthsOf(policy: Policy, employment: Employment, year: number): Month[] {
  const { start_date, last_day } = employment;
  const employedDays: EmploymentPeriod[] = [{ from: start_date, to: last_day }];
  const byContract = policy.contractsFrom !== null && year >= (policy.contractsFrom ?? 0);
  const periods = byContract ? countedPeriods(employment) : employedDays;
  const months: Month[] = [];
  for (let month = 1; month <= 12; month++) {
    const employed = daysIn(employedDays, year, month);
    const counted = daysIn(periods, year, month);
    const begins = counted.first ?? employed.first ?? dateOf(year, month, 1);
    const rules = rulesOn(policy, begins);
    months.push({
      // contracts only matter if the rules prorate
      begins: rules.prorate ? begins : (employed.first ?? begins),
      employed: employed.days,
      counted: counted.days,
      length: daysInMonth(year, month),
      rules,
    });
  }
  return months;
}

/** The total credited when month `n` (0–11) has begun, rounded once. */
function totalDue(months: readonly Month[], n: number): Days {
  const { rules } = months[n]!;
  const { accrual, prorate, annual_days: annual } = rules;
  if (accrual === 'none' || (accrual === 'yearly' && !prorate)) return annual;
  let sum = 0;
  for (let m = 0; m <= n; m++) sum += share(months[m]!, months[m]!.rules);
  // yearly accrual credits the remaining months ahead, by the current rules
  if (accrual === 'yearly') for (let m = n + 1; m < 12; m++) sum += share(months[m]!, rules);
  return mulDiv(sum, 1, 12 * COMMON);
}

/** A common multiple of all month lengths, so that every share is an integer and a year's sum is exact. */
const COMMON = 28 * 29 * 30 * 31;

/** A month's share of the year's days, times COMMON: the full month, or its counted days (rules 12, 66). */
function share(month: Month, rules: PolicyRules): number {
  const days = rules.prorate ? month.counted : month.employed > 0 ? month.length : 0;
  return rules.annual_days * days * (COMMON / month.length);
}

/**
 * The missing ledger rows of `year` up to a date: the difference per date between due and posted credits, so
 * that repeating it after posting gives nothing. A last day that becomes known late gives a negative row.
 * Amounts agreed with one person must be `adjust` rows, because a grant that the policy does not define is
 * taken back.
 */
export function accrualsToPost(
  credits: readonly Credit[],
  rows: readonly LedgerRow[],
  year: number,
  until: CivilDate,
): LedgerRow[] {
  const open = new Map<string, { kind: Credit['kind']; days: Days }>();
  const book = (kind: Credit['kind'], date: CivilDate, days: Days) => {
    if (date > until) return;
    const known = open.get(date);
    if (known) known.days += days;
    else open.set(date, { kind, days });
  };
  for (const credit of credits) book(credit.kind, credit.effective_on, credit.days);
  for (const row of rows) {
    if (row.year === year && (row.kind === 'grant' || row.kind === 'accrual'))
      book(row.kind, row.effective_on, -row.days);
  }
  return [...open]
    .filter(([, entry]) => entry.days !== 0)
    .map(([date, entry]) => ({ ...entry, effective_on: date, year, absence_id: null }))
    .sort((a, b) => (a.effective_on < b.effective_on ? -1 : 1));
}
