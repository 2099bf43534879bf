import { existsSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { pickLists } from '../../../src/generated/areas.ts';
import type { PickLists } from '../../../src/lists/pickLists.ts';
import { document } from '../../../src/openapi/document.ts';
import { openWorld } from '../../support/opening.ts';
import type { World } from '../../support/world.ts';

const areas = new URL('../../../src/areas/', import.meta.url);
const { service, world } = await openWorld();
beforeAll(async () => {
  await item(world, 'departments', 'sales', 'Sales', 2);
  await item(world, 'departments', 'design', 'Design', 1, { color: '#2F6FDE' });
  await item(world, 'departments', 'fax', 'Fax', 3, { archived: true });
  await item(world, 'time-categories', 'travel', 'Travel', 1);
  await item(await service.world(), 'departments', 'foreign', 'Foreign', 1);
});

const item = (
  { sql, id }: World,
  list: string,
  code: string,
  label: string,
  position: number,
  { color = null, archived = false }: { color?: string | null; archived?: boolean } = {},
) =>
  sql(
    `INSERT INTO list_items (workspace_id, list_key, code, label, position, color, archived_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, list, code, label, position, color, archived ? new Date() : null],
  );

const DESIGN = {
  id: expect.any(String),
  code: 'design',
  label: 'Design',
  color: '#2F6FDE',
  position: 1,
  archived: false,
  version: 1,
  holiday_calendar: null,
  working_time_rules: null,
};
const codes = (items: { code: string }[]) => items.map((one) => one.code);

describe('the pick lists that areas declare', () => {
  test('each list of the contract belongs to one area, and the table accepts its items', async () => {
    const { enum: named } = document.components.schemas['ListName'] as { enum: string[] };
    const declared: string[] = [];
    for (const area of readdirSync(areas).filter((name) =>
      existsSync(new URL(`${name}/pickLists.ts`, areas)),
    )) {
      const { default: lists } = (await import(`../../../src/areas/${area}/pickLists.ts`)) as {
        default: PickLists;
      };
      declared.push(...Object.keys(lists));
    }
    expect(declared.sort()).toEqual([...named].sort());
    expect(Object.keys(pickLists).sort()).toEqual([...named].sort());
    const own = await service.world();
    for (const [list, items] of Object.entries(pickLists))
      for (const { code, label, color } of items)
        await own.sql(
          'INSERT INTO list_items (workspace_id, list_key, code, label, color) VALUES ($1, $2, $3, $4, $5)',
          [own.id, list, code, label, color ?? null],
        );
    const reply = await service.request(own, 'GET', '/lists/', { as: own.employee });
    for (const [list, items] of Object.entries(pickLists))
      expect([list, reply.body.data[list].length]).toEqual([list, items.length]);
  });
});

describe('GET /api/v1/lists/', () => {
  test('200 with all lists, also empty ones, in order and without archived items', async () => {
    const reply = await service.request(world, 'GET', '/lists/', { as: world.employee });
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body.data).sort()).toEqual([
      'absence-reasons',
      'cost-centres',
      'departments',
      'expense-categories',
      'projects',
      'termination-reasons',
      'ticket-categories',
      'time-categories',
      'user-types',
      'workplaces',
    ]);
    expect(codes(reply.body.data['departments'])).toEqual(['design', 'sales']);
    expect(codes(reply.body.data['time-categories'])).toEqual(['travel']);
    expect(reply.body.data['user-types']).toEqual([]);
  });

  test('200 for a key of any scope; 401 without a credential', async () => {
    const key = await world.personalKey(world.employee, ['payroll:read']);
    expect((await service.request(world, 'GET', '/lists/', { as: key })).status).toBe(200);
    expect((await service.request(world, 'GET', '/lists/')).status).toBe(401);
  });
});

describe('GET /api/v1/lists/{list}/', () => {
  const read = (list: string, query: Record<string, boolean> = {}) =>
    service.request(world, 'GET', `/lists/${list}/`, { as: world.employee, query });

  test('200 with the items of one list in order', async () => {
    const reply = await read('departments');
    expect(reply.status).toBe(200);
    expect(reply.body.data[0]).toEqual(DESIGN);
    expect(codes(reply.body.data)).toEqual(['design', 'sales']);
  });

  test('200 with archived items if requested', async () => {
    const reply = await read('departments', { archived: true });
    expect(codes(reply.body.data)).toEqual(['design', 'sales', 'fax']);
    expect(reply.body.data[2].archived).toBe(true);
  });

  test('200 with an empty array for an empty list', async () => {
    expect((await read('ticket-categories')).body.data).toEqual([]);
  });

  test('404 for an unknown list; 400 for an unknown parameter', async () => {
    expect((await read('colours')).status).toBe(404);
    expect((await read('departments', { deleted: true })).status).toBe(400);
  });
});
