import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** How a test receiver handles one request; `index` counts from 0. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse, index: number) => void;

/** Ways to answer, correct and faulty. */
export const behaviours = {
  /** 204. */
  ok: (_request, response) => void response.writeHead(204).end(),
  /** 302 to a loopback address. */
  redirect: (_request, response) => void response.writeHead(302, { location: 'https://127.0.0.1:1/' }).end(),
  /** 200, after half a second. */
  slow_first_byte: (_request, response) => void setTimeout(() => response.end('late'), 500),
  /** 200, then a byte every 50 ms, endlessly. */
  slow_drip: (_request, response) => repeat(response, 50, () => response.write('.')),
  /** A header every 50 ms, endlessly. */
  slow_headers(_request, response) {
    response.socket!.write('HTTP/1.1 200 OK\r\n');
    repeat(response, 50, (count) => response.socket!.write(`x-drip-${count}: 1\r\n`));
  },
  /** 102 Processing endlessly, without a final status. */
  endless_continue: (_request, response) =>
    repeat(response, 20, () => response.socket!.write('HTTP/1.1 102 Processing\r\n\r\n')),
  /** 200, then an endless body as fast as the client reads it. */
  endless_body(_request, response) {
    const block = Buffer.alloc(256 * 1024, 'x');
    const more = () => {
      while (!response.destroyed && response.write(block));
    };
    response.on('drain', more);
    more();
  },
  /** 64 KiB of headers. */
  huge_headers: (_request, response) =>
    void response.socket!.write(
      `HTTP/1.1 200 OK\r\nx-huge: ${'x'.repeat(64 * 1024)}\r\ncontent-length: 0\r\n\r\n`,
    ),
  /** 200 with a shorter body than Content-Length says. */
  short_content_length: (_request, response) =>
    void response.socket!.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nshort'),
  /** 200 with a longer body than Content-Length says. */
  long_content_length: (_request, response) =>
    void response.socket!.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok and much more'),
  /** Two contradictory Content-Length headers. */
  contradicting_lengths: (_request, response) =>
    void response.socket!.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 5\r\n\r\nokabc'),
  /** A gzip body of 64 MiB of zeros, although the client asked for identity. */
  compressed_bomb: (_request, response) =>
    void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb()),
  /** Not HTTP. */
  garbage: (_request, response) => void response.socket!.end('220 mail.example.test ESMTP\r\n'),
  /** 101 to a protocol that the client did not request. */
  upgrade: (_request, response) =>
    void response.socket!.write(
      'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n',
    ),
  /** Closes the connection before the status line. */
  reset_before_headers: (_request, response) => void response.socket!.destroy(),
  /** Closes the connection after the status and half of the body. */
  reset_after_headers(_request, response) {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half');
    setTimeout(() => response.socket?.destroy(), 50);
  },
  /** Never answers. */
  hang: () => undefined,
} satisfies Record<string, Behaviour>;

export type BehaviourName = keyof typeof behaviours;

/** Answers with a status and optional headers and text. */
export function status(code: number, headers: Record<string, string> = {}, text = ''): Behaviour {
  return (_request, response) => void response.writeHead(code, headers).end(text);
}

function repeat(response: ServerResponse, everyMs: number, act: (count: number) => unknown): void {
  let count = 0;
  const timer = setInterval(() => act(count++), everyMs);
  response.socket!.on('error', () => undefined);
  response.socket!.once('close', () => clearInterval(timer));
}

// compressed in advance, so that it does not count towards the duration of the attempt
const packed = gzipSync(Buffer.alloc(64 * 1024 * 1024), { level: 1 });
function bomb(): Buffer {
  return packed;
}
