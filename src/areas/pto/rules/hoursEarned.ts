/** Leave that is earned by hours (rule 70). Everything that is credited has been earned, so nothing is ahead. */
import { earlier, lastOfMonth, type CivilDate } from '../../../civil/dates.ts';
import type { Days } from '../../../civil/days.ts';
import type { MonthTime } from '../../../schedule/timekeeping.ts';
import { plus, rounded, ZERO, type Exact } from './entitlement.ts';
import { leaveYearOf } from './leaveYears.ts';
import { rulesOn, type AccrualHours, type Entitling, type Policy } from './types.ts';

export const earnsByHours = ({ versions }: Policy): boolean =>
  versions.some(({ rules }) => rules.accrual_hours !== null);

/** What a month earns. */
export interface EarnedMonth {
  readonly from: CivilDate;
  /** The last day of the month, or of what is known. */
  readonly to: CivilDate;
  /** False while the month goes on: its amount still grows. */
  readonly over: boolean;
  readonly by: AccrualHours;
  readonly seconds: number;
  readonly days: Days;
}

/** The months of a leave year that earn something, in order. The running total is rounded and capped. */
export function earnedMonths({ policy, time }: Entitling, year: number): EarnedMonth[] {
  if (time?.months === undefined || !earnsByHours(policy)) return [];
  const earned: EarnedMonth[] = [];
  let [exact, credited] = [ZERO, 0];
  for (const one of time.months) {
    const from = `${one.month}-01`;
    if (leaveYearOf(policy, from) !== year || from > time.until) continue;
    const by = rulesOn(policy, from).accrual_hours;
    if (by === null) continue;
    const seconds = secondsOf(one, by);
    exact = plus(exact, earnedBy(seconds, by));
    const due = Math.max(credited, Math.min(rounded(exact), by.cap ?? Infinity));
    const last = lastOfMonth(from);
    const to = earlier(last, time.until);
    earned.push({ from, to, over: last < time.until, by, seconds, days: due - credited });
    credited = due;
  }
  return earned;
}

const secondsOf = (month: MonthTime, { basis }: AccrualHours): number =>
  basis === 'worked' ? month.worked_seconds : month.expected_seconds;

/** 1/10000 of a day or hour. */
const earnedBy = (seconds: number, { per_hours }: AccrualHours): Exact => ({
  over: BigInt(seconds) * 100_000_000n,
  under: 3600n * BigInt(per_hours),
});
