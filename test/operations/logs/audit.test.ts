import { describe, expect, test } from '@jest/globals';
import { openWorld } from '../../support/opening.ts';

const { service, world } = await openWorld();

interface Line {
  at?: string;
  action?: string;
  resource?: string;
  resourceId?: string | null;
  actorId?: string;
  source?: string;
  keyPrefix?: string | null;
  changes?: Record<string, unknown>;
}
const write = async (line: Line = {}, where = world) => {
  const { action = 'created', resource = 'time_entry', source = 'dashboard', keyPrefix = null } = line;
  const actor = { id: line.actorId ?? where.admin.id, email: 'ada@example.test', name: 'Ada Test' };
  const [row] = await where.sql(
    `INSERT INTO audit_log (workspace_id, id, created_at, action, resource_type, resource_id, actor, actor_id, source, key_prefix, changes, line)
     VALUES ($1, uuidv7(COALESCE($2::timestamptz - clock_timestamp(), '0')), COALESCE($2, clock_timestamp()), $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`,
    [
      where.id,
      line.at ?? null,
      action,
      resource,
      line.resourceId ?? null,
      actor,
      actor.id,
      source,
      keyPrefix,
      line.changes ?? {},
      `${action} ${resource} · ${keyPrefix ? `api:${keyPrefix}` : source}`,
    ],
  );
  return row!['id'] as string;
};
const list = (query: Record<string, string | number | boolean | undefined>, where = world) =>
  service.request(where, 'GET', '/logs/audit/', { as: where.admin, query });
const ids = async (query: Record<string, string | number | boolean>, where = world) => {
  const reply = await list(query, where);
  expect(reply.status).toBe(200);
  return reply.body.data.map((entry: { id: string }) => entry.id) as string[];
};

describe('GET /api/v1/logs/audit/', () => {
  test('200 with the line of a write by a key', async () => {
    const key = await world.personalKey(world.employee, ['time:write']);
    const started = await service.request(world, 'POST', '/tracking/clock/start/', {
      as: key,
      headers: { 'x-request-id': 'morning-7' },
    });
    const reply = await list({ key_prefix: key.prefix });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual([
      {
        id: expect.any(String),
        at: expect.stringMatching(/[+-]\d\d:\d\d$/),
        line: `started clock · api:${key.prefix}`,
        action: 'started',
        resource: 'clock',
        resource_id: started.body.data.id,
        actor: { id: world.employee.id, email: world.employee.email, name: world.employee.name },
        source: 'api',
        key_prefix: key.prefix,
        ip: '127.0.0.1',
        request_id: 'morning-7',
      },
    ]);
  });

  test('200 newest first, in pages, each entry once, also in ascending order', async () => {
    const place = await service.world();
    const written = [];
    // not written in chronological order
    for (const day of ['03', '01', '05', '02', '04'])
      written.push([day, await write({ at: `2026-10-${day}T12:00:00Z` }, place)]);
    const byDay = written.sort().map(([, id]) => id);
    const walk = async (ordering: string) => {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ limit: 2, ordering, cursor, include_total: true }, place);
        expect(page.headers.get('x-total-count')).toBe('5');
        seen.push(...page.body.data.map((entry: { id: string }) => entry.id));
        cursor = page.headers.get('x-next-cursor') ?? undefined;
      } while (cursor);
      return seen;
    };
    expect(await walk('at')).toEqual(byDay);
    expect(await walk('-at')).toEqual([...byDay].reverse());
  });

  test('200 with the entries that match the filters', async () => {
    const place = await service.world();
    const record = place.employee.id;
    const created = await write({ resourceId: record, at: '2026-10-01T10:00:00Z' }, place);
    const byKey = await write(
      {
        action: 'updated',
        source: 'api',
        keyPrefix: 'wfp_0000000a',
        actorId: place.manager.id,
        at: '2026-10-02T10:00:00Z',
      },
      place,
    );
    const bySystem = await write(
      { action: 'stopped', resource: 'clock', source: 'system', at: '2026-10-03T10:00:00Z' },
      place,
    );
    const inOrder = (query: Record<string, string>) => ids({ ordering: 'at', ...query }, place);

    expect(await inOrder({ actor_id: place.manager.id })).toEqual([byKey]);
    expect(await inOrder({ key_prefix: 'wfp_0000000a' })).toEqual([byKey]);
    expect(await inOrder({ source: 'api,system' })).toEqual([byKey, bySystem]);
    expect(await inOrder({ action: 'created,stopped' })).toEqual([created, bySystem]);
    expect(await inOrder({ resource_type: 'clock' })).toEqual([bySystem]);
    expect(await inOrder({ resource_id: record })).toEqual([created]);
    expect(await inOrder({ from: '2026-10-02' })).toEqual([byKey, bySystem]);
    expect(await inOrder({ to: '2026-10-02' })).toEqual([created, byKey]);
    expect(await inOrder({ from: '2026-10-02', to: '2026-10-02', source: 'dashboard' })).toEqual([]);
  });

  test('200 by days in the workspace’s time zone, not in UTC', async () => {
    const place = await service.world();
    // 00:15 on 2 October in Berlin
    const id = await write({ at: '2026-10-01T22:15:00Z' }, place);
    expect(await ids({ from: '2026-10-02', to: '2026-10-02' }, place)).toEqual([id]);
    expect(await ids({ to: '2026-10-01' }, place)).toEqual([]);
  });

  test('200 without the trail of another workspace', async () => {
    const place = await service.world();
    const foreign = await write({}, place);
    expect(await ids({})).not.toContain(foreign);
  });

  test('200 for a service key, and for the key of an admin, with team:read', async () => {
    for (const as of [
      await world.serviceKey(['team:read']),
      await world.personalKey(world.admin, ['team:read']),
    ])
      expect((await service.request(world, 'GET', '/logs/audit/', { as })).status).toBe(200);
  });

  test('403 for managers, their keys with team:read, and keys of admins without it', async () => {
    const replies = await Promise.all(
      [
        world.manager,
        await world.personalKey(world.manager, ['team:read']),
        await world.personalKey(world.admin, ['time:read']),
      ].map((as) => service.request(world, 'GET', '/logs/audit/', { as })),
    );
    expect(replies.map((reply) => reply.body.data.code)).toEqual([
      'insufficient_role',
      'insufficient_role',
      'insufficient_scope',
    ]);
  });

  test.each([
    ['actor_id', 'ada'],
    ['resource_id', 'clock'],
    ['source', 'api,fax'],
    ['from', '2026-02-30'],
    ['ordering', 'line'],
  ])('422 names %s where it is %s', async (name, value) => {
    const reply = await list({ [name]: value });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.errors!)[0]).toMatch(new RegExp(`^${name}`));
  });
});

