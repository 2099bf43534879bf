import { setTimeout as sleep } from 'node:timers/promises';
import { walledTables } from '../walls/fill.ts';
import type { World } from '../support/world.ts';

/**
 * Columns, by table, that may change even when a call is refused: when a key was last used and the attempts of a
 * challenge.
 */
const MAY_CHANGE: Record<string, string[]> = {
  api_keys: ['last_used_at', 'last_used_ip', 'updated_at', 'version'],
  one_time_tokens: ['tries'],
};

/** Every call with a key is counted, and mails of earlier calls are deleted once they are sent. */
const WRITTEN_LATER = ['api_key_use', 'outgoing_mails'];

let statement: Promise<string> | undefined;

/**
 * One digest per table over the rows of these workspaces. If a table's digest changes, the table was written
 * to.
 */
export async function digestOf(...worlds: [World, ...World[]]): Promise<Record<string, string>> {
  statement ??= walledTables(worlds[0]).then((tables) =>
    [...tables.filter((table) => !WRITTEN_LATER.includes(table)), 'workspaces']
      .map((table) => {
        const column = table === 'workspaces' ? 'id' : 'workspace_id';
        const changing = MAY_CHANGE[table];
        const row = changing ? `(to_jsonb(t) - '{${changing.join()}}'::text[])::text` : 't::text';
        // a sum needs no order, and a row as text costs a fraction of its JSON
        return `SELECT '${table}' AS name, count(*) || ' ' || sum(hashtextextended(${row}, 0)) AS digest
                  FROM ${table} t WHERE ${column} = ANY ($1::uuid[])`;
      })
      .join(' UNION ALL '),
  );
  const rows = await worlds[0].sql<{ name: string; digest: string | null }>(await statement, [
    worlds.map((world) => world.id),
  ]);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest ?? '']));
}

/** Operations that answer first and write to the database afterwards. */
const WRITES_LATER = new Set(['requestPasswordReset']);

/** The digest after calls of an operation, taken once its late writes have finished. */
export async function digestAfter(
  operation: string,
  ...worlds: [World, ...World[]]
): Promise<Record<string, string>> {
  let digest = await digestOf(...worlds);
  while (WRITES_LATER.has(operation)) {
    await sleep(300);
    const later = await digestOf(...worlds);
    if (JSON.stringify(later) === JSON.stringify(digest)) break;
    digest = later;
  }
  return digest;
}
