import type { WebSocket } from 'ws';
import { CLOSE, encode, type CloseReason } from './frames.ts';

/** Bytes that may wait for a client to read them; who lets more pile up is dropped. */
const MAX_BUFFERED = 1024 * 1024;
/** Pings without a sign of life, after which nobody is there any more. */
const MAX_UNANSWERED = 2;
/** Milliseconds a client has to answer our close. */
const CLOSE_GRACE = 2_000;

/** Whose socket it is, and until when it may stay open. */
export interface Holder {
  workspaceId: string;
  userId: string;
  sessionId: string;
  /** When the access token ends, in milliseconds since 1970. */
  expires: number;
}

/** One open socket. */
export interface Connection {
  readonly holder: Holder;
  send(frame: Buffer): void;
  close(reason: CloseReason): void;
  /** Cuts the line without a word. */
  drop(): void;
  /** A frame or a pong came: someone is there. */
  heard(): void;
  /** Asks whether someone is there; closes where the last pings went unanswered. */
  ping(at: string): void;
  /** Drops a client that does not read. */
  check(): void;
}

export function createConnection(socket: WebSocket, holder: Holder): Connection {
  let unanswered = 0;

  const connection: Connection = {
    holder,
    send(frame) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MAX_BUFFERED) return socket.terminate();
      socket.send(frame, { binary: false });
    },
    close: (reason) => closeSocket(socket, reason),
    drop: () => socket.terminate(),
    heard() {
      unanswered = 0;
    },
    ping(at) {
      if (unanswered >= MAX_UNANSWERED) return connection.close('idle');
      unanswered += 1;
      connection.send(encode({ type: 'ping', at }));
      // a browser answers this one by itself, whatever its page does
      if (socket.readyState === socket.OPEN) socket.ping();
    },
    check() {
      if (socket.bufferedAmount > MAX_BUFFERED) socket.terminate();
    },
  };
  return connection;
}

/** Says why and closes; cuts the line where the other side does not answer. */
export function closeSocket(socket: WebSocket, reason: CloseReason): void {
  if (socket.readyState !== socket.OPEN) return;
  const cut = setTimeout(() => socket.terminate(), CLOSE_GRACE);
  cut.unref();
  socket.once('close', () => clearTimeout(cut));
  const [code, text] = CLOSE[reason];
  socket.close(code, text);
}
