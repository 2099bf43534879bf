/** The receiver of every webhook: counts what arrives and when; answers 204, or fails in the way its path asks for. */
import { createServer } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { serveRequests, settingsOf } from './processes.ts';
import { numberIn } from './event.ts';

/** What arrived since `begin`. */
export interface Arrivals {
  /** Milliseconds since 1970 of the first POST of each event, by its number. */
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
  // dead: takes the request and never answers, which keeps a run busy longest
  if (request.url === '/dead') {
    seen.dead += 1;
    return;
  }
  // fails at once, whatever comes
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
