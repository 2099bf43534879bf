import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { openFolder, openWorld } from '../../support/opening.ts';
import type { Reply } from '../../support/service.ts';
import type { Person, World } from '../../support/world.ts';
import { confirmEmailOf } from '../../support/confirmEmail.ts';
import { mailsTo } from '../../support/mails.ts';
import { BEHIND_PROXY, elsewhere, everybodyConfirms, PASSWORD } from '../../support/signIn.ts';
import { auditLines, eventBodies, notificationKinds } from '../../support/traces.ts';

const mailDir = openFolder('mails');
const { service, world } = await openWorld({
  ...BEHIND_PROXY,
  mailDir,
  publicUrl: 'https://time.example.test',
});
beforeAll(() => everybodyConfirms(service, world));

let serial = 0;
const someone = (more: object = {}) => {
  serial += 1;
  return {
    email: `lena.vogt.${serial}@example.test`,
    first_name: 'Lena',
    last_name: 'Vogt',
    start_date: '2026-12-01',
    ...more,
  };
};
/** Adds the caller's own password if the body has one of these members. */
const confirmed = (body: object, ...members: string[]) =>
  members.some((member) => member in body) ? { password: PASSWORD, ...body } : body;
const create = (body: object, as: { token: string } = world.admin, where = world) =>
  service.request(where, 'POST', '/auth/users/', { as, body: confirmed(body, 'role') });
const patch = (id: string, body: object, as: { token: string } = world.admin, ifMatch?: string) =>
  service.request(world, 'PATCH', `/auth/users/${id}/`, {
    as,
    body: confirmed(body, 'role', 'email'),
    headers: ifMatch ? { 'if-match': ifMatch } : {},
  });
const listItem = async (list: string, label: string, archived = false, where = world) => {
  const [row] = await where.sql(
    `INSERT INTO list_items (workspace_id, list_key, code, label, archived_at)
     VALUES ($1, $2, $3, $4, CASE WHEN $5 THEN now() END) RETURNING id`,
    [where.id, list, randomUUID(), label, archived],
  );
  return row!['id'] as string;
};
/** Keys with people:write: one of the workspace, one of an admin. */
const peopleKeys = async () => [
  await world.serviceKey(['people:write']),
  await world.personalKey(world.admin, ['people:write']),
];
const tokenIn = (text: string) => /wfi_[\w-]{43}/.exec(text)?.[0] ?? '';
const accept = (token: string, password = PASSWORD, where = world) =>
  service.request(where, 'POST', '/auth/invitations/accept/', {
    body: { token, password },
    headers: elsewhere(),
  });

