import type { IncomingMessage } from 'node:http';
import type { RequestFacts } from '../events/requestFacts.ts';

/**
 * Which of our own clients sent the request (operations.md, "Actor"): the app says so, everything else is the
 * dashboard.
 */
export const clientOf = (request: IncomingMessage): RequestFacts['client'] =>
  String(request.headers['x-client'] ?? '').toLowerCase() === 'app' ? 'app' : 'dashboard';

/** The name that calls made for an assistant bear in `X-Client`. */
export const ASSISTANT = 'assistant';

/** Facts of a request that the audit trail and sessions store. */
export const factsOf = (request: IncomingMessage, id: string, ip: string): RequestFacts => ({
  id,
  ip,
  userAgent: request.headers['user-agent']?.slice(0, 400) ?? null,
  client: clientOf(request),
});
