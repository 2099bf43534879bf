/**
 * Makes an export in steps that a workflow runs in order (`workflows/export.ts`). The result of each step is
 * stored in rows, so that any step can be interrupted by a crash and continues where it was:
 *
 * 1. `copyFiles` stores a copy of each file. Files never change and are most of the bytes, so they are
 *    copied first.
 * 2. `takeSnapshot` copies the rows of all tables at one instant, in one transaction (snapshot.ts).
 * 3. `copyFiles` again, for files added since. If a file of the snapshot was deleted before it was copied,
 *    the archive would lack it, so step 2 is repeated; it takes seconds.
 * 4. `packTables` compresses the rows part by part, and deletes them from the copy.
 * 5. `finishExport` writes the manifest and the ZIP directory, and stores the position of each part.
 *
 * The archive is never one file: its parts are stored files, which a download reads in order (archive.ts). So
 * at most one part is in memory, and nothing is copied twice.
 */
import { createHash, type Hash } from 'node:crypto';
import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { type Ending, goOn } from '../db/drain.ts';
import { workspaceDb, type Db, type Queries, type Tx } from '../db/handle.ts';
import type { Pool } from '../db/pool.ts';
import { statement } from '../db/statement.ts';
import type { Source } from '../files/content.ts';
import { forgetFile, keepFile, keepStaged, type FileStore, type StoredFile } from '../files/store.ts';
import { wholeFile } from '../files/whole.ts';
import { fileEntryName } from './files.ts';
import { copyRows } from './snapshot.ts';
import {
  beginExport,
  dropEntry,
  dropParts,
  dropRows,
  endEntry,
  endExport,
  endOfParts,
  entryByName,
  filesToCopy,
  holdEntry,
  holdExport,
  insertEntry,
  insertPart,
  insertRows,
  noteProgress,
  openEntries,
  openExport,
  partsOfEntry,
  placedEntries,
  placeParts,
  rowsToPack,
  setHead,
  setPacked,
  type EntryRow,
  type ExportState,
  type PlacedEntry,
} from './store.ts';
import { exportedTables, type TablesByArea } from './tables.ts';
import { centralRecord, DEFLATED, ending as zipEnding, localHeader, STORED, type ZipEntry } from './zip.ts';

export interface ExportDeps {
  pool: Pool;
  files: FileStore;
  tables: TablesByArea;
  /** Version of the service, for the manifest. */
  version: string;
}

export interface ExportRef {
  workspaceId: string;
  exportId: string;
}

/** `stopped`: the export was deleted. `again`: a file of the snapshot was deleted; repeat the snapshot. */
export type StepResult = 'done' | 'stopped' | 'again';

const KIND = 'export_part';
/** Rows per query. */
const BATCH = 50;
/** Characters of lines per part. */
const PART = 1024 * 1024;
/** Days for which an archive can be downloaded. */
const KEPT_DAYS = 7;
const DAY = 86_400_000;

const MANIFEST = 'manifest.json';
const DIRECTORY = '(directory)';

/** Throws if the process is about to end; another worker then continues the step. */
function assertGoesOn(ending: Ending): void {
  goOn(ending, 'export');
}

/** Copies files that the archive lacks: all of the workspace, or after the snapshot those in it. */
export async function copyFiles(
  { pool, files, tables }: ExportDeps,
  { workspaceId, exportId }: ExportRef,
  ending: Ending,
): Promise<StepResult> {
  const db = workspaceDb(pool, workspaceId);
  await db.count(beginExport, { id: exportId });
  const state = await db.maybe(openExport, { id: exportId });
  if (!state) return 'stopped';
  if (!state.with_files) return 'done';
  const tableCount = exportedTables(tables, state.areas).length;
  let after: string | null = null;
  let missing = false;
  for (;;) {
    if (!(await db.maybe(openExport, { id: exportId }))) return 'stopped';
    const due: string[] =
      state.snapshot_at === null
        ? await newEntries(db, exportId, after)
        : (await db.rows(openEntriesAfter, { export_id: exportId, after, limit: BATCH })).map(
            ({ name }) => name,
          );
    for (const name of due) {
      assertGoesOn(ending);
      const entry = await db.one(entryByName, { export_id: exportId, name });
      after = state.snapshot_at === null ? entry.source : entry.id;
      if (entry.done) continue;
      if (await copyFile(db, files, state, entry)) continue;
      // deleted meanwhile: harmless before the snapshot, because the snapshot will not contain it either
      if (state.snapshot_at === null) await db.count(dropEntry, { id: entry.id });
      else missing = true;
    }
    await db.count(noteProgress, { id: exportId, tables: tableCount });
    if (due.length < BATCH) return missing ? 'again' : 'done';
  }
}