describe('POST /api/v1/auth/users/', () => {
  test('201 with the person, invited; audit line, employee.created and the invitation by mail', async () => {
    const userType = await listItem('user-types', 'Permanent');
    const department = await listItem('departments', 'Design');
    const body = someone({
      first_name: ' Lena ',
      role: 'manager',
      manager_id: world.admin.id,
      user_type_id: userType,
      department_id: department,
      job_title: ' Lead designer ',
      employee_number: 'E-100',
      timezone: 'Europe/Lisbon',
    });
    const reply = await create(body);
    expect(reply.status).toBe(201);
    expect(reply.headers.get('etag')).toBe('"1"');
    expect(reply.body.data).toEqual({
      id: expect.any(String),
      email: body.email,
      first_name: 'Lena',
      last_name: 'Vogt',
      name: 'Lena Vogt',
      role: 'manager',
      status: 'invited',
      manager: { id: world.admin.id, email: world.admin.email, name: 'Ada Test', photo_url: null },
      user_type: { id: userType, label: 'Permanent' },
      department: { id: department, label: 'Design' },
      workplace: null,
      holiday_calendar: 'default',
      job_title: 'Lead designer',
      employee_number: 'E-100',
      start_date: '2026-12-01',
      last_day: null,
      timezone: 'Europe/Lisbon',
      locale: 'en',
      version: 1,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      deleted_at: null,
    });

    const { id } = reply.body.data;
    expect(await auditLines(world, id)).toEqual([{ line: 'created user · dashboard', changes: {} }]);
    const event = (await eventBodies(world, 'employee.created')).at(-1)!;
    expect(event).toEqual({
      id: expect.any(String),
      sequence: expect.any(Number),
      event: 'employee.created',
      occurred_at: expect.stringMatching(/[+-]\d\d:\d\d$/),
      actor: { id: world.admin.id, email: world.admin.email, name: 'Ada Test' },
      data: {
        id,
        version: 1,
        email: body.email,
        name: 'Lena Vogt',
        role: 'manager',
        status: 'invited',
        start_date: '2026-12-01',
      },
    });
    const [mail] = await mailsTo(mailDir, body.email);
    expect(mail!.subject).toContain('invitation');
    expect(mail!.text).toContain('https://time.example.test/invitations/accept?token=wfi_');
    const stored = JSON.stringify(await world.sql('SELECT * FROM one_time_tokens'));
    expect(stored).not.toContain(tokenIn(mail!.text));
  });

  test('201 without an invitation if send_invite is false', async () => {
    const body = someone({ send_invite: false });
    const reply = await create(body);
    expect(reply.status).toBe(201);
    const tokens = await world.sql('SELECT 1 FROM one_time_tokens WHERE user_id = $1', [reply.body.data.id]);
    expect(tokens).toHaveLength(0);
    expect(await mailsTo(mailDir, body.email, 0)).toEqual([]);
  });

  test('rule 54: 201 for a key with people:write, with its prefix in the audit trail', async () => {
    const key = await world.serviceKey(['people:write']);
    const reply = await create(someone(), key);
    expect(reply.status).toBe(201);
    expect((await auditLines(world, reply.body.data.id))[0]!.line).toBe(`created user · api:${key.prefix}`);
    const event = (await eventBodies(world, 'employee.created')).at(-1)!;
    expect(event.actor).toEqual({ id: key.id, email: `${key.prefix}@keys.invalid`, name: 'Test key' });
  });

  test('rule 52: 403 role_needs_session for a key that would add a manager or admin, also for an admin’s own key', async () => {
    const keys = [
      await world.serviceKey(['people:write']),
      await world.personalKey(world.admin, ['people:write']),
    ];
    for (const [key, role] of keys.flatMap((one) => [[one, 'manager'] as const, [one, 'admin'] as const])) {
      const body = someone({ role });
      const reply = await create(body, key);
      expect(reply.status).toBe(403);
      expect(reply.body.data.code).toBe('role_needs_session');
      expect(await world.sql('SELECT 1 FROM users WHERE email = $1', [body.email])).toHaveLength(0);
    }
    expect((await create(someone({ role: 'admin' }))).status).toBe(201);
  });

  test('403 for a manager, and for an employee’s key whose scope matches', async () => {
    const reply = await create(someone(), world.manager);
    expect(reply.status).toBe(403);
    expect(reply.body.data).toEqual({ code: 'insufficient_role', required_role: 'admin' });
    const key = await world.personalKey(world.employee, ['people:write']);
    expect((await create(someone(), key)).body.data.code).toBe('insufficient_role');
  });

  test('409 email_taken in any capitals; 201 for an address that is taken in another workspace', async () => {
    const body = someone();
    expect((await create(body)).status).toBe(201);
    const again = await create(someone({ email: body.email.toUpperCase() }));
    expect(again.status).toBe(409);
    expect(again.body.data).toEqual({ code: 'email_taken' });
    const other = await service.world();
    expect((await create(body, other.admin, other)).status).toBe(201);
  });

  test('409 employee_number_taken', async () => {
    const number = { employee_number: 'E-200' };
    expect((await create(someone(number))).status).toBe(201);
    const reply = await create(someone(number));
    expect(reply.status).toBe(409);
    expect(reply.body.data).toEqual({ code: 'employee_number_taken' });
  });

  test('409 seat_limit: invited and active people take seats; ten at once for two seats: two are 201', async () => {
    const small = await service.world({ seats: 9 }); // it has seven people
    await small.person({ status: 'deactivated' });
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => create(someone(), small.admin, small)),
    );
    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(2);
    const refused = replies.filter((reply) => reply.status === 409);
    expect(refused).toHaveLength(8);
    expect(refused[0]!.body.data).toEqual({ code: 'seat_limit', seats: 9 });
  });

  test('rule 53: 422 for every id that is unknown, foreign, archived or of another list, with the same text', async () => {
    const other = await service.world();
    const foreignDepartment = await listItem('departments', 'Foreign', false, other);
    const unknown = await create(
      someone({ manager_id: randomUUID(), user_type_id: randomUUID(), department_id: randomUUID() }),
    );
    const foreign = await create(
      someone({
        manager_id: other.admin.id,
        user_type_id: await listItem('departments', 'Not a user type'),
        department_id: foreignDepartment,
      }),
    );
    expect(unknown.status).toBe(422);
    expect(Object.keys(unknown.body.errors!)).toEqual(['manager_id', 'user_type_id', 'department_id']);
    expect(foreign.body).toEqual(unknown.body);
    const archived = await create(someone({ department_id: await listItem('departments', 'Old', true) }));
    expect(archived.body.errors).toEqual({ department_id: ['There is no such record.'] });
  });

  test('422: a manager who has left, an invalid zone, a name of spaces, an invalid e-mail address', async () => {
    const gone = await world.person({ status: 'deactivated' });
    const fields = async (more: object) => Object.keys((await create(someone(more))).body.errors ?? {});
    expect(await fields({ manager_id: gone.id })).toEqual(['manager_id']);
    expect(await fields({ timezone: 'Europe/Atlantis' })).toEqual(['timezone']);
    expect(await fields({ timezone: '+02:00' })).toEqual(['timezone']);
    expect(await fields({ first_name: '   ' })).toEqual(['first_name']);
    expect(await fields({ email: 'not an address' })).toEqual(['email']);
    expect(await fields({ status: 'active' })).toEqual(['status']);
  });
});

