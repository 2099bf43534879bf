/**
 * Who must not call what, for every operation: derived from the generated table, so that a new operation is
 * included. Refusals come before a handler runs, so ids and bodies do not matter.
 */
import { describe, expect, test } from '@jest/globals';
import type { OperationRow, Role } from '../../src/openapi/operation.ts';
import type { Scope } from '../../src/generated/operations.ts';
import { operations, SCOPES } from '../../src/generated/operations.ts';
import { openWorld } from '../support/opening.ts';
import type { RequestOptions } from '../support/service.ts';
import type { Key } from '../support/world.ts';

const { service, world } = await openWorld({ rateLimitScale: 1000 });
const starter = await service.world({ plan: 'starter' });

const rows: OperationRow[] = Object.values(operations);
const ALL = Object.keys(SCOPES) as Scope[];
const RANK: Record<Role, number> = { employee: 0, manager: 1, admin: 2 };

const call = (row: OperationRow, as: RequestOptions['as'], of = world) =>
  service.request(of, row.method, row.path.replaceAll(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000'), {
    as,
  });

/** Makes each call and reports all wrong answers at once. */
async function expectAll(
  chosen: OperationRow[],
  as: (row: OperationRow) => RequestOptions['as'],
  status: number,
  data: object | ((row: OperationRow) => object),
  of = world,
): Promise<void> {
  expect(chosen.length).toBeGreaterThan(0);
  const wrong: unknown[] = [];
  for (const row of chosen) {
    const reply = await call(row, as(row), of);
    const wanted = { status, data: typeof data === 'function' ? data(row) : data };
    const got = { status: reply.status, data: reply.body.data };
    if (JSON.stringify(got) !== JSON.stringify(wanted)) wrong.push({ id: row.id, wanted, got });
  }
  expect(wrong).toEqual([]);
}

describe('401: the caller is not known', () => {
  const closed = rows.filter((row) => !row.anonymous);

  test('without a credential', () => expectAll(closed, () => null, 401, { code: 'credential_required' }));

  test('with an invalid one: garbage, a refresh token, an expired token, a revoked or expired key, a foreign one', async () => {
    const other = await service.world();
    const { tokens } = service.app.services;
    const { id: userId, sessionId } = world.admin;
    const bad: [string, string][] = [
      ['garbage', 'garbage'],
      ['refresh', tokens.refresh(sessionId, 0, Buffer.alloc(16))],
      ['expired', tokens.access({ userId, sessionId, workspaceId: world.id }, Date.now() - 3_600_000)],
      ['of another workspace', other.admin.token],
      ['of another workspace’s key', (await other.serviceKey(ALL)).token],
      ['revoked', (await world.serviceKey(ALL, { revoked: true })).token],
      ['expired key', (await world.serviceKey(ALL, { expiresAt: new Date(Date.now() - 1000) })).token],
      ['of someone deactivated', (await world.person({ role: 'admin', status: 'deactivated' })).token],
    ];
    for (const [, token] of bad) await expectAll(closed, () => token, 401, { code: 'invalid_credential' });
  }, 60_000);
});

