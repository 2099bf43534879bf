import type { IncomingMessage } from 'node:http';
import type { Context, Middleware } from 'koa';
import type { RequestFacts } from '../events/requestFacts.ts';

/**
 * Which of our own clients sent the request (operations.md, "Actor"): the app says so, everything else is the
 * dashboard.
 */
export const clientOf = (request: IncomingMessage): RequestFacts['client'] =>
  String(request.headers['x-client'] ?? '').toLowerCase() === 'app' ? 'app' : 'dashboard';

const ASSISTANT = 'assistant';

/**
 * Marks the requests that `/mcp` makes. It is a fact of the call inside this process: no header can state it, because the source
 * of an audit line follows from it.
 */
export const markAssistant: Middleware = (ctx, next) => {
  ctx.state[ASSISTANT] = true;
  return next();
};

/** Whether `/mcp` made the request. */
export const isAssistants = (ctx: Pick<Context, 'state'>): boolean => ctx.state[ASSISTANT] === true;

/** Facts of a request that the audit trail and sessions store. */
export const factsOf = (request: IncomingMessage, id: string, ip: string): RequestFacts => ({
  id,
  ip,
  userAgent: request.headers['user-agent']?.slice(0, 400) ?? null,
  client: clientOf(request),
});
