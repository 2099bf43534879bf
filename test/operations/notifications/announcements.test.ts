import { describe, expect, test } from '@jest/globals';
import { openWorld } from '../../support/opening.ts';
import { notificationsOf } from '../../support/traces.ts';
import type { Person, World } from '../../support/world.ts';

const { service, world } = await openWorld();

const SAID = { title: 'The office is closed on Friday', body: 'Please work from home.' };
const announce = (body: object, at: World = world, headers: Record<string, string> = {}) =>
  service.request(at, 'POST', '/notifications/admin/announcements/', { as: at.admin, body, headers });
const gotIt = async (person: Person, at: World = world): Promise<number> =>
  (await notificationsOf(at, person.id)).filter(({ kind }) => kind === 'announcement').length;
const item = async (list: string, label: string) =>
  (
    await world.sql<{ id: string }>(
      `INSERT INTO list_items (workspace_id, list_key, code, label) VALUES ($1, $2, $3, $4) RETURNING id`,
      [world.id, list, label.toLowerCase(), label],
    )
  )[0]!.id;

describe('POST /api/v1/notifications/admin/announcements/', () => {
  test('202 with the number of recipients: everybody who is active, and nobody else', async () => {
    const place = await service.world();
    const left = await place.person({ status: 'deactivated' });
    const invited = await place.person({ status: 'invited' });
    const reply = await announce({ ...SAID, audience: 'all' }, place);
    const [{ active }] = (await place.sql(
      `SELECT count(*)::int AS active FROM users WHERE workspace_id = $1 AND status = 'active'`,
      [place.id],
    )) as [{ active: number }];
    expect([reply.status, reply.body.data]).toEqual([202, { recipients: active }]);
    for (const person of [place.admin, place.manager, place.employee])
      expect(await gotIt(person, place)).toBe(1);
    for (const person of [left, invited]) expect(await gotIt(person, place)).toBe(0);
    expect(await notificationsOf(place, place.employee.id)).toMatchObject([SAID]);
    const lines = await place.sql('SELECT line, changes FROM audit_trail WHERE workspace_id = $1', [
      place.id,
    ]);
    expect(lines).toEqual([
      {
        line: 'sent announcement · dashboard',
        changes: { title: [null, SAID.title], audience: [null, 'all'], recipients: [null, active] },
      },
    ]);
  });

  test('202: only people of the department or the user type are notified', async () => {
    const [department, type] = [await item('departments', 'Design'), await item('user-types', 'Guest')];
    const designer = await world.person({ departmentId: department });
    const guest = await world.person({ userTypeId: type });
    const first = await announce({ ...SAID, audience: 'department', department_id: department });
    expect([first.status, first.body.data]).toEqual([202, { recipients: 1 }]);
    const second = await announce({ ...SAID, audience: 'user_type', user_type_id: type });
    expect(second.body.data).toEqual({ recipients: 1 });
    expect([await gotIt(designer), await gotIt(guest), await gotIt(world.employee)]).toEqual([1, 1, 0]);
  });

  test('202: people who turned announcements off get nothing', async () => {
    const place = await service.world();
    await service.request(place, 'PUT', '/notifications/preferences/', {
      as: place.employee,
      body: { kinds: { announcement: { in_app: false, email: false } } },
    });
    await announce({ ...SAID, audience: 'all' }, place);
    const feed = await service.request(place, 'GET', '/notifications/', { as: place.employee });
    expect(feed.body.data).toEqual([]);
    const mails = await place.sql('SELECT FROM notification_mails WHERE user_id = $1', [place.employee.id]);
    expect(mails).toEqual([]);
  });

  test('rule 58: one announcement for one Idempotency-Key, even with five concurrent calls (202 or 409)', async () => {
    const place = await service.world();
    const headers = { 'idempotency-key': 'closed-on-friday' };
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => announce({ ...SAID, audience: 'all' }, place, headers)),
    );
    expect(replies.every(({ status }) => status === 202 || status === 409)).toBe(true);
    expect((await announce({ ...SAID, audience: 'all' }, place, headers)).status).toBe(202);
    expect(await gotIt(place.employee, place)).toBe(1);
  });

  test('rule 53: 422 naming members that are unknown, of another workspace or list, missing or not allowed', async () => {
    const type = await item('user-types', 'Visitor');
    const other = await service.world();
    const wrong: [string, object][] = [
      ['department_id', { audience: 'department' }],
      ['department_id', { audience: 'department', department_id: other.id }],
      ['department_id', { audience: 'department', department_id: type }],
      ['user_type_id', { audience: 'all', user_type_id: type }],
      ['department_id', { audience: 'user_type', user_type_id: type, department_id: type }],
      ['audience', { audience: 'managers' }],
      ['title', { audience: 'all', title: '  ' }],
      ['body', { audience: 'all', body: '' }],
    ];
    for (const [field, body] of wrong) {
      const reply = await announce({ ...SAID, ...body });
      expect([body, reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([body, 422, [field]]);
    }
  });

  test('403 for managers and for keys', async () => {
    const key = await world.personalKey(world.admin, ['people:write']);
    for (const as of [world.manager, world.employee, key]) {
      const body = { ...SAID, audience: 'all' };
      const reply = await service.request(world, 'POST', '/notifications/admin/announcements/', { as, body });
      expect(reply.status).toBe(403);
    }
  });
});
