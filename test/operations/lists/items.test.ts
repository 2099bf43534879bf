/** Items of pick lists: created, renamed, archived, ordered, and deleted if nothing uses them. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import pg from 'pg';
import { codeFor } from '../../../src/areas/lists/rules/code.ts';
import { openWorld } from '../../support/opening.ts';
import type { Reply } from '../../support/service.ts';
import type { World } from '../../support/world.ts';

const { service, world } = await openWorld();

const as = (at: World) => ({ as: at.admin });
const add = (list: string, body: object, at = world) =>
  service.request(at, 'POST', `/lists/${list}/items/`, { ...as(at), body });
const change = (list: string, id: string, body: object, headers: Record<string, string> = {}, at = world) =>
  service.request(at, 'PATCH', `/lists/${list}/items/${id}/`, { ...as(at), body, headers });
const remove = (list: string, id: string, at = world) =>
  service.request(at, 'DELETE', `/lists/${list}/items/${id}/`, as(at));
const order = (list: string, ids: string[], at = world) =>
  service.request(at, 'PUT', `/lists/${list}/order/`, { ...as(at), body: { ids } });
const codes = async (list: string, at = world, archived = false): Promise<string[]> =>
  (await service.request(at, 'GET', `/lists/${list}/`, { ...as(at), query: { archived } })).body.data.map(
    ({ code }: { code: string }) => code,
  );
const codeOf = ({ status, body }: Reply) => [status, body.data.code];
const lines = (at: World, id: string) =>
  at.sql('SELECT line, changes FROM audit_trail WHERE workspace_id = $1 AND resource_id = $2 ORDER BY id', [
    at.id,
    id,
  ]);

describe('POST /api/v1/lists/{list}/items/', () => {
  test('201 at the end, with a code made from the label, and a line in the audit trail', async () => {
    const first = await add('departments', { label: ' Büro & Café ' });
    expect(first.status).toBe(201);
    expect(first.body.data).toEqual({
      id: expect.any(String),
      code: 'buro-cafe',
      label: 'Büro & Café',
      color: null,
      position: 0,
      archived: false,
      version: 1,
      holiday_calendar: null,
      working_time_rules: null,
    });
    const second = await add('departments', { label: 'Büro, Café', color: '#2F6FDE' });
    expect(second.body.data).toMatchObject({ code: 'buro-cafe-2', color: '#2F6FDE', position: 1 });
    expect(await codes('departments')).toEqual(['buro-cafe', 'buro-cafe-2']);
    expect(await lines(world, first.body.data.id)).toEqual([
      {
        line: 'created list_item · dashboard',
        changes: { list: [null, 'departments'], code: [null, 'buro-cafe'], label: [null, 'Büro & Café'] },
      },
    ]);
  });

  test('201 at the given position: items from there move by one', async () => {
    for (const code of ['a', 'b']) await add('ticket-categories', { label: code, code });
    await add('ticket-categories', { label: 'first', code: 'first', position: 0 });
    await add('ticket-categories', { label: 'third', code: 'third', position: 2 });
    await add('ticket-categories', { label: 'last', code: 'last', position: 900 });
    expect(await codes('ticket-categories')).toEqual(['first', 'a', 'third', 'b', 'last']);
  });

  test('409 code_taken with the id of the item, also of an archived one; 201 in another list', async () => {
    const { id } = (await add('user-types', { label: 'Temp', code: 'temp' })).body.data;
    await change('user-types', id, { archived: true });
    const reply = await add('user-types', { label: 'Temporary', code: 'temp' });
    expect([reply.status, reply.body.data]).toEqual([409, { code: 'code_taken', id }]);
    expect((await add('termination-reasons', { label: 'Temp', code: 'temp' })).status).toBe(201);
  });

  test('two at once: one 201 and one 409 with the same code; two 201 with different positions without codes', async () => {
    const fresh = await service.world();
    const both = (body: object) =>
      Promise.all([add('departments', body, fresh), add('departments', body, fresh)]);
    const same = await both({ label: 'Lab', code: 'lab' });
    expect(same.map(({ status }) => status).sort()).toEqual([201, 409]);
    const made = await both({ label: 'Shop' });
    expect(made.map(({ body }) => [body.data.code, body.data.position]).sort()).toEqual([
      ['shop', 1],
      ['shop-2', 2],
    ]);
  });

  test('409 list_full beyond 500 items', async () => {
    const fresh = await service.world();
    await fresh.sql(
      `INSERT INTO list_items (workspace_id, list_key, code, label, position)
       SELECT $1, 'departments', 'c' || n, 'Label', n FROM generate_series(1, 500) AS n`,
      [fresh.id],
    );
    expect(codeOf(await add('departments', { label: 'One more' }, fresh))).toEqual([409, 'list_full']);
    expect((await add('user-types', { label: 'Other' }, fresh)).status).toBe(201);
  });

  test('422 for a label of spaces, a code with capitals and an invalid colour; 404 for an unknown list', async () => {
    for (const [field, body] of [
      ['label', { label: ' ' }],
      ['code', { label: 'x', code: 'Fuel' }],
      ['code', { label: 'x', code: 'a--b' }],
      ['color', { label: 'x', color: 'red' }],
      ['position', { label: 'x', position: -1 }],
      ['archived', { label: 'x', archived: true }],
    ] as const) {
      const reply = await add('expense-categories', body);
      expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, [field]]);
    }
    expect((await add('colours', { label: 'x' })).status).toBe(404);
  });

  test('403 for managers, and for keys of admins', async () => {
    const key = await world.personalKey(world.admin, ['people:write']);
    for (const who of [world.manager, world.employee, key]) {
      const reply = await service.request(world, 'POST', '/lists/departments/items/', {
        as: who,
        body: { label: 'Mine' },
      });
      expect(reply.status).toBe(403);
    }
  });
});

describe('PATCH /api/v1/lists/{list}/items/{item_id}/', () => {
  test('200: records that have the item show its new label; its code stays', async () => {
    const { id } = (await add('departments', { label: 'Research', code: 'research' })).body.data;
    const person = await world.person({ departmentId: id });
    const reply = await change('departments', id, { label: 'Lab', color: '#102030' });
    expect(reply.body.data).toMatchObject({ code: 'research', label: 'Lab', color: '#102030', version: 2 });
    const { data } = (await service.request(world, 'GET', `/auth/users/${person.id}/`, as(world))).body;
    expect(data.department).toEqual({ id, label: 'Lab' });
    expect((await lines(world, id)).at(-1)).toEqual({
      line: 'updated list_item · dashboard',
      changes: { label: ['Research', 'Lab'], color: [null, '#102030'] },
    });
    expect((await change('departments', id, { code: 'lab' })).status).toBe(422);
  });

  test('200: an archived item stays on records but cannot be chosen (422) until it is restored', async () => {
    const { id } = (await add('departments', { label: 'Fax', code: 'fax' })).body.data;
    const person = await world.person({ departmentId: id });
    expect((await change('departments', id, { archived: true })).body.data.archived).toBe(true);
    expect(await codes('departments')).not.toContain('fax');
    expect(await codes('departments', world, true)).toContain('fax');
    const choose = () =>
      service.request(world, 'PATCH', `/auth/users/${world.colleague.id}/`, {
        ...as(world),
        body: { department_id: id },
      });
    expect(Object.keys((await choose()).body.errors!)).toEqual(['department_id']);
    const { data } = (await service.request(world, 'GET', `/auth/users/${person.id}/`, as(world))).body;
    expect(data.department.id).toBe(id);
    await change('departments', id, { archived: false });
    expect((await choose()).status).toBe(200);
  });

  test('412 for another version; 200 without a new version if nothing changes', async () => {
    const { id } = (await add('departments', { label: 'Press', code: 'press' })).body.data;
    expect((await change('departments', id, { label: 'Media' }, { 'if-match': '"2"' })).status).toBe(412);
    const same = await change('departments', id, { label: 'Press', archived: false }, { 'if-match': '"1"' });
    expect([same.status, same.body.data.version]).toEqual([200, 1]);
  });

  test('404 for an item of another list or another workspace', async () => {
    const { id } = (await add('departments', { label: 'Here', code: 'here' })).body.data;
    expect((await change('user-types', id, { label: 'x' })).status).toBe(404);
    expect((await change('departments', id, { label: 'x' }, {}, await service.world())).status).toBe(404);
  });
});

describe('DELETE /api/v1/lists/{list}/items/{item_id}/', () => {
  test('200 for an unused item, whose code is free again; 404 the second time', async () => {
    const { id } = (await add('departments', { label: 'Typo', code: 'typo' })).body.data;
    expect((await remove('user-types', id)).status).toBe(404);
    expect((await remove('departments', id)).status).toBe(200);
    expect((await remove('departments', id)).status).toBe(404);
    expect((await add('departments', { label: 'Typo', code: 'typo' })).status).toBe(201);
    expect((await lines(world, id)).at(-1)!['line']).toBe('deleted list_item · dashboard');
  });

  test('409 in_use for an item of a person, of a deactivated person, of an entry and of a leave type', async () => {
    const make = async (list: string) => (await add(list, { label: 'Used' })).body.data.id as string;
    const [department, reason, category, type] = [
      await make('departments'),
      await make('termination-reasons'),
      await make('time-categories'),
      await make('user-types'),
    ];
    await world.person({ departmentId: department });
    const left = await world.person({ status: 'deactivated' });
    await world.sql('UPDATE users SET deactivation_reason_id = $2 WHERE id = $1', [left.id, reason]);
    const entry = await service.request(world, 'POST', '/tracking/entries/', {
      as: world.employee,
      body: {
        started_at: '2026-11-04T08:00+01:00',
        ended_at: '2026-11-04T09:00+01:00',
        category_id: category,
      },
    });
    expect(entry.status).toBe(201);
    const policy = await service.request(world, 'POST', '/pto/admin/policies/', {
      ...as(world),
      body: { name: 'Winter days', applies_to: [type] },
    });
    expect(policy.status).toBe(201);
    for (const [list, id] of [
      ['departments', department],
      ['termination-reasons', reason],
      ['time-categories', category],
      ['user-types', type],
    ] as const)
      expect([list, ...codeOf(await remove(list, id))]).toEqual([list, 409, 'in_use']);
    // a leave type that no longer names the item does not block it
    await service.request(world, 'PATCH', `/pto/admin/policies/${policy.body.data.id}/`, {
      ...as(world),
      body: { applies_to: [] },
    });
    expect((await remove('user-types', type)).status).toBe(200);
  });

  test('409 for a record in an uncommitted transaction', async () => {
    const { id } = (await add('departments', { label: 'Race', code: 'race' })).body.data;
    const writer = new pg.Client({ connectionString: service.database.ownerUrl });
    await writer.connect();
    try {
      await writer.query('BEGIN');
      await writer.query(`SELECT set_config('app.workspace', $1, true)`, [world.id]);
      await writer.query('UPDATE users SET department_id = $2 WHERE id = $1', [world.stranger.id, id]);
      const removing = remove('departments', id);
      await new Promise((resolve) => setTimeout(resolve, 200));
      await writer.query('COMMIT');
      expect(codeOf(await removing)).toEqual([409, 'in_use']);
    } finally {
      await writer.end();
    }
  });

  test('every foreign key to items refuses their deletion, so that none cascades or sets null', async () => {
    const { rows } = await service.database.admin.query<{ name: string; action: string }>(
      `SELECT conrelid::regclass || '.' || conname AS name, confdeltype AS action FROM pg_constraint
        WHERE contype = 'f' AND confrelid = 'list_items'::regclass`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(7);
    expect(rows.filter(({ action }) => !['a', 'r'].includes(action))).toEqual([]);
  });
});

describe('PUT /api/v1/lists/{list}/order/', () => {
  test('200 with the new order, archived items last, and one line in the audit trail', async () => {
    const fresh = await service.world();
    const ids: Record<string, string> = {};
    for (const code of ['a', 'b', 'old', 'c'])
      ids[code] = (await add('departments', { label: code, code }, fresh)).body.data.id;
    await change('departments', ids['old']!, { archived: true }, {}, fresh);
    const reply = await order('departments', [ids['c']!, ids['a']!, ids['b']!], fresh);
    expect(reply.status).toBe(200);
    expect(reply.body.data.map((one: any) => [one.code, one.position])).toEqual([
      ['c', 0],
      ['a', 1],
      ['b', 2],
    ]);
    expect(await codes('departments', fresh, true)).toEqual(['c', 'a', 'b', 'old']);
    await order('departments', [ids['c']!, ids['a']!, ids['b']!], fresh);
    expect(
      await fresh.sql(
        `SELECT line, changes FROM audit_trail WHERE workspace_id = $1 AND action = 'reordered'`,
        [fresh.id],
      ),
    ).toEqual([
      {
        line: 'reordered list · dashboard',
        changes: {
          list: ['departments', 'departments'],
          codes: [
            ['a', 'b', 'c'],
            ['c', 'a', 'b'],
          ],
        },
      },
    ]);
  });

  test('409 stale_set with the current items, if one is missing, archived, deleted or of another list', async () => {
    const fresh = await service.world();
    const make = async (code: string, list = 'departments') =>
      (await add(list, { label: code, code }, fresh)).body.data.id as string;
    const [a, b, c] = [await make('a'), await make('b'), await make('c')];
    const elsewhere = await make('x', 'user-types');
    const seen = [a, b, c];
    await change('departments', c, { archived: true }, {}, fresh);
    for (const ids of [seen, [a], [a, b, elsewhere], [a, elsewhere]]) {
      const reply = await order('departments', ids, fresh);
      expect([reply.status, reply.body.data]).toEqual([409, { code: 'stale_set', ids: [a, b] }]);
    }
    expect((await order('departments', [b, a], fresh)).status).toBe(200);
  });

  test('422 for an item that is named twice, and for an empty list', async () => {
    const id = '0193a000-0000-7000-8000-000000000000';
    for (const ids of [[id, id.toUpperCase()], []])
      expect(Object.keys((await order('departments', ids)).body.errors!)).toEqual(['ids']);
  });
});

describe('a code made from a label', () => {
  test('matches the contract’s pattern and is not taken, for any label', () => {
    const labels = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.constantFrom('東京', '--', 'ß'),
    );
    fc.assert(
      fc.property(fc.array(labels, { maxLength: 30 }), (many) => {
        const taken = new Set<string>();
        for (const label of many) {
          const code = codeFor(label, taken);
          expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
          expect(code.length).toBeLessThanOrEqual(40);
          expect(taken.has(code)).toBe(false);
          taken.add(code);
        }
      }),
    );
  });

  test('resembles the label', () => {
    expect(codeFor('Straße & Weg', new Set())).toBe('strasse-weg');
    expect(codeFor('東京', new Set(['item']))).toBe('item-2');
  });
});
