/** A year with 10,000 claims: lists and the summary use indexes, and a page reads only what it shows. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { grown, listenTo, openPlanner, readWhole } from '../../support/plans.ts';
import { openClaims } from './support.ts';

const CLAIMS = 10_000;
/** Claims of the same year in other workspaces. */
const OTHERS = 30_000;

const claims = await openClaims();
const { service, world, travel } = claims;
const asked = new Set<string>();

beforeAll(async () => {
  await grown(service, async (client) => {
    const rows = (workspace: string, people: string, count: number) => `
      WITH made AS (
        INSERT INTO expense_claims (workspace_id, employee_id, title, status, currency, amount, first_spent_on, last_spent_on,
                                    approved_amount, payout_amount, payout_currency, created_at, updated_at, submitted_at)
        SELECT ${workspace}, ${people}, 'Trip ' || n, CASE WHEN n % 10 = 0 THEN 'submitted' ELSE 'approved' END, 'EUR', 30,
               '2025-01-01'::date + n % 365, '2025-01-01'::date + n % 365,
               CASE WHEN n % 10 = 0 THEN NULL WHEN n % 50 = 1 THEN 20 ELSE 30 END,
               CASE WHEN n % 10 = 0 THEN NULL WHEN n % 50 = 1 THEN 20 ELSE 30 END,
               CASE WHEN n % 10 = 0 THEN NULL ELSE 'EUR' END,
               '2025-01-01'::timestamptz + n * interval '50 minutes', '2025-01-01'::timestamptz + n * interval '50 minutes', now()
          FROM generate_series(1, ${count}) n
        RETURNING workspace_id, id, first_spent_on)
      INSERT INTO expense_items (workspace_id, claim_id, position, spent_on, category_id, amount)
      SELECT workspace_id, id, position, first_spent_on, '${travel}', 10 FROM made, generate_series(0, 2) position`;
    const { id, employee, colleague } = world;
    await client.query(
      rows(
        `'${id}'::uuid`,
        `CASE n % 2 WHEN 0 THEN '${employee.id}' ELSE '${colleague.id}' END::uuid`,
        CLAIMS,
      ),
    );
    await client.query(rows('gen_random_uuid()', 'gen_random_uuid()', OTHERS));
  });
  listenTo(service, () => asked);
}, 180_000);

const YEAR = { from: '2025-01-01', to: '2025-12-31' };
const get = async (path: string, query: Record<string, string>, as = world.manager) => {
  const reply = await claims.call(as, 'GET', path, { query });
  expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
  return reply.body.data;
};

describe('lists and the summary of a year with 10,000 claims', () => {
  test('200 with exact sums of 30,000 items, for each grouping', async () => {
    for (const group_by of ['category', 'employee', 'month']) {
      const rows = await get('/reimbursements/admin/summary/', { ...YEAR, group_by });
      const cents = (member: string) =>
        rows.reduce((sum: number, row: any) => sum + Number((row[member] as string).replace('.', '')), 0);
      expect([cents('amount'), cents('pending_amount'), cents('approved_amount')]).toEqual([
        CLAIMS * 3000,
        CLAIMS * 300,
        // 9 of 10 claims are approved, 200 of those for 20.00
        9_000 * 3000 - 200 * 1000,
      ]);
    }
  });

  test('200 with an index for every statement of the lists and the summary', async () => {
    asked.clear();
    for (const group_by of ['category', 'employee', 'month'])
      for (const as of [world.manager, world.admin])
        await get('/reimbursements/admin/summary/', { ...YEAR, group_by }, as);
    for (const as of [world.manager, world.admin])
      for (const query of [
        {},
        { status: 'submitted' },
        YEAR,
        { ordering: '-spent_on' },
        { ordering: 'updated_at' },
      ])
        await get('/reimbursements/admin/', query as Record<string, string>, as);
    for (const query of [{}, YEAR, { status: 'approved' }])
      await get('/reimbursements/', query as Record<string, string>, world.employee);
    const texts = [...asked].filter((text) => /expense_claims|expense_items/.test(text));
    expect(texts.length).toBeGreaterThan(15);
    const planner = await openPlanner(service, world);
    for (const text of texts)
      expect([text, await readWhole(planner, text, ['expense_claims', 'expense_items'])]).toEqual([text, []]);
  });
});
