import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';

/** The caller's `X-Request-Id` if it is short and has only safe characters, else a new one. */
export function requestIdOf(ctx: Context): string {
  const given = ctx.get('x-request-id');
  return /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID();
}
