/**
 * Imports an archive into an installation that does not have its workspace yet. Everything happens in one
 * transaction, so a crash leaves no half workspace. Rows keep their ids; secrets get new values (`arrives` of
 * each table).
 */
import { inLongTransaction, type Queries } from '../db/handle.ts';
import { violatedConstraint, type Pool } from '../db/pool.ts';
import { holdTrail } from '../db/partitions.ts';
import { statement, type NoRow } from '../db/statement.ts';
import { tablesOf } from '../db/tableOrder.ts';
import { keepFile } from '../files/store.ts';
import { openArchive, refused, type Archive, type Listed, type Manifest } from './read.ts';
import {
  entryNameOf,
  exportedTables,
  type ArchivedRow,
  type Arrival,
  type TableOfArea,
  type TablesByArea,
} from './tables.ts';

export interface ArriveOptions {
  /** Connects as the owner, because only the owner's role may create workspaces. */
  pool: Pool;
  /** Path of the archive. */
  file: string;
  tables: TablesByArea;
  arrival: Arrival;
  hosts: readonly string[];
  /** Its slug in this installation; by default the slug from the archive. */
  slug?: string | undefined;
  /** Called at the end of the transaction, before others can see the workspace. */
  settle(db: Queries): Promise<void>;
}

/** Maximum milliseconds per statement. */
const LIMIT = 30 * 60_000;
/** Rows, and characters of rows, per statement. */
const ROWS = 500;
const CHARACTERS = 1024 * 1024;

/** Rows of the current table. One statement inserts them all, because rows may refer to one another. */
const WAITING = 'CREATE TEMPORARY TABLE arriving (n bigserial, row jsonb NOT NULL) ON COMMIT DROP';

const addWaiting = () =>
  statement<NoRow, { rows: string; secrets: string }>(`
  INSERT INTO arriving (row)
  SELECT r.value || s.value
    FROM jsonb_array_elements($rows::jsonb) WITH ORDINALITY AS r(value, n)
    JOIN jsonb_array_elements($secrets::jsonb) WITH ORDINALITY AS s(value, n) USING (n)
   WHERE $1::uuid IS NOT NULL ORDER BY n`);
const dropWaiting = () => statement(`DELETE FROM arriving WHERE $1::uuid IS NOT NULL`);

/** The columns that can be written: all but generated ones. */
const columnsOf = statement<{ name: string }, { table: string }>(`
  SELECT a.attname::text AS name FROM pg_attribute a
   WHERE $1::uuid IS NOT NULL AND a.attrelid = ('public.' || quote_ident($table))::regclass
     AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''`);

const addHost = statement<NoRow, { host: string }>(
  'INSERT INTO workspace_hosts (workspace_id, host) VALUES ($1, $host)',
);
const takenHosts = statement<{ host: string; own: boolean }, { hosts: readonly string[] }>(`
  SELECT host, workspace_id = $1 AS own FROM workspace_hosts
   WHERE host = ANY ($hosts::text[]) OR workspace_id = $1 ORDER BY own DESC, host`);
const setFileTime = statement<NoRow, { id: string; created_at: string }>(
  'UPDATE files SET created_at = $created_at WHERE workspace_id = $1 AND id = $id',
);

/**
 * Imports the archive and returns its manifest.
 * @throws ArchiveRefused if the archive is invalid, or if its workspace, slug or a host already exists here;
 *   then nothing has changed
 */
export async function arrive(options: ArriveOptions): Promise<Manifest> {
  const archive = await openArchive(options.file);
  try {
    const { id } = archive.manifest.workspace;
    await inLongTransaction(options.pool, id, { limitMs: LIMIT, first: [WAITING] }, (db) =>
      readAll(db, archive, options),
    );
    return archive.manifest;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'workspaces_pkey' || constraint === 'workspaces_slug_key')
      throw refused('A workspace with this id or short name already exists.');
    throw error;
  } finally {
    archive.close();
  }
}

