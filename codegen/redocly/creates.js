import { accessOf } from './access.js';

const CREATED = ['201', '202'];

/** Whether a call must say if it creates: a POST that writes and is not anonymous. */
export function mayCreate(method, operation) {
  const { role, key } = accessOf(operation);
  return method === 'post' && role !== null && !key.endsWith(':read');
}

/** Statuses of calls that create: 201 for a record, 202 for work that is done later. */
export const saysByStatus = (operation) => CREATED.some((status) => operation.responses?.[status]);

/**
 * Rule 58: calls that would create again when repeated take an `Idempotency-Key`: those with 201 or 202, and
 * those with `x-creates: true`. Calls whose repetition is harmless or that sign in have `x-creates: false`.
 */
export const takesIdempotencyKey = (method, operation) =>
  mayCreate(method, operation) && (saysByStatus(operation) || operation['x-creates'] === true);
