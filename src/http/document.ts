import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Context } from 'koa';
import { send } from './envelope.ts';

/** A document that is the same for everybody until the next release: a schema, a page, a script. */
export interface StaticDocument {
  body: string;
  headers: Record<string, string>;
  gzipped: () => Buffer;
}

/** Makes a document, compressed at most once, with an ETag made from its content. */
export function staticDocument(
  type: string,
  body: string,
  headers: Record<string, string> = {},
): StaticDocument {
  let compressed: Buffer | undefined;
  return {
    body,
    gzipped: () => (compressed ??= gzipSync(body)),
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  };
}

/** Sends a document, or 304 to a client that has it already. */
export function sendDocument(ctx: Context, { body, headers, gzipped }: StaticDocument): void {
  const held = ctx.get('if-none-match').split(',');
  const same = held.some((one) => ['*', headers['ETag']].includes(one.trim().replace(/^W\//, '')));
  send(ctx, { status: same ? 304 : 200, headers: { ...headers }, body, gzipped });
}
