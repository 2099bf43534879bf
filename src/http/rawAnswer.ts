import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '../problem.ts';
import { problemBody } from './envelope.ts';

/**
 * Milliseconds from the answer until the connection is destroyed. At once, unread bytes of the client would
 * make the system reset the connection, and the answer could be lost (RFC 9112, 9.6).
 */
const CLOSE_AFTER = 1_000;

/** The envelope and headers of a problem, for an answer that ends its connection. */
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
 * Writes the envelope to a socket without a response object. The connection ends within a second even if the
 * client keeps its side open, so that it does not hold a file descriptor.
 */
export function answerRaw(socket: Duplex, problem: Problem): void {
  const { status, headers, body } = closingAnswer(problem);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const cut = setTimeout(() => socket.destroy(), CLOSE_AFTER);
  socket.once('close', () => clearTimeout(cut));
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // discards further bytes, and notices when the client closes
  socket.resume();
}
