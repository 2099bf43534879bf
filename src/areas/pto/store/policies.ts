import { statement } from '../../../db/statement.ts';
import type { StoredVersion } from './account.ts';
import { USABLE } from './balance.ts';

export interface PolicyRow {
  /** Null if the person may use no leave type. */
  id: string | null;
  name: string;
  paid: boolean;
  attachment_after_days: number | null;
  color: string | null;
  leave_year_start: string;
  from_overtime: boolean;
  versions: StoredVersion[];
}

/** Leave types that a person may use, by name. Returns no row for an unknown person. */
export const usablePolicies = statement<PolicyRow, { employee_id: string }>(`
  SELECT p.id, p.name, p.paid, p.attachment_after_days, p.color, p.leave_year_start, p.from_overtime,
         (SELECT json_agg(json_build_array(v.effective_from, v.rules::text) ORDER BY v.effective_from) FROM policy_versions v
           WHERE v.workspace_id = $1 AND v.policy_id = p.id) AS versions
    FROM users u
    LEFT JOIN policies p ON p.workspace_id = u.workspace_id AND ${USABLE}
   WHERE u.workspace_id = $1 AND u.id = $employee_id AND u.deleted_at IS NULL
   ORDER BY lower(p.name), p.id`);
