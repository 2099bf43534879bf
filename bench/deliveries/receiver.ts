/**
 * The receiver of every webhook. Records arrivals and their times; answers 204, or fails in the way of the
 * request's path.
 */
import { createServer } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { serveRequests, settingsOf } from './processes.ts';
import { numberIn } from './event.ts';

/** What has arrived since `begin`. */
export interface Arrivals {
  /** The first POST of each event in milliseconds since 1970, by the event's number. */
  first: Map<number, number>;
  acknowledged: number;
  /** When the last one was acknowledged. */
  lastAt: number;
  /** POSTs to endpoints that acknowledge nothing. */
  dead: number;
}
export type ReceiverRequests = {
  begin: [null, null];
  count: [null, number];
  arrivals: [null, Arrivals];
};

let seen: Arrivals;
const begin = () => {
  seen = { first: new Map(), acknowledged: 0, lastAt: 0, dead: 0 };
};
begin();
const now = () => performance.timeOrigin + performance.now();

const { certificate, key } = settingsOf<{ certificate: string; key: string }>();
const server = createServer({ cert: certificate, key }, (request, response) => {
  const at = now();
  void take(request, response, at).catch(() => response.destroy());
});

async function take(request: IncomingMessage, response: ServerResponse, at: number): Promise<void> {
  const number = numberIn(await text(request));
  // dead: accepts the request and never answers, which occupies a run longest
  if (request.url === '/dead') {
    seen.dead += 1;
    return;
  }
  // always fails immediately
  if (request.url === '/failing') {
    seen.dead += 1;
    return void response.writeHead(503).end();
  }
  const again = seen.first.has(number);
  if (!again) seen.first.set(number, at);
  if (request.url === '/once-more' && !again) return void response.writeHead(503).end();
  response.writeHead(204).end();
  seen.acknowledged += 1;
  seen.lastAt = now();
}

server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
serveRequests({ begin, count: () => seen.acknowledged, arrivals: () => seen });
