/** Periods of employment of one person (rule 63). */
import type { CivilDate } from '../../../civil/dates.ts';
import type { EmploymentState } from '../../../generated/types.ts';

export interface Period {
  readonly start_date: CivilDate;
  /** Null: no end is agreed. */
  readonly last_day: CivilDate | null;
}

/** `over`: it is a former period, or the person's access has ended. */
export function stateOf({ start_date, last_day }: Period, over: boolean, today: CivilDate): EmploymentState {
  if (over && (last_day === null || last_day < today)) return 'ended';
  if (start_date > today) return 'planned';
  return last_day === null ? 'current' : 'leaving';
}

/** Whether two periods share a day. */
export const overlaps = (a: Period, b: Period): boolean =>
  (a.last_day === null || b.start_date <= a.last_day) && (b.last_day === null || a.start_date <= b.last_day);