describe('POST /api/v1/auth/invitations/accept/', () => {
  const invited = async () => {
    const body = someone();
    const reply = await create(body);
    const [mail] = await mailsTo(mailDir, body.email);
    return { id: reply.body.data.id as string, email: body.email, token: tokenIn(mail!.text) };
  };

  test('200 signed in: the person becomes active, the password works, and the trail has both', async () => {
    const { id, email, token } = await invited();
    const reply = await accept(token);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({ token_type: 'Bearer', user: { id, email, role: 'employee' } });
    const me = await service.request(world, 'GET', '/auth/me/', { as: reply.body.data.access_token });
    expect(me.status).toBe(200);
    const login = await service.request(world, 'POST', '/auth/login/', {
      body: { email, password: PASSWORD },
      headers: elsewhere(),
    });
    expect(login.status).toBe(200);
    expect((await auditLines(world, id)).map(({ line }) => line)).toEqual([
      'created user · dashboard',
      'accepted invitation · dashboard',
    ]);
  });

  test('422 errors.token: unknown, used, older than seven days, of another workspace, withdrawn', async () => {
    const { id, token } = await invited();
    const other = await service.world();
    service.setClock(Date.now() + 7 * 86_400_000 + 1000);
    const replies = [await accept(token)];
    service.setClock(null);
    replies.push(await accept('wfi_unknown'), await accept(token, PASSWORD, other));
    for (const reply of replies) {
      expect(reply.status).toBe(422);
      expect(Object.keys(reply.body.errors!)).toEqual(['token']);
    }
    expect((await accept(token)).status).toBe(200);
    expect((await accept(token)).status).toBe(422);

    const withdrawn = await invited();
    const gone = await service.request(world, 'POST', `/auth/users/${withdrawn.id}/deactivate/`, {
      as: world.admin,
      body: { last_day: '2026-12-01' },
    });
    expect(gone.status).toBe(200);
    expect((await accept(withdrawn.token)).status).toBe(422);
    expect(id).not.toBe(withdrawn.id);
  });

  test('five at once: one 200, four 422', async () => {
    const { token } = await invited();
    const replies = await Promise.all(Array.from({ length: 5 }, () => accept(token)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 422, 422, 422, 422]);
  });

  test('422 errors.password: short, common, or made of the person’s names; the invitation stays valid', async () => {
    const { token } = await invited();
    for (const password of ['short', 'Password1234!', 'lena.vogt.2026', 'aaaaaaaaaaaa']) {
      const reply = await accept(token, password);
      expect(reply.status).toBe(422);
      expect(Object.keys(reply.body.errors!)).toEqual(['password']);
    }
    expect((await accept(token)).status).toBe(200);
  });
});

