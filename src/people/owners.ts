/**
 * Finds the person of a record named in a path, so that the pipeline can tell whether it is the caller's
 * (rules 21, 200).
 */
import { statement, type Statement } from '../db/statement.ts';

/** By the name of the path parameter, such as `payment_id`. */
export type Owners = Readonly<Record<string, Statement<{ employee_id: string }, { id: string }>>>;

/** The person of a record; no row if there is none. Not locked, because a record never changes its person. */
export const ownerIn = (table: string): Owners[string] =>
  statement(`SELECT employee_id FROM ${table} WHERE workspace_id = $1 AND id = $id`);
