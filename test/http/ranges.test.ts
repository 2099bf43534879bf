/** A range that ends before it begins is refused in every call. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { document } from '../../src/openapi/document.ts';
import { operations } from '../../src/generated/operations.ts';
import type { OperationRow } from '../../src/openapi/operation.ts';
import { openWorld } from '../support/opening.ts';
import type { World } from '../support/world.ts';

const { service, world } = await openWorld();

const rows = Object.values(operations) as unknown as OperationRow[];
const asksFor = (row: OperationRow, name: string) => row.query.some((one) => one.name === name);
const ranged = rows.filter((row) => asksFor(row, 'from') && asksFor(row, 'to'));
const pathOf = (row: OperationRow) =>
  row.path.slice('/api/v1'.length).replaceAll(/\{\w+\}/g, () => randomUUID());

describe('from and to', () => {
  test('must be given together and are dates, in every call that has both', () => {
    expect(ranged.length).toBeGreaterThan(10);
    expect(rows.filter((row) => asksFor(row, 'from') !== asksFor(row, 'to'))).toEqual([]);
    const { parameters, paths } = document as unknown as {
      parameters: unknown;
      paths: Record<string, Record<string, { parameters?: Record<string, any>[] }>>;
    };
    expect(parameters).toBeUndefined();
    const named = (document.components.parameters ?? {}) as Record<string, Record<string, any>>;
    const all = [
      ...Object.values(named),
      ...Object.values(paths).flatMap((path) => Object.values(path).flatMap((one) => one.parameters ?? [])),
    ].filter((one) => one['in'] === 'query' && ['from', 'to'].includes(one['name']));
    expect(all.length).toBeGreaterThan(1);
    for (const one of all) expect(one['schema'].format).toBe('date');
  });

  test.each(ranged.map((row): [string, OperationRow] => [row.id, row]))(
    '422 in %s where from is after to',
    async (_, row) => {
      const reply = await service.request(world, row.method, pathOf(row), {
        as: world.admin,
        query: { from: '2026-06-02', to: '2026-06-01' },
      });
      expect([reply.status, reply.body.errors]).toEqual([422, { to: ['Must not be before "from".'] }]);
    },
  );

  test('200 if both are the same day, or if only one of them is given', async () => {
    for (const query of [
      { from: '2026-06-01', to: '2026-06-01' },
      { from: '2026-06-01' },
      { to: '2026-06-01' },
    ])
      expect(
        (await service.request(world, 'GET', '/tracking/entries/', { as: world.admin, query })).status,
      ).toBe(200);
  });
});

describe('a range in a body', () => {
  test.each<[string, string, (world: World) => object, string]>([
    [
      'a request for time off',
      '/pto/requests/',
      ({ vacation }) => ({ policy_id: vacation, start_date: '2026-06-02', end_date: '2026-06-01' }),
      'end_date',
    ],
    [
      'a preview of time off',
      '/pto/requests/preview/',
      ({ vacation }) => ({ policy_id: vacation, start_date: '2026-06-02', end_date: '2026-06-01' }),
      'end_date',
    ],
    [
      'time off for somebody',
      '/pto/admin/requests/',
      ({ vacation, employee }) => ({
        employee_id: employee.id,
        policy_id: vacation,
        start_date: '2026-06-02',
        end_date: '2026-06-01',
      }),
      'end_date',
    ],
    [
      'a blackout',
      '/pto/admin/blackouts/',
      () => ({ start_date: '2026-06-02', end_date: '2026-06-01', reason: 'Inventory' }),
      'end_date',
    ],
    [
      'a time entry',
      '/tracking/entries/',
      () => ({ started_at: '2026-06-01T10:00:00Z', ended_at: '2026-06-01T09:00:00Z' }),
      'ended_at',
    ],
  ])('422 for %s that ends before it begins', async (_, path, body, field) => {
    const reply = await service.request(world, 'POST', path, { as: world.admin, body: body(world) });
    expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, [field]]);
  });

  test('422 for an employment whose first day would come after its last', async () => {
    const person = await world.person();
    const path = `/auth/users/${person.id}`;
    const body = { last_day: '2026-12-31' };
    expect(
      (await service.request(world, 'POST', `${path}/deactivate/`, { as: world.admin, body })).status,
    ).toBe(200);
    const reply = await service.request(world, 'PATCH', `${path}/`, {
      as: world.admin,
      body: { start_date: '2027-01-01' },
    });
    expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, ['start_date']]);
  });
});