describe('403: the caller may not make this call', () => {
  test('key_not_accepted wherever keys are refused, including sign-in, for anything with the form of a key', async () => {
    const refusing = rows.filter((row) => row.key === 'refused');
    const strong = await world.serviceKey(ALL);
    await expectAll(refusing, () => strong, 403, { code: 'key_not_accepted' });
    const signIn = refusing.filter((row) => row.role === null);
    expect(signIn.map((row) => row.id)).toContain('login');
    await expectAll(signIn, () => 'wfp_not_even_one', 403, { code: 'key_not_accepted' });
  });

  test('insufficient_scope, with the missing scope, for a key that has every other scope', async () => {
    const keys = new Map<string, Key>();
    for (const scope of ALL) keys.set(scope, await world.serviceKey(ALL.filter((one) => one !== scope)));
    const scoped = rows.filter((row) => row.key in SCOPES);
    await expectAll(
      scoped,
      (row) => keys.get(row.key)!,
      403,
      (row) => ({
        code: 'insufficient_scope',
        required_scope: row.key,
      }),
    );
  });

  test.each(['employee', 'manager'] as const)(
    'insufficient_role, with the needed role, for an %s’s session',
    async (role) => {
      const above = rows.filter((row) => row.role !== null && RANK[row.role] > RANK[role]);
      const person = role === 'employee' ? world.employee : world.manager;
      await expectAll(
        above,
        () => person,
        403,
        (row) => ({ code: 'insufficient_role', required_role: row.role }),
      );
    },
  );

  test.each(['employee', 'manager'] as const)(
    'insufficient_role for an %s’s key despite its scope: a key never has more rights than its owner',
    async (role) => {
      const key = await world.personalKey(role === 'employee' ? world.employee : world.manager, ALL);
      const needed = (row: OperationRow) => {
        const least = SCOPES[row.key as Scope];
        return RANK[least] > RANK[row.role!] ? least : row.role!;
      };
      const above = rows.filter((row) => row.key in SCOPES && RANK[needed(row)] > RANK[role]);
      await expectAll(
        above,
        () => key,
        403,
        (row) => {
          const least = SCOPES[row.key as Scope];
          return { code: 'insufficient_role', required_role: RANK[least] > RANK[role] ? least : row.role };
        },
      );
    },
  );

  test('a demotion narrows a key and a session within a second', async () => {
    const person = await world.person({ role: 'admin' });
    const key = await world.personalKey(person, ALL);
    const row = operations.listUsers;
    expect((await call(row, person)).status).toBe(200);
    expect((await call(row, key)).status).toBe(200);
    await world.sql(`UPDATE users SET role = 'employee' WHERE id = $1`, [person.id]);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    for (const as of [person, key]) {
      const reply = await call(row, as);
      expect([reply.status, reply.body.data.code]).toEqual([403, 'insufficient_role']);
    }
  });

  test('api_not_in_plan for every key of a Starter workspace without the add-on; people are not refused', async () => {
    const keys = [await starter.serviceKey(ALL), await starter.personalKey(starter.admin, ALL)];
    const open = rows.filter((row) => row.key !== 'refused' && !row.anonymous);
    for (const key of keys) await expectAll(open, () => key, 403, { code: 'api_not_in_plan' }, starter);
    const reply = await call(operations.listTimeEntries, starter.employee, starter);
    expect(reply.status).toBe(200);
  });

  test('module_disabled for every call of a disabled module, and for no other', async () => {
    const areas = ['tracking', 'pto'];
    const off = await service.world({ modulesOff: areas });
    const key = await off.serviceKey(ALL);
    // private calendar addresses are 404 then, like unknown ones
    const inArea = rows.filter((row) => areas.includes(row.area) && row.role !== null);
    await expectAll(
      inArea,
      () => off.admin,
      403,
      (row) => ({ code: 'module_disabled', module: row.area }),
      off,
    );
    const forKeys = inArea.filter((row) => row.key !== 'refused');
    await expectAll(
      forKeys,
      () => key,
      403,
      (row) => ({ code: 'module_disabled', module: row.area }),
      off,
    );
    expect((await call(operations.listUsers, off.admin, off)).status).toBe(200);
    await off.sql(`UPDATE workspaces SET modules_off = '{}' WHERE id = $1`, [off.id]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await call(operations.listTimeEntries, off.employee, off)).status).toBe(200);
  });

  test('the answer names the key’s scopes and the one that the call needs', async () => {
    const key = await world.personalKey(world.employee, ['time:read', 'absences:read']);
    const reply = await call(operations.createTimeEntry, key);
    expect(reply.status).toBe(403);
    expect(reply.headers.get('x-key-scopes')).toBe('time:read absences:read');
    expect(reply.headers.get('x-accepted-scopes')).toBe('time:write');
    const session = await call(operations.listTimeEntries, world.employee);
    expect(session.headers.get('x-key-scopes')).toBeNull();
  });
});

test('refused calls wrote nothing', async () => {
  const left = await world.sql(
    `SELECT (SELECT count(*)::int FROM audit_log) AS lines, (SELECT count(*)::int FROM events) AS events`,
  );
  expect(left).toEqual([{ lines: 0, events: 0 }]);
});
