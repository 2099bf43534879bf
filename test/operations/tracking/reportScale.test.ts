/**
 * Reports of a big workspace: a thousand people and a year. What is sent row by row is not gathered first, and every
 * statement finds its entries and absences by an index.
 */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { startService, type Service } from '../../support/service.ts';
import type { World } from '../../support/world.ts';

const PEOPLE = 1_000;
/** Working days of 2025, of which each has an entry. */
const WORKING_DAYS = 261;

let service: Service;
let world: World;
beforeAll(async () => {
  service = await startService({ rateLimitScale: 1_000 });
  world = await service.world();
  await fillYear();
}, 180_000);
afterAll(() => service.close());

/** By generate_series, past triggers and without the constraint on overlaps, which such entries need not prove. */
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
test('x', async () => {
  for (const query of [
    'group_by=day',
    'group_by=day&format=csv',
    'group_by=employee',
    'group_by=employee&format=csv',
  ]) {
    const t = performance.now();
    const before = process.memoryUsage().rss;
    const r = await service.request(
      world,
      'GET',
      '/tracking/reports/team/?from=2025-01-01&to=2025-12-31&' + query,
      { as: world.admin },
    );
    console.log(
      query,
      r.status,
      r.text.length,
      Math.round(performance.now() - t),
      (process.memoryUsage().rss - before) / 1e6,
      r.text.slice(0, 700),
    );
  }
  for (const path of [
    '/tracking/dashboard/?date=2025-11-28',
    '/tracking/presences/?date=2025-11-28&limit=200&status=missing',
    '/tracking/overtime/?limit=200&from=2025-01-01&to=2025-12-31',
    '/tracking/absences/?from=2025-01-01&to=2025-03-01',
    '/tracking/admin/entries/',
  ]) {
    const t = performance.now();
    const r = await service.request(world, 'GET', path, { as: world.manager });
    console.log(path, r.status, r.text.length, Math.round(performance.now() - t), r.text.slice(0, 300));
  }
}, 120000);
