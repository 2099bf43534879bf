/**
 * Stores files in Postgres, in chunks. No statement carries more than one chunk, so that memory use is small
 * and no connection is held while a client sends or reads slowly.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { workspaceDb, type Queries } from '../db/handle.ts';
import { isUnavailable, type Pool } from '../db/pool.ts';
import { statement, type NoRow } from '../db/statement.ts';
import { atMost } from '../lib/atMost.ts';
import { unavailable } from '../problem.ts';
import type { Source } from './content.ts';

/** Bytes per chunk. Larger chunks are hardly faster and need more memory with many clients. */
export const CHUNK = 256 * 1024;
/**
 * Bytes per read. The text of a whole chunk would be a large object of V8's heap, and many would accumulate
 * before they are collected.
 */
const PIECE = 64 * 1024;
/** Size of the pool for files, which is separate so that transfers do not slow down other requests. */
export const FILE_CONNECTIONS = 3;
/** Milliseconds before retries while Postgres is unavailable, so that its restart ends no download. */
const RETRIES = [200, 1_000, 3_000];

/** Idempotent, because a chunk whose answer was lost is sent again. */
export const insertChunk = statement<NoRow, { id: string; n: number; bytes: Buffer }>(`
  INSERT INTO file_chunks (workspace_id, file_id, n, bytes) VALUES ($1, $id, $n, $bytes) ON CONFLICT DO NOTHING`);

/** Part of a chunk in base64, because Postgres sends bytea as hex, which is half as long again. */
const pieceOf = statement<
  { bytes: string | null },
  { id: string; n: number; skipped: number; count: number }
>(`
  SELECT encode((SELECT substring(bytes FROM $skipped::int + 1 FOR $count::int) FROM file_chunks
                  WHERE workspace_id = $1 AND file_id = $id AND n = $n), 'base64') AS bytes`);

/**
 * SQL of the bytes of a small file `f` in base64, which saves a second round trip; null for a larger file.
 */
export const SMALL = `
  CASE WHEN f.place IS NULL AND f.size <= ${PIECE} THEN encode(
    (SELECT bytes FROM file_chunks c WHERE c.workspace_id = $1 AND c.file_id = f.id AND c.n = 0), 'base64') END`;

/** The columns of a file's row that reading needs. */
export interface Chunked {
  id: string;
  chunk_size: number;
  small: string | null;
}

/** `pool` has `FILE_CONNECTIONS` connections and is used for files only. */
export function createChunks(pool: Pool) {
  // the pool would reject calls that wait for longer than a second
  const inTurn = atMost(FILE_CONNECTIONS);
  const laneOf = ({ workspaceId }: Queries) => workspaceDb(pool, workspaceId);

  return {
    /** Runs `work` with a handle of the file pool when a connection is free. */
    lane: <T>(of: Queries, work: (db: Queries) => Promise<T>): Promise<T> => inTurn(() => work(laneOf(of))),

    async write(of: Queries, id: string, file: Source): Promise<void> {
      const db = laneOf(of);
      let n = 0;
      for await (const bytes of file.read(CHUNK)) {
        const at = n++;
        await persistently(() => inTurn(() => db.count(insertChunk, { id, n: at, bytes })));
      }
    },

    /**
     * Sends a statement per piece and holds no connection between pieces.
     * @throws Problem 503 if the file is deleted meanwhile
     */
    async *read(
      of: Queries,
      { id, chunk_size, small }: Chunked,
      from: number,
      to: number,
    ): AsyncGenerator<Buffer> {
      const db = laneOf(of);
      const piece = async (at: number, count: number): Promise<Buffer> => {
        if (small !== null) return Buffer.from(small, 'base64').subarray(at, at + count);
        const n = Math.floor(at / chunk_size);
        const values = { id, n, skipped: at - n * chunk_size, count };
        const { bytes } = await persistently(() => inTurn(() => db.one(pieceOf, values)));
        if (bytes === null) throw deletedMeanwhile();
        return Buffer.from(bytes, 'base64');
      };
      for (let at = from; at < to;) {
        const count = Math.min(PIECE, chunk_size - (at % chunk_size), to - at);
        const bytes = await piece(at, count);
        if (bytes.length !== count) throw new Error(`the file ${id} ends early`);
        yield bytes;
        at += count;
      }
    },
  };
}

/** 503, not 404, because a new file may have replaced it. */
export const deletedMeanwhile = () => unavailable('The file was deleted while it was read. Try again.');

/** Retries while Postgres is unavailable. For idempotent statements only. */
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
