/**
 * Reports of a large workspace: a thousand people and a year. CSV is streamed row by row, and every statement
 * finds entries and absences through an index.
 */
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { openWorld } from '../../support/opening.ts';
import { until } from '../../support/until.ts';

const PEOPLE = 1_000;
const YEAR = { from: '2025-01-01', to: '2025-12-31' };
/** Each working day has an entry of eight hours. */
const WORKING_DAYS = 261;
const DAYS = 365;

const MB = 1024 * 1024;
/** Statements that the service sent to Postgres. */
const asked = new Map<string, string>();
/** Number of queries for entries: one per page of people. */
let pages = 0;

const { service, world } = await openWorld({ rateLimitScale: 1_000 });
beforeAll(async () => {
  await fillYear();
  const { pool } = service.app.services;
  const run = pool.run.bind(pool);
  pool.run = (items) => {
    for (const { statement } of items) asked.set(statement.name, statement.text);
    if (items.some(({ statement }) => statement.text.includes('time_entries'))) pages += 1;
    return run(items);
  };
}, 180_000);

/** Uses generate_series without triggers and exclusion constraint, to be fast. */
async function fillYear(): Promise<void> {
  const client = await service.database.admin.connect();
  try {
    await client.query('SET session_replication_role = replica');
    const people = `
      INSERT INTO users (workspace_id, id, email, first_name, last_name, role, status, manager_id, start_date)
      SELECT $1, gen_random_uuid(), 'many' || n || '@example.test', 'Many', 'Person ' || n, 'employee', 'active', $2, '2020-01-01'
        FROM generate_series(1, ${PEOPLE}) n RETURNING id`;
    await client.query(
      `WITH made AS (${people})
       INSERT INTO contracts (workspace_id, employee_id, type, title, start_date, weekly_hours, pattern, status)
       SELECT $1, id, 'permanent', 'Contract', '2020-01-01', 40, '{"mon":8,"tue":8,"wed":8,"thu":8,"fri":8}', 'active' FROM made`,
      [world.id, world.manager.id],
    );
    await client.query(
      `INSERT INTO absences (workspace_id, employee_id, policy_id, start_date, end_date, slots, days, status)
       SELECT $1, u.id, $3, '2025-01-06'::date + 56 * n, '2025-01-10'::date + 56 * n,
              int4range(2 * ('2025-01-06'::date - '1970-01-01'::date + 56 * n), 2 * ('2025-01-11'::date - '1970-01-01'::date + 56 * n)),
              5, CASE n WHEN 5 THEN 'requested' ELSE 'approved' END
         FROM users u, generate_series(0, 5) n WHERE u.workspace_id = $1 AND u.manager_id = $2 AND u.first_name = 'Many'`,
      [world.id, world.manager.id, world.vacation],
    );
    await client.query(
      `INSERT INTO time_entries (workspace_id, employee_id, started_at, ended_at, timezone, source, no_overlap, break_minutes, billable)
       SELECT $1, u.id, day + interval '7 hours', day + interval '15 hours 30 minutes', 'Europe/Berlin', 'manual', false, 30, true
         FROM users u, generate_series('2025-01-01'::timestamptz, '2025-12-31', '1 day') day
        WHERE u.workspace_id = $1 AND u.manager_id = $2 AND u.first_name = 'Many' AND extract(isodow FROM day) < 6`,
      [world.id, world.manager.id],
    );
    await client.query('ANALYZE');
  } finally {
    client.release(true);
  }
}

type Query = Record<string, string>;

/** Opens the team's report without reading its body. */
function openReport(query: Query): Promise<IncomingMessage> {
  const search = new URLSearchParams({ ...YEAR, ...query }).toString();
  return new Promise((resolve, reject) => {
    request(
      `${service.url}/api/v1/tracking/reports/team/?${search}`,
      { headers: { host: world.host, authorization: `Bearer ${world.manager.token}` } },
      resolve,
    )
      .on('error', reject)
      .end();
  });
}

