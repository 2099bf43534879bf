/** Answers that are not JSON: exports and files, sent as they come. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Context } from 'koa';
import type { Bytes, Content } from '../files/content.ts';
import { acceptsGzip, varyOf } from './envelope.ts';

type Chunk = string | Uint8Array;

/** An answer whose bytes are about to be sent. The first have been read: what fails at once is still answered in the envelope. */
export interface Streamed {
  status: number;
  headers: Record<string, string>;
  first: IteratorResult<Chunk, unknown>;
  rest: AsyncIterator<Chunk>;
}

/** Milliseconds after which a client that reads nothing is given up. */
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

/** Lets go of what was opened and is not sent. */
export const closeContent = async ({ rest }: Streamed): Promise<void> => void (await rest.return?.());

/**
 * Sends it no faster than it is read, compressed where it is text. Resolves when all has left or the client is gone; throws
 * what broke it off: the connection ends then without an end of the body, so that nobody takes the part for the whole.
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
  // quiet may also be who makes the bytes: only a client that leaves some unread is given up
  res.setTimeout(stalled, () => {
    if (res.writableLength > 0) res.destroy();
  });
  res.writeHead(status, headers);
  const source = Readable.from(whole(answer), { objectMode: false });
  try {
    await (gzip ? pipeline(source, createGzip({ level: 1 }), res) : pipeline(source, res));
  } catch (error) {
    // the client went away, or was given up
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
