/** Answers that are not JSON: exports and files, streamed. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Context } from 'koa';
import type { Bytes, Content, Seekable } from '../files/content.ts';
import { Problem } from '../problem.ts';
import { acceptsGzip, varyOf } from './envelope.ts';
import { rangeOf } from './ranges.ts';

type Chunk = string | Uint8Array;

/**
 * An answer whose bytes are about to be sent. Its first chunk is read already, so that an early error still
 * becomes an envelope.
 */
export interface Streamed {
  status: number;
  headers: Record<string, string>;
  first: IteratorResult<Chunk, unknown>;
  rest: AsyncIterator<Chunk>;
}

/** Milliseconds after which a client that reads nothing is disconnected. */
const STALLED = 30_000;

/** The part of the content that a request asks for. */
export interface Asked {
  method: string;
  /** The `Range` and `If-Range` headers. */
  range?: string | undefined;
  ifRange?: string | undefined;
}

/**
 * Opens content. A GET may ask for a range of a stored file (RFC 9110, 14): 206, or 416 if the range begins
 * after the end.
 */
export async function openContent(
  status: number,
  headers: Record<string, string>,
  { type, charset = 'utf-8', bytes }: Content,
  asked: Asked = { method: 'GET' },
): Promise<Streamed> {
  const contentType = type.startsWith('text/') ? `${type}; charset=${charset}` : type;
  const typed = { ...headers, 'Content-Type': contentType };
  if (isSeekable(bytes)) return openPart(status, typed, bytes, asked);
  const rest = chunksOf(bytes);
  return { status, headers: typed, first: await rest.next(), rest };
}

async function openPart(
  status: number,
  headers: Record<string, string>,
  bytes: Seekable,
  { method, range, ifRange }: Asked,
): Promise<Streamed> {
  const { size } = bytes;
  const part = method === 'GET' ? rangeOf(range, ifRange, headers['ETag'], size) : null;
  if (part === 'none')
    throw new Problem(416, 'range_not_satisfiable', {
      detail: `The file has ${size} bytes; the range begins behind them.`,
      headers: { 'Content-Range': `bytes */${size}` },
    });
  const { from, to } = part ?? { from: 0, to: size };
  const rest = bytes.read(from, to)[Symbol.asyncIterator]();
  return {
    status: part ? 206 : status,
    headers: {
      ...headers,
      'Accept-Ranges': 'bytes',
      'Content-Length': String(to - from),
      ...(part ? { 'Content-Range': `bytes ${from}-${to - 1}/${size}` } : {}),
    },
    // HEAD sends no bytes
    first: method === 'HEAD' ? { done: true, value: undefined } : await rest.next(),
    rest,
  };
}

/** Closes content that will not be sent. */
const closeContent = async ({ rest }: Streamed): Promise<void> => void (await rest.return?.());

/**
 * Sends the content as fast as the client reads, compressed if it is text. Resolves when everything is sent
 * or the client is gone. Throws if the content fails: the connection then ends before the end of the body, so
 * that no client takes it for complete.
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
  // a range counts bytes of the file, not of its compressed form
  const compressed = headers['Content-Type']!.startsWith('text/') && !headers['Accept-Ranges'];
  if (compressed) headers['Vary'] = varyOf(res, headers);
  const gzip = compressed && acceptsGzip(String(req.headers['accept-encoding'] ?? ''));
  if (gzip) {
    headers['Content-Encoding'] = 'gzip';
    delete headers['Content-Length'];
  }
  // the source may be slow too: only a client that leaves bytes unread is disconnected
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

const isSeekable = (bytes: Bytes): bytes is Seekable => typeof bytes === 'object' && 'size' in bytes;

async function* chunksOf(bytes: Exclude<Bytes, Seekable>): AsyncGenerator<Chunk> {
  if (typeof bytes === 'string' || bytes instanceof Uint8Array) yield bytes;
  else yield* bytes;
}

async function* whole({ first, rest }: Streamed): AsyncGenerator<Chunk> {
  if (first.done) return;
  yield first.value;
  yield* { [Symbol.asyncIterator]: () => rest };
}
