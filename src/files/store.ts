/**
 * Stores files in Postgres, in chunks: no statement carries more than one of them, whatever a file's size, so that few
 * bytes are in memory and no connection is held while a client sends or reads slowly. A file's row and its record are
 * written and deleted in one transaction, behind the same walls, and every process sees them. Storing the bytes
 * somewhere else would change this module alone; a file's id is its name here. Files are never changed, only replaced.
 *
 * A file that came with a request is staged first: its row with `stray_at`, then its chunks, each in a statement of its
 * own on connections of their own. In the business transaction `keepStaged` makes it exist. What was staged and never
 * kept is nobody's: it is discarded when the transaction is rolled back, and otherwise by the upkeep an hour later.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ending } from '../db/drain.ts';
import { workspaceDb, type Queries, type Tx } from '../db/handle.ts';
import { isUnavailable, type Pool } from '../db/pool.ts';
import { listWorkspaceIds } from '../db/shared.ts';
import { statement, type NoRow } from '../db/statement.ts';
import { atMost } from '../lib/atMost.ts';
import { sha256 } from '../lib/sha256.ts';
import { unavailable } from '../problem.ts';
import type { Described, FileContent, Seekable, Source } from './content.ts';

/** Bytes of a chunk. Larger ones are hardly faster, and take more memory with many clients. */
const CHUNK = 256 * 1024;
/**
 * Bytes that are read at a time. Of a whole chunk the text that Postgres sends would be a large object of V8's heap, of
 * which many pile up before they are collected.
 */
const PIECE = 64 * 1024;
/** Connections of its own: however many files move, the rest of the service has all of its pool. */
export const FILE_CONNECTIONS = 3;
/** Milliseconds before a chunk is read or written again where Postgres was away: a restart ends no download. */
const RETRIES = [200, 1_000, 3_000];
/** Files that one statement of the upkeep deletes. */
const SWEPT_AT_ONCE = 10;

/** A file without its bytes. */
export interface FileRow {
  id: string;
  filename: string;
  content_type: string;
  /** In bytes. */
  size: number;
}

/** SQL of the file that a column names, as a `FileRow` in JSON; null where there is none. */
export const fileOf = (column: string): string => `
  (SELECT ${fileJson('f')} FROM files f WHERE f.workspace_id = $1 AND f.id = ${column})`;

/** SQL of the same for a file that is joined under an alias. */
export const fileJson = (f: string): string =>
  `json_build_object('id', ${f}.id, 'filename', ${f}.filename, 'content_type', ${f}.content_type, 'size', ${f}.size)`;

interface NewRow {
  kind: string;
  owner_id: string;
  filename: string;
  content_type: string;
  size: number;
  sha256: Buffer;
  chunk_size: number;
}

const insertStaged = statement<{ id: string }, NewRow>(`
  INSERT INTO files (workspace_id, kind, owner_id, filename, content_type, size, sha256, chunk_size, stray_at)
  VALUES ($1, $kind, $owner_id, $filename, $content_type, $size, $sha256, $chunk_size, clock_timestamp() + interval '1 hour')
  RETURNING id`);

const insertKept = statement<{ id: string }, NewRow & { id: string | null }>(`
  INSERT INTO files (workspace_id, id, kind, owner_id, filename, content_type, size, sha256, chunk_size)
  VALUES ($1, COALESCE($id::uuid, uuidv7()), $kind, $owner_id, $filename, $content_type, $size, $sha256, $chunk_size)
  RETURNING id`);

/** The same twice has no effect: one whose answer was lost is sent again. */
const insertChunk = statement<NoRow, { id: string; n: number; bytes: Buffer }>(`
  INSERT INTO file_chunks (workspace_id, file_id, n, bytes) VALUES ($1, $id, $n, $bytes) ON CONFLICT DO NOTHING`);

const markKept = statement<NoRow, { id: string }>(
  'UPDATE files SET stray_at = NULL WHERE workspace_id = $1 AND id = $id AND stray_at IS NOT NULL',
);

const deleteStaged = statement<NoRow, { id: string }>(
  'DELETE FROM files WHERE workspace_id = $1 AND id = $id AND stray_at IS NOT NULL',
);

