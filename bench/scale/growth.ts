/** The same calls while the database grows: the cost of a request should not grow with it. */
import { signIn, type Fixture } from '../fixture.ts';
import { load, measure, median, startServer, type BenchServer } from '../harness.ts';
import type { Measure } from './measure.ts';
import { fillYear, growMoney } from './money.ts';
import { withClient } from '../withClient.ts';

const SIZES = [
  { workspaces: 1, entries: 10_000, claims: 0 },
  { workspaces: 100, entries: 100_000, claims: 20_000 },
  { workspaces: 1_000, entries: 1_000_000, claims: 100_000 },
];
const YEAR = new Date().getUTCFullYear();
const ROUNDS = 3;
const CALLS = {
  'balance by key': { path: '/api/v1/pto/balance/', token: 'key', writes: false },
  'list of 50': { path: '/api/v1/tracking/entries/?limit=50', token: 'key', writes: false },
  'time entry by key': { path: '/api/v1/tracking/entries/', token: 'serviceKey', writes: true },
  'claims of a person': { path: '/api/v1/reimbursements/?limit=50', token: 'employee', writes: false },
  'claims of all': { path: '/api/v1/reimbursements/admin/?limit=50', token: 'admin', writes: false },
  'payments of all': { path: '/api/v1/payments/admin/?limit=50', token: 'admin', writes: false },
  'report of a year of claims': {
    path: `/api/v1/reimbursements/admin/summary/?from=${YEAR}-01-01&to=${YEAR}-12-31&group_by=category`,
    token: 'admin',
    writes: false,
  },
  'report of a year of payments': {
    path: `/api/v1/payments/admin/summary/?year=${YEAR}`,
    token: 'admin',
    writes: false,
  },
} as const;

/** Microseconds per request with four in flight: in total including the database, and of the server's CPU. */
interface Cost {
  time: number;
  cpu: number;
}

export const growth: Measure = async ({ fixture, env, seconds }) => {
  const costs: Record<string, Cost>[] = [];
  const state = { span: 5_000_000 };
  await fillYear(fixture, YEAR);
  for (const size of SIZES) {
    await grow(fixture, size);
    const server = await startServer('service', env);
    try {
      costs.push(await costOf(fixture, server, seconds, state));
    } finally {
      server.stop();
    }
  }
  return Object.keys(CALLS).flatMap((name) => {
    const [first, ...later] = costs.map((cost) => cost[name]!);
    const worst = (pick: (cost: Cost) => number) =>
      Math.max(...later.map((cost) => pick(cost) / pick(first!)));
    const row = costs.map((cost) => `${Math.round(cost[name]!.time)}`).join(' / ');
    return {
      what: `${name}, µs a request`,
      measured: `${row}; ${worst((cost) => cost.time).toFixed(2)} times at worst, by the server's CPU ${worst((cost) => cost.cpu).toFixed(2)}`,
      target: 'under 1.3 times',
    };
  });
};

async function costOf(
  fixture: Fixture,
  server: BenchServer,
  seconds: number,
  state: { span: number },
): Promise<Record<string, Cost>> {
  const costs: Record<string, Cost> = {};
  const base = `http://localhost:${server.port}/api/v1`;
  const tokens = {
    key: fixture.key,
    serviceKey: fixture.serviceKey,
    employee: await signIn(base, fixture.signIns.employee),
    admin: await signIn(base, fixture.signIns.admin),
  };
  for (const [name, call] of Object.entries(CALLS)) {
    const order = () => ({
      url: `http://localhost:${server.port}${call.path}`,
      connections: 4,
      rate: null,
      token: tokens[call.token],
      staff: fixture.staff,
      firstSpan: call.writes ? state.span : null,
    });
    state.span += (await load({ ...order(), seconds: 1 })).spans;
    const windows = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const window = await measure(server, { ...order(), seconds });
      state.span += window.spans;
      if (window.failed > window.requests / 100)
        throw new Error(`${name}: requests failed, ${JSON.stringify(window.statuses)}`);
      windows.push(window);
    }
    costs[name] = {
      time: median(windows.map(({ rate }) => 1e6 / rate)),
      cpu: median(windows.map(({ cpu }) => cpu)),
    };
  }
  return costs;
}

/**
 * Adds workspaces, entries, claims and payments. Half of the records belong to the fixture's workspace,
 * spread over its staff, all in the distant past.
 */
async function grow(
  fixture: Fixture,
  { workspaces, entries, claims }: (typeof SIZES)[number],
): Promise<void> {
  const { rawUrl, workspaceId, staff } = fixture;
  return withClient(rawUrl, async (client) => {
    await client.query(
      `WITH made AS (
         INSERT INTO workspaces (slug, name, plan) SELECT 'grown' || n, 'Grown ' || n, 'managed' FROM generate_series(1, $1::int - 1) n
         ON CONFLICT DO NOTHING RETURNING id, slug
       ), hosts AS (
         INSERT INTO workspace_hosts (host, workspace_id) SELECT slug || '.localhost', id FROM made
       ) INSERT INTO users (workspace_id, email, first_name, last_name, role, status, start_date)
         SELECT id, 'someone@example.test', 'Some', 'One', 'employee', 'active', '2020-01-01' FROM made`,
      [workspaces],
    );
    await client.query(
      `INSERT INTO time_entries (workspace_id, employee_id, started_at, ended_at, timezone, source, no_overlap)
       SELECT p.workspace_id, p.id, at, at + interval '1 minute', 'Europe/Berlin', 'import', false
         FROM generate_series((SELECT count(*) FROM time_entries), $1::bigint) n
         CROSS JOIN LATERAL (SELECT '1985-01-01T00:00:00Z'::timestamptz + n * interval '5 minutes' AS at) t
         JOIN (SELECT workspace_id, id, row_number() OVER (PARTITION BY workspace_id = $2 ORDER BY id) AS number,
                      count(*) OVER (PARTITION BY workspace_id = $2) AS of, workspace_id = $2 AS ours
                 FROM users WHERE workspace_id <> $2 OR id = ANY ($3::uuid[])) p
           ON p.ours = (n % 2 = 0) AND p.number = 1 + (n / 2) % p.of`,
      [entries, workspaceId, staff],
    );
    await growMoney(client, fixture, claims);
    // maintenance that Postgres might otherwise do during the measurement
    await client.query('VACUUM ANALYZE');
    await client.query('CHECKPOINT');
  });
}
