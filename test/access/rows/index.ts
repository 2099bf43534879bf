import type { OperationId } from '../../../src/generated/operations.ts';
import type { Row, Rows } from '../row.ts';
import { auth } from './auth.ts';
import { platform } from './platform.ts';
import { pto } from './pto.ts';
import { rest } from './rest.ts';
import { tracking } from './tracking.ts';

/** A known-good call of every operation, by area. */
const rows: Rows = { ...auth, ...pto, ...tracking, ...platform, ...rest };

/** The row of an operation; a new operation needs one, and says so here. */
export function rowOf(id: OperationId): Row {
  const row = rows[id];
  if (!row)
    throw new Error(
      `${id} has no known-good call: add a line to test/access/rows/ (CONTRIBUTING.md, "Adding an operation")`,
    );
  return row;
}

/** Rows of operations that the contract does not have (any more). */
export const strayRows = (known: readonly string[]): string[] =>
  Object.keys(rows).filter((id) => !known.includes(id));
