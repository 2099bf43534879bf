/** The database of a benchmark: the demo, so that a request costs what it costs on a first start. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../src/migrations/migrate.ts';
import { seedIfEmpty } from '../src/demo/index.ts';
import { startPostgres } from '../src/run/local/index.ts';
import { pino } from 'pino';
import { withClient } from './withClient.ts';

export const APP_SECRET = 'a secret of forty characters for benches';

export type Role = 'employee' | 'manager' | 'admin';

export interface Fixture {
  /** Connects as the app role. */
  appUrl: string;
  ownerUrl: string;
  /** Bypasses row-level security, which the raw servers run without. */
  rawUrl: string;
  workspaceId: string;
  employeeId: string;
  /** A personal key of the employee. */
  key: string;
  /** A service key that may track time for anybody. */
  serviceKey: string;
  /**
   * Ids of the people for whom time is written, because a company does not write all entries for one person.
   */
  staff: string[];
  email: string;
  password: string;
  /** One person of each role, to sign in as. */
  signIns: Record<Role, { id: string; email: string; password: string }>;
  /** The parent process of Postgres' backends. */
  postgresPid: number;
  stop(): Promise<void>;
}

export async function createFixture(): Promise<Fixture> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'workforce-bench-'));
  const log = pino({ level: 'silent' });
  const postgres = await startPostgres({ dataDir, log });
  await migrate(postgres);
  const demo = (await seedIfEmpty({ ownerUrl: postgres.ownerUrl, appSecret: APP_SECRET, log }))!;
  const [brightwater] = demo.workspaces;
  const employee = brightwater!.users.find((user) => user.role === 'employee')!;
  const key = brightwater!.keys.find(
    (one) => one.kind === 'personal' && one.scopes.includes('absences:read'),
  )!;
  const service = brightwater!.keys.find(
    (one) => one.kind === 'service' && one.scopes.includes('time:write'),
  )!;
  const rawUrl = postgres.adminUrl.replace(/\/postgres$/, '/workforce');
  const ids = await idsOf(rawUrl, employee.email);
  const known = (role: Role) => {
    const { email, password } = brightwater!.users.find((user) => user.role === role)!;
    return { id: ids.people[email]!, email, password };
  };
  return {
    appUrl: postgres.appUrl,
    ownerUrl: postgres.ownerUrl,
    rawUrl,
    workspaceId: ids.workspace_id,
    employeeId: ids.id,
    key: key.key,
    serviceKey: service.key,
    staff: ids.staff,
    email: employee.email,
    password: employee.password,
    signIns: { employee: known('employee'), manager: known('manager'), admin: known('admin') },
    postgresPid: postgres.pid,
    async stop() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Finds ids for the raw servers. The entries to write are in the distant past, so period locks are removed, and
 * everybody who works now was employed then.
 */
/** Time off in lieu: its balance is no sum of ledger rows, as the raw statements have it. */
const WITHOUT_LIEU = 'UPDATE policies SET archived_at = now() WHERE from_overtime';

async function idsOf(
  rawUrl: string,
  email: string,
): Promise<{ id: string; workspace_id: string; staff: string[]; people: Record<string, string> }> {
  return withClient(rawUrl, async (client) => {
    await client.query('DELETE FROM period_locks');
    await client.query(WITHOUT_LIEU);
    await client.query(`UPDATE users SET start_date = '2000-01-01' WHERE last_day IS NULL`);
    const { rows } = await client.query(
      `SELECT u.id, u.workspace_id, ARRAY(SELECT id::text FROM users o WHERE o.workspace_id = u.workspace_id AND o.status = 'active') AS staff,
              (SELECT json_object_agg(o.email, o.id) FROM users o WHERE o.workspace_id = u.workspace_id) AS people
         FROM users u WHERE email = $1`,
      [email],
    );
    return rows[0];
  });
}

/** Signs the employee in; returns an access token. */
export async function signIn(base: string, fixture: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${base}/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: fixture.email, password: fixture.password }),
  });
  const { data } = (await response.json()) as { data: { access_token: string } };
  return data.access_token;
}
