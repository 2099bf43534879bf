import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** What a test receiver does with one request; `index` counts from 0. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse, index: number) => void;

/** Ways in which a receiver answers, good and bad. */
export const behaviours = {
  /** 204. */
  ok: (_request, response) => void response.writeHead(204).end(),
  /** 302 to a loopback address. */
  redirect: (_request, response) => void response.writeHead(302, { location: 'https://127.0.0.1:1/' }).end(),
  /** 200, after half a second. */
  slow_first_byte: (_request, response) => void setTimeout(() => response.end('late'), 500),
  /** 200, then a byte every 50 ms, without end. */
  slow_drip: (_request, response) => repeat(response, 50, () => response.write('.')),
  /** One header every 50 ms, never the last. */
  slow_headers(_request, response) {
    response.socket!.write('HTTP/1.1 200 OK\r\n');
    repeat(response, 50, (count) => response.socket!.write(`x-drip-${count}: 1\r\n`));
  },
  /** 100 Continue without end, never a status. */
  endless_continue: (_request, response) =>
    repeat(response, 20, () => response.socket!.write('HTTP/1.1 102 Processing\r\n\r\n')),
  /** 200, then as many bytes as the line takes. */
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
  /** 200 and fewer bytes than promised, then the end. */
  short_content_length: (_request, response) =>
    void response.socket!.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nshort'),
  /** 200 and more bytes than promised. */
  long_content_length: (_request, response) =>
    void response.socket!.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok and much more'),
  /** Two lengths that contradict each other. */
  contradicting_lengths: (_request, response) =>
    void response.socket!.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 5\r\n\r\nokabc'),
  /** A gzip of 64 MiB of nothing, though identity was asked for. */
  compressed_bomb: (_request, response) =>
    void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb()),
  /** Not HTTP. */
  garbage: (_request, response) => void response.socket!.end('220 mail.example.test ESMTP\r\n'),
  /** 101 to a protocol that nobody asked for. */
  upgrade: (_request, response) =>
    void response.socket!.write(
      'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n',
    ),
  /** The connection is closed before a status. */
  reset_before_headers: (_request, response) => void response.socket!.destroy(),
  /** The connection is closed after status and half a body. */
  reset_after_headers(_request, response) {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half');
    setTimeout(() => response.socket?.destroy(), 50);
  },
  /** Nothing at all. */
  hang: () => undefined,
} satisfies Record<string, Behaviour>;

export type BehaviourName = keyof typeof behaviours;

/** Answers with a status, optionally headers and a text. */
export function status(code: number, headers: Record<string, string> = {}, text = ''): Behaviour {
  return (_request, response) => void response.writeHead(code, headers).end(text);
}

function repeat(response: ServerResponse, everyMs: number, act: (count: number) => unknown): void {
  let count = 0;
  const timer = setInterval(() => act(count++), everyMs);
  response.socket!.on('error', () => undefined);
  response.socket!.once('close', () => clearInterval(timer));
}

// packed beforehand: the attempt's clock must not pay for it
const packed = gzipSync(Buffer.alloc(64 * 1024 * 1024), { level: 1 });
function bomb(): Buffer {
  return packed;
}