describe('GET /api/v1/auth/users/', () => {
  const list = async (as: { token: string }, query: Record<string, string | number | boolean> = {}) =>
    service.request(tree, 'GET', '/auth/users/', { as, query });
  const idsOf = (reply: Reply) => reply.body.data.map((one: { id: string }) => one.id).sort();
  let tree: World;
  let grandchild: Person;
  beforeAll(async () => {
    tree = await service.world();
    grandchild = await tree.person({ manager: tree.employee });
  });

  test('200: an admin sees everyone, a manager the people below them, direct and indirect', async () => {
    expect((await list(tree.admin, { limit: 200 })).body.data).toHaveLength(8);
    expect(idsOf(await list(tree.manager))).toEqual(
      [tree.employee.id, tree.colleague.id, grandchild.id].sort(),
    );
    expect(idsOf(await list(tree.otherManager))).toEqual([tree.stranger.id]);
  });

  test('200: a manager’s key sees the manager’s tree, a service key everyone', async () => {
    const own = await tree.personalKey(tree.otherManager, ['team:read']);
    expect(idsOf(await list(own))).toEqual([tree.stranger.id]);
    expect((await list(await tree.serviceKey(['team:read']))).body.data).toHaveLength(8);
  });

  test('403 for an employee, and for an employee’s key with team:read', async () => {
    expect((await list(tree.employee)).body.data.code).toBe('insufficient_role');
    const key = await tree.personalKey(tree.employee, ['team:read']);
    expect((await list(key)).body.data.code).toBe('insufficient_role');
    const narrow = await tree.personalKey(tree.manager, ['people:read']);
    expect((await list(narrow)).body.data).toEqual({
      code: 'insufficient_scope',
      required_scope: 'team:read',
    });
  });

  test('200: filters by role, status, manager, department and part of a name, in a manager’s tree too', async () => {
    const gone = await tree.person({ status: 'deactivated', email: 'odd_100%@example.test' });
    expect(idsOf(await list(tree.admin, { role: 'manager,admin' }))).toHaveLength(4);
    expect(idsOf(await list(tree.admin, { status: 'deactivated' }))).toEqual([gone.id]);
    expect(idsOf(await list(tree.admin, { manager_id: tree.employee.id }))).toEqual([grandchild.id]);
    expect(idsOf(await list(tree.admin, { q: 'mia te' }))).toEqual([tree.manager.id]);
    expect(idsOf(await list(tree.admin, { q: '100%@' }))).toEqual([gone.id]);
    expect(idsOf(await list(tree.admin, { q: '%' }))).toEqual([gone.id]);
    expect(idsOf(await list(tree.admin, { q: 'C_rl' }))).toEqual([]);
    expect(idsOf(await list(tree.manager, { q: 'Carl' }))).toEqual([tree.colleague.id]);
    expect(idsOf(await list(tree.manager, { manager_id: tree.otherManager.id }))).toEqual([]);
    expect(idsOf(await list(tree.admin, { department_id: randomUUID() }))).toEqual([]);
  });

  test('200 pages by last name and by date, each person once, with a total', async () => {
    for (const ordering of ['last_name', '-start_date', 'created_at', '-updated_at']) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page = await list(tree.admin, {
          ordering,
          limit: 3,
          include_total: true,
          ...(cursor ? { cursor } : {}),
        });
        expect(page.status).toBe(200);
        expect(page.headers.get('x-total-count')).toBe('9');
        seen.push(...idsOf(page));
        cursor = page.headers.get('x-next-cursor');
      }
      expect(new Set(seen).size).toBe(9);
      expect(seen).toHaveLength(9);
    }
  });

  test('200 with updated_since: only changed people, with include_deleted also deleted ones', async () => {
    const since = new Date(Date.now() - 1).toISOString();
    await tree.sql("UPDATE users SET job_title = 'New' WHERE id = $1", [tree.colleague.id]);
    const gone = await tree.person({ role: 'employee' });
    await tree.sql('UPDATE users SET deleted_at = now() WHERE id = $1', [gone.id]);
    expect(idsOf(await list(tree.admin, { updated_since: since }))).toEqual([tree.colleague.id]);
    const withDeleted = await list(tree.admin, { updated_since: since, include_deleted: true });
    expect(withDeleted.body.data).toContainEqual(
      expect.objectContaining({ id: gone.id, email: gone.email, deleted_at: expect.any(String) }),
    );
    expect(idsOf(await list(tree.admin, { limit: 200 }))).not.toContain(gone.id);
  });

  test('400 for a cursor of other filters, 422 for a search of spaces', async () => {
    const page = await list(tree.admin, { limit: 1 });
    const cursor = page.headers.get('x-next-cursor')!;
    expect((await list(tree.admin, { limit: 1, cursor, role: 'admin' })).body.data.code).toBe('bad_cursor');
    expect((await list(tree.admin, { q: '  ' })).status).toBe(422);
  });
});

