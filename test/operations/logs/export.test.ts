/** The audit trail as a file. */
import { describe, expect, test } from '@jest/globals';
import { chainLines } from '../../../src/areas/logs/actions/chainLines.ts';
import exportAuditTrail from '../../../src/areas/logs/operations/exportAuditTrail.ts';
import { workspaceDb } from '../../../src/db/handle.ts';
import { findWorkspace } from '../../../src/workspace/find.ts';
import { openWorld } from '../../support/opening.ts';
import type { World } from '../../support/world.ts';

const { service, world } = await openWorld();
const { pool } = service.app.services;

const DAYS = { from: '2026-10-01', to: '2026-10-31' };
const get = (at: World, query: Record<string, string> = {}, as: { token: string } = at.admin) =>
  service.request(at, 'GET', '/logs/audit/export/', { as, query: { ...DAYS, ...query } });
const fill = (at: World, count: number, day = '2026-10-05') =>
  at.sql(
    `INSERT INTO audit_log (workspace_id, id, created_at, action, resource_type, resource_id, actor, actor_id, source, changes, line)
     SELECT $1, uuidv7($3::timestamptz + n * interval '1 microsecond' - clock_timestamp()), $3::timestamptz + n * interval '1 microsecond', 'updated', 'user', $2::uuid,
            jsonb_build_object('id', $2::uuid, 'email', 'ada@example.test', 'name', 'Ada "=Keller"'), $2::uuid, 'dashboard',
            '{"title": ["=1+1", "a,b"], "password": ["x", "y"], "paid_at": [null, "2026-10-01T00:00:00Z"]}',
            'updated user · dashboard'
       FROM generate_series(1, $4) AS n`,
    [at.id, at.admin.id, `${day}T12:00:00Z`, count],
  );

describe('GET /api/v1/logs/audit/export/', () => {
  test('200 as NDJSON: an object per line, oldest first, in several batches, with masked secrets and places in the chain', async () => {
    const place = await service.world();
    await fill(place, 1_203);
    await chainLines(pool, () => false);
    const reply = await get(place);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
    expect(reply.headers.get('content-disposition')).toContain('audit-trail_2026-10-01_2026-10-31.ndjson');
    const entries = reply.text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(entries).toHaveLength(1_203);
    expect(entries.map(({ position }) => position)).toEqual(entries.map((_, index) => index + 1));
    expect(new Set(entries.map(({ id }) => id)).size).toBe(1_203);
    expect(entries[0]).toEqual({
      id: expect.any(String),
      at: '2026-10-05T14:00:00.000+02:00',
      line: 'updated user · dashboard',
      action: 'updated',
      resource: 'user',
      resource_id: place.admin.id,
      actor: { id: place.admin.id, email: 'ada@example.test', name: 'Ada "=Keller"' },
      source: 'dashboard',
      key_prefix: null,
      ip: null,
      request_id: null,
      changes: {
        title: ['=1+1', 'a,b'],
        password: ['•••', '•••'],
        paid_at: [null, '2026-10-01T02:00:00.000+02:00'],
      },
      position: 1,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test('200 as CSV with a header line and CRLF, quoted by RFC 4180', async () => {
    const place = await service.world();
    await fill(place, 2);
    const reply = await get(place, { format: 'csv' });
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = reply.text.split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^id,at,line,action,.*,position,hash$/);
    expect(lines[1]).toContain('"Ada ""=Keller"""');
    expect(lines[1]).toContain('""password"":[""•••"",""•••""]');
    expect(lines[1]).toMatch(/,,$/);
  });

  test('200 by days in the workspace’s time zone, without lines of another workspace', async () => {
    const [place, other] = [await service.world(), await service.world()];
    await fill(other, 3);
    await fill(place, 1, '2026-09-30');
    await fill(place, 1, '2026-11-01');
    expect((await get(place)).text).toBe('');
    expect((await get(place, { from: '2026-09-30' })).text.split('\n')).toHaveLength(2);
  });

  test('200, and the export is a line of the trail, also for keys', async () => {
    const place = await service.world();
    const key = await place.serviceKey(['team:read']);
    await get(place, { format: 'csv' }, key);
    const lines = await place.sql('SELECT line, changes FROM audit_log WHERE workspace_id = $1', [place.id]);
    expect(lines).toEqual([
      {
        line: `exported audit_log · api:${key.prefix}`,
        changes: { from: [null, DAYS.from], to: [null, DAYS.to], format: [null, 'csv'] },
      },
    ]);
  });

  test('422 for more than 92 days, for days in the wrong order, and without days; 403 for managers', async () => {
    const long = await get(world, { from: '2026-07-01', to: '2026-10-01' });
    expect([long.status, Object.keys(long.body.errors!)]).toEqual([422, ['to']]);
    expect((await get(world, { from: '2026-07-02', to: '2026-10-01' })).status).toBe(200);
    expect((await get(world, { from: '2026-10-02', to: '2026-10-01' })).status).toBe(422);
    const none = await service.request(world, 'GET', '/logs/audit/export/', { as: world.admin });
    expect(none.status).toBe(422);
    expect((await get(world, {}, world.manager)).status).toBe(403);
  });

  test('reads a batch only after the client has read the previous one, so that memory does not grow with the trail', async () => {
    const place = await service.world();
    await fill(place, 2_600);
    const db = workspaceDb(pool, place.id);
    let batches = 0;
    const counted = {
      ...db,
      rows: (...args: Parameters<typeof db.rows>) => {
        batches += 1;
        return db.rows(...args);
      },
    };
    const answer = await exportAuditTrail({
      query: { ...DAYS, format: 'ndjson' },
      db: counted,
      caller: {
        userId: place.admin.id,
        actor: { id: place.admin.id, email: '', name: '' },
        source: 'dashboard',
        keyPrefix: null,
      },
      workspace: await findWorkspace(db),
      request: { id: 'x', ip: '127.0.0.1', userAgent: null, client: 'dashboard' },
      now: Date.now(),
    } as never);
    const bytes = (answer as { content: { bytes: AsyncIterable<string> } }).content.bytes;
    const pulled = bytes[Symbol.asyncIterator]();
    const seen: number[] = [];
    while (!(await pulled.next()).done) seen.push(batches);
    expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
