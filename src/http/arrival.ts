import type { IncomingMessage } from 'node:http';

/** Milliseconds that a request may take to arrive. */
export const ARRIVAL_TIMEOUT = 30_000;

/** Bytes a second at which a file must arrive at least, beyond the time that every request has. */
const SLOWEST = 16 * 1024;

const allowances = new WeakMap<IncomingMessage, number>();

/** Allows this request as much longer as a slow connection takes for that many bytes. */
export function allowBytes(request: IncomingMessage, bytes: number): void {
  allowances.set(request, (bytes / SLOWEST) * 1_000);
}

/** Milliseconds beyond the time of every request that this one may take to arrive. */
export const allowanceOf = (request: IncomingMessage): number => allowances.get(request) ?? 0;
