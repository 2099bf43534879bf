import type { CivilDate } from '../../../civil/dates.ts';
import type { Employment } from '../../../generated/types.ts';
import { exceptionIn } from '../../../people/exceptions.ts';
import { stateOf } from '../rules/employment.ts';
import type { EmploymentRow } from '../store/employments.ts';

/** `today`: in the person's zone. */
export const presentEmployment = (row: EmploymentRow, today: CivilDate): Employment => ({
  id: row.id,
  start_date: row.start_date,
  last_day: row.last_day,
  notice_on: row.notice_on,
  reason: row.reason_id === null ? null : { id: row.reason_id, label: row.reason_label! },
  seniority_date: row.seniority_date,
  state: stateOf(row, row.former || row.status === 'deactivated', today),
  exception: exceptionIn(row),
  version: row.version,
});
