/**
 * The connections of one HTTP server: how many there may be, and in which order the requests of each are answered. Node
 * reports a pipelined request, an upgrade or an unreadable byte as soon as it is parsed, whatever is being answered on that
 * connection; RFC 9112, 9.3.2 wants answers in the order of the requests. So each waits here for its turn.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

export interface Connections {
  /** Handles a request once those before it on its connection are answered; not at all where the connection ends before. */
  inTurn(request: IncomingMessage, response: ServerResponse, handle: () => void): void;
  /** Calls back once everything that was read from this connection is answered; never where it ends before. */
  whenAnswered(socket: Duplex, then: () => void): void;
  /** The request that was read last on this connection, answered or not. */
  lastOf(socket: Duplex): Exchange | undefined;
  /** From now on each answer is the last of its connection and says so (`Connection: close`). */
  tellToClose(): void;
}

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Turn extends Exchange {
  readonly handle: () => void;
}

/** One connection. */
interface Line {
  /** Requests that are read and not answered yet; the first is being handled. */
  readonly turns: Turn[];
  /** Called once `turns` is empty. */
  readonly afterwards: (() => void)[];
  last: Exchange | undefined;
  /** Nothing more is read from it for now. */
  paused: boolean;
}

/** Requests that may wait on one connection before no more is read from it. */
const MAX_WAITING = 32;

export interface ConnectionsOptions {
  /** Connections at most, sockets included; one more is closed as it comes. */
  max: number;
  /** Told of each connection that was closed because there are too many. */
  onRefused: () => void;
}

export function watchConnections(server: Server, { max, onRefused }: ConnectionsOptions): Connections {
  const lines = new Map<Duplex, Line>();
  let closing = false;

  // ahead of Node's own listener. Not server.maxConnections: under the cluster module of Node 20 the first process would
  // offer a connection that nobody takes again and again
  server.prependListener('connection', (socket: Duplex) => {
    // put back by upgrade.ts
    if (lines.has(socket)) return;
    if (lines.size >= max) {
      onRefused();
      return void socket.destroy();
    }
    lines.set(socket, { turns: [], afterwards: [], last: undefined, paused: false });
    socket.once('close', () => lines.delete(socket));
  });

  const begin = ({ turns }: Line) => {
    const [turn] = turns;
    if (!turn) return;
    // where more requests are read already, the connection has to stay for them
    if (closing && turns.length === 1) closeAfter(turn);
    // it may have been answered instead of its handler, see refuseUnreadable
    if (!turn.response.headersSent) turn.handle();
  };

  const answered = (socket: Duplex, line: Line) => {
    line.turns.shift();
    if (socket.destroyed) return;
    if (line.paused && line.turns.length <= 1) {
      line.paused = false;
      // an upgrade takes the connection over as it is; what flows before would be lost to it
      if (line.afterwards.length === 0) socket.resume();
    }
    begin(line);
    while (line.turns.length === 0 && line.afterwards.length > 0) line.afterwards.shift()!();
  };

  return {
    inTurn(request, response, handle) {
      const { socket } = request;
      const line = lines.get(socket);
      // closed while its bytes were being parsed
      if (!line) return;
      line.last = { request, response };
      line.turns.push({ request, response, handle });
      response.once('close', () => answered(socket, line));
      if (line.turns.length === 1) begin(line);
      else if (line.turns.length > MAX_WAITING) {
        line.paused = true;
        socket.pause();
      }
    },

    whenAnswered(socket, then) {
      const line = lines.get(socket);
      if (!line) return;
      if (line.turns.length === 0) then();
      else line.afterwards.push(then);
    },

    lastOf: (socket) => lines.get(socket)?.last,

    tellToClose() {
      closing = true;
      for (const { turns } of lines.values())
        if (turns.length === 1 && !turns[0]!.response.headersSent) closeAfter(turns[0]!);
    },
  };
}

/**
 * Makes an answer the last of its connection. Not one that is given before the request is there whole: closing then resets
 * the connection, and the answer may be lost.
 */
function closeAfter({ request, response }: Exchange): void {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
  const close = () => {
    response.shouldKeepAlive = false;
  };
  if (request.complete || (coding === undefined && Number(length) === 0)) close();
  else request.once('end', close);
}
