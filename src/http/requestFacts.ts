import type { IncomingMessage } from 'node:http';
import type { RequestFacts } from '../events/requestFacts.ts';

/** Which of our own programs asks (operations.md, "Actor"): the app says so, everything else is the dashboard. */
export const clientOf = (request: IncomingMessage): RequestFacts['client'] =>
  String(request.headers['x-client'] ?? '').toLowerCase() === 'app' ? 'app' : 'dashboard';

/** What the audit trail and the sessions keep of a request. */
export const factsOf = (request: IncomingMessage, id: string, ip: string): RequestFacts => ({
  id,
  ip,
  userAgent: request.headers['user-agent']?.slice(0, 400) ?? null,
  client: clientOf(request),
});