async function readAll(db: Queries, archive: Archive, options: ArriveOptions): Promise<void> {
  const { tables, pool } = options;
  const { entries } = archive.manifest;
  await db.rows(holdTrail);
  const known = exportedTables(tables);
  const listed = new Map(entries.map((entry) => [entry.name, entry]));
  const strangers = entries.filter(
    ({ name }) => name.endsWith('.jsonl') && !known.some((one) => entryNameOf(one) === name),
  );
  if (strangers.length > 0)
    throw refused(
      `This version does not know ${strangers.map(({ name }) => name).join(', ')}: import it into a newer one.`,
    );
  const hosts = options.hosts.map((host) => host.toLowerCase());
  const [taken] = await db.rows(takenHosts, { hosts });
  if (taken?.own) throw refused('The workspace already exists.');
  if (taken) throw refused(`The host ${taken.host} already belongs to another workspace.`);

  const order = await tablesOf(pool);
  const sorted = [...known].sort((one, other) => order.indexOf(one.table) - order.indexOf(other.table));
  for (const table of sorted) {
    const entry = listed.get(entryNameOf(table));
    // tables added after this archive was made
    if (!entry) continue;
    if (table.table === 'files') await readFiles(db, archive, entry);
    else await readTable(db, archive, entry, table, options);
  }
  for (const table of sorted) {
    const entry = listed.get(entryNameOf(table));
    const { count } = await db.one(countOf(table.table));
    if (count !== (entry?.rows ?? 0))
      throw refused(`${table.table} has ${count} rows, but the manifest says ${entry?.rows ?? 0}.`);
  }
  for (const host of hosts) await db.count(addHost, { host });
  await options.settle(db);
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const keyOf = (table: string): string => (table === 'workspaces' ? 'id' : 'workspace_id');

const countOf = (table: string) =>
  statement<{ count: number }>(
    `SELECT count(*)::bigint AS count FROM ${quoted(table)} WHERE ${keyOf(table)} = $1`,
  );

/** Inserts the rows of a table. Keeps rows that triggers on earlier tables have already written. */
async function readTable(
  db: Queries,
  archive: Archive,
  entry: Listed,
  { table, secret = [], arrives, replaces = false }: TableOfArea,
  { arrival, slug }: ArriveOptions,
): Promise<void> {
  const columns = (await db.rows(columnsOf, { table })).map(({ name }) => name);
  const given = new Set<string>();
  let count = 0;
  for await (const lines of batches(archive.read(entry))) {
    const rows = lines.map((line) => rowOf(line, entry.name));
    for (const row of rows) {
      for (const name of Object.keys(row)) given.add(name);
      if ([...secret, 'workspace_id'].some((name) => name in row))
        throw refused(`${entry.name} has a column that exports do not contain.`);
    }
    const secrets = rows.map((row) => ({
      ...Object.fromEntries(secret.map((name) => [name, null])),
      ...asJson(arrives?.(row, arrival) ?? {}),
      ...(table === 'workspaces' && slug !== undefined && { slug }),
    }));
    for (const one of secrets) for (const name of Object.keys(one)) given.add(name);
    await db.count(addWaiting(), { rows: `[${lines.join(',')}]`, secrets: JSON.stringify(secrets) });
    count += lines.length;
  }
  if (count !== entry.rows)
    throw refused(`${entry.name} has ${count} rows, but the manifest says ${entry.rows}.`);
  const unknown = [...given].filter((name) => !columns.includes(name));
  if (unknown.length > 0)
    throw refused(
      `This version does not know ${unknown.join(', ')} of ${table}: import it into a newer one.`,
    );
  if (replaces) await db.count(statement(`DELETE FROM ${quoted(table)} WHERE ${keyOf(table)} = $1`));
  if (count > 0) {
    const names = [...given].filter((name) => name !== keyOf(table)).map(quoted);
    // rows written by triggers stay; but a workspace that already exists must fail
    const known = table === 'workspaces' ? '' : 'ON CONFLICT DO NOTHING';
    await db.count(
      statement(`
      INSERT INTO ${quoted(table)} (${[keyOf(table), ...names].join(', ')})
      SELECT ${['$1', ...names.map((name) => `r.${name}`)].join(', ')}
        FROM arriving a, jsonb_populate_record(NULL::${quoted(table)}, a.row) r ORDER BY a.n
      ${known}`),
    );
  }
  await db.count(dropWaiting());
}

function rowOf(line: string, name: string): ArchivedRow {
  try {
    const row: unknown = JSON.parse(line);
    if (typeof row === 'object' && row !== null && !Array.isArray(row)) return row as ArchivedRow;
  } catch {
    // refused below
  }
  throw refused(`${name} has a line that is not a JSON object.`);
}

const asJson = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value,
    ]),
  );

async function* batches(bytes: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  let [lines, characters]: [string[], number] = [[], 0];
  for await (const line of linesOf(bytes)) {
    lines.push(line);
    characters += line.length;
    if (lines.length < ROWS && characters < CHARACTERS) continue;
    yield lines;
    [lines, characters] = [[], 0];
  }
  if (lines.length > 0) yield lines;
}

/** Longest line that an export can contain, in bytes. */
const LONGEST = 64 * 1024 * 1024;

async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const piece of bytes) {
    let from = 0;
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, from)) {
      held.push(piece.subarray(from, at));
      yield Buffer.concat(held).toString('utf8');
      [held, length, from] = [[], 0, at + 1];
    }
    held.push(piece.subarray(from));
    length += piece.length - from;
    if (length > LONGEST) throw refused('A line in the archive is too long.');
  }
  if (length > 0) throw refused('The last line of a table is incomplete.');
}

/** Imports the records of files together with their bytes. */
async function readFiles(db: Queries, archive: Archive, entry: Listed): Promise<void> {
  const byId = new Map(
    archive.manifest.entries
      .filter(({ name }) => name.startsWith('files/'))
      .map((file) => [file.name.slice('files/'.length).split('.')[0]!, file]),
  );
  let count = 0;
  for await (const lines of batches(archive.read(entry))) {
    for (const line of lines) {
      const { id, kind, owner_id, filename, content_type, size, sha256, created_at } = rowOf(
        line,
        entry.name,
      ) as Record<string, string>;
      const file = byId.get(id!);
      if (!file || file.bytes !== Number(size) || sha256 !== `\\x${file.sha256}`)
        throw refused(`The file ${id} does not match its record.`);
      byId.delete(id!);
      const pieces: Buffer[] = [];
      for await (const piece of archive.read(file)) pieces.push(piece);
      const content = { filename: filename!, contentType: content_type!, bytes: Buffer.concat(pieces) };
      await keepFile(db, { id: id!, kind: kind!, ownerId: owner_id!, content });
      await db.count(setFileTime, { id: id!, created_at: created_at! });
      count += 1;
    }
  }
  if (count !== entry.rows || byId.size > 0)
    throw refused('The files in the archive do not match their records.');
}
