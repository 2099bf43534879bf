/** Answers that are not JSON: exports and files, streamed. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Context } from 'koa';
import type { Bytes, Content } from '../files/content.ts';
import { acceptsGzip, varyOf } from './envelope.ts';

type Chunk = string | Uint8Array;

/**
 * An answer whose bytes are about to be sent. Its first chunk was read already, so that an error at the start still
 * becomes an envelope.
 */
export interface Streamed {
  status: number;
  headers: Record<string, string>;
  first: IteratorResult<Chunk, unknown>;
  rest: AsyncIterator<Chunk>;
}

/** Milliseconds after which the connection of a client that reads nothing is closed. */
const STALLED = 30_000;

export async function openContent(
  status: number,
  headers: Record<string, string>,
  { type, bytes }: Content,
): Promise<Streamed> {
  const rest = chunksOf(bytes);
  const contentType = type.startsWith('text/') ? `${type}; charset=utf-8` : type;
  return { status, headers: { ...headers, 'Content-Type': contentType }, first: await rest.next(), rest };
}

/** Closes content that was opened and is not sent. */
export const closeContent = async ({ rest }: Streamed): Promise<void> => void (await rest.return?.());

/**
 * Sends the content no faster than the client reads, compressed where it is text. Resolves when all is sent or the
 * client is gone; throws when the content fails: the connection then ends without the end of the body, so that no
 * client takes the part for the whole.
 */
export async function sendContent(ctx: Context, answer: Streamed, stalled = STALLED): Promise<void> {
  ctx.respond = false;
  const { req, res } = ctx;
  const { status, headers } = answer;
  if (res.destroyed) return closeContent(answer);
  if (req.method === 'HEAD') {
    res.writeHead(status, headers).end();
    return closeContent(answer);
  }
  const compressed = headers['Content-Type']!.startsWith('text/');
  if (compressed) headers['Vary'] = varyOf(res, headers);
  const gzip = compressed && acceptsGzip(String(req.headers['accept-encoding'] ?? ''));
  if (gzip) {
    headers['Content-Encoding'] = 'gzip';
    delete headers['Content-Length'];
  }
  // the source of the bytes may be slow too: only a client that leaves some unread is cut off
  res.setTimeout(stalled, () => {
    if (res.writableLength > 0) res.destroy();
  });
  res.writeHead(status, headers);
  const source = Readable.from(whole(answer), { objectMode: false });
  try {
    await (gzip ? pipeline(source, createGzip({ level: 1 }), res) : pipeline(source, res));
  } catch (error) {
    // the client disconnected, or was cut off
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

async function* chunksOf(bytes: Bytes): AsyncGenerator<Chunk> {
  if (typeof bytes === 'string' || bytes instanceof Uint8Array) yield bytes;
  else yield* bytes;
}

async function* whole({ first, rest }: Streamed): AsyncGenerator<Chunk> {
  if (first.done) return;
  yield first.value;
  yield* { [Symbol.asyncIterator]: () => rest };
}
