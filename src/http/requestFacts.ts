import type { IncomingMessage } from 'node:http';
import type { Context, Middleware } from 'koa';
import { refreshTokenIn } from '../auth/refreshCookie.ts';
import type { RequestFacts } from '../events/requestFacts.ts';
import { isOwnPage } from './origin.ts';
import { hostOf } from './target.ts';

/**
 * Which of our own clients sent the request (operations.md, "Actor"): the app says so in `X-Client`; all
 * others count as the dashboard.
 */
export const clientOf = (request: IncomingMessage): RequestFacts['client'] =>
  String(request.headers['x-client'] ?? '').toLowerCase() === 'app' ? 'app' : 'dashboard';

const ASSISTANT = 'assistant';

/**
 * Marks requests that `/mcp` makes. Only this process can set it, not a header, because the source of audit
 * lines depends on it.
 */
export const markAssistant: Middleware = (ctx, next) => {
  ctx.state[ASSISTANT] = true;
  return next();
};

/** Whether `/mcp` made the request. */
export const isAssistants = (ctx: Pick<Context, 'state'>): boolean => ctx.state[ASSISTANT] === true;

/** Facts of a request that the audit trail and sessions store, and those about the page that sent it. */
export const factsOf = (request: IncomingMessage, id: string, ip: string): RequestFacts => ({
  id,
  ip,
  userAgent: request.headers['user-agent']?.slice(0, 400) ?? null,
  client: clientOf(request),
  page: {
    isOwn: () => isOwnPage(request.headers.origin, hostOf(request)),
    refreshToken: () => refreshTokenIn(request.headers.cookie),
  },
});
