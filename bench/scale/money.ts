/** Thousands of claims and payments, as after several years. */
import type pg from 'pg';
import type { Fixture } from '../fixture.ts';
import { withClient } from '../withClient.ts';

/** Claims in the requested year, and as many payments. */
const OF_THE_YEAR = 10_000;

/**
 * Fills a year of the fixture's workspace with claims of three items, and as many payments, for all its
 * people.
 */
export async function fillYear({ rawUrl, workspaceId, staff }: Fixture, year: number): Promise<void> {
  return withClient(rawUrl, async (client) => {
    await insert(client, OF_THE_YEAR, `${year}-01-01`, [workspaceId], staff);
  });
}

/**
 * Adds as many again outside that year: half in earlier years of the fixture's workspace, half in other
 * workspaces.
 */
export async function growMoney(
  client: pg.Client,
  { workspaceId, staff }: Fixture,
  count: number,
): Promise<void> {
  const { rows } = await client.query<{ there: number }>(
    `SELECT count(*)::int - ${OF_THE_YEAR} AS there FROM expense_claims WHERE title LIKE 'Grown %'`,
  );
  const half = Math.floor((count - rows[0]!.there) / 2);
  if (half <= 0) return;
  await client.query(
    `INSERT INTO list_items (workspace_id, list_key, code, label)
     SELECT id, 'expense-categories', 'travel', 'Travel' FROM workspaces WHERE slug LIKE 'grown%' ON CONFLICT DO NOTHING`,
  );
  const others = await client.query<{ id: string; person: string }>(
    `SELECT w.id, u.id AS person FROM workspaces w JOIN users u ON u.workspace_id = w.id WHERE w.slug LIKE 'grown%'`,
  );
  await insert(client, half, '2015-01-01', [workspaceId], staff);
  await insert(
    client,
    half,
    '2015-01-01',
    others.rows.map(({ id }) => id),
    others.rows.map(({ person }) => person),
  );
}

/**
 * Spreads records over a year, workspaces and people. If there are several workspaces, each has one person.
 */
async function insert(
  client: pg.Client,
  count: number,
  from: string,
  workspaces: string[],
  people: string[],
): Promise<void> {
  const values = [count, from, workspaces, people];
  const rows = `
    SELECT n, ($3::uuid[])[1 + n % cardinality($3)] AS workspace_id, ($4::uuid[])[1 + n % cardinality($4)] AS person,
           $2::date + n % 365 AS day, $2::timestamptz + n % 8000 * interval '1 hour' AS at, n % 10 = 0 AS open
      FROM generate_series(1, $1::int) n`;
  await client.query(
    `WITH rows AS (${rows}), made AS (
       INSERT INTO expense_claims (workspace_id, employee_id, title, status, currency, amount, first_spent_on, last_spent_on,
                                   approved_amount, payout_amount, payout_currency, created_at, updated_at, submitted_at)
       SELECT workspace_id, person, 'Grown ' || n, CASE WHEN open THEN 'submitted' ELSE 'approved' END, 'EUR', 30, day, day,
              CASE WHEN NOT open THEN 30 END, CASE WHEN NOT open THEN 30 END, CASE WHEN NOT open THEN 'EUR' END, at, at, at FROM rows
       RETURNING workspace_id, id, first_spent_on)
     INSERT INTO expense_items (workspace_id, claim_id, position, spent_on, category_id, amount)
     SELECT made.workspace_id, made.id, position, first_spent_on, category.id, 10
       FROM made CROSS JOIN generate_series(0, 2) position
       CROSS JOIN LATERAL (SELECT id FROM list_items l WHERE l.workspace_id = made.workspace_id
                              AND list_key = 'expense-categories' ORDER BY id LIMIT 1) category`,
    values,
  );
  await client.query(
    `INSERT INTO payments (workspace_id, employee_id, kind, amount, currency, status, pay_on, paid_at, created_at, updated_at)
     SELECT workspace_id, person, 'bonus', 30, 'EUR', CASE WHEN open THEN 'scheduled' ELSE 'completed' END, day,
            CASE WHEN NOT open THEN at END, at, at FROM (${rows}) rows`,
    values,
  );
}
