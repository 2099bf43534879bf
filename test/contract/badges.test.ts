/**
 * Compares what the references say about each call (badge, first line, the table of calls by scope) with what
 * authorize() enforces. The test calls authorize() instead of reading the table that both come from.
 */
import { describe, expect, test } from '@jest/globals';
import { authorize } from '../../src/auth/authorize.ts';
import type { Caller } from '../../src/auth/caller.ts';
import type { OperationRow, Role } from '../../src/openapi/operation.ts';
import type { Scope } from '../../src/generated/operations.ts';
import { operations, SCOPES } from '../../src/generated/operations.ts';
import { fullDocument, publicDocument } from '../../src/openapi/served.ts';
import type { Workspace } from '../../src/workspace/workspace.ts';

const ALL = Object.keys(SCOPES) as Scope[];
const ROLES: Role[] = ['employee', 'manager', 'admin'];
const workspace = {
  plan: 'managed',
  apiAddon: false,
  modulesOff: [] as string[],
  settings: { two_factor_required: false },
} as unknown as Workspace;

const caller = (kind: Caller['kind'], role: Role, scopes: readonly Scope[] | null): Caller => ({
  kind,
  role,
  scopes,
  userId: kind === 'service_key' ? null : 'u',
  keyId: kind === 'user' ? null : 'k',
  keyPrefix: null,
  keyHolders: [],
  madeAdminBy: [],
  sessionId: null,
  secondFactor: false,
  leaver: false,
  until: Infinity,
  actor: { id: 'u', email: 'u@example.test', name: 'U' },
  source: 'api',
  timezone: null,
});
const may = (row: OperationRow, one: Caller) => authorize(row, one, workspace) === null;
const least = (allowed: (role: Role) => boolean): Role | null => ROLES.find(allowed) ?? null;

/** The rights that a call needs, found by calling authorize(). */
function enforced(row: OperationRow) {
  const scopeless = may(row, caller('service_key', 'admin', []));
  const opening = ALL.filter((scope) => may(row, caller('service_key', 'admin', [scope])));
  return {
    key: scopeless ? 'any' : opening.length === 0 ? 'refused' : opening.join(),
    role: least((role) => may(row, caller('user', role, null))),
    owner: least((role) => may(row, caller('personal_key', role, ALL))),
  };
}

const roles = (role: Role) => (role === 'admin' ? 'role admin' : `roles ${role} and up`);
const andUp = (role: Role) => (role === 'admin' ? 'admin' : `${role} and up`);

/** The line and the badge that these rights should produce. */
function told(row: OperationRow): { line: string; badge: string } {
  if (row.anonymous && row.key === 'none')
    return { line: 'Open to anyone; no credential needed.', badge: 'open' };
  if (row.role === null) return { line: 'No sign-in needed; API keys are refused.', badge: 'no API keys' };
  const { key, role, owner } = enforced(row);
  if (key === 'refused') return { line: `API keys are refused; ${roles(role!)}.`, badge: 'no API keys' };
  if (key === 'any') return { line: `Any API key; ${roles(role!)}.`, badge: 'any key' };
  const more = owner === role ? '' : ` (a personal key's owner: ${andUp(owner!)})`;
  return { line: `Scope \`${key}\`; ${roles(role!)}${more}.`, badge: key };
}

