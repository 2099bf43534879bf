/** Who can enroll in a plan on a day. `CAN_ENROLL` in store/plans.ts is the same rule in SQL. */
import { addDays, type CivilDate } from '../../../civil/dates.ts';

export interface PlanTerms {
  /** User types that may enroll; everybody if empty. */
  user_types: readonly { id: string }[];
  waiting_days: number;
  window_start: CivilDate | null;
  window_end: CivilDate | null;
}

export interface Eligibility {
  /** The first reason why they cannot enroll; null if they can. */
  reason: 'user_type' | 'enrolled' | 'window' | 'waiting' | null;
  eligible_from: CivilDate;
}

/** The first day after the waiting days. */
const eligibleFrom = (plan: PlanTerms, person: { start_date: CivilDate }): CivilDate =>
  addDays(person.start_date, plan.waiting_days);

/** Whether the enrollment window includes today. Both ends are inclusive. */
export const windowOpen = ({ window_start, window_end }: PlanTerms, today: CivilDate): boolean =>
  (window_start === null || window_start <= today) && (window_end === null || today <= window_end);

/** `day` is the first day of the enrollment, so a person can enroll now for a day after the waiting days. */
export function eligibilityOf(
  plan: PlanTerms,
  person: { user_type_id: string | null; start_date: CivilDate },
  { today, day = today, enrolled }: { today: CivilDate; day?: CivilDate; enrolled: boolean },
): Eligibility {
  const eligible_from = eligibleFrom(plan, person);
  const reason =
    plan.user_types.length > 0 && !plan.user_types.some(({ id }) => id === person.user_type_id)
      ? 'user_type'
      : enrolled
        ? 'enrolled'
        : !windowOpen(plan, today)
          ? 'window'
          : day < eligible_from
            ? 'waiting'
            : null;
  return { reason, eligible_from };
}
