import { accessOf } from './access.js';

const CREATED = ['201', '202'];

/** Whether a call is a POST that writes and is not anonymous; of these, each creates or does not. */
export function mayCreate(method, operation) {
  const { role, key } = accessOf(operation);
  return method === 'post' && role !== null && !key.endsWith(':read');
}

/** Statuses of calls that create: 201 for a record, 202 for something that is done later. */
export const saysByStatus = (operation) => CREATED.some((status) => operation.responses?.[status]);

/**
 * Rule 58: whether a call takes an `Idempotency-Key`. Every call does that would create something more when it is
 * repeated: each that answers 201 or 202, and a POST with 200 whose file says `x-creates: true`. `x-creates: false` is
 * for calls that leave the same state when they are repeated (decisions, ends, marks), and for those of signing in:
 * what they create (tokens, recovery codes, tickets) replaces what was created before, or expires within minutes, and
 * is useless to a client that lost the answer. Anonymous calls have no caller for a key.
 */
export const takesIdempotencyKey = (method, operation) =>
  mayCreate(method, operation) && (saysByStatus(operation) || operation['x-creates'] === true);