describe('a thousand people and a year', () => {
  test('200 as CSV: every line of every person, in bounded memory', async () => {
    // a first call compiles and prepares statements, so that their memory does not count
    await buffer(await openReport({ format: 'csv', to: '2025-01-31' }));
    const before = process.memoryUsage().rss;
    let [peak, lines, bytes] = [before, -1, 0];
    for await (const chunk of await openReport({ format: 'csv' })) {
      bytes += (chunk as Buffer).length;
      lines += (chunk as Buffer).toString('latin1').split('\n').length - 1;
      peak = Math.max(peak, process.memoryUsage().rss);
    }
    // two people of the world are below the manager as well; they have expected time but no entries
    expect(lines).toBe((PEOPLE + 2) * DAYS);
    expect(bytes).toBeGreaterThan(40 * MB);
    expect((peak - before) / MB).toBeLessThan(128);
  }, 120_000);

  test('200 for a client that stops reading: the service stops working for it and holds no connection to Postgres', async () => {
    const began = pages;
    const reply = await openReport({ format: 'csv' });
    reply.pause();
    // the first bytes are the header, so wait for rows of people
    await until(() => pages > began);
    let [seen, still] = [-1, 0];
    await until(() => {
      still = seen === pages ? still + 1 : 0;
      seen = pages;
      return still > 20;
    });
    // the whole report has 41 pages
    expect(pages - began).toBeLessThan(30);
    const { stats } = service.app.services.pool;
    expect(stats.idle).toBe(stats.total);
    reply.destroy();
  }, 60_000);

  test('200 as JSON: the totals', async () => {
    const reply = await service.request(world, 'GET', '/tracking/reports/team/', {
      as: world.admin,
      query: { ...YEAR, group_by: 'month' },
    });
    expect(reply.body.data.rows).toHaveLength(12);
    expect(reply.body.data.totals).toMatchObject({
      worked_seconds: PEOPLE * WORKING_DAYS * 8 * 3600,
      billable_seconds: PEOPLE * WORKING_DAYS * 8 * 3600,
      absence_days: `${PEOPLE * 25}.00`,
    });
  }, 120_000);
});

test('no statement scans all entries or all absences', async () => {
  const day = { date: '2025-11-28' };
  const calls: [string, Query][] = [
    ['/tracking/reports/me/', YEAR],
    ['/tracking/reports/team/', { from: '2025-01-01', to: '2025-01-31', group_by: 'category' }],
    ['/tracking/overtime/', { ...YEAR, limit: '200' }],
    ['/tracking/overtime/me/', YEAR],
    ['/tracking/dashboard/', day],
    ['/tracking/presences/', { ...day, status: 'missing' }],
    ['/tracking/absences/', { from: '2025-03-01', to: '2025-04-30' }],
    ['/tracking/admin/entries/', { from: '2025-03-01', to: '2025-03-31', include_total: 'true' }],
  ];
  for (const as of [world.manager, world.admin])
    for (const [path, query] of calls)
      expect((await service.request(world, 'GET', path, { as, query })).status).toBe(200);
  const own = { from: '2025-03-01', to: '2025-04-30' };
  await service.request(world, 'GET', '/tracking/absences/', { as: world.employee, query: own });

  const client = new pg.Client({ connectionString: service.database.appUrl });
  await client.connect();
  await client.query(`SELECT set_config('app.workspace', $1, false)`, [world.id]);
  const walks: string[] = [];
  const reading = [...asked.values()].filter((text) => /\b(time_entries|absences)\b/.test(text));
  expect(reading.length).toBeGreaterThan(8);
  for (const text of reading) {
    const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`);
    for (const node of nodesOf(rows[0]['QUERY PLAN'][0].Plan))
      if (node['Node Type'] === 'Seq Scan' && /^(time_entries|absences)$/.test(node['Relation Name'] ?? ''))
        walks.push(`${node['Relation Name']} in ${text}`);
  }
  await client.end();
  expect(walks).toEqual([]);
}, 120_000);

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
