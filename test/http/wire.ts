import { connect } from 'node:net';
import type { Service } from '../support/service.ts';

/** What was received over a bare socket. */
export interface WireReply {
  status: number;
  /** Names in lower case. */
  headers: Map<string, string>;
  text: string;
  /** The text as JSON, or null. */
  body: any;
}

/**
 * Writes bytes to the service's socket and reads until it closes, for requests that no HTTP client would
 * send. `head` is a request line and header lines; `Connection: close` is added.
 */
export async function speak(
  service: Service,
  head: string[],
  body: Buffer | string = '',
): Promise<WireReply> {
  const bytes = Buffer.concat([
    Buffer.from(`${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n`, 'latin1'),
    Buffer.from(body),
  ]);
  const answer = await new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error) => (chunks.length > 0 ? undefined : reject(error)));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
    socket.write(bytes);
  });
  const [first = '', ...rest] = answer.split('\r\n\r\n');
  const [line = '', ...fields] = first.split('\r\n');
  const text = rest.join('\r\n\r\n');
  return {
    status: Number(line.split(' ')[1]),
    headers: new Map(
      fields.map((field): [string, string] => {
        const colon = field.indexOf(':');
        return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
      }),
    ),
    text,
    body: text.startsWith('{') ? (JSON.parse(text) as unknown) : null,
  };
}