const deleteFile = statement<NoRow, { id: string }>('DELETE FROM files WHERE workspace_id = $1 AND id = $id');

/** With the bytes of a small file, such as a photo: it costs no second round trip, and cannot be replaced between the two. */
const fileById = statement<
  {
    filename: string;
    content_type: string;
    size: number;
    sha256: Buffer;
    chunk_size: number;
    small: string | null;
  },
  { id: string; piece: number }
>(`
  SELECT filename, content_type, size::bigint AS size, sha256, chunk_size,
         CASE WHEN size <= $piece THEN encode(coalesce(
           (SELECT bytes FROM file_chunks c WHERE c.workspace_id = $1 AND c.file_id = f.id AND c.n = 0),
           content), 'base64') END AS small
    FROM files f WHERE f.workspace_id = $1 AND f.id = $id AND f.stray_at IS NULL`);

/**
 * Bytes of one chunk, of a file that is stored in chunks or whole, as before there were chunks. In base64, because bytea
 * itself leaves Postgres in hex, half as long again.
 */
const pieceOf = statement<
  { bytes: string | null },
  { id: string; n: number; skipped: number; count: number }
>(`
  SELECT encode(coalesce(
    (SELECT substring(bytes FROM $skipped::int + 1 FOR $count::int) FROM file_chunks
      WHERE workspace_id = $1 AND file_id = $id AND n = $n),
    (SELECT substring(content FROM $n * chunk_size + $skipped::int + 1 FOR $count::int) FROM files
      WHERE workspace_id = $1 AND id = $id AND content IS NOT NULL)), 'base64') AS bytes`);

const deleteStrays = statement<NoRow, { now: string; limit: number }>(`
  DELETE FROM files WHERE workspace_id = $1 AND id = ANY (ARRAY(
    SELECT id FROM files WHERE workspace_id = $1 AND stray_at < $now LIMIT $limit FOR UPDATE SKIP LOCKED))`);

/** Cuts one file that is stored whole into chunks. */
const cutWhole = statement(`
  WITH whole AS MATERIALIZED (
         SELECT id, content, size, chunk_size FROM files
          WHERE workspace_id = $1 AND content IS NOT NULL LIMIT 1 FOR UPDATE SKIP LOCKED),
       cut AS (
         INSERT INTO file_chunks (workspace_id, file_id, n, bytes)
         SELECT $1, id, n, substring(content FROM n * chunk_size + 1 FOR chunk_size)
           FROM whole, generate_series(0, (size - 1) / chunk_size) AS n)
  UPDATE files f SET content = NULL FROM whole WHERE f.workspace_id = $1 AND f.id = whole.id`);

/** What a file is for (`absence_document`, `photo`), and whose it is. */
interface Belonging {
  kind: string;
  ownerId: string;
}

const rowOf = ({ kind, ownerId }: Belonging, { filename, contentType, size, sha256 }: Described): NewRow => ({
  kind,
  owner_id: ownerId,
  filename,
  content_type: contentType,
  size,
  sha256,
  chunk_size: CHUNK,
});

export interface NewFile extends Belonging {
  content: FileContent;
  /** Of a file that comes from another installation and keeps its id. */
  id?: string;
}

/** Stores a small file that was made here, in the transaction; returns its id. */
export async function keepFile(tx: Queries, { content, id: given, ...belonging }: NewFile): Promise<string> {
  const source = sourceOf(content);
  const { id } = await tx.one(insertKept, { ...rowOf(belonging, source), id: given ?? null });
  let n = 0;
  for await (const bytes of source.read(CHUNK)) await tx.count(insertChunk, { id, n: n++, bytes });
  return id;
}

/** A staged file exists from this transaction on. 503 where it was so slow that the upkeep has deleted it. */
export async function keepStaged(tx: Queries, id: string): Promise<void> {
  if ((await tx.count(markKept, { id })) !== 1) throw unavailable();
}

/** Deletes a file; nothing may refer to it any more. */
export const forgetFile = (tx: Queries, id: string): Promise<number> => tx.count(deleteFile, { id });

/** A small file that was made here, as one that is staged. */
export const sourceOf = ({ filename, contentType, bytes }: FileContent): Source => ({
  filename,
  contentType,
  size: bytes.length,
  sha256: sha256(bytes),
  async *read(pieceSize) {
    for (let from = 0; from < bytes.length; from += pieceSize) yield bytes.subarray(from, from + pieceSize);
  },
});

