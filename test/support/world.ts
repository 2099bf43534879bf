/**
 * A small workspace in Berlin, Monday to Friday with 8 h: two admins, a manager with two reports and one with
 * one. Created by SQL as the superuser, without passwords; API keys are real.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { newApiKey } from '../../src/auth/apiKeys.ts';
import type { App } from '../../src/app.ts';
import type { Tokens } from '../../src/auth/tokens.ts';
import type { Role } from '../../src/openapi/operation.ts';
import type { Scope } from '../../src/generated/operations.ts';
import type { Plan, WorkspaceSettings } from '../../src/workspace/workspace.ts';
import type { TestDatabase } from './database.ts';
import { VACATION } from './leaveRules.ts';

export interface Person {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** The access token of an active session. */
  token: string;
  sessionId: string;
}

export interface World {
  id: string;
  host: string;
  admin: Person;
  secondAdmin: Person;
  manager: Person;
  employee: Person;
  colleague: Person;
  otherManager: Person;
  /** An employee who reports to the other manager. */
  stranger: Person;
  /** 25 days a year, carry-over of 5 until 31 March, requires approval. */
  vacation: string;
  /** No limit, requires no approval. */
  sick: string;
  person(options?: PersonOptions): Promise<Person>;
  personalKey(owner: Person, scopes: Scope[], options?: KeyOptions): Promise<Key>;
  serviceKey(scopes: Scope[], options?: KeyOptions): Promise<Key>;
  sql<Row extends object = Record<string, any>>(text: string, values?: unknown[]): Promise<Row[]>;
}

export interface Key {
  id: string;
  prefix: string;
  token: string;
}

export interface KeyOptions {
  expiresAt?: Date;
  revoked?: boolean;
  allowedIps?: string[];
}

export interface WorldOptions {
  plan?: Plan;
  apiAddon?: boolean;
  settings?: Partial<WorkspaceSettings>;
  modulesOff?: string[];
  timezone?: string;
  seats?: number;
  /** The first working day of all people; default 2020-01-01. */
  startDate?: string;
}

export interface PersonOptions {
  first?: string;
  last?: string;
  role?: Role;
  manager?: Person | null;
  email?: string;
  status?: 'invited' | 'active' | 'deactivated';
  startDate?: string;
  /** Working hours by weekday. */
  pattern?: Record<string, number>;
  timezone?: string;
  departmentId?: string;
  userTypeId?: string;
  passwordHash?: string;
}

const FULL_TIME = { mon: 8, tue: 8, wed: 8, thu: 8, fri: 8, sat: 0, sun: 0 };

const SICK = {
  ...VACATION,
  annual_days: '0',
  accrual: 'none',
  carry_over_max: '0',
  carry_over_expires: null,
  allow_negative: null,
  requires_approval: false,
};

