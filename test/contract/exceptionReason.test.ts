/** Rule 202: which calls take the reason of a workspace's only admin. */
import { expect, test } from '@jest/globals';
import { operations } from '../../src/generated/operations.ts';
import type { OperationRow } from '../../src/openapi/operation.ts';

/** Refused, and not needed: people enter their own accounts with createPaymentMethod. */
const WITHOUT: readonly string[] = ['adminCreatePaymentMethod'];

test('rule 202: every call that refuses one’s own record takes exception_reason, and no other call does', () => {
  const rows = Object.values(operations) as OperationRow[];
  const takes = rows
    .filter(({ query }) => query.some(({ name }) => name === 'exception_reason'))
    .map(({ id }) => id);
  const refuses = rows.filter(({ ownRecord, id }) => ownRecord === 'refused' && !WITHOUT.includes(id));
  expect(takes.sort()).toEqual(refuses.map(({ id }) => id).sort());
});
