import type { OperationRow } from '../../src/openapi/operation.ts';
import { operations, type OperationId } from '../../src/generated/operations.ts';
import { fromAreas } from '../support/fromAreas.ts';
import type { Row, Rows } from './row.ts';

const areas = await fromAreas<{ rows: Rows }>('accessRows.ts');

/** A known-good call of every operation. */
const rows: Rows = Object.assign({}, ...areas.map(([, area]) => area.rows));

/** The row of an operation; throws for a new operation that has none yet. */
export function rowOf(id: OperationId): Row {
  const row = rows[id];
  if (!row)
    throw new Error(
      `${id} has no known-good call: add a line to test/operations/${operations[id].area}/accessRows.ts (docs/adding.md, "Adding an operation")`,
    );
  return row;
}

type Maker = Extract<Row['ids'], (...args: never[]) => unknown>;

/** Every function by which a row makes the record that its path names, once. */
export const recordMakers = (): Maker[] => [
  ...new Set(Object.values(rows).flatMap(({ ids }) => (typeof ids === 'function' ? [ids] : []))),
];

/** Rows in the file of an area that has no such operation (any more). */
export const strayRows = (): string[] =>
  areas.flatMap(([area, module]) =>
    Object.keys(module.rows)
      .filter((id) => (operations as Record<string, OperationRow>)[id]?.area !== area)
      .map((id) => `${area}: ${id}`),
  );
