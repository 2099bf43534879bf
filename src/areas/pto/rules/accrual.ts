/**
 * The credits of a policy in a leave year (rules 11, 12, 65-68), and which of them the ledger lacks.
 *
 * Credits are rounded as a running total, so that twelve months add up to exactly the year. A month follows
 * the version in force on its first day, or on the person's first day in it. A new version within the year
 * corrects what was credited ahead: by months if `prorate` is set, otherwise to the full amount of the new
 * version.
 */
import type { CivilDate } from '../../../civil/dates.ts';
import type { Days } from '../../../civil/days.ts';
import {
  annualOf,
  floorOf,
  leaveYear,
  monthsShare,
  plus,
  rounded,
  settled,
  ZERO,
  type Exact,
  type LeaveYear,
} from './entitlement.ts';
import { earnedMonths, earnsByHours } from './hoursEarned.ts';
import type { Credit, Entitling, LedgerRow, PolicyRules } from './types.ts';
import { creditsOnce } from './wholeYear.ts';

/**
 * The credits of a year in order, positive or negative, never 0. `none` and `yearly` credit the year at its
 * start (kind grant), `monthly` on the 1st of each month, hours on its last day (both kind accrual). A person's
 * first credit is on their first day. From `contractsFrom` on, credits end with the contracts (rule 66).
 */
export function accrualsOf(account: Entitling, year: number): readonly Credit[] {
  if (creditsNothing(account)) return [];
  const earned = creditsByHours(account, year);
  const credits = creditsOnce(account, year, () => creditsByTime(leaveYear(account, year)));
  return earned.length === 0 ? credits : [...credits, ...earned].sort(byDate);
}

const creditsByHours = (account: Entitling, year: number): Credit[] =>
  earnedMonths(account, year)
    .filter(({ days }) => days !== 0)
    .map(({ to, over, days }) => ({ kind: 'accrual', effective_on: to, days, grows: !over }));

const byDate = (a: Credit, b: Credit): number => (a.effective_on < b.effective_on ? -1 : 1);

function creditsByTime(of: LeaveYear): Credit[] {
  const credits: Credit[] = [];
  let credited = 0;
  let [earned, summed] = [ZERO, 0];
  /** The shares of the months up to `n`; summed up only as far as they are needed. */
  const earnedThrough = (n: number): Exact => {
    for (; summed <= n; summed += 1) {
      const month = of.months[summed]!;
      earned = plus(earned, monthsShare(month, month.rules));
    }
    return earned;
  };
  let ahead: PolicyRules | null = null;
  of.months.forEach((month, n) => {
    // credited ahead for the whole year, unless the rules change
    if (month.employed.length === 0 || month.rules === ahead) return;
    const { accrual, prorate } = month.rules;
    ahead = accrual === 'yearly' && prorate ? month.rules : null;
    const due = totalDue(of, n, earnedThrough);
    if (due === credited) return;
    const kind = accrual === 'monthly' ? 'accrual' : 'grant';
    credits.push({ kind, effective_on: month.begins, days: due - credited });
    credited = due;
  });
  return credits;
}

/** Leave without an amount, such as sick leave: most policies, read for every balance. */
export const creditsNothing = ({ policy, entitlements = [] }: Entitling): boolean =>
  entitlements.length === 0 &&
  !earnsByHours(policy) &&
  policy.versions.every(({ rules }) => rules.annual_days === 0 && rules.seniority_steps.length === 0);

/** The total credited when month `n` (0–11) has begun. */
function totalDue(year: LeaveYear, n: number, earnedThrough: (n: number) => Exact): Days {
  const { rules } = year.months[n]!;
  const { accrual, prorate } = rules;
  if (accrual === 'none' || (accrual === 'yearly' && !prorate)) return annualOf(year.months[n]!, rules);
  const later = year.months.slice(n + 1);
  const earned = earnedThrough(n);
  // a year that is not over is not settled
  if (accrual === 'monthly' && later.some(({ counted }) => counted.length > 0)) return rounded(earned);
  const sum =
    accrual === 'monthly'
      ? earned
      : later.reduce((total, month) => plus(total, monthsShare(month, rules)), earned);
  return prorate ? settled(sum, floorOf(year, rules), rules) : rounded(sum);
}

/**
 * The missing ledger rows of `year` up to a date: the difference per date between due and posted credits, so
 * that repeating it after posting gives nothing. A last day that becomes known late gives a negative row.
 * A grant that follows from neither the policy nor an agreement is taken back; corrections are `adjust` rows.
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
  for (const { kind, effective_on, days, grows } of credits) if (!grows) book(kind, effective_on, days);
  for (const row of rows) {
    if (row.year === year && (row.kind === 'grant' || row.kind === 'accrual'))
      book(row.kind, row.effective_on, -row.days);
  }
  return [...open]
    .filter(([, entry]) => entry.days !== 0)
    .map(([date, entry]) => ({ ...entry, effective_on: date, year, absence_id: null }))
    .sort((a, b) => (a.effective_on < b.effective_on ? -1 : 1));
}
