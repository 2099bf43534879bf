import { statement } from '../../../db/statement.ts';
import type { HandoverContract } from '../../../generated/types.ts';
import { agreed } from '../../../schedule/agreed.ts';

/** A contract with the days of its person's employment. */
interface Row extends HandoverContract {
  employee_id: string;
  joined_on: string;
  last_day: string | null;
}

/** Agreed contracts of these people that begin by a day, in order. */
export const contractsHandedOver = statement<Row, { employee_ids: readonly string[]; last: string }>(`
  SELECT c.employee_id, u.start_date AS joined_on, u.last_day, c.id, c.type, c.title, c.start_date, c.end_date, c.weekly_hours::text AS weekly_hours,
         c.salary, c.currency, c.pay_period
    FROM contracts c JOIN users u ON u.workspace_id = $1 AND u.id = c.employee_id
   WHERE c.workspace_id = $1 AND c.employee_id = ANY ($employee_ids::uuid[]) AND ${agreed('c')} AND c.start_date <= $last::date
   ORDER BY c.start_date, c.id`);