const openEntriesAfter = statement<
  { name: string },
  { export_id: string; after: string | null; limit: number }
>(`
  SELECT name FROM export_entries
   WHERE workspace_id = $1 AND export_id = $export_id AND kind = 'file' AND NOT done
     AND ($after::uuid IS NULL OR id > $after::uuid) ORDER BY id LIMIT $limit`);

const namesOf = statement<{ name: string }, { ids: readonly string[] }>(
  `SELECT ${fileEntryName('f')} AS name FROM files f WHERE f.workspace_id = $1 AND f.id = ANY ($ids::uuid[]) ORDER BY f.id`,
);

/** Adds entries for the next files, and returns their names. */
async function newEntries(db: Db, exportId: string, after: string | null): Promise<string[]> {
  const found = await db.rows(filesToCopy, { export_id: exportId, after, limit: BATCH });
  const names = (await db.rows(namesOf, { ids: found.map(({ id }) => id) })).map(({ name }) => name);
  // a file deleted since has no name and needs no entry
  for (const name of names) {
    const source = name.slice('files/'.length).split('.')[0]!;
    await db.count(insertEntry, { export_id: exportId, name, kind: 'file', source, place: 0 });
  }
  return names;
}

/**
 * Stores an uncompressed copy of a file as the only part of its entry; false if the file no longer exists.
 */
async function copyFile(db: Db, files: FileStore, state: ExportState, entry: EntryRow): Promise<boolean> {
  const found = await files.find(db, entry.source);
  if (!found) return false;
  const { source, checksum } = watched(found);
  await db
    .transaction(async (tx) => {
      const id = await files.stage(tx, source, { kind: KIND, ownerId: state.requested_by });
      const { crc, sha256 } = checksum();
      if (!sha256.equals(found.sha256))
        throw new Error(`the file ${entry.source} does not match its stored hash`);
      const now = await tx.one(holdEntry, { id: entry.id });
      // another worker has stored it already
      if (now.done) throw new Overtaken();
      await keepStaged(tx, id);
      const packed = {
        name: entry.name,
        method: STORED,
        crc,
        packed: found.size,
        bytes: found.size,
      } as const;
      await tx.count(insertPart, {
        export_id: state.id,
        entry_id: entry.id,
        n: 0,
        head: localHeader(packed, new Date(state.created_at)),
        file_id: id,
        size: found.size,
      });
      await tx.count(setPacked, {
        id: entry.id,
        rows: 0,
        bytes: found.size,
        packed: found.size,
        crc,
        parts: 1,
      });
      await tx.count(endEntry, { id: entry.id, sha256 });
    })
    .catch((error: unknown) => {
      if (!(error instanceof Overtaken)) throw error;
    });
  return true;
}

/** Rolls back a transaction whose work another worker has done. */
class Overtaken extends Error {}

/** A stored file as a source of its bytes; CRC and hash are computed while it is read. */
function watched(file: StoredFile): { source: Source; checksum(): { crc: number; sha256: Buffer } } {
  let [crc, hash] = [0, createHash('sha256')];
  const source: Source = {
    filename: 'part',
    contentType: 'application/octet-stream',
    size: file.size,
    sha256: file.sha256,
    async *read(pieceSize) {
      [crc, hash] = [0, createHash('sha256')];
      let held: Buffer[] = [];
      let heldBytes = 0;
      for await (const bytes of file.read(0, file.size)) {
        crc = crc32(bytes, crc);
        hash.update(bytes);
        held.push(Buffer.from(bytes));
        heldBytes += bytes.length;
        while (heldBytes >= pieceSize) {
          const all = Buffer.concat(held);
          yield all.subarray(0, pieceSize);
          held = [all.subarray(pieceSize)];
          heldBytes -= pieceSize;
        }
      }
      if (heldBytes > 0) yield Buffer.concat(held);
    },
  };
  return { source, checksum: () => ({ crc, sha256: hash.digest() }) };
}

