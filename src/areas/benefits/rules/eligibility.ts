/** Who can enroll in a plan on a day. The list of plans asks the same in SQL (store/plans.ts). */
import { addDays, type CivilDate } from '../../../civil/dates.ts';

export interface PlanTerms {
  /** Whom it is for; everybody where it is empty. */
  user_types: readonly { id: string }[];
  waiting_days: number;
  window_start: CivilDate | null;
  window_end: CivilDate | null;
}

export interface Eligibility {
  /** The first reason why they cannot enroll; null where they can. */
  reason: 'user_type' | 'enrolled' | 'window' | 'waiting' | null;
  eligible_from: CivilDate;
}

/** The first day after the waiting days. */
export const eligibleFrom = (plan: PlanTerms, person: { start_date: CivilDate }): CivilDate =>
  addDays(person.start_date, plan.waiting_days);

/** Whether today is a day on which the plan takes enrollments; both ends count. */
export const windowOpen = ({ window_start, window_end }: PlanTerms, today: CivilDate): boolean =>
  (window_start === null || window_start <= today) && (window_end === null || today <= window_end);

/** `day` is that on which the enrollment begins: somebody who is still waiting may enroll for a later one. */
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
