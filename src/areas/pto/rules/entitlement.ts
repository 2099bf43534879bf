/**
 * A person's entitlement in a leave year, month by month (rules 12, 65-68). A month's share is a twelfth of
 * the annual amount, times the counted days of the month, times the part of a full week that is worked on
 * them. Sums are exact fractions; a year is rounded once.
 */
import { addDays, later, monthsAfter, type CivilDate } from '../../../civil/dates.ts';
import type { Days } from '../../../civil/days.ts';
import { contractsCount, countedPeriods, employmentPeriods, stretchesIn, type Stretch } from './counted.ts';
import { monthsOf } from './leaveYears.ts';
import { rulesOn, type Entitlement, type Entitling, type PolicyRules, type SeniorityStep } from './types.ts';

/** One month of a person's year. */
export interface Month {
  /** The first counted day; without one, the first day of employment, or of the month. */
  readonly begins: CivilDate;
  readonly employed: readonly Stretch[];
  /** The days that count for a prorated entitlement. */
  readonly counted: readonly Stretch[];
  readonly length: number;
  /** The policy's rules in force on `begins`. */
  readonly rules: PolicyRules;
  /** The agreement with the person in force on `begins`. */
  readonly agreed: Entitlement | undefined;
  /** First day of service. */
  readonly served: CivilDate;
}

export interface LeaveYear {
  /** In order, from the first month of the leave year. */
  readonly months: readonly Month[];
  /** The last day that counts in any year; null if there is no end. */
  readonly leavesOn: CivilDate | null;
}

export function leaveYear({ policy, employment, entitlements = [] }: Entitling, year: number): LeaveYear {
  const employments = employmentPeriods(employment);
  const periods = contractsCount(policy, year) ? countedPeriods(employment) : employments;
  const months: Month[] = [];
  for (const month of monthsOf(policy, year)) {
    const employed = stretchesIn(employments, month);
    const counted = periods === employments ? employed : stretchesIn(periods, month);
    const present = employed[0]?.from ?? month.begins;
    const first = counted[0]?.from ?? present;
    const rules = rulesOn(policy, first);
    // contracts only matter if the rules prorate
    const begins = rules.prorate ? first : present;
    months.push({
      begins,
      employed,
      counted,
      length: month.length,
      rules,
      agreed: entitlements.findLast((one) => one.valid_from <= begins),
      served: (employments.findLast(({ from }) => from <= begins) ?? employments[0]!).served,
    });
  }
  const ends = periods.map(({ to }) => to);
  return { months, leavesOn: ends.includes(null) ? null : (ends as CivilDate[]).reduce(later) };
}

/** The highest step of seniority reached in a month (rule 68); undefined if none is. */
export const seniorityOf = (
  { begins, served }: Pick<Month, 'begins' | 'served'>,
  { seniority_steps }: PolicyRules,
): SeniorityStep | undefined =>
  seniority_steps.findLast(({ years }) => monthsAfter(served, 12 * years) <= begins);

/** The annual amount for a month under these rules: agreed or the policy's, with all additions (rule 68). */
export const annualOf = (month: Pick<Month, 'begins' | 'served' | 'agreed'>, rules: PolicyRules): Days =>
  (month.agreed?.annual_days ?? rules.annual_days) +
  (month.agreed?.extra_days ?? 0) +
  (seniorityOf(month, rules)?.extra_days ?? 0);

/** A number of 1/10000 days as an exact fraction. */
export interface Exact {
  readonly over: bigint;
  readonly under: bigint;
}

export const ZERO: Exact = { over: 0n, under: 1n };

export const plus = (a: Exact, b: Exact): Exact =>
  a.under === b.under
    ? { over: a.over + b.over, under: a.under }
    : { over: a.over * b.under + b.over * a.under, under: a.under * b.under };

const isLess = (a: Exact, b: Exact): boolean => a.over * b.under < b.over * a.under;

/** To a multiple of `step`, half up. */
export const rounded = ({ over, under }: Exact, step: Days = 1): Days => {
  const size = under * BigInt(step);
  return Number((2n * over + size) / (2n * size)) * step;
};

/** The least common multiple of all lengths of months, so that the shares of a year have one denominator. */
const LENGTHS = 4 * 7 * 3 * 5 * 29 * 31;

/** The part of a full week that is worked in a stretch: 3 of 5 days. 1 if part-time does not count. */
export const partOfWeek = ({ week }: Stretch, { full_week, unit }: PolicyRules): readonly [Days, Days] =>
  full_week === null || week === null ? [1, 1] : [week[unit], full_week];

/** The share of the year's amount in a stretch of a month. */
export function shareOf(stretch: Stretch, month: Month, rules: PolicyRules): Exact {
  const [worked, full] = partOfWeek(stretch, rules);
  const days = stretch.days * (LENGTHS / month.length);
  return {
    over: BigInt(annualOf(month, rules)) * BigInt(days) * BigInt(worked),
    under: BigInt(12 * LENGTHS) * BigInt(full),
  };
}

/** A month's share: that of its counted days, or without proration the full month of somebody employed. */
export function monthsShare(month: Month, rules: PolicyRules): Exact {
  if (rules.prorate)
    return month.counted.reduce((sum, stretch) => plus(sum, shareOf(stretch, month, rules)), ZERO);
  return month.employed.length === 0 ? ZERO : { over: BigInt(annualOf(month, rules)), under: 12n };
}

/**
 * The least amount for somebody who leaves in the second half of the year after six months or more (rule 67);
 * null if it does not apply.
 */
export function floorOf({ months, leavesOn }: LeaveYear, rules: PolicyRules): Exact | null {
  if (rules.half_year_floor === null || leavesOn === null) return null;
  const month = months.slice(6).find(({ counted }) => counted.at(-1)?.to === leavesOn);
  if (!month || monthsAfter(month.served, 6) > addDays(leavesOn, 1)) return null;
  const [worked, full] = partOfWeek(month.counted.at(-1)!, rules);
  return { over: BigInt(rules.half_year_floor) * BigInt(worked), under: BigInt(full) };
}

/** The year's amount: at least the floor, then rounded by the policy (rules 66, 67). */
export function settled(sum: Exact, floor: Exact | null, { round_to, round_mode }: PolicyRules): Days {
  const most = floor !== null && isLess(sum, floor) ? floor : sum;
  if (round_to === null) return rounded(most);
  const size = most.under * BigInt(round_to);
  const whole = most.over / size;
  const rest = most.over % size;
  switch (round_mode) {
    case 'nearest':
      return rounded(most, round_to);
    case 'up':
      return Number(rest > 0n ? whole + 1n : whole) * round_to;
    case 'keep_below':
      return 2n * rest >= size ? Number(whole + 1n) * round_to : rounded(most);
  }
}
