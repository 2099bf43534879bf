/** What keeps days that would lapse (rule 71). */
import { statement } from '../../../db/statement.ts';
import type { StoredSpan } from '../../../schedule/span.ts';
import { SPAN } from './absences.ts';

export interface SickRow extends StoredSpan {
  employee_id: string;
}

/** Approved absences that displace others and reach a date or later. */
export const sicknessOf = statement<SickRow, { employee_ids: readonly string[]; from: string }>(`
  SELECT a.employee_id, ${SPAN}
    FROM absences a JOIN policies p ON p.workspace_id = $1 AND p.id = a.policy_id AND p.displaces
   WHERE a.workspace_id = $1 AND a.employee_id = ANY ($employee_ids::uuid[]) AND a.status = 'approved'
     AND a.deleted_at IS NULL AND a.end_date >= $from::date
   ORDER BY a.start_date`);

export interface ToldRow {
  employee_id: string;
  policy_id: string;
  lapses_on: string;
  told_on: string;
}

export const toldOf = statement<ToldRow, { employee_ids: readonly string[] }>(`
  SELECT employee_id, policy_id, lapses_on, told_on FROM lapse_notices
   WHERE workspace_id = $1 AND employee_id = ANY ($employee_ids::uuid[])`);

/** No row if the person has been told before. */
export const noteTold = statement<{ id: string }, ToldRow>(`
  INSERT INTO lapse_notices (workspace_id, employee_id, policy_id, lapses_on, told_on)
  VALUES ($1, $employee_id, $policy_id, $lapses_on, $told_on)
  ON CONFLICT ON CONSTRAINT lapse_notices_once DO NOTHING RETURNING id`);
