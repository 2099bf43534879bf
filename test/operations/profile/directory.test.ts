import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { openWorld } from '../../support/opening.ts';
import type { Key, Person } from '../../support/world.ts';
let department: string;
let designer: Person;

const { service, world } = await openWorld();
const other = await service.world();
beforeAll(async () => {
  const [row] = await world.sql(
    `INSERT INTO list_items (workspace_id, list_key, code, label) VALUES ($1, 'departments', 'design', 'Design') RETURNING id`,
    [world.id],
  );
  department = row!['id'] as string;
  designer = await world.person({ manager: world.manager, departmentId: department });
  await world.sql(
    `UPDATE users SET last_name = 'Aalto', job_title = 'Lead 100% designer', employee_number = 'E-secret', timezone = 'Asia/Tokyo' WHERE id = $1`,
    [designer.id],
  );
});

const get = (path: string, as: { token: string }, query = {}, where = world) =>
  service.request(where, 'GET', `/profile/${path}`, { as, query });
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** Names of members that the directory must not contain. */
const PRIVATE =
  /birth|national|bank|iban|address|phone|salary|employee_number|E-secret|password|timezone|role|start_date/i;

describe('GET /api/v1/profile/team/', () => {
  test('200 for an employee: everyone by name, without private members', async () => {
    const reply = await get('team/', world.employee, { include_total: true });
    expect(reply.status).toBe(200);
    expect(reply.body.data[0]).toEqual({
      id: designer.id,
      name: 'Person Aalto',
      email: designer.email,
      job_title: 'Lead 100% designer',
      department: { id: department, label: 'Design' },
      manager: { id: world.manager.id, email: world.manager.email, name: 'Mia Test', photo_url: null },
      photo_url: null,
    });
    expect(ids(reply.body.data)).toEqual(expect.arrayContaining([world.admin.id, world.stranger.id]));
    expect(Number(reply.headers.get('x-total-count'))).toBe(reply.body.data.length);
    expect(reply.text).not.toMatch(PRIVATE);
  });

  test('200 with invited people, but not deactivated ones or those of other workspaces', async () => {
    const [invited, gone] = [
      await world.person({ status: 'invited' }),
      await world.person({ status: 'deactivated' }),
    ];
    const all = ids((await get('team/', world.employee, { limit: 200 })).body.data);
    expect(all).toContain(invited.id);
    for (const { id } of [gone, other.employee]) expect(all).not.toContain(id);
  });

  test('200 by department, manager and literal text; pages miss nobody', async () => {
    const found = async (query: object) => ids((await get('team/', world.employee, query)).body.data);
    expect(await found({ department_id: department })).toEqual([designer.id]);
    expect(await found({ manager_id: world.otherManager.id })).toEqual([world.stranger.id]);
    expect(await found({ q: ' 100% ' })).toEqual([designer.id]);
    expect(await found({ q: '%_' })).toEqual([]);
    expect(await found({ q: world.stranger.email.slice(0, 9) })).toEqual([world.stranger.id]);

    const whole = await found({ limit: 200 });
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const reply = await get('team/', world.employee, { limit: 2, cursor });
      paged.push(...ids(reply.body.data));
      cursor = reply.headers.get('x-next-cursor') ?? undefined;
    } while (cursor);
    expect(paged).toEqual(whole);
    expect(await found({ limit: 200, ordering: '-last_name' })).toEqual([...whole].reverse());
  });

  test('403 for an employee’s key with team:read and for keys without the scope; 200 for a manager’s and a service key', async () => {
    const keys = {
      employee: await world.personalKey(world.employee, ['team:read']),
      manager: await world.personalKey(world.manager, ['team:read']),
      service: await world.serviceKey(['team:read']),
      narrow: await world.serviceKey(['people:read']),
    };
    for (const path of ['team/', `team/${designer.id}/`, 'org-chart/']) {
      const refused = await get(path, keys.employee);
      expect([refused.status, refused.body.data.code]).toEqual([403, 'insufficient_role']);
      expect((await get(path, keys.narrow)).body.data.code).toBe('insufficient_scope');
      for (const key of [keys.manager, keys.service]) expect((await get(path, key)).status).toBe(200);
    }
  });

  test('422 for a blank text, 400 for an unknown filter', async () => {
    expect((await get('team/', world.employee, { q: ' ' })).status).toBe(422);
    expect((await get('team/', world.employee, { role: 'admin' })).status).toBe(400);
  });
});

