/**
 * Notices as they come: over the socket, and by polling while it cannot be opened. A notice makes the reads of
 * its area stale.
 */
import type { components } from '../generated/api.ts';
import { call } from './call.ts';

export type Notice = components['schemas']['FeedNotification'];

/** How notices arrive now. */
export type Way = 'connecting' | 'socket' | 'polling';

export interface Listener {
  unread(count: number): void;
  notice(notice: Notice): void;
  way(way: Way): void;
}

type Frame =
  | { type: 'hello' | 'unread_count'; unread: number }
  | { type: 'notification'; notification: Notice }
  | { type: 'ping' | 'pong' };

const POLL = 30_000;
const LONGEST_WAIT = 60_000;
/** The socket is closed when its access token ends, and opened again with a new one. */
const SESSION_ENDED = 4401;

/** Starts to listen; returns what stops it. */
export function listen(listener: Listener): () => void {
  let stopped = false;
  let socket: WebSocket | null = null;
  let tries = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;
  let etag: string | undefined;

  const ask = async () => {
    if (document.visibilityState === 'hidden') return;
    const answer = await call('getUnreadCount', { ifNoneMatch: etag }).catch(() => null);
    if (!answer || stopped || answer.unchanged) return;
    etag = answer.etag ?? undefined;
    listener.unread(answer.data.unread);
  };

  const lost = (closed?: CloseEvent) => {
    if (stopped) return;
    listener.way('polling');
    if (!poll) {
      void ask();
      poll = setInterval(() => void ask(), POLL);
    }
    const wait = closed?.code === SESSION_ENDED ? 0 : Math.min(1_000 * 2 ** tries, LONGEST_WAIT);
    tries += 1;
    retry = setTimeout(() => void open(), wait);
  };

  const open = async () => {
    const ticket = await call('createSocketTicket', {}).catch(() => null);
    if (stopped) return;
    if (!ticket) return lost();
    const address = new URL(`/ws/notifications/?ticket=${ticket.data.ticket}`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    socket = new WebSocket(address);
    socket.onclose = lost;
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(data as string) as Frame;
      if (frame.type === 'hello') {
        tries = 0;
        clearInterval(poll);
        poll = undefined;
        listener.way('socket');
      }
      if (frame.type === 'hello' || frame.type === 'unread_count') listener.unread(frame.unread);
      if (frame.type === 'notification') listener.notice(frame.notification);
      if (frame.type === 'ping') socket?.send('{"type":"pong"}');
    };
  };

  listener.way('connecting');
  void open();
  return () => {
    stopped = true;
    clearTimeout(retry);
    clearInterval(poll);
    socket?.close();
  };
}
