import { accessOf } from './access.js';

const CREATED = ['201', '202'];

/** Whether a call may create something: a POST that writes and is not anonymous. */
export function mayCreate(method, operation) {
  const { role, key } = accessOf(operation);
  return method === 'post' && role !== null && !key.endsWith(':read');
}

/** Whether a call's statuses say that it creates: 201 for a record, 202 for work that is done later. */
export const saysByStatus = (operation) => CREATED.some((status) => operation.responses?.[status]);

/**
 * Rule 58: calls with 201, 202 or `x-creates: true` take an `Idempotency-Key`. Calls that can be repeated
 * without harm have `x-creates: false`, as do sign-in calls, because what they create soon expires.
 */
export const takesIdempotencyKey = (method, operation) =>
  mayCreate(method, operation) && (saysByStatus(operation) || operation['x-creates'] === true);
