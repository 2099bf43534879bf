/** Lays the sheets of a stage into the database: one INSERT for each table. */
import type pg from 'pg';
import type { Row, Stage } from './stage.ts';

/** In the order in which rows refer to one another. */
export const TABLES = [
  'workspaces',
  'workspace_hosts',
  'list_items',
  'users',
  'two_factor',
  'recovery_codes',
  'api_keys',
  'contracts',
  'policies',
  'policy_versions',
  'holidays',
  'blackouts',
  'absences',
  'leave_ledger',
  'leave_balances',
  'time_entries',
  'period_locks',
  'webhooks',
  'events',
  'deliveries',
  'delivery_attempts',
  'notifications',
  'audit_log',
] as const;

export type Table = (typeof TABLES)[number];

/** Tables whose rows have no `workspace_id` beside their own columns. */
const PLAIN: ReadonlySet<Table> = new Set(['workspaces', 'workspace_hosts']);

/**
 * Writes a workspace in the transaction that `client`, the owner, has open. Row-level security binds the owner too:
 * everything is written as this workspace.
 */
export async function writeStage(client: pg.Client, stage: Stage): Promise<void> {
  await client.query(`SELECT set_config('app.workspace', $1, true)`, [stage.workspaceId]);
  for (const table of TABLES) {
    const rows = stage.sheets.get(table);
    if (rows) await insert(client, table, rows, stage.workspaceId);
  }
}

async function insert(
  client: pg.Client,
  table: Table,
  rows: readonly Row[],
  workspaceId: string,
): Promise<void> {
  const given = Object.keys(rows[0]!);
  for (const row of rows) {
    if (Object.keys(row).join() !== given.join())
      throw new Error(`rows of ${table} differ in their columns: ${Object.keys(row).join()}`);
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

/** bytea as JSON carries it. */
export const bytes = (buffer: Uint8Array): string => `\\x${Buffer.from(buffer).toString('hex')}`;
