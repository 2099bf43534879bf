import type { WebSocket } from 'ws';
import { formatTimestamp } from '../civil/zones.ts';
import { CLOSE, encode, type CloseReason } from './frames.ts';

/** Bytes that may wait for a client to read them; a client that lets more pile up is dropped. */
const MAX_BUFFERED = 1024 * 1024;
/** Unanswered pings after which a socket counts as dead. */
const MAX_UNANSWERED = 2;
/** Milliseconds a client has to answer our close frame. */
const CLOSE_GRACE = 2_000;

/** Whose socket it is, and until when it may stay open. */
export interface SocketOwner {
  workspaceId: string;
  /** The workspace's, whose offset timestamps have. */
  timezone: string;
  userId: string;
  sessionId: string;
  /** When the access token ends, in milliseconds since 1970. */
  expires: number;
}

/** One open socket. */
export interface Connection {
  readonly owner: SocketOwner;
  send(frame: Buffer): void;
  close(reason: CloseReason): void;
  /** Ends the TCP connection without a close frame. */
  drop(): void;
  /** Called on each frame or pong: the client is alive. */
  alive(): void;
  /** Sends a ping with the time, in milliseconds since 1970; closes the socket where the last ones went unanswered. */
  ping(now: number): void;
  /** Drops a client that does not read. */
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
      // a browser answers this one by itself, without its page's code
      if (socket.readyState === socket.OPEN) socket.ping();
    },
    check() {
      if (socket.bufferedAmount > MAX_BUFFERED) socket.terminate();
    },
  };
  return connection;
}

/** Closes with a code and text; ends the connection where the other side does not answer. */
export function closeSocket(socket: WebSocket, reason: CloseReason): void {
  if (socket.readyState !== socket.OPEN) return;
  const cut = setTimeout(() => socket.terminate(), CLOSE_GRACE);
  cut.unref();
  socket.once('close', () => clearTimeout(cut));
  const [code, text] = CLOSE[reason];
  socket.close(code, text);
}
