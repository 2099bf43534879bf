/**
 * A company of 10,000 people with one million time entries, then ten million (`--entries=`). Measures calls
 * that read entries or pages by Postgres' CPU, which other programs disturb least.
 */
import { signIn, type Fixture } from '../fixture.ts';
import { flag } from '../flags.ts';
import { median, startServer } from '../harness.ts';
import { callsOn } from '../postgres/calls.ts';
import { countPostgresCpu } from '../postgres/cpu.ts';
import type { Measure } from './measure.ts';
import { addPeople } from './people.ts';
import { withClient } from '../withClient.ts';

const PEOPLE = 10_000;
const WORKSPACES = 1_000;
const MOST = Number(flag('entries') ?? 10_000_000);
const SIZES = [MOST / 10, MOST];
/** Windows per call, and requests per window. */
const WINDOWS = 3;
const REQUESTS = 4;

type Asker = 'employee' | 'manager' | 'admin' | 'key';

const callsOf = (today: string): { name: string; as: Asker; path: string }[] => {
  const month = `from=${today.slice(0, 7)}-01&to=${today}`;
  return [
    ...callsOn(today),
    { name: 'entries of all', as: 'admin', path: '/tracking/admin/entries/?limit=50' },
    { name: 'entries of all, of a month', as: 'admin', path: `/tracking/admin/entries/?limit=50&${month}` },
    {
      name: 'entries of all, the oldest first',
      as: 'admin',
      path: '/tracking/admin/entries/?limit=50&ordering=started_at',
    },
    {
      name: 'entries of all, changed since two days ago',
      as: 'admin',
      path: `/tracking/admin/entries/?limit=50&updated_since=${new Date(Date.now() - 2 * 86_400_000).toISOString()}`,
    },
    { name: 'overtime of all', as: 'admin', path: `/tracking/overtime/?limit=50&${month}` },
    { name: 'own overtime', as: 'employee', path: `/tracking/overtime/me/?${month}` },
    { name: 'own report', as: 'employee', path: `/tracking/reports/me/?${month}` },
    { name: 'own clock', as: 'employee', path: '/tracking/clock/' },
  ];
};

export const company: Measure = async ({ fixture, env }) => {
  const calls = callsOf(new Date().toISOString().slice(0, 10));
  const costs: Record<string, number>[] = [];
  await addCompany(fixture);
  let there = 0;
  for (const size of SIZES) {
    const began = performance.now();
    await addEntries(fixture, there, size);
    process.stdout.write(
      `${String(size)} entries after ${String(Math.round((performance.now() - began) / 1000))} s\n`,
    );
    there = size;
    const server = await startServer('service', env);
    try {
      costs.push(await costOf(fixture, `http://localhost:${server.port}/api/v1`, calls));
    } finally {
      server.stop();
    }
  }
  return calls.map(({ name }) => {
    const [few, many] = costs.map((cost) => cost[name]!) as [number, number];
    return {
      what: `${name}, µs of Postgres a request`,
      measured: `${few.toFixed(0)} / ${many.toFixed(0)}; ${(many / few).toFixed(2)} times`,
      target: 'under 1.3 times',
    };
  });
};

async function costOf(
  fixture: Fixture,
  base: string,
  calls: ReturnType<typeof callsOf>,
): Promise<Record<string, number>> {
  const tokens: Record<Asker, string> = {
    key: fixture.key,
    employee: await signIn(base, fixture.signIns.employee),
    manager: await signIn(base, fixture.signIns.manager),
    admin: await signIn(base, fixture.signIns.admin),
  };
  const ask = async ({ as, path }: (typeof calls)[number]) => {
    const answer = await fetch(`${base}${path}`, { headers: { authorization: `Bearer ${tokens[as]}` } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${String(answer.status)}`);
  };
  const windows: Record<string, number[]> = {};
  for (let window = -1; window < WINDOWS; window += 1)
    for (const call of calls) {
      const had = countPostgresCpu(fixture.postgresPid);
      for (let request = 0; request < REQUESTS; request += 1) await ask(call);
      // the first window warms caches and connections
      if (window >= 0) (windows[call.name] ??= []).push(had() / REQUESTS);
    }
  return Object.fromEntries(Object.entries(windows).map(([name, costs]) => [name, median(costs)]));
}

/** Adds people with contracts, and the other workspaces. */
async function addCompany({ rawUrl, workspaceId }: Fixture): Promise<void> {
  await withClient(rawUrl, async (client) => {
    await addPeople(client, workspaceId, { to: PEOPLE });
    await client.query(
      `INSERT INTO workspaces (slug, name, plan) SELECT 'grown' || n, 'Grown ' || n, 'managed' FROM generate_series(2, $1::int) n`,
      [WORKSPACES],
    );
  });
}

/**
 * Adds the `from`th to the `to`th entry: two per weekday and person, going back from yesterday, so that more
 * entries mean a longer history. The indexes are rebuilt afterwards, which is faster.
 */
async function addEntries({ rawUrl, workspaceId }: Fixture, from: number, to: number): Promise<void> {
  await withClient(rawUrl, async (client) => {
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index i
        WHERE indrelid = 'time_entries'::regclass AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)`,
    );
    await client.query(`SET session_replication_role = replica; SET maintenance_work_mem = '512MB'`);
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
    await client.query(
      `INSERT INTO time_entries (workspace_id, created_at, updated_at, employee_id, started_at, ended_at, timezone, source, no_overlap)
       SELECT $1, day.at + interval '9 hours', day.at + interval '9 hours', p.id, day.at + half * interval '5 hours', day.at + half * interval '5 hours' + interval '4 hours', 'Europe/Berlin', 'import', false
         FROM generate_series(($2::bigint / (2 * $4::bigint))::int, ($3::bigint / (2 * $4::bigint))::int - 1) n
        CROSS JOIN LATERAL (SELECT (current_date - 1 - (n / 5 * 7 + n % 5)) + time '08:00' AS at) day
        CROSS JOIN (VALUES (0), (1)) halves (half)
        CROSS JOIN (SELECT id FROM users WHERE workspace_id = $1 AND email LIKE 'many%@example.test') p`,
      [workspaceId, from, to, PEOPLE],
    );
    for (const { definition } of indexes) await client.query(definition);
    await client.query('VACUUM ANALYZE');
    await client.query('CHECKPOINT');
  });
}