/** Copies all rows as they are now and replaces an earlier snapshot. */
export async function takeSnapshot(
  { pool, tables }: ExportDeps,
  { workspaceId, exportId }: ExportRef,
): Promise<StepResult> {
  const db = workspaceDb(pool, workspaceId);
  const state = await db.maybe(openExport, { id: exportId });
  if (!state) return 'stopped';
  const taken = await copyRows(pool, workspaceId, exportId, exportedTables(tables, state.areas));
  if (!taken) return 'stopped';
  for (const id of taken.gone) await dropWhole(db, exportId, id);
  return 'done';
}

/** Deletes an entry with its parts and their files. */
async function dropWhole(db: Db, exportId: string, entryId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await dropSome(tx, exportId, entryId, BATCH);
    await tx.count(dropEntry, { id: entryId });
  });
}

/** Deletes at most `limit` parts; returns how many it deleted. */
export async function dropSome(
  tx: Queries,
  exportId: string,
  entryId: string | null,
  limit: number,
): Promise<number> {
  const parts = await tx.rows(dropParts, { export_id: exportId, entry_id: entryId, limit });
  for (const { file_id } of parts) if (file_id !== null) await forgetFile(tx, file_id);
  return parts.length;
}

/** Packs the rows of the snapshot, table by table. */
export async function packTables(
  { pool, files, tables }: ExportDeps,
  { workspaceId, exportId }: ExportRef,
  ending: Ending,
): Promise<StepResult> {
  const db = workspaceDb(pool, workspaceId);
  for (;;) {
    const state = await db.maybe(openExport, { id: exportId });
    if (!state) return 'stopped';
    const [entry] = await db.rows(openEntries, { export_id: exportId, kind: 'table', limit: 1 });
    if (!entry) return 'done';
    await packEntry(db, files, state, entry.id, ending);
    await db.count(noteProgress, { id: exportId, tables: exportedTables(tables, state.areas).length });
  }
}

/**
 * Packs the waiting lines of an entry and closes it. Each part is a run of compressed blocks that ends at a
 * byte boundary, so that the joined parts are one stream (RFC 1951, 3.2.3). A part does not depend on earlier
 * ones; only the running hash does, and after a crash it is computed again from the stored parts.
 */
async function packEntry(
  db: Db,
  files: FileStore,
  state: ExportState,
  entryId: string,
  ending: Ending,
): Promise<void> {
  let known: Hashed | undefined;
  for (;;) {
    assertGoesOn(ending);
    const before = await db.transaction((tx) => tx.one(holdEntry, { id: entryId }));
    if (before.done) return;
    // another worker has packed parts, or this worker has just begun
    if (known?.parts !== before.parts)
      known = { running: await hashOfParts(db, files, before), parts: before.parts };
    const { running } = known;
    const text = await db.transaction(async (tx): Promise<Buffer | 'ended' | 'overtaken'> => {
      const entry = await tx.one(holdEntry, { id: entryId });
      if (entry.done || entry.parts !== before.parts) return 'overtaken';
      const part = await nextPart(tx, state, entry);
      if (part !== null) return part;
      await endPacked(tx, state, entry, running.copy().digest());
      return 'ended';
    });
    if (text === 'ended') return;
    if (text === 'overtaken') continue;
    running.update(text);
    known = { running, parts: before.parts + 1 };
  }
}

/** The running hash of the first `parts` parts of an entry. */
interface Hashed {
  running: Hash;
  parts: number;
}

