/** Time off in lieu: its balance is the overtime account (rule 79). */
import type { CivilDate } from '../../../civil/dates.ts';
import type { Days } from '../../../civil/days.ts';
import { spendsOf } from './books.ts';
import type { Booking } from './ledger.ts';
import { rulesOn, type Account } from './types.ts';

/** The overtime account behind an account of time off in lieu; null for other leave. */
export function overtimeOf({ policy, time }: Account): { days: Days; until: CivilDate } | null {
  if (!policy.fromOvertime || time?.overtime === undefined) return null;
  return { days: time.overtime, until: time.until };
}

/** What is booked after the last day that the overtime account knows: approved, and waiting for a decision. */
export function aheadOf({ rows }: Pick<Account, 'rows'>, until: CivilDate): [approved: Days, waiting: Days] {
  let [approved, waiting] = [0, 0];
  for (const year of new Set(rows.map((row) => row.year)))
    for (const { on, days, pending } of spendsOf(rows, year)) {
      if (on <= until) continue;
      if (pending) waiting += days;
      else approved += days;
    }
  return [approved, waiting];
}

/**
 * How much of these bookings the overtime account does not cover; 0 or less if it does. Days that the account
 * already knows cost nothing: not having worked on them has lowered it.
 */
export function missingOvertime(account: Account, bookings: readonly Booking[]): Days | null {
  const overtime = overtimeOf(account);
  if (!overtime) return null;
  const ahead = bookings.filter(({ effective_on }) => effective_on > overtime.until);
  const limit = ahead[0] ? rulesOn(account.policy, ahead[0].effective_on).allow_negative : null;
  if (limit === null) return 0;
  const [approved, waiting] = aheadOf(account, overtime.until);
  return ahead.reduce((sum, { days }) => sum + days, approved + waiting - overtime.days - limit);
}