describe('GET /api/v1/profile/team/{user_id}/', () => {
  // a key calls, because the clock is moved past the expiry of access tokens
  let reader: Key;
  beforeAll(async () => {
    reader = await world.personalKey(world.manager, ['team:read']);
  });
  /** Noon in Berlin. */
  const at = (date: string) => Date.parse(`${date}T12:00:00+01:00`);
  const today = async (date: string, person = designer) => {
    service.setClock(at(date));
    try {
      const reply = await get(`team/${person.id}/`, reader);
      expect(reply.status).toBe(200);
      return [reply.body.data.working_today, reply.body.data.absent_today];
    } finally {
      service.setClock(null);
    }
  };
  const day = (date: string) => Math.round(Date.parse(date) / 86_400_000);
  const absence = (date: string, status: string, half?: 'am' | 'pm') =>
    world.sql(
      `INSERT INTO absences (workspace_id, employee_id, policy_id, start_date, end_date, start_half, end_half, slots, days, status)
       VALUES ($1, $2, $3, $4, $4, $5, $5, int4range($6, $7), 1, $8)`,
      [
        world.id,
        designer.id,
        world.sick,
        date,
        half ?? null,
        2 * day(date) + (half === 'pm' ? 1 : 0),
        2 * day(date) + (half === 'am' ? 1 : 2),
        status,
      ],
    );

  test('200 with the entry, working on a weekday but not on a Sunday, without private members', async () => {
    expect(await today('2027-01-13')).toEqual([true, false]);
    expect(await today('2027-01-17')).toEqual([false, false]);
    const reply = await get(`team/${designer.id}/`, world.employee);
    expect(Object.keys(reply.body.data).sort()).toEqual([
      'absent_today',
      'department',
      'email',
      'id',
      'job_title',
      'manager',
      'name',
      'photo_url',
      'working_today',
    ]);
    expect(reply.text).not.toMatch(PRIVATE);
  });

  test('200: absent for a day, for half a day, not for a mere request; never the reason', async () => {
    await absence('2027-01-18', 'approved');
    await absence('2027-01-19', 'approved', 'am');
    await absence('2027-01-20', 'requested');
    expect(await today('2027-01-18')).toEqual([false, true]);
    expect(await today('2027-01-19')).toEqual([true, true]);
    expect(await today('2027-01-20')).toEqual([true, false]);
    service.setClock(at('2027-01-18'));
    const reply = await get(`team/${designer.id}/`, reader);
    expect(reply.status).toBe(200);
    service.setClock(null);
    expect(reply.text).not.toMatch(/sick|policy|note/i);
  });

  test('200: not working on a holiday, working on half a holiday', async () => {
    await world.sql(
      `INSERT INTO holidays (workspace_id, calendar, date, name, half_day) VALUES ($1, 'default', '2027-01-21', 'Whole', 'none'), ($1, 'default', '2027-01-22', 'Half', 'pm')`,
      [world.id],
    );
    expect(await today('2027-01-21')).toEqual([false, false]);
    expect(await today('2027-01-22')).toEqual([true, false]);
  });

  test('200: not working before the contract begins', async () => {
    const newcomer = await world.person({ startDate: '2027-02-01' });
    expect(await today('2027-01-13', newcomer)).toEqual([false, false]);
    expect(await today('2027-02-01', newcomer)).toEqual([true, false]);
  });

  test('the same 404 for deactivated, foreign and unknown people and a malformed id', async () => {
    const gone = await world.person({ status: 'deactivated' });
    const replies = await Promise.all(
      [gone.id, other.employee.id, randomUUID(), 'nonsense'].map((id) => get(`team/${id}/`, world.employee)),
    );
    expect(replies.map((reply) => reply.status)).toEqual([404, 404, 404, 404]);
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
  });
});

describe('GET /api/v1/profile/org-chart/', () => {
  test('200 as a tree, by name on each level, with people without a manager at the top; nothing private', async () => {
    const reply = await get('org-chart/', other.employee, {}, other);
    expect(reply.status).toBe(200);
    const leaf = (person: Person) => ({ id: person.id, name: person.name, job_title: null, reports: [] });
    expect(reply.body.data).toEqual([
      {
        ...leaf(other.admin),
        reports: [
          { ...leaf(other.manager), reports: [leaf(other.colleague), leaf(other.employee)] },
          { ...leaf(other.otherManager), reports: [leaf(other.stranger)] },
        ],
      },
      leaf(other.secondAdmin),
    ]);
    expect(reply.text).not.toMatch(PRIVATE);
  });

  test('200 from root_id down, with at most depth levels', async () => {
    const one = await get('org-chart/', world.employee, { root_id: world.otherManager.id });
    expect(one.body.data).toHaveLength(1);
    expect(ids(one.body.data[0].reports)).toEqual([world.stranger.id]);
    const flat = await get('org-chart/', world.employee, { root_id: world.admin.id, depth: 1 });
    expect(flat.body.data[0].reports).toEqual([]);
  });

  test('200: people whose manager has left are at the top; people who have left are missing', async () => {
    const boss = await world.person({ role: 'manager', manager: world.admin });
    const orphan = await world.person({ manager: boss });
    await world.sql("UPDATE users SET status = 'deactivated' WHERE id = $1", [boss.id]);
    const reply = await get('org-chart/', world.employee, { depth: 6 });
    expect(ids(reply.body.data)).toContain(orphan.id);
    expect(reply.text).not.toContain(boss.id);
  });

  test('404 for an unknown root, 422 for a depth of 0 or 7', async () => {
    for (const root_id of [randomUUID(), other.admin.id])
      expect((await get('org-chart/', world.employee, { root_id })).status).toBe(404);
    for (const depth of [0, 7]) expect((await get('org-chart/', world.employee, { depth })).status).toBe(422);
  });
});