describe('GET /api/v1/auth/users/{user_id}/', () => {
  const get = (id: string, as: { token: string }, headers = {}) =>
    service.request(world, 'GET', `/auth/users/${id}/`, { as, headers });

  test('200 with an ETag, and 304 for a client that has it', async () => {
    const reply = await get(world.employee.id, world.manager);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      id: world.employee.id,
      name: 'Eve Test',
      manager: { id: world.manager.id },
      user_type: null,
      timezone: 'Europe/Berlin',
    });
    const tag = reply.headers.get('etag')!;
    expect((await get(world.employee.id, world.manager, { 'if-none-match': tag })).status).toBe(304);
  });

  test('rules 20, 53: 404 for another manager’s report, another workspace’s person and an unknown one, in the same bytes', async () => {
    const other = await service.world();
    const replies = [
      await get(world.stranger.id, world.manager),
      await get(other.employee.id, world.admin),
      await get(randomUUID(), world.admin),
      await get('not-an-id', world.admin),
    ];
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect(replies[0]!.status).toBe(404);
  });
});

describe('PATCH /api/v1/auth/users/{user_id}/', () => {
  test('200 merges, null clears, and the trail has old and new values', async () => {
    const person = await world.person({ manager: world.manager, timezone: 'Europe/Lisbon' });
    const reply = await patch(person.id, { job_title: ' Designer ', timezone: null, manager_id: null });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('etag')).toBe('"2"');
    expect(reply.body.data).toMatchObject({
      first_name: 'Person',
      job_title: 'Designer',
      timezone: 'Europe/Berlin',
      manager: null,
      version: 2,
    });
    expect(await auditLines(world, person.id)).toEqual([
      {
        line: 'updated user · dashboard',
        changes: {
          job_title: [null, 'Designer'],
          timezone: ['Europe/Lisbon', null],
          manager_id: [world.manager.id, null],
        },
      },
    ]);
  });

  test('412 when the person changed since; two with the same If-Match at once: one 200, one 412', async () => {
    const person = await world.person({});
    const both = await Promise.all(
      ['A', 'B'].map((job_title) => patch(person.id, { job_title }, world.admin, '"1"')),
    );
    expect(both.map((reply) => reply.status).sort()).toEqual([200, 412]);
    const late = await patch(person.id, { job_title: 'C' }, world.admin, '"1"');
    expect(late.status).toBe(412);
    expect(late.body.data.current_version).toBe(2);
    expect((await patch(person.id, { job_title: 'C' }, world.admin, '"2"')).status).toBe(200);
  });

  test('404 for someone of another workspace, 422 for a reference there, 403 for a manager', async () => {
    const other = await service.world();
    expect((await patch(other.employee.id, { job_title: 'X' })).status).toBe(404);
    const reply = await patch(world.colleague.id, { manager_id: other.admin.id });
    expect(reply.body.errors).toEqual({ manager_id: ['There is no such record.'] });
    expect((await patch(world.employee.id, { job_title: 'X' }, world.manager)).status).toBe(403);
  });

  test('409 email_taken and employee_number_taken', async () => {
    const person = await world.person({});
    const taken = await patch(person.id, { email: world.employee.email });
    expect(taken.status).toBe(409);
    expect(taken.body.data.code).toBe('email_taken');
    await patch(world.colleague.id, { employee_number: 'E-300' });
    const number = await patch(person.id, { employee_number: 'E-300' });
    expect(number.body.data.code).toBe('employee_number_taken');
  });

  test('rule 50: 409 manager_cycle: direct, indirect, and for reporting to oneself', async () => {
    const top = await world.person({ role: 'manager' });
    const middle = await world.person({ role: 'manager', manager: top });
    const low = await world.person({ manager: middle });
    for (const manager of [top, middle, low]) {
      const reply = await patch(top.id, { manager_id: manager.id });
      expect(reply.status).toBe(409);
      expect(reply.body.data.code).toBe('manager_cycle');
    }
  });

  test('rule 50: A under B and B under A at once: one 200, one 409', async () => {
    for (let round = 0; round < 3; round += 1) {
      const a = await world.person({ role: 'manager' });
      const b = await world.person({ role: 'manager' });
      const replies = await Promise.all([
        patch(a.id, { manager_id: b.id }),
        patch(b.id, { manager_id: a.id }),
      ]);
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    }
  });

  test('rule 49: 409 last_admin; two demotions of the last two admins at once: one 200, one 409', async () => {
    const two = await service.world();
    const demote = (id: string, as: Person) =>
      service.request(two, 'PATCH', `/auth/users/${id}/`, {
        as,
        body: { role: 'employee', password: PASSWORD },
      });
    await everybodyConfirms(service, two);
    const replies = await Promise.all([
      demote(two.admin.id, two.secondAdmin),
      demote(two.secondAdmin.id, two.admin),
    ]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    expect(replies.find((reply) => reply.status === 409)!.body.data.code).toBe('last_admin');
    const admins = await two.sql("SELECT 1 FROM users WHERE workspace_id = $1 AND role = 'admin'", [two.id]);
    expect(admins).toHaveLength(1);
  });

  test('rules 49, 51: after a demotion 403 at once for session and key, and the person is notified', async () => {
    const lead = await world.person({ role: 'manager' });
    const key = await world.personalKey(lead, ['team:read']);
    const list = (as: { token: string }) => service.request(world, 'GET', '/auth/users/', { as });
    expect((await list(lead)).status).toBe(200);
    expect((await list(key)).status).toBe(200);
    expect((await patch(lead.id, { role: 'employee' })).status).toBe(200);
    expect((await list(lead)).status).toBe(403);
    expect((await list(key)).status).toBe(403);
    expect(await notificationKinds(world, lead)).toEqual(['security.role_changed']);
  });

  test('rule 52: 403 role_needs_session for a key that raises an employee’s role; 200 if it sends the current role', async () => {
    const person = await world.person({});
    for (const key of await peopleKeys()) {
      for (const role of ['manager', 'admin']) {
        const reply = await patch(person.id, { role }, key);
        expect([reply.status, reply.body.data]).toEqual([403, { code: 'role_needs_session' }]);
      }
      expect((await patch(person.id, { role: 'employee', job_title: key.prefix }, key)).status).toBe(200);
      expect((await auditLines(world, person.id)).at(-1)!.line).toBe(`updated user · api:${key.prefix}`);
    }
  });

  test('rule 52: 403 role_needs_session for a key that changes a manager or an admin: role, address, name, or its owner', async () => {
    const before = await world.sql('SELECT * FROM users WHERE workspace_id = $1 ORDER BY id', [world.id]);
    for (const key of await peopleKeys())
      for (const person of [world.manager, world.admin, world.secondAdmin])
        for (const body of [
          { role: 'employee' },
          { role: person.role },
          { email: 'thief@example.test' },
          { last_name: 'X' },
          { manager_id: null },
        ]) {
          const reply = await patch(person.id, body, key);
          expect([reply.status, reply.body.data]).toEqual([403, { code: 'role_needs_session' }]);
        }
    expect(await world.sql('SELECT * FROM users WHERE workspace_id = $1 ORDER BY id', [world.id])).toEqual(
      before,
    );
  });

  test('200: an open invitation is mailed to the new address, and the old invitation is void', async () => {
    const body = someone();
    const { id } = (await create(body)).body.data;
    const [first] = await mailsTo(mailDir, body.email);
    const email = `right.${body.email}`;
    expect((await patch(id, { email })).status).toBe(200);
    const [second] = await mailsTo(mailDir, email);
    expect((await accept(tokenIn(first!.text))).status).toBe(422);
    expect((await accept(tokenIn(second!.text))).status).toBe(200);
  });

  test('rule 52: 200 for an admin or a key: the old address gets a notice, whether the person is active, invited or deactivated', async () => {
    const [key] = await peopleKeys();
    for (const as of [world.admin, key!])
      for (const status of ['active', 'invited', 'deactivated'] as const) {
        const person = await world.person({ status });
        expect((await patch(person.id, { email: `moved.${person.email}` }, as)).status).toBe(200);
        const [mail] = await mailsTo(mailDir, person.email);
        expect(mail!.subject).toMatch(status === 'active' ? /is to be changed/ : /was changed/);
      }
  });

  test('rule 52: the time of the change is stored, because payment methods cannot change for a while after it', async () => {
    const person = await world.person({});
    const changedAt = async () =>
      (await world.sql('SELECT changed_at FROM email_changes WHERE user_id = $1', [person.id]))[0]?.[
        'changed_at'
      ] as Date | undefined;
    expect((await patch(person.id, { job_title: 'Clerk', email: person.email.toUpperCase() })).status).toBe(
      200,
    );
    expect(await changedAt()).toBeUndefined();
    for (const [email, at] of [
      [`one.${person.email}`, '2027-01-04T08:00:00.000Z'],
      [`two.${person.email}`, '2027-01-05T09:30:00.000Z'],
    ] as const) {
      service.setClock(Date.parse(at));
      const reply = await patch(person.id, { email }, await world.serviceKey(['people:write']));
      const confirmed = await confirmEmailOf(service, world, person.id);
      service.setClock(null);
      expect([reply.status, confirmed.status]).toEqual([200, 200]);
      expect((await changedAt())!.toISOString()).toBe(at);
    }
  });
});

