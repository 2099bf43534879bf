/** App logs: what is stored, and who can read it. */
import { describe, expect, test } from '@jest/globals';
import { JOBS } from '../../../src/delivery/worker/jobs.ts';
import { openWorld } from '../../support/opening.ts';
import type { Person, World } from '../../support/world.ts';

const { service, world } = await openWorld();

const entry = (fields: object = {}) => ({
  level: 'error',
  message: 'The calendar could not be loaded',
  at: '2026-11-20T09:12:00+01:00',
  ...fields,
});
const submit = (as: { token: string }, entries: unknown, headers: Record<string, string> = {}) =>
  service.request(world, 'POST', '/logs/app/', { as, body: { entries }, headers });
const list = (query: Record<string, string | number | boolean | undefined> = {}, at: World = world) =>
  service.request(at, 'GET', '/logs/app/', { as: at.admin, query });
const messages = async (query: Record<string, string> = {}, at: World = world): Promise<string[]> =>
  (await list(query, at)).body.data.map(({ message }: { message: string }) => message);
const somebody = (): Promise<Person> => world.person();

describe('POST /api/v1/logs/app/', () => {
  test('202 with the number stored; each entry has person, app and request; no line in the trail', async () => {
    const person = await somebody();
    const headers = { 'x-client': 'app', 'x-request-id': 'calendar-7' };
    const reply = await submit(person, [entry({ context: { screen: 'calendar' } }), entry()], headers);
    expect([reply.status, reply.body.data]).toEqual([202, { accepted: 2 }]);
    const { data } = (await list({ user_id: person.id })).body;
    expect(data).toHaveLength(2);
    expect(data).toContainEqual({
      id: expect.any(String),
      user: { id: person.id, email: person.email, name: person.name, photo_url: null },
      level: 'error',
      message: 'The calendar could not be loaded',
      context: { screen: 'calendar' },
      at: '2026-11-20T09:12:00.000+01:00',
      received_at: expect.any(String),
      client: 'app',
      request_id: 'calendar-7',
    });
    expect(await world.sql('SELECT FROM audit_log WHERE actor_id = $1', [person.id])).toEqual([]);
  });

  test('202, and no table contains what looks like a secret or an e-mail address', async () => {
    const person = await somebody();
    await submit(person, [
      entry({
        message: 'GET /x?token=hunter2 as ada@example.test with wfp_9f3a21c0_Yk1sb3ZlcmNhc3Rs',
        context: { headers: { authorization: 'Bearer hunter2' }, to: ['ada@example.test'] },
      }),
    ]);
    const [row] = await world.sql('SELECT message, context FROM app_logs WHERE user_id = $1', [person.id]);
    expect(row).toEqual({
      message: 'GET /x?token=[secret] as [email] with [secret]',
      context: { headers: { authorization: '[secret]' }, to: ['[email]'] },
    });
  });

  test('422 for too many, no, too long and too large entries, and for an invalid level or time; nothing is stored', async () => {
    const person = await somebody();
    const wrong: [string, unknown][] = [
      ['entries', []],
      ['entries', Array.from({ length: 51 }, () => entry())],
      ['entries.0.message', [entry({ message: 'x'.repeat(2001) })]],
      ['entries.1.context', [entry(), entry({ context: { long: 'ä'.repeat(2100) } })]],
      ['entries.0.level', [entry({ level: 'trace' })]],
      ['entries.0.at', [entry({ at: '2026-11-20T09:12:00' })]],
      ['entries.0.at', [entry({ at: 'infinity' })]],
    ];
    for (const [field, entries] of wrong) {
      const reply = await submit(person, entries);
      expect([field, reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([field, 422, [field]]);
    }
    expect(await world.sql('SELECT FROM app_logs WHERE user_id = $1', [person.id])).toEqual([]);
  });

  test('413 for a body over 1 MiB', async () => {
    const reply = await submit(world.employee, [entry({ message: 'x'.repeat(2 ** 20) })]);
    expect(reply.status).toBe(413);
  });

  test('429 app_logs_limited for the 31st call of a person in a minute; 202 for another person', async () => {
    const person = await somebody();
    const replies = await Promise.all(Array.from({ length: 31 }, () => submit(person, [entry()])));
    expect(replies.filter(({ status }) => status === 202)).toHaveLength(30);
    const refused = replies.find(({ status }) => status === 429)!;
    expect([refused.body.data.code, refused.headers.get('retry-after')]).toEqual([
      'app_logs_limited',
      expect.stringMatching(/^\d+$/),
    ]);
    expect((await submit(await somebody(), [entry()])).status).toBe(202);
  });

  test('403 key_not_accepted for keys', async () => {
    const reply = await submit(await world.serviceKey(['team:read']), [entry()]);
    expect([reply.status, reply.body.data.code]).toEqual([403, 'key_not_accepted']);
  });
});

describe('GET /api/v1/logs/app/', () => {
  test('200 with the entries that match the filters, newest first, and none of another workspace', async () => {
    const place = await service.world();
    const write = (message: string, level: string, at: string, person = place.employee) =>
      place.sql(
        `INSERT INTO app_logs (workspace_id, user_id, level, message, at, client, created_at)
         VALUES ($1, $2, $3, $4, $5, 'app', $5)`,
        [place.id, person.id, level, message, at],
      );
    await write('Slow network', 'warn', '2026-10-01T10:00:00Z');
    await write('It broke 100 %', 'error', '2026-10-02T10:00:00Z');
    await write('Hello', 'info', '2026-10-03T10:00:00Z', place.manager);
    await submit(world.employee, [entry()]);
    expect(await messages({}, place)).toEqual(['Hello', 'It broke 100 %', 'Slow network']);
    expect(await messages({ ordering: 'received_at' }, place)).toEqual([
      'Slow network',
      'It broke 100 %',
      'Hello',
    ]);
    expect(await messages({ level: 'warn,error' }, place)).toEqual(['It broke 100 %', 'Slow network']);
    expect(await messages({ user_id: place.manager.id }, place)).toEqual(['Hello']);
    expect(await messages({ q: 'NETWORK' }, place)).toEqual(['Slow network']);
    expect(await messages({ q: '0 %' }, place)).toEqual(['It broke 100 %']);
    expect(await messages({ from: '2026-10-02', to: '2026-10-02' }, place)).toEqual(['It broke 100 %']);
    expect((await list({ q: ' ' }, place)).status).toBe(422);
  });

  test('200 for a service key with team:read; 403 for managers', async () => {
    for (const [as, status] of [
      [await world.serviceKey(['team:read']), 200],
      [world.manager, 403],
    ] as const)
      expect((await service.request(world, 'GET', '/logs/app/', { as })).status).toBe(status);
  });
});

describe('logs of apps', () => {
  test('are kept for 30 days: the job deletes older ones', async () => {
    const person = await somebody();
    await world.sql('DELETE FROM app_logs');
    await submit(person, [entry({ message: 'old' }), entry({ message: 'new' })]);
    await world.sql(`UPDATE app_logs SET created_at = now() - interval '31 days' WHERE message = 'old'`);
    const job = JOBS.find(({ name }) => name === 'app-logs-purge')!;
    expect(await job.run(service.app.services.pool, () => false)).toBe('1 app logs deleted');
    expect(await messages({ user_id: person.id })).toEqual(['new']);
  });
});
