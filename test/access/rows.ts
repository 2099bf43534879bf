import type { OperationRow } from '../../src/openapi/operation.ts';
import { operations, type OperationId } from '../../src/generated/operations.ts';
import { fromAreas } from '../support/fromAreas.ts';
import type { Row, Rows } from './row.ts';

const areas = await fromAreas<{ rows: Rows }>('accessRows.ts');

/** A known-good call for every operation. */
const rows: Rows = Object.assign({}, ...areas.map(([, area]) => area.rows));

/** The row of an operation. Throws if a new operation has no row yet. */
export function rowOf(id: OperationId): Row {
  const row = rows[id];
  if (!row)
    throw new Error(
      `${id} has no known-good call: add a line to test/operations/${operations[id].area}/accessRows.ts (docs/adding.md, "Adding an operation")`,
    );
  return row;
}

type Maker = Extract<Row['ids'], (...args: never[]) => unknown>;

/** Every distinct function with which a row makes the record that its path names. */
export const recordMakers = (): Maker[] => [
  ...new Set(Object.values(rows).flatMap(({ ids }) => (typeof ids === 'function' ? [ids] : []))),
];

/** Rows whose operation does not exist, or no longer exists, in the row's area. */
export const strayRows = (): string[] =>
  areas.flatMap(([area, module]) =>
    Object.keys(module.rows)
      .filter((id) => (operations as Record<string, OperationRow>)[id]?.area !== area)
      .map((id) => `${area}: ${id}`),
  );