describe.each([
  ['the whole', fullDocument()],
  ['the public', publicDocument()],
])('%s reference', (_name, document) => {
  const paths = document.paths as unknown as Record<
    string,
    Record<string, { operationId: string; description: string; 'x-badges': { name: string }[] }>
  >;
  const shown = Object.values(paths).flatMap((item) => Object.values(item));

  test('starts each call with the rights that are enforced, and has the matching badge', () => {
    expect(shown.length).toBeGreaterThan(30);
    for (const operation of shown) {
      const row = operations[operation.operationId as keyof typeof operations];
      const { line, badge } = told(row);
      expect([operation.operationId, operation.description.split('\n')[0]]).toEqual([
        operation.operationId,
        line,
      ]);
      expect([operation.operationId, operation['x-badges'].map((one) => one.name)]).toEqual([
        operation.operationId,
        [badge],
      ]);
    }
  });

  test('lists under each scope exactly the calls that it allows', () => {
    const table = document.info.description.split('## Calls by scope')[1]!;
    const listed = new Map(
      [...table.matchAll(/^\| (.+?) \| (.+) \|$/gm)]
        .map(([, scope, calls]): [string, string[]] => [
          scope!.replaceAll('`', ''),
          calls!.split('<br>').map((one) => one.replaceAll('`', '')),
        ])
        .filter(([scope]) => scope !== 'Scope' && scope !== '---'),
    );
    const opened = new Map<string, string[]>();
    for (const row of Object.values(operations)) {
      if (row.role === null || row.anonymous) continue;
      const { key } = enforced(row);
      const name = key === 'any' ? 'any key' : key;
      if (key !== 'refused')
        opened.set(name, [...(opened.get(name) ?? []), `${row.method} ${row.path.replace('/api/v1', '')}`]);
    }
    expect([...listed.keys()].sort()).toEqual([...opened.keys()].sort());
    for (const [scope, calls] of opened)
      expect([scope, [...listed.get(scope)!].sort()]).toEqual([scope, calls.sort()]);
  });
});

describe('authorize', () => {
  const row = (over: Partial<OperationRow>): OperationRow => ({ ...operations.listTimeEntries, ...over });

  test('a service key needs only the scope; a personal key also needs its owner’s role', () => {
    const managers = row({ role: 'manager', key: 'team:read' });
    expect(may(managers, caller('service_key', 'admin', ['team:read']))).toBe(true);
    expect(ROLES.map((role) => may(managers, caller('personal_key', role, ['team:read'])))).toEqual([
      false,
      true,
      true,
    ]);
    expect(
      may(
        managers,
        caller(
          'personal_key',
          'admin',
          ALL.filter((scope) => scope !== 'team:read'),
        ),
      ),
    ).toBe(false);
  });

  test('the lowest role of a scope applies to a personal key even if the call asks less of people', () => {
    const anyone = row({ role: 'employee', key: 'team:read' });
    expect(may(anyone, caller('user', 'employee', null))).toBe(true);
    expect(may(anyone, caller('personal_key', 'employee', ['team:read']))).toBe(false);
  });

  test('keys need a plan that has them; a disabled module is refused for everybody', () => {
    const starter = { ...workspace, plan: 'starter' } as Workspace;
    const key = caller('service_key', 'admin', ALL);
    expect(authorize(row({}), key, starter)?.code).toBe('api_not_in_plan');
    expect(authorize(row({}), key, { ...starter, apiAddon: true })).toBeNull();
    expect(authorize(row({}), caller('user', 'employee', null), starter)).toBeNull();
    const off = { ...workspace, modulesOff: ['tracking'] } as Workspace;
    for (const one of [key, caller('user', 'admin', null)])
      expect(authorize(row({}), one, off)?.code).toBe('module_disabled');
  });

  test('where a second factor is required, a person without one is told so before the role is checked; service keys are exempt', () => {
    const strict = { ...workspace, settings: { two_factor_required: true } } as Workspace;
    const call = row({ role: 'admin', key: 'people:write' });
    const asked = (one: Caller) => authorize(call, one, strict)?.code;
    const without = (kind: Caller['kind'], role: Role) => caller(kind, role, kind === 'user' ? null : ALL);
    for (const kind of ['user', 'personal_key'] as const) {
      expect(asked(without(kind, 'admin'))).toBe('two_factor_setup_required');
      expect(asked({ ...without(kind, 'employee'), secondFactor: true })).toBe('insufficient_role');
      expect(asked({ ...without(kind, 'admin'), secondFactor: true })).toBeUndefined();
    }
    expect(asked(without('user', 'employee'))).toBe('two_factor_setup_required');
    expect(asked({ ...without('service_key', 'admin'), secondFactor: true })).toBeUndefined();
  });

  test('a call that accepts no keys refuses a key before any other check', () => {
    const off = { ...workspace, plan: 'starter', modulesOff: ['tracking'] } as Workspace;
    expect(authorize(row({ key: 'refused' }), caller('service_key', 'admin', []), off)?.code).toBe(
      'key_not_accepted',
    );
  });
});
