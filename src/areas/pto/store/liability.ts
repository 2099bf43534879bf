import { statement } from '../../../db/statement.ts';
import { agreed } from '../../../schedule/agreed.ts';
import type { WeekHours } from '../../../schedule/counting.ts';

export interface PayRow {
  employee_id: string;
  /** Null if the contract states none. */
  salary: string | null;
  currency: string | null;
  pay_period: 'month' | 'week' | 'hour' | null;
  pattern: WeekHours;
}

/** The pay of people by the contract in force on a day, or the last one before it. */
export const payOn = statement<PayRow, { employee_ids: readonly string[]; as_of: string }>(`
  SELECT DISTINCT ON (c.employee_id) c.employee_id, c.salary, c.currency, c.pay_period, c.pattern FROM contracts c
   WHERE c.workspace_id = $1 AND c.employee_id = ANY ($employee_ids::uuid[]) AND ${agreed('c')} AND c.start_date <= $as_of::date
   ORDER BY c.employee_id, c.start_date DESC`);
