/**
 * Bytes of files in Postgres, in chunks: no statement carries more than one of them, whatever a file's size, so that few bytes
 * are in memory and no connection is held while a client sends or reads slowly.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { workspaceDb, type Queries } from '../db/handle.ts';
import { isUnavailable, type Pool } from '../db/pool.ts';
import { statement, type NoRow } from '../db/statement.ts';
import { atMost } from '../lib/atMost.ts';
import { unavailable } from '../problem.ts';
import type { Source } from './content.ts';

/** Bytes of a chunk. Larger ones are hardly faster, and take more memory with many clients. */
export const CHUNK = 256 * 1024;
/**
 * Bytes that are read at a time. Of a whole chunk the text that Postgres sends would be a large object of V8's heap, of
 * which many pile up before they are collected.
 */
const PIECE = 64 * 1024;
/** Connections of its own: however many files move, the rest of the service has all of its pool. */
export const FILE_CONNECTIONS = 3;
/** Milliseconds before a chunk is read or written again where Postgres was away: a restart ends no download. */
const RETRIES = [200, 1_000, 3_000];

/** The same twice has no effect: one whose answer was lost is sent again. */
const insertChunk = statement<NoRow, { id: string; n: number; bytes: Buffer }>(`
  INSERT INTO file_chunks (workspace_id, file_id, n, bytes) VALUES ($1, $id, $n, $bytes) ON CONFLICT DO NOTHING`);

/** Bytes of one chunk, in base64, because bytea itself leaves Postgres in hex, half as long again. */
const pieceOf = statement<
  { bytes: string | null },
  { id: string; n: number; skipped: number; count: number }
>(`
  SELECT encode((SELECT substring(bytes FROM $skipped::int + 1 FOR $count::int) FROM file_chunks
                  WHERE workspace_id = $1 AND file_id = $id AND n = $n), 'base64') AS bytes`);

/** SQL of the bytes of a small file `f`, in base64, so that it costs no second round trip; null of a larger one. */
export const SMALL = `
  CASE WHEN f.place IS NULL AND f.size <= ${PIECE} THEN encode(
    (SELECT bytes FROM file_chunks c WHERE c.workspace_id = $1 AND c.file_id = f.id AND c.n = 0), 'base64') END`;

/** A file as its row knows it. */
export interface Chunked {
  id: string;
  chunk_size: number;
  small: string | null;
}

/** `pool`: of `FILE_CONNECTIONS`, for files alone. */
export function createChunks(pool: Pool) {
  // the pool would give up those that wait for more than a second
  const inTurn = atMost(FILE_CONNECTIONS);
  const laneOf = ({ workspaceId }: Queries) => workspaceDb(pool, workspaceId);

  return {
    /** Does something with a handle of these connections, when one of them is free. */
    lane: <T>(of: Queries, work: (db: Queries) => Promise<T>): Promise<T> => inTurn(() => work(laneOf(of))),

    async write(of: Queries, id: string, file: Source): Promise<void> {
      const db = laneOf(of);
      let n = 0;
      for await (const bytes of file.read(CHUNK)) {
        const at = n++;
        await persistently(() => inTurn(() => db.count(insertChunk, { id, n: at, bytes })));
      }
    },

    /** Sends a statement for each piece and holds nothing between two. Throws 503 where the file is deleted meanwhile. */
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

/** Another file may be in its place now. */
export const deletedMeanwhile = () => unavailable('The file was deleted while it was read. Try again.');

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
