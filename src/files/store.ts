/**
 * Stores files: their rows in Postgres, their bytes in Postgres (chunks.ts) or in a bucket (bucket.ts). The
 * row decides: without a row there is no file, and the row says where the bytes are, so that files from
 * before the bucket are still found. A file's row and its record are written and deleted in one transaction,
 * behind the same walls. Files are never changed, only replaced.
 *
 * A file is staged first: its row with `stray_at`, then its bytes, outside of the transaction and on
 * connections of their own. In the business transaction `keepStaged` makes it exist. A staged file that is
 * not kept is deleted on rollback, or by the upkeep an hour later. When the row of a file in a bucket is
 * deleted, a trigger stores its key, and the upkeep removes the object.
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

/** Files per statement of the upkeep. */
const SWEPT_AT_ONCE = 10;

export interface FileRow {
  id: string;
  filename: string;
  content_type: string;
  /** In bytes. */
  size: number;
}

/** SQL of the file that a column names, as a `FileRow` in JSON; null if there is none. */
export const fileOf = (column: string): string => `
  (SELECT ${fileJson('f')} FROM files f WHERE f.workspace_id = $1 AND f.id = ${column})`;

/** SQL of a file joined under an alias, as a `FileRow` in JSON. */
export const fileJson = (f: string): string =>
  `json_build_object('id', ${f}.id, 'filename', ${f}.filename, 'content_type', ${f}.content_type, 'size', ${f}.size)`;

/** The PDF of a record, with the hash that proves its content. */
export interface DocumentRow {
  id: string;
  filename: string;
  /** In hex. */
  sha256: string;
  /** In bytes. */
  size: number;
}

/** SQL of a document joined under an alias, as a `DocumentRow` in JSON. */
export const documentJson = (f: string): string =>
  `json_build_object('id', ${f}.id, 'filename', ${f}.filename, 'sha256', encode(${f}.sha256, 'hex'), 'size', ${f}.size)`;

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
  /** Set for an imported file, which keeps its id. */
  id?: string;
}

/** Stores a small file in Postgres, inside the transaction. Returns its id. */
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

/**
 * Makes a staged file exist from this transaction on.
 * @throws Problem 503 if the request took so long that the upkeep has deleted it
 */
export async function keepStaged(tx: Queries, id: string): Promise<void> {
  if ((await tx.count(markKept, { id })) !== 1) throw unavailable();
}

/** Deletes a file, which no record may refer to any longer. */
export const forgetFile = (tx: Queries, id: string): Promise<number> => tx.count(deleteFile, { id });

export const sourceOf = ({ filename, contentType, bytes }: FileContent): Source => ({
  filename,
  contentType,
  size: bytes.length,
  sha256: sha256(bytes),
  async *read(pieceSize) {
    for (let from = 0; from < bytes.length; from += pieceSize) yield bytes.subarray(from, from + pieceSize);
  },
});

/** A stored file: its description, and how to read it. */
export interface StoredFile extends Served {
  id: string;
}

export interface FileStore {
  /**
   * Writes the bytes of a file before the transaction's first statement, so that its connection is not held;
   * returns the file's id for `keepStaged`. Deleted on rollback. `late` allows staging after the first
   * statement: only for small files made by the service whose owner's row the transaction has not locked.
   */
  stage(tx: Tx, file: Source, belonging: Belonging, late?: boolean): Promise<string>;
  /**
   * A file without its bytes; undefined if there is none. Its `read` requests the pieces in turn and holds no
   * connection between them; it throws 503 if the file is deleted meanwhile.
   */
  find(db: Queries, id: string): Promise<StoredFile | undefined>;
  /**
   * Deletes staged files that were never kept, in every workspace, and bucket objects without a row. Several
   * processes may run it at the same time.
   */
  upkeep(now: number, ending: Ending): Promise<{ strayFiles: number; objectsRemoved: number }>;
  close(): void;
}

/** `pool` has `FILE_CONNECTIONS` connections, for files only. New files go to the bucket if there is one. */
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
