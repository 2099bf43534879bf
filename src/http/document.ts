import { gzipSync } from 'node:zlib';
import type { Context } from 'koa';
import { once } from '../lib/once.ts';
import { sha256 } from '../lib/sha256.ts';
import { tagOf } from '../lib/tag.ts';
import { modulesSwitchedOff } from '../workspace/modules.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { isHeld } from './conditional.ts';
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
      ETag: tagOf(sha256(body)),
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  };
}

/** Sends a document, or 304 if the client's cached copy is current. */
export function sendDocument(ctx: Context, { body, headers, gzipped }: StaticDocument): void {
  const same = isHeld(ctx.req, headers['ETag']);
  send(ctx, { status: same ? 304 : 200, headers: { ...headers }, body, gzipped });
}

/** Maximum number of combinations of areas to cache; most workspaces have all areas on. */
const KEPT = 8;

/** Makes and caches a value per combination of areas that the request's workspace has switched off. */
export function perAreasOff<T extends object>(make: (areas: readonly string[]) => T): (ctx: Context) => T {
  const whole = once(() => make([]));
  const made = new Map<string, T>();
  return (ctx) => {
    const areas = modulesSwitchedOff(ctx.state['workspace'] as Workspace);
    if (areas.length === 0) return whole();
    const key = areas.join();
    const known = made.get(key) ?? make(areas);
    // moved to the end: the least recently used is dropped first
    made.delete(key);
    made.set(key, known);
    if (made.size > KEPT) made.delete(made.keys().next().value!);
    return known;
  };
}
