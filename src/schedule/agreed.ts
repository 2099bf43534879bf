import { statement } from '../db/statement.ts';
import type { PatternVersion } from './counting.ts';

/** SQL condition: the contract is agreed (future, current or past). Agreed contracts never overlap. */
export const agreed = (contract: string): string =>
  `${contract}.status NOT IN ('draft', 'pending_signature') AND ${contract}.deleted_at IS NULL`;

/** A person's agreed weekly patterns. Lock the person first, so that their contracts cannot change. */
export const agreedPatterns = statement<PatternVersion, { employee_id: string }>(`
  SELECT c.start_date AS "from", c.end_date AS "to", c.pattern AS hours FROM contracts c
   WHERE c.workspace_id = $1 AND c.employee_id = $employee_id AND ${agreed('c')} ORDER BY c.start_date`);
