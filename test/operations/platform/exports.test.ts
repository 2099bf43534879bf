/** Exports as admins request them. test/exports checks how they are created. */
import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { openExporting } from '../../exports/support.ts';
import { openWorld } from '../../support/opening.ts';
import { PASSWORD, personWithPassword } from '../../support/signIn.ts';
import { auditOf } from '../../support/traces.ts';
import type { Person, World } from '../../support/world.ts';

const { service, world } = await openWorld({ rateLimitScale: 1_000 });
const exporting = await openExporting(service.database);

/** A workspace with an admin who has a password. */
async function place(): Promise<{ at: World; admin: Person }> {
  const at = await service.world();
  const person = await personWithPassword(service, at);
  await at.sql(`UPDATE users SET role = 'admin' WHERE id = $1`, [person.id]);
  return { at, admin: person };
}
const ask = (at: World, as: Person, body: object = {}) =>
  service.request(at, 'POST', '/platform/exports/', { as, body: { password: PASSWORD, ...body } });
const get = (at: World, as: Person, id: string, more = '', headers: Record<string, string> = {}) =>
  service.request(at, 'GET', `/platform/exports/${id}/${more}`, { as, headers });

describe('POST /api/v1/platform/exports/', () => {
  test('202: it is queued and audited, and its members describe its content', async () => {
    const { at, admin } = await place();
    const reply = await ask(at, admin, { include: ['pto', 'auth'], files: false });
    expect([reply.status, reply.body.data]).toEqual([
      202,
      expect.objectContaining({
        status: 'queued',
        progress: 0,
        include: ['auth', 'pto'],
        files: false,
        requested_by: expect.objectContaining({ id: admin.id }),
        size: null,
        rows: null,
        expires_at: null,
      }),
    ]);
    const [line] = await auditOf(at, reply.body.data.id);
    expect(line).toMatchObject({ line: 'requested export · dashboard' });
    const list = await service.request(at, 'GET', '/platform/exports/', { as: admin });
    expect(list.body.data).toEqual([reply.body.data]);
  });

  test('409 export_running while another is in progress; one 202 for several concurrent calls', async () => {
    const { at, admin } = await place();
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask(at, admin)));
    expect(replies.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409, 409]);
    const made = replies.find(({ status }) => status === 202)!.body.data.id;
    for (const { status, body } of replies)
      if (status === 409) expect(body.data).toEqual({ code: 'export_running', export_id: made });
    // deleting it stops it, so the next one may run
    expect((await service.request(at, 'DELETE', `/platform/exports/${made}/`, { as: admin })).status).toBe(
      200,
    );
    expect((await get(at, admin, made)).status).toBe(404);
    expect((await ask(at, admin)).status).toBe(202);
  });

  test('429 export_limited for the third in 24 hours, counting deleted but not failed ones', async () => {
    const { at, admin } = await place();
    const end = (status: string) =>
      at.sql('UPDATE exports SET status = $2 WHERE workspace_id = $1', [at.id, status]);
    await ask(at, admin);
    await end('failed');
    for (let n = 0; n < 2; n += 1) {
      const { body } = await ask(at, admin);
      await at.sql(`UPDATE exports SET status = 'ready' WHERE id = $1`, [body.data.id]);
    }
    const reply = await ask(at, admin);
    expect([reply.status, reply.body.data.code]).toEqual([429, 'export_limited']);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(86_000);
    await at.sql(`UPDATE exports SET created_at = created_at - interval '25 hours' WHERE workspace_id = $1`, [
      at.id,
    ]);
    expect((await ask(at, admin)).status).toBe(202);
  });

  test('422 for a wrong password and an unknown area; 403 for managers and all keys', async () => {
    const { at, admin } = await place();
    const wrong = await ask(at, admin, { password: 'no password of anybody' });
    expect([wrong.status, Object.keys(wrong.body.errors!)]).toEqual([422, ['password']]);
    expect((await ask(at, admin, { include: ['kitchen'] })).status).toBe(422);
    const key = await at.serviceKey(['people:read', 'webhooks:manage']);
    for (const as of [at.manager, at.employee, key as unknown as Person])
      expect((await ask(at, as)).status).toBe(403);
  });
});