/** A file that is stored: what is known of it, and how to read it. */
export interface StoredFile extends Described, Seekable {
  id: string;
  /** Names this content (an `ETag`). */
  tag: string;
}

export interface FileStore {
  /**
   * Writes the bytes of a file that no record refers to yet, before the transaction's first statement, and so without
   * holding its connection; returns the file's id, for `keepStaged`. Gone when the transaction is rolled back.
   */
  stage(tx: Tx, file: Source, belonging: Belonging): Promise<string>;
  /**
   * A file, without its bytes; undefined where there is none. Its `read` sends a statement for each piece and holds
   * nothing between two; it throws (503) where the file is deleted meanwhile.
   */
  find(db: Queries, id: string): Promise<StoredFile | undefined>;
  /**
   * Deletes what was staged and never kept, and cuts files that are stored whole, in every workspace. Several processes
   * may do it at the same time.
   */
  upkeep(now: number, ending: Ending): Promise<{ strayFiles: number; filesCut: number }>;
}

/** `pool`: of `FILE_CONNECTIONS`, for files alone. */
export function createFileStore(pool: Pool): FileStore {
  // the pool would give up those that wait for more than a second
  const inTurn = atMost(FILE_CONNECTIONS);
  const lane = ({ workspaceId }: Queries) => workspaceDb(pool, workspaceId);

  return {
    async stage(tx, file, belonging) {
      if (tx.begun) throw new Error('a file is staged before the first statement of its transaction');
      const db = lane(tx);
      const { id } = await inTurn(() => db.one(insertStaged, rowOf(belonging, file)));
      const discard = () => inTurn(() => db.count(deleteStaged, { id })).catch(() => 0);
      tx.afterRollback(discard);
      let n = 0;
      for await (const bytes of file.read(CHUNK)) {
        const at = n++;
        await persistently(() => inTurn(() => db.count(insertChunk, { id, n: at, bytes })));
      }
      return id;
    },

    async find(db, id) {
      const row = await db.maybe(fileById, { id, piece: PIECE });
      if (!row) return undefined;
      const { size, chunk_size, small } = row;
      const own = lane(db);
      const piece = async (from: number, count: number): Promise<Buffer> => {
        if (small !== null) return Buffer.from(small, 'base64').subarray(from, from + count);
        const n = Math.floor(from / chunk_size);
        const values = { id, n, skipped: from - n * chunk_size, count };
        const { bytes } = await persistently(() => inTurn(() => own.one(pieceOf, values)));
        // another file may be in its place now
        if (bytes === null) throw unavailable('The file was deleted while it was read. Try again.');
        return Buffer.from(bytes, 'base64');
      };
      return {
        id,
        filename: row.filename,
        contentType: row.content_type,
        size,
        sha256: row.sha256,
        tag: `"${row.sha256.toString('base64url').slice(0, 22)}"`,
        async *read(from, to) {
          for (let at = from; at < to;) {
            const count = Math.min(PIECE, chunk_size - (at % chunk_size), to - at);
            const bytes = await piece(at, count);
            if (bytes.length !== count) throw new Error(`the file ${id} ends early`);
            yield bytes;
            at += count;
          }
        },
      };
    },

    async upkeep(now, ending) {
      const done = { strayFiles: 0, filesCut: 0 };
      const until = async (work: () => Promise<number>, full: number) => {
        let total = 0;
        for (let count = full; count === full && !ending(); total += count) count = await inTurn(work);
        return total;
      };
      for (const workspaceId of await listWorkspaceIds(pool)) {
        const db = workspaceDb(pool, workspaceId);
        const stray = { now: new Date(now).toISOString(), limit: SWEPT_AT_ONCE };
        done.strayFiles += await until(() => db.count(deleteStrays, stray), SWEPT_AT_ONCE);
        done.filesCut += await until(() => db.count(cutWhole), 1);
      }
      return done;
    },
  };
}

/** Does it again where Postgres is away: for statements that have the same effect twice. */
async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (const wait of RETRIES) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await sleep(wait);
    }
  }
  return work();
}
