import { statement } from '../db/statement.ts';
import type { PatternVersion } from './counting.ts';

/** SQL of whether a contract has been agreed, whether it is ahead, in force or over. No two agreed ones of a person overlap. */
export const agreed = (contract: string): string =>
  `${contract}.status NOT IN ('draft', 'pending_signature') AND ${contract}.deleted_at IS NULL`;

/** What a person works by, and has worked by. Lock the person first: it keeps their contracts as they are. */
export const agreedPatterns = statement<PatternVersion, { employee_id: string }>(`
  SELECT c.start_date AS "from", c.end_date AS "to", c.pattern AS hours FROM contracts c
   WHERE c.workspace_id = $1 AND c.employee_id = $employee_id AND ${agreed('c')} ORDER BY c.start_date`);