/** Packs the next lines into a part and deletes the lines; null if there are none left. */
async function nextPart(tx: Tx, state: ExportState, entry: EntryRow): Promise<Buffer | null> {
  const waiting = await tx.rows(rowsToPack, { export_id: state.id, source: entry.source, limit: BATCH });
  const taken: typeof waiting = [];
  let characters = 0;
  for (const row of waiting) {
    if (taken.length > 0 && characters + row.lines.length > PART) break;
    taken.push(row);
    characters += row.lines.length;
  }
  if (taken.length === 0) return null;
  const text = Buffer.from(taken.map(({ lines }) => lines).join(''));
  const bytes = deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH });
  const file_id = await keepFile(tx, {
    kind: KIND,
    ownerId: state.requested_by,
    content: { filename: 'part', contentType: 'application/octet-stream', bytes },
  });
  const n = entry.parts;
  await tx.count(insertPart, {
    export_id: state.id,
    entry_id: entry.id,
    n,
    head: null,
    file_id,
    size: bytes.length,
  });
  await tx.count(setPacked, {
    id: entry.id,
    rows: (entry.rows ?? 0) + taken.reduce((sum, { rows }) => sum + rows, 0),
    bytes: entry.bytes + text.length,
    packed: entry.packed + bytes.length,
    crc: crc32(text, entry.crc),
    parts: n + 1,
  });
  await tx.count(dropRows, { ids: taken.map(({ id }) => id) });
  return text;
}

/** An empty final deflate block. */
const LAST_BLOCK = Buffer.of(3, 0);

/** Closes a ZIP entry once its size and offset are known. */
async function endPacked(tx: Tx, state: ExportState, entry: EntryRow, sha256: Buffer): Promise<void> {
  const packed = entry.packed + LAST_BLOCK.length;
  const head = localHeader(
    { name: entry.name, method: DEFLATED, crc: entry.crc, packed, bytes: entry.bytes },
    new Date(state.created_at),
  );
  const first = entry.parts === 0;
  await tx.count(insertPart, {
    export_id: state.id,
    entry_id: entry.id,
    n: entry.parts,
    head: first ? Buffer.concat([head, LAST_BLOCK]) : LAST_BLOCK,
    file_id: null,
    size: 0,
  });
  if (!first) await tx.count(setHead, { entry_id: entry.id, head });
  await tx.count(setPacked, {
    id: entry.id,
    rows: entry.rows ?? 0,
    bytes: entry.bytes,
    packed,
    crc: entry.crc,
    parts: entry.parts + 1,
  });
  await tx.count(endEntry, { id: entry.id, sha256 });
}

/** The hash of an entry's stored parts, computed again after a crash. */
async function hashOfParts(db: Db, files: FileStore, entry: EntryRow): Promise<Hash> {
  const hash = createHash('sha256');
  for (const { file_id } of await db.rows(partsOfEntry, { entry_id: entry.id })) {
    const bytes = await wholeFile(files, db, file_id ?? undefined);
    if (bytes) hash.update(inflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }));
  }
  return hash;
}

/** Writes manifest and directory and marks the archive as ready; `announce` joins the transaction. */
export async function finishExport(
  deps: ExportDeps,
  { workspaceId, exportId }: ExportRef,
  ending: Ending,
  now: number,
  announce: (tx: Tx, state: ExportState) => Promise<void>,
): Promise<StepResult> {
  const { pool, files } = deps;
  const db = workspaceDb(pool, workspaceId);
  const state = await db.maybe(openExport, { id: exportId });
  if (!state) return 'stopped';
  await writeManifest(deps, db, state);
  const manifest = await db.one(entryByName, { export_id: exportId, name: MANIFEST });
  await packEntry(db, files, state, manifest.id, ending);
  await writeDirectory(db, state, ending);
  return db.transaction(async (tx) => {
    const held = await tx.maybe(holdExport, { id: exportId });
    if (!held) return 'stopped';
    await tx.count(endExport, {
      id: exportId,
      now: new Date(now).toISOString(),
      expires_at: new Date(now + KEPT_DAYS * DAY).toISOString(),
    });
    await announce(tx, held);
    return 'done';
  });
}

