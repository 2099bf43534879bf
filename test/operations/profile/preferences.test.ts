import { beforeEach, describe, expect, test } from '@jest/globals';
import { opened } from '../../support/opening.ts';
import { startService, type RequestOptions } from '../../support/service.ts';
import type { Person, World } from '../../support/world.ts';

const service = await opened(startService());
let world: World;
beforeEach(async () => {
  world = await service.world();
});

const get = (as: Person) => service.request(world, 'GET', '/profile/preferences/', { as });
const put = (as: Person, body: object, options: RequestOptions = {}) =>
  service.request(world, 'PUT', '/profile/preferences/', { as, body, ...options });

describe('GET /api/v1/profile/preferences/', () => {
  test('200 with the defaults for somebody who has chosen nothing', async () => {
    const reply = await get(world.employee);
    expect([reply.status, reply.body.data]).toEqual([
      200,
      { theme: 'system', language: null, start_page: null, columns: {}, filters: {}, version: 0 },
    ]);
  });
});

describe('PUT /api/v1/profile/preferences/', () => {
  test('200 with what was chosen, for this person only; what is left out is the default again', async () => {
    const filters = { listDeliveries: [{ name: 'Failed', query: 'status=failed' }] };
    const first = await put(world.employee, { theme: 'dark', start_page: '/inbox', filters });
    expect([first.status, first.body.data]).toMatchObject([
      200,
      { theme: 'dark', start_page: '/inbox', filters, version: 1 },
    ]);
    expect((await get(world.employee)).body.data).toEqual(first.body.data);
    expect((await get(world.colleague)).body.data.version).toBe(0);
    expect((await put(world.employee, { theme: 'light' })).body.data).toMatchObject({
      theme: 'light',
      start_page: null,
      filters: {},
      version: 2,
    });
  });

  test('412 for an older version, and one of many concurrent writes of the same version wins', async () => {
    await put(world.employee, { theme: 'dark' });
    const headers = { 'if-match': '"1"' };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => put(world.employee, { theme: 'light' }, { headers })),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
  });

  test('422 for more than 16 KiB, counted in bytes, and nothing changes', async () => {
    const saved = (letter: string, length: number) => ({
      filters: {
        list: Array.from({ length }, () => ({ name: 'All', query: letter.repeat(1_000) })),
      },
    });
    expect((await put(world.employee, saved('x', 15))).status).toBe(200);
    const reply = await put(world.employee, saved('é', 9));
    expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, ['non_field_errors']]);
    expect((await get(world.employee)).body.data.version).toBe(1);
  });

  test('422 for an unknown theme, a page elsewhere, a false language, columns or filters of another shape', async () => {
    for (const body of [
      { theme: 'pink' },
      { start_page: 'https://example.test' },
      { language: 'd' },
      { columns: { list: 'event' } },
      { filters: { list: [{ name: 'Failed' }] } },
    ])
      expect([body, (await put(world.employee, body)).status]).toEqual([body, 422]);
  });

  test('the audit trail says that they were changed, but not to what', async () => {
    await put(world.employee, { start_page: '/secret-page' });
    const [line] = await world.sql(
      `SELECT line, changes::text AS changes FROM audit_trail WHERE resource_id = $1 ORDER BY id DESC LIMIT 1`,
      [world.employee.id],
    );
    expect(line!['line']).toBe('updated preferences · dashboard');
    expect(JSON.stringify(line)).not.toContain('secret-page');
  });
});
