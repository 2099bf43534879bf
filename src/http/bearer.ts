import type { Context } from 'koa';
import { unauthorized } from '../problem.ts';
import { assertOnce } from './target.ts';

/**
 * The token of `Authorization: Bearer …`; null without the header. Throws 401 for a malformed header, 400 for
 * two.
 */
export function bearerOf(ctx: Context): string | null {
  const header = ctx.req.headers.authorization;
  if (header === undefined) return null;
  assertOnce(ctx.req, 'Authorization');
  const parts = /^bearer +([\x21-\x7e]{1,4096})$/i.exec(header.trim());
  if (!parts)
    throw unauthorized('invalid_credential', 'Send "Authorization: Bearer <API key or access token>".');
  return parts[1]!;
}
