/** Whose record an id in a path names, so that the pipeline can ask whether it is the caller's own (rules 21, 200). */
import { statement, type Statement } from '../db/statement.ts';

/** By the name of the id in the path, such as `payment_id`. */
export type Owners = Readonly<Record<string, Statement<{ employee_id: string }, { id: string }>>>;

/** Asks a table whose record it is; no row where there is none. A record never changes hands, so nothing is locked. */
export const ownerIn = (table: string): Owners[string] =>
  statement(`SELECT employee_id FROM ${table} WHERE workspace_id = $1 AND id = $id`);
