/** Private calendar addresses of teams' absences. It is Monday 2 February 2026, in Berlin. */
import { describe, expect, it } from '@jest/globals';
import { opened } from '../../support/opening.ts';
import { personWithPassword } from '../../support/signIn.ts';
import { auditLines } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';
import { createFixture, startWithoutLimits } from '../pto/support.ts';

const service = await opened(startWithoutLimits());
const fixture = await createFixture(service);
const { world, call } = fixture;
fixture.today('2026-02-02');

const boss = await personWithPassword(service, world, { role: 'manager', first: 'Bo' });
const one = await world.person({ manager: boss, first: 'Ida', last: 'Vogel\r\nX' });
const stranger = await world.person({ manager: world.manager });

const create = async (as: Person, body?: object) => {
  const reply = await call(as, 'POST', '/tracking/absences/feed/', body ? { body } : {});
  expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
  return /\/tracking\/absences\/feed\/(wfa_[\w-]{43})\/$/.exec(reply.body.data.url)![1]!;
};
const read = (token: string) => service.request(world, 'GET', `/tracking/absences/feed/${token}/`, {});
/** Lines of the events, unfolded. */
const events = async (token: string) => {
  const reply = await read(token);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const lines = reply.text.replaceAll('\r\n ', '').split('\r\n');
  return lines.filter((line) => /^(SUMMARY|DTSTART|DTEND|UID)/.test(line));
};

describe('POST /api/v1/tracking/absences/feed/', () => {
  it('201 with a secret address, of which only a hash is stored; a new one ends it (404)', async () => {
    const first = await create(boss);
    expect((await read(first)).status).toBe(200);
    const second = await create(boss);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    const [row] = await world.sql('SELECT to_jsonb(f)::text AS row FROM absence_feeds f WHERE user_id = $1', [
      boss.id,
    ]);
    expect(row!['row']).not.toContain(second.slice(4));
    expect((await auditLines(world, boss.id)).map(({ line }) => line)).toEqual([
      'created absence_feed · dashboard',
      'created absence_feed · dashboard',
    ]);
  });

  it('403 for employees; 422 for an unknown department', async () => {
    expect((await call(one, 'POST', '/tracking/absences/feed/')).status).toBe(403);
    const unknown = await call(boss, 'POST', '/tracking/absences/feed/', {
      body: { department_id: one.id },
    });
    expect([unknown.status, Object.keys(unknown.body.errors!)]).toEqual([422, ['department_id']]);
  });
});

describe('DELETE /api/v1/tracking/absences/feed/', () => {
  it('200: the address is 404 from now on; 200 again, without an audit line', async () => {
    const token = await create(boss);
    for (let again = 0; again < 2; again++)
      expect((await call(boss, 'DELETE', '/tracking/absences/feed/')).status).toBe(200);
    expect((await read(token)).status).toBe(404);
    const lines = (await auditLines(world, boss.id)).map(({ line }) => line);
    expect(lines.filter((line) => line.startsWith('deleted'))).toEqual(['deleted absence_feed · dashboard']);
  });
});

describe('GET /api/v1/tracking/absences/feed/{absence_feed_token}/', () => {
  it('200: names and days of approved absences in the tree, no leave type, half days in words', async () => {
    const { id } = await fixture.approved(one, { start_date: '2026-02-05', end_date: '2026-02-09' }, boss);
    await fixture.approved(one, { start_date: '2026-02-11', end_date: '2026-02-11', start_half: 'pm' }, boss);
    await fixture.asked(one, { start_date: '2026-03-02', end_date: '2026-03-02' });
    await fixture.approved(stranger, { start_date: '2026-02-05', end_date: '2026-02-05' });
    const token = await create(boss);
    expect(await events(token)).toEqual([
      expect.stringMatching(/^UID:/),
      'DTSTART;VALUE=DATE:20260211',
      'DTEND;VALUE=DATE:20260212',
      'SUMMARY:Ida Vogel X: away (afternoon)',
      `UID:${id}`,
      'DTSTART;VALUE=DATE:20260205',
      'DTEND;VALUE=DATE:20260210',
      'SUMMARY:Ida Vogel X: away',
    ]);
    expect((await read(token)).text).not.toContain('Vacation');
  });

  it('200: everybody for an admin, or only one department', async () => {
    const admin = await personWithPassword(service, world, { role: 'admin' });
    const all = (await events(await create(admin))).filter((line) => line.startsWith('SUMMARY'));
    expect(all).toHaveLength(3);
    const [department] = await world.sql(
      `INSERT INTO list_items (workspace_id, list_key, code, label) VALUES ($1, 'departments', 'away', 'Away') RETURNING id`,
      [world.id],
    );
    await world.sql('UPDATE users SET department_id = $2 WHERE id = $1', [stranger.id, department!['id']]);
    const some = await events(await create(admin, { department_id: department!['id'] }));
    expect(some.filter((line) => line.startsWith('SUMMARY'))).toEqual(['SUMMARY:Person Test: away']);
  });

  it('404 after a new password, a demotion, the end of access, and for anything else', async () => {
    const token = await create(boss);
    const during = async (change: string, undo: string) => {
      await world.sql(change, [boss.id]);
      const { status } = await read(token);
      await world.sql(undo, [boss.id]);
      return status;
    };
    expect(
      await during(
        `UPDATE users SET role = 'employee' WHERE id = $1`,
        `UPDATE users SET role = 'manager' WHERE id = $1`,
      ),
    ).toBe(404);
    expect(
      await during(
        `UPDATE users SET status = 'deactivated' WHERE id = $1`,
        `UPDATE users SET status = 'active' WHERE id = $1`,
      ),
    ).toBe(404);
    expect((await read(token)).status).toBe(200);
    await world.sql(`UPDATE users SET password_hash = 'another' WHERE id = $1`, [boss.id]);
    expect((await read(token)).status).toBe(404);
    expect((await read('wfa_none')).status).toBe(404);
  });
});
