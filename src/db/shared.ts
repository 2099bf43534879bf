/**
 * What belongs to no workspace: which host is whose, which endpoints have something due, whether Postgres answers.
 */
import type { Pool } from './pool.ts';
import { sharedStatement } from './statement.ts';

const hostRow = sharedStatement<{ workspace_id: string }>(
  'SELECT workspace_id FROM workspace_hosts WHERE host = $1::citext',
);
const loneWorkspace = sharedStatement<{ workspace_id: string | null }>(
  `SELECT CASE WHEN count(DISTINCT workspace_id) = 1 THEN (array_agg(workspace_id))[1] END AS workspace_id FROM workspace_hosts`,
);
const ping = sharedStatement('SELECT 1 AS up');

const first = async <Row>(
  pool: Pool,
  statement: { name: string; text: string; row?: Row },
  values: unknown[] = [],
) => (await pool.run([{ statement, values }]))[0]!.rows[0] as Row | undefined;

/** The workspace a host belongs to; a lone workspace answers on any host. */
export async function workspaceOfHost(pool: Pool, host: string): Promise<string | undefined> {
  const found = await first(pool, hostRow, [host]);
  if (found) return found.workspace_id;
  return (await first(pool, loneWorkspace))?.workspace_id ?? undefined;
}

/** Throws when Postgres does not answer. */
export const pingDatabase = async (pool: Pool): Promise<void> => {
  await pool.run([{ statement: ping, values: [] }]);
};
