/** Every operation has a known-good call, without exceptions. */
import { expect, test } from '@jest/globals';
import { operations } from '../../src/generated/operations.ts';
import type { OperationId } from '../../src/generated/operations.ts';
import { rowOf, strayRows } from './rows.ts';

const ids = Object.keys(operations) as OperationId[];

test('every operation of the contract has a row in its area’s accessRows.ts', () => {
  const missing = ids.flatMap((id) => {
    try {
      rowOf(id);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  if (missing.length > 0) throw new Error(missing.join('\n'));
});

test('no row names an operation that does not exist or that belongs to another area', () => {
  expect(strayRows()).toEqual([]);
});

test('every id in a path has a record: each row names all ids of its path', async () => {
  const wordless = ids.filter((id) => /\{/.test(operations[id].path) && rowOf(id).ids === undefined);
  expect(wordless).toEqual([]);
});