describe('GET /api/v1/logs/audit/{entry_id}/', () => {
  const read = (id: string, as: { token: string } = world.admin) =>
    service.request(world, 'GET', `/logs/audit/${id}/`, { as });

  test('200 with old and new values, secrets masked', async () => {
    const id = await write({
      changes: {
        title: ['Designer', 'Lead designer'],
        password: ['old one', 'new one'],
        two_factor_secret: [null, 'JBSWY3DPEHPK3PXP'],
        url: ['https://a.example/hook', 'https://b.example/hook?token=wfp_9f3a21c0_0123456789abcdef'],
        prefix: [null, 'wfp_9f3a21c0'],
        settings: [
          { seats: 5, api_token: 'x' },
          { seats: 6, api_token: null },
        ],
        note: ['signed with whsec_abc123', null],
      },
    });
    const reply = await read(id);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({ id, line: 'created time_entry · dashboard' });
    expect(reply.body.data.changes).toEqual({
      title: ['Designer', 'Lead designer'],
      password: ['•••', '•••'],
      two_factor_secret: [null, '•••'],
      url: ['https://a.example/hook', 'https://b.example/hook?token=•••'],
      prefix: [null, 'wfp_9f3a21c0'],
      settings: [
        { seats: 5, api_token: '•••' },
        { seats: 6, api_token: null },
      ],
      note: ['signed with •••', null],
    });
  });

  test('404 with the same body for an entry of another workspace, an unknown and a malformed id', async () => {
    const foreign = await write({}, await service.world());
    const replies = [await read(foreign), await read(world.id), await read('7')];
    expect(replies.map((reply) => reply.status)).toEqual([404, 404, 404]);
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
  });

  test('403 for managers', async () => {
    expect((await read(await write(), world.manager)).body.data.code).toBe('insufficient_role');
  });
});
