/** How an entitlement comes about: its parts in words, whose sum is the year's amount before rounding. */
import { addDays, type CivilDate } from '../../../civil/dates.ts';
import { amountInWords, mulDiv, ONE_DAY, showDays, type Days } from '../../../civil/days.ts';
import { grouped } from '../../../lib/grouped.ts';
import { creditsNothing } from './accrual.ts';
import { firstYear } from './books.ts';
import type { Stretch } from './counted.ts';
import {
  annualOf,
  floorOf,
  leaveYear,
  partOfWeek,
  plus,
  rounded,
  seniorityOf,
  shareOf,
  ZERO,
  type Exact,
  type LeaveYear,
  type Month,
} from './entitlement.ts';
import { earnedMonths, earnsByHours, type EarnedMonth } from './hoursEarned.ts';
import type { Account, AccrualHours, PolicyRules } from './types.ts';

/** Months with the same annual amount and the same working week. */
export interface Line {
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** In 1/10000 month. */
  readonly months: number;
  readonly annual: Days;
  /** Null if part-time does not count. */
  readonly week: Days | null;
  readonly full_week: Days | null;
  readonly days: Days;
  readonly why: string;
}

export interface Explanation {
  readonly lines: readonly Line[];
  /** The sum of the lines. */
  readonly exact: Days;
  /** Rule 67; null if it does not apply. */
  readonly floor: Days | null;
  /** The rules by which the year is rounded. */
  readonly rules: PolicyRules | null;
}

/** A line before it is rounded; `earned` is its share of the year's amount. */
interface Part extends Pick<Line, 'from' | 'to' | 'annual' | 'week' | 'full_week' | 'why'> {
  readonly months: Exact;
  readonly earned: Exact;
}

/** The parts of an entitlement in a leave year. Without an amount, and before the ledger begins, none. */
export function explain(account: Account, year: number): Explanation {
  const none = { lines: [], exact: 0, floor: null, rules: null };
  if (creditsNothing(account) || year < firstYear(account)) return none;
  const of = leaveYear(account, year);
  const last = of.months.findLast(({ employed }) => employed.length > 0);
  if (!last) return none;
  const parts = last.rules.prorate ? countedParts(of) : wholeParts(of, last);
  const floor = last.rules.prorate ? floorOf(of, last.rules) : null;
  const byTime = linesOf(
    joinedParts(parts.filter(({ annual }) => annual > 0 || !earnsByHours(account.policy))),
  );
  const byHours = earnedLines(earnedMonths(account, year));
  return {
    lines: [...byTime.lines, ...byHours],
    exact: byHours.reduce((sum, { days }) => sum + days, byTime.exact),
    floor: floor && rounded(floor),
    rules: last.rules,
  };
}

/** Months that earn by the same rule make one line (rule 70). */
const earnedLines = (months: readonly EarnedMonth[]): Line[] =>
  [...grouped(months, ({ by }) => by)].map(([by, of]) => ({
    from: of[0]!.from,
    to: of.at(-1)!.to,
    months: of.length * ONE_DAY,
    ...{ annual: 0, week: null, full_week: null },
    days: of.reduce((sum, { days }) => sum + days, 0),
    why: whyEarned(by, of),
  }));

function whyEarned({ per_hours, basis, cap }: AccrualHours, months: readonly EarnedMonth[]): string {
  const seconds = months.reduce((sum, one) => sum + one.seconds, 0);
  const hours = showDays(mulDiv(seconds, ONE_DAY, 3600));
  const most = cap === null ? '' : `; at most ${showDays(cap)} a year`;
  return `1 for ${showDays(per_hours)} hours: ${hours} hours ${basis}${most}`;
}

const countedParts = ({ months }: LeaveYear): Part[] =>
  months.flatMap((month) =>
    month.counted.map((stretch): Part => {
      const [worked, full] = partOfWeek(stretch, month.rules);
      const scaled = month.rules.full_week !== null && stretch.week !== null;
      return {
        from: stretch.from,
        to: stretch.to,
        annual: annualOf(month, month.rules),
        week: scaled ? worked : null,
        full_week: scaled ? full : null,
        months: { over: 10_000n * BigInt(stretch.days), under: BigInt(month.length) },
        earned: shareOf(stretch, month, month.rules),
        why: whyOf(month, stretch),
      };
    }),
  );

/** Without proration: a whole year at once, or whole months. */
function wholeParts({ months }: LeaveYear, last: Month): Part[] {
  const monthly = last.rules.accrual === 'monthly';
  const employed = months.filter((month) => month.employed.length > 0);
  const whole = (month: Month, from: CivilDate, count: bigint): Part => {
    const annual = annualOf(month, month.rules);
    const to = month.employed.at(-1)!.to;
    const earned = { over: BigInt(annual) * count, under: 12n };
    return {
      ...{ from, to, annual, earned, week: null, full_week: null },
      months: { over: 10_000n * count, under: 1n },
      why: [...additionsOf(month), 'not prorated'].join('; '),
    };
  };
  return monthly
    ? employed.map((month) => whole(month, month.employed[0]!.from, 1n))
    : [whole(last, employed[0]!.employed[0]!.from, 12n)];
}

function whyOf(month: Month, { week }: Stretch): string {
  const { full_week, unit } = month.rules;
  const reasons = additionsOf(month);
  if (full_week !== null && week !== null)
    reasons.push(`${showDays(week[unit])} of ${amountInWords(full_week, unit)} a week`);
  return reasons.join('; ') || 'annual amount of the leave type';
}

function additionsOf(month: Month): string[] {
  const { agreed } = month;
  const reasons: string[] = [];
  if (agreed && agreed.annual_days !== null) reasons.push(`agreed from ${agreed.valid_from} on`);
  if (agreed && agreed.extra_days > 0) reasons.push(`${showDays(agreed.extra_days)} more by agreement`);
  const step = seniorityOf(month, month.rules);
  if (step) reasons.push(`${showDays(step.extra_days)} more after ${step.years} years`);
  return reasons;
}

/** Joins adjacent parts that differ in nothing but their dates. */
function joinedParts(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const continues =
      before !== undefined &&
      addDays(before.to, 1) === part.from &&
      (['annual', 'week', 'full_week', 'why'] as const).every((name) => before[name] === part[name]);
    if (!continues) joined.push(part);
    else
      joined[joined.length - 1] = {
        ...before,
        to: part.to,
        months: plus(before.months, part.months),
        earned: plus(before.earned, part.earned),
      };
  }
  return joined;
}

/** Rounds running totals, so that the lines add up to the exact amount. */
function linesOf(parts: readonly Part[]): { lines: Line[]; exact: Days } {
  let [sum, months] = [ZERO, ZERO];
  const lines = parts.map(({ earned, months: own, ...part }): Line => {
    const [before, monthsBefore] = [rounded(sum), rounded(months)];
    [sum, months] = [plus(sum, earned), plus(months, own)];
    return { ...part, months: rounded(months) - monthsBefore, days: rounded(sum) - before };
  });
  return { lines, exact: rounded(sum) };
}
