/**
 * Stores files: their rows in Postgres, their bytes there too (chunks.ts) or in a bucket (bucket.ts). The row decides: what has
 * none is no file, and it says where the bytes are, so that files from before there was a bucket are still found. A file's row
 * and its record are written and deleted in one transaction, behind the same walls, and every process sees them. A file's id is
 * its name here. Files are never changed, only replaced.
 *
 * A file is staged first: its row with `stray_at`, then its bytes, outside of the transaction and on connections of their own. In
 * the business transaction `keepStaged` makes it exist. What was staged and never kept is nobody's: it is discarded when the
 * transaction is rolled back, and otherwise by the upkeep an hour later. Whoever deletes the row of a file in a bucket, a
 * trigger notes its key, and the upkeep removes the object.
 */
import type { Ending } from '../db/drain.ts';
import { workspaceDb, type Queries, type Tx } from '../db/handle.ts';
import type { Pool } from '../db/pool.ts';
import { listWorkspaceIds } from '../db/shared.ts';
import { bound, sharedStatement, statement, type NoRow } from '../db/statement.ts';
import { sha256 } from '../lib/sha256.ts';
import { tagOf } from '../lib/tag.ts';
import { unavailable } from '../problem.ts';
import type { Bucket } from './bucket.ts';
import { CHUNK, createChunks, insertChunk, SMALL } from './chunks.ts';
import type { FileContent, Served, Source } from './content.ts';

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

/** The PDF of a record, with the hash by which it is known for what it was. */
export interface DocumentRow {
  id: string;
  filename: string;
  /** In hex. */
  sha256: string;
  /** In bytes. */
  size: number;
}

/** SQL of a document that is joined under an alias, as a `DocumentRow` in JSON. */
export const documentJson = (f: string): string =>
  `json_build_object('id', ${f}.id, 'filename', ${f}.filename, 'sha256', encode(${f}.sha256, 'hex'), 'size', ${f}.size)`;

/** What the row of a new file says of it. */
interface NewRow {
  kind: string;
  owner_id: string;
  filename: string;
  content_type: string;
  size: number;
  sha256: Buffer;
  chunk_size: number;
}

const insertStaged = statement<{ id: string }, NewRow & { place: string | null }>(`
  INSERT INTO files (workspace_id, kind, owner_id, filename, content_type, size, sha256, chunk_size, place, stray_at)
  VALUES ($1, $kind, $owner_id, $filename, $content_type, $size, $sha256, $chunk_size, $place,
          clock_timestamp() + interval '1 hour')
  RETURNING id`);

const insertKept = statement<{ id: string }, NewRow & { id: string | null }>(`
  INSERT INTO files (workspace_id, id, kind, owner_id, filename, content_type, size, sha256, chunk_size)
  VALUES ($1, COALESCE($id::uuid, uuidv7()), $kind, $owner_id, $filename, $content_type, $size, $sha256, $chunk_size)
  RETURNING id`);

const markKept = statement<NoRow, { id: string }>(
  'UPDATE files SET stray_at = NULL WHERE workspace_id = $1 AND id = $id AND stray_at IS NOT NULL',
);

const deleteStaged = statement<NoRow, { id: string }>(
  'DELETE FROM files WHERE workspace_id = $1 AND id = $id AND stray_at IS NOT NULL',
);

const deleteFile = statement<NoRow, { id: string }>('DELETE FROM files WHERE workspace_id = $1 AND id = $id');

const fileById = statement<
  {
    filename: string;
    content_type: string;
    size: number;
    sha256: Buffer;
    chunk_size: number;
    place: string | null;
    small: string | null;
  },
  { id: string }
>(`
  SELECT filename, content_type, size::bigint AS size, sha256, chunk_size, place, ${SMALL} AS small
    FROM files f WHERE f.workspace_id = $1 AND f.id = $id AND f.stray_at IS NULL AND f.erased_at IS NULL`);

const deleteStrays = statement<NoRow, { now: string; limit: number }>(`
  DELETE FROM files WHERE workspace_id = $1 AND id = ANY (ARRAY(
    SELECT id FROM files WHERE workspace_id = $1 AND stray_at < $now LIMIT $limit FOR UPDATE SKIP LOCKED))`);

const removedFiles = sharedStatement<{ key: string }, { place: string; limit: number }>(
  'SELECT key FROM removed_files WHERE place = $place ORDER BY key LIMIT $limit',
);

const forgetRemoved = sharedStatement<NoRow, { place: string; keys: readonly string[] }>(
  'DELETE FROM removed_files WHERE place = $place AND key = ANY ($keys::text[])',
);

/** What a file is for (`absence_document`, `photo`), and whose it is. */
interface Belonging {
  kind: string;
  ownerId: string;
}