describe('exact filters of GET /api/v1/auth/users/', () => {
  const list = async (query: Record<string, string>) => {
    const reply = await service.request(world, 'GET', '/auth/users/', { as: world.admin, query });
    return [reply.status, (reply.body.data as { id: string }[]).map?.(({ id }) => id)] as const;
  };

  test('200 with the person of an address, in any case, of a number, and of ids', async () => {
    const person = await world.person();
    await world.sql('UPDATE users SET employee_number = $2 WHERE id = $1', [person.id, 'N-7041']);
    expect(await list({ email: person.email.toUpperCase() })).toEqual([200, [person.id]]);
    expect(await list({ employee_number: 'N-7041' })).toEqual([200, [person.id]]);
    for (const part of [{ email: person.email.slice(1) }, { employee_number: 'N-704' }])
      expect(await list(part as never)).toEqual([200, []]);
    const [, both] = await list({ ids: `${person.id},${world.employee.id.toUpperCase()}` });
    expect([...both].sort()).toEqual([person.id, world.employee.id].sort());
  });

  test('200 with nobody for an id of another workspace, 422 for what is no id and for more than 200', async () => {
    const elsewhere = await service.world();
    expect(await list({ ids: elsewhere.employee.id })).toEqual([200, []]);
    expect((await list({ ids: 'x' }))[0]).toBe(422);
    const many = Array.from({ length: 201 }, () => world.employee.id).join();
    expect((await list({ ids: many }))[0]).toBe(422);
  });
});
