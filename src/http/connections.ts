/**
 * The connections of one HTTP server: their maximum, and the order of answers on each. Node reports a
 * pipelined request, an upgrade or a parse error at once, while an earlier request is still being answered;
 * RFC 9112, 9.3.2 requires answers in the order of the requests, so they are queued here.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { allowanceOf } from './arrival.ts';

export interface Connections {
  /** Number of open connections. */
  count(): number;
  /**
   * Handles a request once earlier ones on its connection are answered; never if the connection closes first.
   */
  enqueue(request: IncomingMessage, response: ServerResponse, handle: () => void): void;
  /**
   * Calls back once every request read from this connection is answered; never if the connection closes
   * first.
   */
  whenAnswered(socket: Duplex, then: () => void): void;
  /** The last request that was read on this connection, answered or not. */
  lastOf(socket: Duplex): Exchange | undefined;
  /**
   * Connections whose request has not arrived within `limit` milliseconds plus its allowance (arrival.ts).
   */
  overdue(limit: number): Duplex[];
  /** Ends each connection with its next answer (`Connection: close`). */
  closeWhenAnswered(): void;
}

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface QueuedRequest extends Exchange {
  readonly handle: () => void;
}

/** One connection. */
interface ConnectionState {
  /** Requests that were read but not answered; the first is being handled. */
  readonly queue: QueuedRequest[];
  /** Called once `queue` is empty. */
  readonly afterwards: (() => void)[];
  last: Exchange | undefined;
  /** When the head of `last` was read, in milliseconds of `performance`. */
  lastAt: number;
  /** Reading from the socket is paused. */
  paused: boolean;
}

/** Queued requests on one connection above which reading from it is paused. */
const MAX_QUEUED = 32;

export interface ConnectionsOptions {
  /** Maximum number of connections, WebSockets included; further ones are closed at once. */
  max: number;
  /** Called for each connection that was closed because of `max`. */
  onRefused: () => void;
}

export function watchConnections(server: Server, { max, onRefused }: ConnectionsOptions): Connections {
  const states = new Map<Duplex, ConnectionState>();
  let closing = false;

  // ahead of Node's own listener. server.maxConnections does not work under Node 20's cluster module: the
  // first process would offer a refused connection again and again
  server.prependListener('connection', (socket: Duplex) => {
    // upgrade.ts emits known connections again
    if (states.has(socket)) return;
    if (states.size >= max) {
      onRefused();
      return void socket.destroy();
    }
    states.set(socket, { queue: [], afterwards: [], last: undefined, lastAt: 0, paused: false });
    socket.once('close', () => states.delete(socket));
  });

  const begin = ({ queue }: ConnectionState) => {
    const [first] = queue;
    if (!first) return;
    // if more requests were read, the connection has to stay open for them
    if (closing && queue.length === 1) closeAfter(first);
    // refuseUnreadable may have answered it already
    if (!first.response.headersSent) first.handle();
  };

  const answered = (socket: Duplex, state: ConnectionState) => {
    state.queue.shift();
    if (socket.destroyed) return;
    if (state.paused && state.queue.length <= 1) {
      state.paused = false;
      // an upgrade takes over the connection: bytes read before would be lost
      if (state.afterwards.length === 0) socket.resume();
    }
    begin(state);
    while (state.queue.length === 0 && state.afterwards.length > 0) state.afterwards.shift()!();
  };

  return {
    count: () => states.size,

    enqueue(request, response, handle) {
      const { socket } = request;
      const state = states.get(socket);
      // closed while its bytes were being parsed
      if (!state) return;
      state.last = { request, response };
      state.lastAt = performance.now();
      state.queue.push({ request, response, handle });
      response.once('close', () => answered(socket, state));
      if (state.queue.length === 1) begin(state);
      else if (state.queue.length > MAX_QUEUED) {
        state.paused = true;
        socket.pause();
      }
    },

    whenAnswered(socket, then) {
      const state = states.get(socket);
      if (!state) return;
      if (state.queue.length === 0) then();
      else state.afterwards.push(then);
    },

    lastOf: (socket) => states.get(socket)?.last,

    overdue: (limit) =>
      [...states]
        .filter(([, { last, lastAt }]) => {
          if (!last || last.request.complete) return false;
          return performance.now() - lastAt > limit + allowanceOf(last.request);
        })
        .map(([socket]) => socket),

    closeWhenAnswered() {
      closing = true;
      for (const { queue } of states.values())
        if (queue.length === 1 && !queue[0]!.response.headersSent) closeAfter(queue[0]!);
    },
  };
}

/**
 * Ends the connection with this answer, once the request has arrived completely: closing earlier would reset
 * the connection, and the answer could be lost.
 */
function closeAfter({ request, response }: Exchange): void {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
  const close = () => {
    response.shouldKeepAlive = false;
  };
  if (request.complete || (coding === undefined && Number(length) === 0)) close();
  else request.once('end', close);
}