export interface NewFile extends Belonging {
  content: FileContent;
  /** Of a file that comes from another installation and keeps its id. */
  id?: string;
}

/** Keeps a file that was made here in Postgres, in the transaction: whole, or not at all. Returns its id. */
export async function keepFile(tx: Queries, { content, id: given, kind, ownerId }: NewFile): Promise<string> {
  const source = sourceOf(content);
  const { id } = await tx.one(insertKept, {
    id: given ?? null,
    kind,
    owner_id: ownerId,
    filename: source.filename,
    content_type: source.contentType,
    size: source.size,
    sha256: source.sha256,
    chunk_size: CHUNK,
  });
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

/** A small file that was made here, as one that can be staged. */
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
export interface StoredFile extends Served {
  id: string;
}

export interface FileStore {
  /**
   * Writes the bytes of a file that no record refers to yet, before the transaction's first statement, and so without
   * holding its connection; returns the file's id, for `keepStaged`. Gone when the transaction is rolled back. `late`: it has
   * begun, which is for what is small, made here and of somebody whose row the transaction has not locked.
   */
  stage(tx: Tx, file: Source, belonging: Belonging, late?: boolean): Promise<string>;
  /**
   * A file, without its bytes; undefined where there is none. Its `read` asks for one piece after the other and holds
   * nothing between two; it throws (503) where the file is deleted meanwhile.
   */
  find(db: Queries, id: string): Promise<StoredFile | undefined>;
  /**
   * Deletes what was staged and never kept, in every workspace, and removes from the bucket what has no row any more. Several
   * processes may do it at the same time.
   */
  upkeep(now: number, ending: Ending): Promise<{ strayFiles: number; objectsRemoved: number }>;
  close(): void;
}

/** `pool`: of `FILE_CONNECTIONS`, for files alone. New files go to the bucket where there is one. */
export function createFileStore(pool: Pool, bucket?: Bucket): FileStore {
  const chunks = createChunks(pool);
  const keyOf = ({ workspaceId }: Queries, id: string) => `${workspaceId}/${id}`;

  async function strays(now: number, ending: Ending): Promise<number> {
    let total = 0;
    const values = { now: new Date(now).toISOString(), limit: SWEPT_AT_ONCE };
    for (const workspaceId of await listWorkspaceIds(pool)) {
      const db = workspaceDb(pool, workspaceId);
      for (let count = SWEPT_AT_ONCE; count === SWEPT_AT_ONCE && !ending(); total += count)
        count = await chunks.lane(db, (lane) => lane.count(deleteStrays, values));
    }
    return total;
  }

  async function removed({ place, remove }: Bucket, ending: Ending): Promise<number> {
    for (let total = 0; ;) {
      const asked = { place, limit: SWEPT_AT_ONCE };
      const { rows } = (await pool.run([bound(removedFiles, asked)]))[0]!;
      const keys = (rows as { key: string }[]).map(({ key }) => key);
      for (const key of keys) await remove(key);
      if (keys.length > 0) await pool.run([bound(forgetRemoved, { place, keys })]);
      total += keys.length;
      if (keys.length < SWEPT_AT_ONCE || ending()) return total;
    }
  }

  return {
    async stage(tx, file, { kind, ownerId }, late = false) {
      if (tx.begun && !late)
        throw new Error('a file is staged before the first statement of its transaction');
      const { filename, contentType, size, sha256: digest } = file;
      const { id } = await chunks.lane(tx, (db) =>
        db.one(insertStaged, {
          kind,
          owner_id: ownerId,
          filename,
          content_type: contentType,
          size,
          sha256: digest,
          chunk_size: CHUNK,
          place: bucket?.place ?? null,
        }),
      );
      tx.afterRollback(() => chunks.lane(tx, (db) => db.count(deleteStaged, { id })).catch(() => 0));
      await (bucket ? bucket.write(keyOf(tx, id), file) : chunks.write(tx, id, file));
      return id;
    },

    async find(db, id) {
      const row = await db.maybe(fileById, { id });
      if (!row) return undefined;
      const { place, chunk_size, small } = row;
      if (place !== null && place !== bucket?.place)
        throw Object.assign(unavailable(), {
          cause: new Error(`a file is in ${place}, which FILES does not name`),
        });
      return {
        id,
        filename: row.filename,
        contentType: row.content_type,
        size: row.size,
        sha256: row.sha256,
        tag: tagOf(row.sha256),
        read: (from, to) =>
          place === null
            ? chunks.read(db, { id, chunk_size, small }, from, to)
            : bucket!.read(keyOf(db, id), from, to),
      };
    },

    upkeep: async (now, ending) => ({
      strayFiles: await strays(now, ending),
      objectsRemoved: bucket ? await removed(bucket, ending) : 0,
    }),

    close: () => bucket?.close(),
  };
}
