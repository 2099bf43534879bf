/** Writes the rows of a company: one INSERT per table, in the order of their references. */
import type pg from 'pg';
import { tablesInOrder } from '../db/tableOrder.ts';
import type { DemoCompany } from './company.ts';
import type { Row } from './rows.ts';

/** Tables without a `workspace_id` column to add. */
const PLAIN: ReadonlySet<string> = new Set(['workspaces', 'workspace_hosts']);

/** Written last, because audit lines are sealed with keys that exist once the people's rows exist. */
const LAST = 'audit_log';

/**
 * Writes a workspace in the open transaction of `client`, the owner. Row-level security binds the owner too,
 * so the transaction acts as this workspace.
 */
export async function writeCompany(
  client: pg.Client,
  { workspace, tables: rowsOf }: DemoCompany,
): Promise<void> {
  await client.query(`SELECT set_config('app.workspace', $1, true)`, [workspace.id]);
  const tables = await tablesInOrder(async (text) => (await client.query(text)).rows);
  const unknown = [...rowsOf.keys()].filter((table) => !tables.includes(table));
  if (unknown.length > 0) throw new Error(`the demo writes to unknown tables: ${unknown.join()}`);
  for (const table of [...tables.filter((name) => name !== LAST), LAST]) {
    const rows = rowsOf.get(table);
    if (rows) await insert(client, table, rows, workspace.id);
  }
}

async function insert(
  client: pg.Client,
  table: string,
  rows: readonly Row[],
  workspaceId: string,
): Promise<void> {
  const given = Object.keys(rows[0]!);
  for (const row of rows) {
    if (Object.keys(row).join() !== given.join())
      throw new Error(
        `rows of ${table} differ in their columns: ${Object.keys(row).join()} after ${given.join()}; give each row all of them in one order, null where it has nothing`,
      );
  }
  const names = given.map((name) => `"${name}"`).join(', ');
  const [columns, values, parameters] = PLAIN.has(table)
    ? [names, names, [JSON.stringify(rows)]]
    : [`workspace_id, ${names}`, `$2::uuid, ${names}`, [JSON.stringify(rows), workspaceId]];
  await client.query(
    `INSERT INTO ${table} (${columns}) SELECT ${values} FROM json_populate_recordset(NULL::${table}, $1)`,
    parameters,
  );
}

/** bytea in JSON. */
export const bytes = (buffer: Uint8Array): string => `\\x${Buffer.from(buffer).toString('hex')}`;
