/** A year with 10,000 payments: lists and wallets use indexes. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { grown, listenTo, openPlanner, readWhole } from '../../support/plans.ts';
import { openPaying } from './support.ts';

const PAYMENTS = 10_000;
/** Payments of other workspaces in the same year. */
const OTHERS = 30_000;

const paying = await openPaying();
const { service, world, call } = paying;
const asked = new Set<string>();

beforeAll(async () => {
  await grown(service, async (client) => {
    const { id, employee, colleague } = world;
    const fill = async (workspace: string, people: string, count: number) => {
      await client.query(`
        WITH made AS (
          INSERT INTO payments (workspace_id, employee_id, kind, amount, currency, status, pay_on, paid_at, created_at, updated_at)
          SELECT ${workspace}, ${people}, 'bonus', 30, 'EUR', CASE WHEN n % 10 = 0 THEN 'scheduled' ELSE 'completed' END,
                 '2025-01-01'::date + n % 365, CASE WHEN n % 10 = 0 THEN NULL ELSE '2025-01-01'::timestamptz + n * interval '50 minutes' END,
                 '2025-01-01'::timestamptz + n * interval '50 minutes', '2025-01-01'::timestamptz + n * interval '50 minutes'
            FROM generate_series(1, ${count}) n
          RETURNING workspace_id, id, employee_id, status, created_at)
        INSERT INTO wallet_entries (workspace_id, employee_id, currency, amount, kind, cause_type, cause_id, created_at)
        SELECT workspace_id, employee_id, 'EUR', CASE kind WHEN 'owed' THEN 30 ELSE -30 END, kind, 'payment', id, created_at
          FROM made, unnest(CASE status WHEN 'scheduled' THEN ARRAY['owed'] ELSE ARRAY['owed', 'paid'] END) AS kind`);
    };
    await fill(
      `'${id}'::uuid`,
      `CASE n % 40 WHEN 0 THEN '${employee.id}' WHEN 1 THEN '${colleague.id}' ELSE '${world.stranger.id}' END::uuid`,
      PAYMENTS,
    );
    await fill('gen_random_uuid()', 'gen_random_uuid()', OTHERS);
  });
  listenTo(service, () => asked);
}, 180_000);

describe('rule 40: a year with 10,000 payments', () => {
  test('200: the wallet of somebody with 250 payments is the sum of their entries', async () => {
    expect(await paying.wallet(world.employee)).toEqual([
      { currency: 'EUR', available: '0.00', pending: '7500.00' },
    ]);
  });

  test('200: every statement of the lists and of the wallet uses an index', async () => {
    asked.clear();
    const get = async (path: string, query: Record<string, string>, as = world.admin) =>
      expect((await call(as, 'GET', path, { query })).status).toBe(200);
    for (const query of [
      {},
      { status: 'scheduled' },
      { from: '2025-03-01', to: '2025-03-31' },
      { ordering: '-created_at' },
      { ordering: 'updated_at', updated_since: '2025-12-01T00:00:00Z' },
      { employee_id: world.employee.id },
    ] as Record<string, string>[])
      await get('/payments/admin/', query);
    for (const query of [{}, { status: 'completed' }, { from: '2025-03-01' }] as Record<string, string>[])
      await get('/payments/', query, world.employee);
    await get('/payments/wallet/', {}, world.employee);
    await get('/payments/wallet/transactions/', {}, world.employee);
    await get('/payments/wallet/transactions/', { currency: 'EUR' }, world.employee);
    const texts = [...asked].filter((text) => /payments|wallet_entries/.test(text));
    expect(texts.length).toBeGreaterThan(11);
    const planner = await openPlanner(service, world);
    for (const text of texts)
      expect([text, await readWhole(planner, text, ['payments', 'wallet_entries'])]).toEqual([text, []]);
  });
});
