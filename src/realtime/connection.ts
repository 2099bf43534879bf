import type { WebSocket } from 'ws';
import { formatTimestamp } from '../civil/zones.ts';
import { CLOSE, encode, type CloseReason } from './frames.ts';

/** Maximum bytes that wait for a client; a slower client is dropped. */
const MAX_BUFFERED = 1024 * 1024;
/** Unanswered pings after which a socket counts as dead. */
const MAX_UNANSWERED = 2;
/** Milliseconds for the client's answer to our close frame. */
const CLOSE_GRACE = 2_000;

/** The person of a socket, and until when it may stay open. */
export interface SocketOwner {
  workspaceId: string;
  /** The workspace's zone, for the offset of timestamps. */
  timezone: string;
  userId: string;
  sessionId: string;
  /** End of the access token in milliseconds since 1970. */
  expires: number;
}

export interface Connection {
  readonly owner: SocketOwner;
  send(frame: Buffer): void;
  close(reason: CloseReason): void;
  /** Ends the TCP connection without a close frame. */
  drop(): void;
  /** Call it on each frame and pong: the client is alive. */
  alive(): void;
  /** Sends a ping (`now` in milliseconds since 1970); closes the socket if too many were unanswered. */
  ping(now: number): void;
  /** Drops the client if it does not read. */
  check(): void;
}

export function createConnection(socket: WebSocket, owner: SocketOwner): Connection {
  let unanswered = 0;

  const connection: Connection = {
    owner,
    send(frame) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MAX_BUFFERED) return socket.terminate();
      socket.send(frame, { binary: false });
    },
    close: (reason) => closeSocket(socket, reason),
    drop: () => socket.terminate(),
    alive() {
      unanswered = 0;
    },
    ping(now) {
      if (unanswered >= MAX_UNANSWERED) return connection.close('idle');
      unanswered += 1;
      connection.send(encode({ type: 'ping', at: formatTimestamp(now, owner.timezone) }));
      // browsers answer a protocol-level ping without code of the page
      if (socket.readyState === socket.OPEN) socket.ping();
    },
    check() {
      if (socket.bufferedAmount > MAX_BUFFERED) socket.terminate();
    },
  };
  return connection;
}

/** Closes with a code and a text; cuts the connection if the other side does not answer. */
export function closeSocket(socket: WebSocket, reason: CloseReason): void {
  if (socket.readyState !== socket.OPEN) return;
  const cut = setTimeout(() => socket.terminate(), CLOSE_GRACE);
  cut.unref();
  socket.once('close', () => clearTimeout(cut));
  const [code, text] = CLOSE[reason];
  socket.close(code, text);
}
