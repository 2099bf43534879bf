import type { IncomingMessage } from 'node:http';

/** Milliseconds that a request may take to arrive. */
export const ARRIVAL_TIMEOUT = 30_000;

/** Bytes per second that a client must send of a file, beyond ARRIVAL_TIMEOUT. */
const SLOWEST = 16 * 1024;

const allowances = new WeakMap<IncomingMessage, number>();

/** Extends the time of this request by what `bytes` take at the slowest accepted speed. */
export function allowBytes(request: IncomingMessage, bytes: number): void {
  allowances.set(request, (bytes / SLOWEST) * 1_000);
}

/** Milliseconds that this request may take beyond ARRIVAL_TIMEOUT. */
export const allowanceOf = (request: IncomingMessage): number => allowances.get(request) ?? 0;
