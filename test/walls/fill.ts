/**
 * Writes at least one row into every table of a workspace, as the superuser, so that a broken wall would show
 * something. Areas add theirs (test/operations/<area>/tableRows.ts); a table without a row fails a test.
 */
import { randomBytes } from 'node:crypto';
import { tablesInOrder } from '../../src/db/tableOrder.ts';
import { fromAreas } from '../support/fromAreas.ts';
import type { Person, World } from '../support/world.ts';
import type { Filling, TableRows } from './filling.ts';

/** A PNG of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Ids of the written rows, by table. */
export type Filled = Record<string, string[]>;

/** Rows of tables that belong to no area. */
const shared: TableRows = {
  idempotency_keys: ({ person, mark }) => ({
    principal: `user:${person.id}`,
    key: mark,
    fingerprint: randomBytes(32),
    status: 201,
    response: { body: '{}', headers: {} },
    expires_at: '2099-01-01T00:00:00Z',
  }),
};

const areas = await fromAreas<{ rows: TableRows }>('tableRows.ts');
const rowsByArea = [shared, ...areas.map(([, area]) => area.rows)];

/**
 * `sameId` is the id of the first row in every table, so that one call with it tries all tables; ids are
 * unique only within a workspace's table. `person` is whom the rows are about, by default somebody new.
 */
export async function fill(
  world: World,
  { sameId, person: whose }: { sameId?: string; person?: Person } = {},
): Promise<Filled> {
  const person = whose ?? (await world.person({ manager: world.manager }));
  const mark = randomBytes(4).toString('hex');
  // every workspace has this row from its creation
  const made: Filled = {
    users: [person.id, world.employee.id],
    sessions: [person.sessionId],
    policies: [world.vacation],
    api_keys: [
      (await world.personalKey(person, ['time:read'])).id,
      (await world.serviceKey(['time:read'])).id,
    ],
    contracts: await idsOf(world, 'contracts'),
    policy_versions: await idsOf(world, 'policy_versions'),
  };
  const named = sameId === undefined ? new Set() : await tablesWithId(world);
  const put = async (table: string, row: object): Promise<string> => {
    const first = named.delete(table);
    const values = { workspace_id: world.id, ...(first && { id: sameId }), ...row };
    const columns = Object.keys(values);
    const [written] = await world.sql(
      `INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map((_, index) => `$${index + 1}`).join()}) RETURNING *`,
      Object.values(values),
    );
    const id = written!['id'] as string | undefined;
    if (id) (made[table] ??= []).push(id);
    return id ?? '';
  };
  const filling: Filling = {
    world,
    person,
    mark,
    id: (table) => {
      const id = made[table]?.at(-1);
      if (!id) throw new Error(`no row of ${table} yet: is there a foreign key that refers to it?`);
      return id;
    },
    file: async (kind, content_type) => {
      // a valid image, because it may be drawn
      const bytes = Buffer.concat([content_type === 'image/png' ? DOT : Buffer.alloc(0), Buffer.from(mark)]);
      const id = await put('files', {
        kind,
        owner_id: person.id,
        filename: `${kind} ${mark}`,
        content_type,
        size: bytes.length,
        sha256: randomBytes(32),
      });
      await put('file_chunks', { file_id: id, n: 0, bytes });
      return id;
    },
  };
  for (const table of await tablesInOrder((text) => world.sql(text)))
    for (const rows of rowsByArea)
      for (const row of [(await rows[table]?.(filling)) ?? []].flat()) await put(table, row);
  return made;
}

async function tablesWithId(world: World): Promise<Set<string>> {
  const tables = await world.sql<{ name: string }>(
    `SELECT table_name::text AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'id' AND data_type = 'uuid'`,
  );
  return new Set(tables.map(({ name }) => name));
}

const idsOf = async (world: World, table: string): Promise<string[]> =>
  (await world.sql<{ id: string }>(`SELECT id FROM ${table} WHERE workspace_id = $1`, [world.id])).map(
    ({ id }) => id,
  );

/** Every table with row-level security except `workspaces`, even if a test has switched it off. */
export async function walledTables(world: World): Promise<string[]> {
  const tables = await world.sql<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relname <> 'workspaces'
        AND oid IN (SELECT polrelid FROM pg_policy) ORDER BY 1`,
  );
  return tables.map((row) => row.name);
}

let statement: Promise<string> | undefined;

/** All rows of a workspace as one text: equal texts before and after mean that nothing changed. */
export async function contentsOf(world: World): Promise<string> {
  statement ??= walledTables(world).then((tables) =>
    tables
      // every call with a key is counted
      .filter((table) => table !== 'api_key_use')
      .map(
        (table) => `
          SELECT '${table}' AS name, json_agg(json_build_object('row', to_jsonb(t) - 'last_used_at' - 'last_used_ip')
                                              ORDER BY t::text) AS rows FROM ${table} t WHERE workspace_id = $1`,
      )
      .join(' UNION ALL '),
  );
  const parts: unknown[] = (await world.sql(await statement, [world.id])).map(({ name, rows }) => [
    name,
    rows ?? [],
  ]);
  parts.push(await world.sql('SELECT * FROM workspaces WHERE id = $1', [world.id]));
  return JSON.stringify(parts);
}
