import { beforeAll, describe, expect, test } from '@jest/globals';
import { operations } from '../../src/generated/operations.ts';
import { openWorld } from '../support/opening.ts';

const { service, world } = await openWorld({ rateLimitScale: 1000 });
const other = await service.world();
beforeAll(async () => {
  for (const one of [world, other]) {
    await one.sql(
      `INSERT INTO time_entries (workspace_id, employee_id, started_at, ended_at, timezone, source)
       SELECT $1, $2, at, at + interval '1 hour', 'Europe/Berlin', 'manual'
         FROM generate_series('2026-10-01T08:00Z'::timestamptz, '2026-10-07T08:00Z', '1 day') AS at`,
      [one.id, one.employee.id],
    );
  }
});

const list = (search: string, of = world, path = '/tracking/entries/') =>
  service.request(of, 'GET', `${path}${search}`, { as: of.employee });

describe('the query of a list', () => {
  test.each([
    ['?limit=5&limit=6', 'repeated_parameter'],
    ['?limit=5&LIMIT=6', 'unknown_parameter'],
    ['?lim%69t=5&limit=6', 'repeated_parameter'],
    ['?colour=red', 'unknown_parameter'],
    ['?limit[]=5', 'unknown_parameter'],
    ['?page=2', 'unknown_parameter'],
    ['?__proto__=1', 'unknown_parameter'],
    ['?constructor=1', 'unknown_parameter'],
    ['?=', 'unknown_parameter'],
    ['?token=x', 'unknown_parameter'],
    ['?from=%zz', 'bad_parameter'],
    ['?from=%', 'bad_parameter'],
    ['?from=%ff%fe', 'bad_parameter'],
    ['?from=2026-10-01%00', 'bad_parameter'],
    ['?%zz=1', 'bad_parameter'],
  ])('%s is 400 %s', async (search, code) => {
    const reply = await list(search);
    expect([reply.status, reply.body.data.code]).toEqual([400, code]);
  });

  test('every call of the contract refuses an unknown parameter', async () => {
    for (const row of Object.values(operations)) {
      const path = row.path.replaceAll(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000');
      const admin = await world.person({ role: 'admin' });
      const reply = await service.request(world, row.method, path, { as: admin, query: { colour: 'red' } });
      // otherwise a call that refuses bodies or ids would be 415, 404 or 422: the query is checked before
      // them
      expect([row.id, reply.status, reply.body.data]).toEqual([
        row.id,
        400,
        { code: 'unknown_parameter', parameter: 'colour' },
      ]);
    }
  });

  test.each([
    'limit=0',
    'limit=201',
    'limit=-1',
    'limit=1e2',
    'limit=0x10',
    'limit=1.0',
    'limit=',
    'limit= 5',
    'limit=٣',
    'limit=99999999999999999999',
    'include_total=1',
    'include_total=TRUE',
    'billable=yes',
    'billable=',
    'ordering=name',
    'ordering=-',
    'ordering=started_at,id',
    'ordering=started_at;drop table users',
    'from=2026-02-30',
    'from=2025-02-29',
    'from=2026-2-3',
    'from=today',
    'from=infinity',
    'from=10000-01-01',
    'from=2026-10-01T00:00:00Z',
    'to=0000-00-00',
    'updated_since=2026-10-01',
    'updated_since=2026-10-01T00:00:00',
    'updated_since=2026-02-30T00:00:00Z',
    'employee_id=me',
    'employee_id=urn:uuid:00000000-0000-7000-8000-000000000000',
    'category_id=',
    'category_id=a,b',
    'category_id=00000000-0000-7000-8000-000000000000,',
    'source=clock,telepathy',
    'source=',
  ])('422 names the parameter: %s', async (pair) => {
    const at = pair.indexOf('=');
    const reply = await service.request(world, 'GET', '/tracking/entries/', {
      as: world.employee,
      query: { [pair.slice(0, at)]: pair.slice(at + 1) },
    });
    expect([reply.status, reply.body.data.code]).toEqual([422, 'validation_failed']);
    expect(Object.keys(reply.body.errors!)[0]).toMatch(new RegExp(`^${pair.slice(0, at)}`));
  });

  test('a comma list of 21 items is 422, whatever the items', async () => {
    const reply = await service.request(world, 'GET', '/tracking/entries/', {
      as: world.employee,
      query: { source: Array.from({ length: 21 }, () => 'clock').join() },
    });
    expect(reply.status).toBe(422);
  });

  test('an empty query counts as no query', async () => {
    expect((await list('?')).status).toBe(200);
    expect((await list('')).status).toBe(200);
  });

  test('values are plain text: quotes, semicolons and percent signs match nothing and break nothing', async () => {
    const admin = world.admin;
    for (const q of ["' OR 1=1 --", '%', '_', '\\', '"', '$1', '{{7*7}}', 'a\nb', '😀', 'a'.repeat(80)]) {
      const reply = await service.request(world, 'GET', '/auth/users/', { as: admin, query: { q } });
      expect([q, reply.status]).toEqual([q, 200]);
      if (q.length === 80 || q.includes("'")) expect(reply.body.data).toEqual([]);
    }
  });
});

describe('paging', () => {
  const first = async (search = '?limit=3', of = world) =>
    (await list(search, of)).headers.get('x-next-cursor')!;

  test('Link names the next page with all parameters of the request, and is absent on the last page', async () => {
    let search = '?limit=3&ordering=started_at&from=2026-10-01&include_total=true';
    const days: string[] = [];
    for (let page = 1; page <= 3; page += 1) {
      const reply = await list(search);
      expect(reply.headers.get('x-total-count')).toBe('7');
      days.push(...reply.body.data.map((entry: { started_at: string }) => entry.started_at.slice(8, 10)));
      const link = reply.headers.get('link');
      if (page === 3) {
        expect([link, reply.headers.get('x-next-cursor')]).toEqual([null, null]);
        break;
      }
      const next = new URL(/^<(.*)>; rel="next"$/.exec(link!)![1]!, 'http://x');
      expect(next.pathname).toBe('/api/v1/tracking/entries/');
      expect(next.searchParams.get('cursor')).toBe(reply.headers.get('x-next-cursor'));
      search = next.search;
    }
    expect(days).toEqual(['01', '02', '03', '04', '05', '06', '07']);
  });

  test('a cursor is valid for another page size', async () => {
    const reply = await list(`?limit=2&cursor=${await first()}`);
    expect([reply.status, reply.body.data.length]).toEqual([200, 2]);
  });

  test('400 bad_cursor for one that is garbage, cut, changed or empty', async () => {
    const cursor = await first();
    const [payload, mac] = cursor.split('.');
    const changed = Buffer.from(
      JSON.stringify(['2020-01-01T00:00:00+00:00', '00000000-0000-0000-0000-000000000000']),
    ).toString('base64url');
    for (const one of [
      'garbage',
      'a.b',
      '.',
      payload!,
      `${payload}.`,
      `.${mac}`,
      cursor.slice(0, -1),
      `${cursor}A`,
      `${changed}.${mac}`,
      `${payload}.${mac}.x`,
      "' OR 1=1",
      'null',
    ]) {
      const reply = await list(`?limit=3&cursor=${encodeURIComponent(one)}`);
      expect([one, reply.status, reply.body.data.code]).toEqual([one, 400, 'bad_cursor']);
    }
    expect((await list('?cursor=')).status).toBe(422);
    expect((await list(`?cursor=${'a'.repeat(1025)}`)).status).toBe(422);
  });

  test('400 for the cursor of other filters, another ordering, another list or another workspace', async () => {
    const cursor = await first();
    for (const search of [
      `?limit=3&cursor=${cursor}&billable=true`,
      `?limit=3&cursor=${cursor}&from=2026-10-01`,
      `?limit=3&cursor=${cursor}&ordering=started_at`,
      `?limit=3&cursor=${cursor}&updated_since=2026-01-01T00:00:00Z`,
      `?limit=3&cursor=${cursor}&include_deleted=true`,
    ]) {
      const reply = await list(search);
      expect([search, reply.status, reply.body.data.code]).toEqual([search, 400, 'bad_cursor']);
    }
    const elsewhere = await list(`?limit=3&cursor=${await first('?limit=3', other)}`);
    expect([elsewhere.status, elsewhere.body.data.code]).toEqual([400, 'bad_cursor']);
    const otherList = await list(`?limit=3&cursor=${cursor}`, world, '/pto/requests/');
    expect([otherList.status, otherList.body.data.code]).toEqual([400, 'bad_cursor']);
  });

  test('400 for the cursor of a colleague: it is bound to the person whose records were listed', async () => {
    const reply = await service.request(world, 'GET', `/tracking/entries/?limit=3&cursor=${await first()}`, {
      as: world.colleague,
    });
    expect(reply.status).toBe(400);
  });
});