/** Functions that create people and keys in a workspace by SQL. */
export function makersIn(
  tokens: Tokens,
  sql: World['sql'],
  { id, startDate = '2020-01-01', now = Date.now }: { id: string; startDate?: string; now?: () => number },
) {
  const signIn = async (userId: string): Promise<Pick<Person, 'token' | 'sessionId'>> => {
    const [session] = await sql(
      `INSERT INTO sessions (workspace_id, user_id, seed, expires_at) VALUES ($1, $2, $3, $4) RETURNING id`,
      [id, userId, randomBytes(16), new Date(now() + 14 * 86_400_000)],
    );
    const sessionId = session!['id'] as string;
    return { sessionId, token: tokens.access({ userId, sessionId, workspaceId: id }, now()) };
  };

  const person = async (one: PersonOptions = {}): Promise<Person> => {
    const personId = randomUUID();
    const email = one.email ?? `p${randomBytes(5).toString('hex')}@example.test`;
    const role = one.role ?? 'employee';
    const { first = 'Person', last = 'Test' } = one;
    await sql(
      `INSERT INTO users (workspace_id, id, email, first_name, last_name, role, status, manager_id, start_date, timezone, department_id, user_type_id, password_hash)
       VALUES ($1, $2, $3, $4, $13, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        id,
        personId,
        email,
        first,
        role,
        one.status ?? 'active',
        one.manager?.id ?? null,
        one.startDate ?? startDate,
        one.timezone ?? null,
        one.departmentId ?? null,
        one.userTypeId ?? null,
        one.passwordHash ?? null,
        last,
      ],
    );
    await sql(
      `INSERT INTO contracts (workspace_id, employee_id, type, title, start_date, weekly_hours, pattern, status)
       VALUES ($1, $2, 'permanent', 'Contract', $3, $4, $5, 'active')`,
      [
        id,
        personId,
        one.startDate ?? startDate,
        Object.values(one.pattern ?? FULL_TIME).reduce((a, b) => a + b, 0),
        one.pattern ?? FULL_TIME,
      ],
    );
    return { id: personId, email, name: `${first} ${last}`, role, ...(await signIn(personId)) };
  };

  const key = async (
    kind: 'personal' | 'service',
    ownerId: string | null,
    createdBy: string,
    scopes: Scope[],
    keyOptions: KeyOptions = {},
  ): Promise<Key> => {
    const made = newApiKey(kind);
    const [row] = await sql(
      `INSERT INTO api_keys (workspace_id, kind, owner_id, created_by, name, prefix, secret_hash, scopes, expires_at, revoked_at, allowed_ips)
       VALUES ($1, $2, $3, $4, 'Test key', $5, $6, $7, $8, $9, $10) RETURNING id`,
      [
        id,
        kind,
        ownerId,
        createdBy,
        made.prefix,
        made.hash,
        scopes,
        keyOptions.expiresAt ?? null,
        keyOptions.revoked ? new Date() : null,
        keyOptions.allowedIps ?? [],
      ],
    );
    return { id: row!['id'] as string, prefix: made.prefix, token: made.secret };
  };

  return {
    person,
    signIn,
    personalKey: (owner: Person, scopes: Scope[], options?: KeyOptions) =>
      key('personal', owner.id, owner.id, scopes, options),
    serviceKey: (creator: Person, scopes: Scope[], options?: KeyOptions) =>
      key('service', null, creator.id, scopes, options),
  };
}

export async function createWorld(
  { app, database }: { app: App; database: TestDatabase },
  options: WorldOptions = {},
): Promise<World> {
  const sql = async (text: string, values: unknown[] = []) => (await database.admin.query(text, values)).rows;
  const slug = `w${randomBytes(6).toString('hex')}`;
  const host = `${slug}.localhost`;
  const [{ id }] = await sql(
    `INSERT INTO workspaces (slug, name, plan, api_addon, timezone, seats, settings, modules_off)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [
      slug,
      `Workspace ${slug}`,
      options.plan ?? 'self_hosted',
      options.apiAddon ?? false,
      options.timezone ?? 'Europe/Berlin',
      options.seats ?? 500,
      options.settings ?? {},
      options.modulesOff ?? [],
    ],
  );
  await sql('INSERT INTO workspace_hosts (host, workspace_id) VALUES ($1, $2)', [host, id]);
  const { startDate } = options;
  const { person, personalKey, serviceKey } = makersIn(app.services.tokens, sql as World['sql'], {
    id,
    ...(startDate ? { startDate } : {}),
  });

  const policy = async (name: string, rules: object, position: number): Promise<string> => {
    const [row] = await sql(
      'INSERT INTO policies (workspace_id, name, position) VALUES ($1, $2, $3) RETURNING id',
      [id, name, position],
    );
    await sql(
      `INSERT INTO policy_versions (workspace_id, policy_id, effective_from, rules) VALUES ($1, $2, '2000-01-01', $3)`,
      [id, row.id, rules],
    );
    return row.id as string;
  };

  const admin = await person({ role: 'admin', first: 'Ada' });
  const secondAdmin = await person({ role: 'admin', first: 'Tom' });
  const manager = await person({ role: 'manager', first: 'Mia', manager: admin });
  const otherManager = await person({ role: 'manager', first: 'Otto', manager: admin });
  return {
    id,
    host,
    admin,
    secondAdmin,
    manager,
    otherManager,
    employee: await person({ first: 'Eve', manager }),
    colleague: await person({ first: 'Carl', manager }),
    stranger: await person({ first: 'Sam', manager: otherManager }),
    vacation: await policy('Vacation', VACATION, 1),
    sick: await policy('Sick leave', SICK, 2),
    person,
    personalKey,
    serviceKey: (scopes, keyOptions) => serviceKey(admin, scopes, keyOptions),
    sql: sql as World['sql'],
  };
}
