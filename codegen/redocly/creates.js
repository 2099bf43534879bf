import { accessOf } from './access.js';

const CREATED = ['201', '202'];

/** A POST by somebody known that writes: the calls of which each creates, or does not. */
export function mayCreate(method, operation) {
  const { role, key } = accessOf(operation);
  return method === 'post' && role !== null && !key.endsWith(':read');
}

/** Its status says already that a call creates: 201 for a record, 202 for something that is on its way. */
export const saysByStatus = (operation) => CREATED.some((status) => operation.responses?.[status]);

/**
 * Rule 58: whether a call takes an `Idempotency-Key`. Every call does that would make something more if it was sent again:
 * each that answers 201 or 202, and a POST of 200 whose file says `x-creates: true`. `x-creates: false` is for calls that
 * leave the same state when they are repeated (decisions, ends, marks), and for those of signing in: what they make (tokens,
 * recovery codes, tickets) takes the place of what was made before, or lapses within minutes, and is worth nothing to
 * somebody who has not seen it. Anonymous calls have no caller whose key it could be.
 */
export const takesIdempotencyKey = (method, operation) =>
  mayCreate(method, operation) && (saysByStatus(operation) || operation['x-creates'] === true);
