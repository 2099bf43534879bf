import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '../problem.ts';
import { problemBody } from './envelope.ts';

/**
 * Milliseconds from the answer until the connection is destroyed. Not none: what the client sent and nobody read would make
 * the system reset the connection, and the answer could be lost with it (RFC 9112, 9.6).
 */
const LINGER = 1_000;

/** The envelope of a problem with its headers, for an answer that is the last of its connection. */
export function closingAnswer(problem: Problem): {
  status: number;
  headers: Record<string, string>;
  body: string;
} {
  const body = problemBody(problem);
  return {
    status: problem.status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      Connection: 'close',
      ...problem.options.headers,
    },
    body,
  };
}

/**
 * The envelope on a bare socket, where there is no response object (yet, or any more). The connection ends with it, within
 * a second, whatever the client does: a client that keeps its side open keeps no descriptor of ours.
 */
export function answerRaw(socket: Duplex, problem: Problem): void {
  const { status, headers, body } = closingAnswer(problem);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const cut = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(cut));
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // what still comes is thrown away, and the client's own end is noticed
  socket.resume();
}
