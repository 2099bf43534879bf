/**
 * Brings an installation to a point at which every kind of long-running work is in progress, and stops it
 * there.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { FirstRun } from '../../../src/run/start/firstRun.ts';
import { codeAt } from '../../support/signIn.ts';
import { signIn, type Client, type Site } from '../client.ts';
import type { Release, UnderWay } from '../kept.ts';

const IMPORTED = 200;
/** More than are retried one by one (`GROUPED_FROM` of the delivery path). */
const MANY = 26;

/** Sets up a second factor for an admin whom `admin create` has made. */
export async function secondFactorOf(
  site: Site,
  user: { email: string; password: string },
): Promise<Release['secondFactor']> {
  const { call } = await signIn(site, user);
  const { secret } = await call('POST', '/auth/2fa/setup/', { password: user.password });
  const { recovery_codes: codes } = await call('POST', '/auth/2fa/enable/', { code: codeAt(secret) });
  return { ...user, secret, recoveryCode: codes[0] };
}

/** Three webhooks whose receiver refuses; resolves when each delivery has failed twice. */
export async function failingDeliveries(
  site: Site,
  { users }: FirstRun['workspaces'][number],
  receiver: string,
  admin: pg.Pool,
): Promise<UnderWay['webhooks']> {
  const [boss, , employee] = await Promise.all(users.map((user) => signIn(site, user)));
  const webhook = async (event: string, deliveries: number) => {
    const made = await boss!.call('POST', '/platform/webhooks/', { url: receiver, events: [event] });
    return { id: made.id as string, secret: made.secret as string, deliveries };
  };
  const webhooks = {
    single: await webhook('absence.requested', 2),
    many: await webhook('time_entry.created', MANY),
    dead: await webhook('time_entry.deleted', 2),
  };
  await daysOff(employee!, webhooks.single.deliveries);
  const entries = await entriesOf(employee!, MANY);
  for (const id of entries.slice(0, webhooks.dead.deliveries))
    await employee!.call('DELETE', `/tracking/entries/${id}/`);
  const ids = Object.values(webhooks).map(({ id }) => id);
  const expected = Object.values(webhooks).reduce((sum, { deliveries }) => sum + deliveries, 0);
  await eventually('every delivery has failed twice', async () => {
    const { rows } = await admin.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM deliveries WHERE webhook_id = ANY ($1) AND status = 'retrying' AND attempt_count = 2`,
      [ids],
    );
    return rows[0]!.n === expected;
  });
  return webhooks;
}

/** Requests free days far in the future. */
async function daysOff(employee: Client, count: number): Promise<void> {
  const policies = await employee.call('GET', '/pto/policies/');
  const policy_id = (policies as { id: string; name: string }[]).find(({ name }) => name === 'Vacation')!.id;
  for (let day = 60, made = 0; made < count; day += 1) {
    const date = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10);
    // refused for a weekend, a holiday or another absence: try the next day
    made += await employee
      .call('POST', '/pto/requests/', { policy_id, start_date: date, end_date: date })
      .then(
        () => 1,
        () => 0,
      );
    if (day > 120) throw new Error('no day is free');
  }
}

/** Adds one-minute entries in the night before last, because past months may be locked. */
async function entriesOf(employee: Client, count: number): Promise<string[]> {
  const start = Math.floor(Date.now() / 86_400_000 - 2) * 86_400_000 + 3_600_000;
  const ids: string[] = [];
  for (let minute = 0; minute < count; minute += 1) {
    const at = (from: number) => new Date(start + (minute + from) * 60_000).toISOString();
    const made = await employee.call('POST', '/tracking/entries/', { started_at: at(0), ended_at: at(1) });
    ids.push(made.id as string);
  }
  return ids;
}

/** Starts an export and an import; resolves while both are running. */
export async function longJobs(
  site: Site,
  { users }: FirstRun['workspaces'][number],
  admin: pg.Pool,
): Promise<Pick<UnderWay, 'import' | 'export'>> {
  const { email, password } = users[0]!;
  const boss = await signIn(site, { email, password });
  const rows = Array.from({ length: IMPORTED }, (_, n) => ({
    email: `imported.${n}@example.test`,
    first_name: 'Lena',
    last_name: 'Vogt',
    start_date: '2026-12-01',
    send_invite: false,
  }));
  const { id: importId } = await boss.call('POST', '/auth/users/import/', { rows });
  const { id: exportId } = await boss.call('POST', '/platform/exports/', { password });
  await eventually(
    'both are under way',
    async () => {
      const { rows: done } = await admin.query<{ people: number; files: number }>(
        `SELECT (SELECT count(*)::int FROM users WHERE email LIKE 'imported.%') AS people,
                (SELECT count(*)::int FROM export_entries WHERE export_id = $1 AND done) AS files`,
        [exportId],
      );
      return done[0]!.people >= 5 && done[0]!.files >= 5;
    },
    2,
  );
  return { import: { id: importId as string, rows: IMPORTED }, export: { id: exportId as string } };
}

/** Checks that the work is still unfinished, as the stored release must show it. */
export async function assertUnderWay(admin: pg.Pool, underWay: UnderWay): Promise<void> {
  const { rows } = await admin.query<Record<'import' | 'export', string>>(
    `SELECT (SELECT status FROM user_imports WHERE id = $1) AS import, (SELECT status FROM exports WHERE id = $2) AS export`,
    [underWay.import.id, underWay.export.id],
  );
  for (const [what, state] of Object.entries(rows[0]!))
    if (state !== 'running') throw new Error(`the ${what} is ${state} already: make the fixture again`);
}

export async function eventually(what: string, holds: () => Promise<boolean>, everyMs = 100): Promise<void> {
  for (const end = Date.now() + 120_000; !(await holds()); await sleep(everyMs))
    if (Date.now() > end) throw new Error(`timed out waiting until ${what}`);
}
