import type { FeedNotification } from '../generated/types.ts';
import { UUID } from '../lib/ids.ts';

/** Frames that the service sends: JSON text, one object per message. */
export type ServerFrame =
  | { type: 'hello'; user_id: string; unread: number }
  | { type: 'notification'; notification: FeedNotification }
  | { type: 'unread_count'; unread: number }
  | { type: 'ping'; at: string }
  | { type: 'pong'; at: string };

/** Frames that a client may send. `pong` answers our `ping` and gets no answer. */
export type ClientFrame = { type: 'ping' } | { type: 'pong' } | { type: 'read'; id: string };

/** Why a socket is closed. The codes are part of the contract; the texts are for people. */
export const CLOSE = {
  goingAway: [1001, 'the service is restarting'],
  unreadable: [1008, 'send {"type":"ping"} or {"type":"read","id":…}'],
  unauthenticated: [4401, 'the access token is missing, invalid or expired, or its session has ended'],
  secondFactor: [4403, 'this workspace requires a second factor: set it up first'],
  apiKey: [4403, 'API keys are not accepted here'],
  idle: [4408, 'no answer to two pings'],
  tooMany: [4429, 'too many sockets, or too many messages'],
} as const satisfies Record<string, readonly [number, string]>;

export type CloseReason = keyof typeof CLOSE;

/** The bytes of a frame, encoded once for all its sockets. */
export const encode = (frame: ServerFrame): Buffer => Buffer.from(JSON.stringify(frame));

/** A client's frame; null for anything else. */
export function readFrame(text: string): ClientFrame | null {
  let frame: unknown;
  try {
    frame = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof frame !== 'object' || frame === null) return null;
  const { type, id } = frame as { type?: unknown; id?: unknown };
  if (type === 'ping' || type === 'pong') return { type };
  return type === 'read' && typeof id === 'string' && UUID.test(id) ? { type, id: id.toLowerCase() } : null;
}
