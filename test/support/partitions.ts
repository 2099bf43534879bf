/** Creates partitions of past weeks, as they exist after the service has run for a long time. */
import type { Pool } from 'pg';

const DAY = 86_400_000;
export const TABLES = ['events', 'deliveries', 'delivery_attempts'] as const;

/** The Monday after the week that is `weeks` weeks from now, as a date (YYYY-MM-DD). */
export function weekEnd(weeks = 0): string {
  const now = new Date();
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const monday = today - ((now.getUTCDay() + 6) % 7) * DAY;
  return new Date(monday + (weeks + 1) * 7 * DAY).toISOString().slice(0, 10);
}

/** Replaces the first partition, which is empty, by partitions of this week and of `past` weeks before it. */
export async function divide(admin: Pool, past: number): Promise<void> {
  for (const table of TABLES) {
    const { rows } = await admin.query<{ name: string }>(
      `SELECT c.oid::regclass::text AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = $1::regclass AND pg_get_expr(c.relpartbound, c.oid) LIKE '%MINVALUE%'`,
      [table],
    );
    await admin.query(`DROP TABLE ${rows[0]!.name}`);
    for (let weeks = -past; weeks <= 0; weeks += 1) await addWeek(admin, table, weekEnd(weeks));
    await admin.query(`SELECT make_partition($1, $2)`, [table, weekEnd(1)]);
  }
}

export async function addWeek(admin: Pool, table: string, ends: string): Promise<void> {
  const { rows } = await admin.query<{ first: string; last: string }>(
    'SELECT first_id($1::date - 7) AS first, first_id($1::date) AS last',
    [ends],
  );
  await admin.query(
    `CREATE TABLE partitions.${table}_before_${ends.replaceAll('-', '')} PARTITION OF ${table}
       FOR VALUES FROM ('${rows[0]!.first}') TO ('${rows[0]!.last}');
     ALTER TABLE partitions.${table}_before_${ends.replaceAll('-', '')} OWNER TO workforce_owner`,
  );
}

/** The sorted names of a table's partitions, without the table's name in front. */
export async function partitionsOf(admin: Pool, table: string): Promise<string[]> {
  const { rows } = await admin.query<{ name: string }>(
    `SELECT substr(c.relname, length($1) + 2) AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
      WHERE i.inhparent = $1::regclass ORDER BY 1`,
    [table],
  );
  return rows.map(({ name }) => name);
}