const workspaceOf = statement<{ id: string; slug: string; name: string }>(
  'SELECT id, slug, name FROM workspaces WHERE id = $1',
);

/** Writes the manifest as lines to be packed, and its entry; only once. */
async function writeManifest({ tables, version }: ExportDeps, db: Db, state: ExportState): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.one(holdExport, { id: state.id });
    if (await tx.maybe(entryByName, { export_id: state.id, name: MANIFEST })) return;
    const all = exportedTables(tables).length;
    const head = {
      format: 1,
      version,
      workspace: await tx.one(workspaceOf),
      taken_at: new Date(state.snapshot_at!).toISOString(),
      // only a complete archive can be imported
      complete: state.with_files && exportedTables(tables, state.areas).length === all,
    };
    let n = 0;
    const add = (lines: string) =>
      tx.count(insertRows, { export_id: state.id, source: MANIFEST, n: n++, rows: 0, lines });
    await add(`${JSON.stringify(head).slice(0, -1)},"entries":[`);
    let first = true;
    for await (const entries of entriesOf(tx, state.id)) {
      const texts = entries.map(({ name, kind, rows, bytes, sha256 }) =>
        JSON.stringify({
          name,
          rows: kind === 'table' ? rows : null,
          bytes,
          sha256: sha256!.toString('hex'),
        }),
      );
      await add(`${first ? '\n' : ',\n'}${texts.join(',\n')}`);
      first = false;
    }
    await add('\n]}\n');
    await tx.count(insertEntry, {
      export_id: state.id,
      name: MANIFEST,
      kind: 'manifest',
      source: MANIFEST,
      place: 2,
    });
  });
}

/** The entries in archive order, in batches. */
async function* entriesOf(db: Queries, exportId: string): AsyncGenerator<PlacedEntry[]> {
  let [after, place]: [string | null, number] = [null, 0];
  for (;;) {
    const entries: PlacedEntry[] = await db.rows(placedEntries, {
      export_id: exportId,
      place,
      after,
      limit: 500,
    });
    if (entries.length > 0) yield entries;
    const last = entries.at(-1);
    if (!last || entries.length < 500) return;
    [after, place] = [last.id, last.place];
  }
}

/** Stores the position of each part, then the ZIP directory after them; replaces an unfinished directory. */
async function writeDirectory(db: Db, state: ExportState, ending: Ending): Promise<void> {
  const named = { export_id: state.id, name: DIRECTORY };
  const begun = await db.maybe(entryByName, named);
  if (begun?.done) return;
  if (begun) await dropWhole(db, state.id, begun.id);
  await db.transaction(async (tx) => {
    await tx.count(insertEntry, { ...named, kind: 'directory', source: DIRECTORY, place: 3 });
    const entry = await tx.one(entryByName, named);
    await tx.count(placeParts, { export_id: state.id });
    const { end: offset } = await tx.one(endOfParts, { export_id: state.id });
    let [n, count, size] = [0, 0, 0];
    const at = new Date(state.created_at);
    const add = async (bytes: Buffer) => {
      const content = { filename: 'part', contentType: 'application/octet-stream', bytes };
      const file_id = await keepFile(tx, { kind: KIND, ownerId: state.requested_by, content });
      await tx.count(insertPart, {
        export_id: state.id,
        entry_id: entry.id,
        n: n++,
        head: null,
        file_id,
        size: bytes.length,
      });
    };
    for await (const entries of entriesOf(tx, state.id)) {
      assertGoesOn(ending);
      const records = entries.map((one) => centralRecord(zipEntryOf(one), one.starts_at!, at));
      const bytes = Buffer.concat(records);
      count += records.length;
      size += bytes.length;
      await add(bytes);
    }
    await add(zipEnding({ count, size, offset }));
    await tx.count(placeParts, { export_id: state.id });
    await tx.count(endEntry, { id: entry.id, sha256: null });
  });
}

const zipEntryOf = ({ name, kind, crc, packed, bytes }: EntryRow): ZipEntry => ({
  name,
  method: kind === 'file' ? STORED : DEFLATED,
  crc,
  packed,
  bytes,
});