describe('GET /api/v1/platform/exports/{export_id}/download/', () => {
  test('409 export_not_ready before; 200 with the archive, 206 for a range, 304 for its ETag; downloads are audited', async () => {
    const { at, admin } = await place();
    const { id } = (await ask(at, admin)).body.data;
    const early = await get(at, admin, id, 'download/');
    expect([early.status, early.body.data]).toEqual([
      409,
      { code: 'export_not_ready', current_status: 'queued' },
    ]);
    await exporting.make(at.id, id);
    const { body } = await get(at, admin, id);
    expect(body.data).toMatchObject({ status: 'ready', progress: 100, file_count: 0 });
    expect(body.data.rows).toBeGreaterThan(5);

    const whole = await get(at, admin, id, 'download/');
    expect([whole.status, whole.bytes.length]).toEqual([200, body.data.size]);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="[\w-]+\.zip"/),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
    });
    const part = await get(at, admin, id, 'download/', { range: 'bytes=100-1099' });
    expect([part.status, part.bytes.equals(whole.bytes.subarray(100, 1_100))]).toEqual([206, true]);
    const held = await get(at, admin, id, 'download/', { 'if-none-match': whole.headers.get('etag')! });
    expect(held.status).toBe(304);
    expect((await auditOf(at, id)).map(({ line }) => line)).toContain('downloaded export · dashboard');
  }, 60_000);

  test('404 after seven days, for a deleted one, and for another workspace’s', async () => {
    const { at, admin } = await place();
    const { id } = (await ask(at, admin)).body.data;
    await exporting.make(at.id, id);
    expect((await get(world, world.admin, id, 'download/')).status).toBe(404);
    await at.sql(`UPDATE exports SET expires_at = now() - interval '1 second' WHERE id = $1`, [id]);
    expect((await get(at, admin, id, 'download/')).status).toBe(404);
    expect((await get(at, admin, id)).body.data.status).toBe('expired');
    await service.request(at, 'DELETE', `/platform/exports/${id}/`, { as: admin });
    expect((await get(at, admin, id)).status).toBe(404);
    expect((await get(at, admin, randomUUID())).status).toBe(404);
  }, 60_000);
});

describe('GET /api/v1/platform/exports/', () => {
  test('200 with the workspace’s own exports, the latest first', async () => {
    const { at, admin } = await place();
    const other = await place();
    const first = (await ask(at, admin)).body.data.id;
    await at.sql(`UPDATE exports SET status = 'failed' WHERE id = $1`, [first]);
    const second = (await ask(at, admin)).body.data.id;
    const list = (from: World, as: Person) => service.request(from, 'GET', '/platform/exports/', { as });
    const reply = await list(at, admin);
    expect([reply.status, reply.body.data.map(({ id }: any) => id)]).toEqual([200, [second, first]]);
    expect((await list(other.at, other.admin)).body.data).toEqual([]);
  });
});

describe('GET /api/v1/platform/exports/{export_id}/', () => {
  test('200 as in the list; 404 for another workspace’s and an unknown one; 403 for managers', async () => {
    const { at, admin } = await place();
    const other = await place();
    const asked = (await ask(at, admin)).body.data;
    const reply = await get(at, admin, asked.id);
    expect([reply.status, reply.body.data]).toEqual([200, asked]);
    expect((await get(other.at, other.admin, asked.id)).status).toBe(404);
    expect((await get(at, admin, randomUUID())).status).toBe(404);
    expect((await get(at, at.manager, asked.id)).status).toBe(403);
  });
});

describe('DELETE /api/v1/platform/exports/{export_id}/', () => {
  test('200 with an audit line, and it is no longer listed; 404 a second time and from another workspace', async () => {
    const { at, admin } = await place();
    const other = await place();
    const { id } = (await ask(at, admin)).body.data;
    const drop = (from: World, as: Person) =>
      service.request(from, 'DELETE', `/platform/exports/${id}/`, { as });
    expect((await drop(other.at, other.admin)).status).toBe(404);
    expect((await drop(at, at.manager)).status).toBe(403);
    expect((await drop(at, admin)).status).toBe(200);
    expect((await auditOf(at, id)).map(({ line }) => line)).toContain('deleted export · dashboard');
    expect((await drop(at, admin)).status).toBe(404);
    const list = await service.request(at, 'GET', '/platform/exports/', { as: admin });
    expect(list.body.data).toEqual([]);
  });
});
