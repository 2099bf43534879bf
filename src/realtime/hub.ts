/**
 * The sockets of this process, by user. Postgres notifies every process of new notifications (NOTIFY); the
 * hub reads them with the workspace's handle and pushes them. A notice is only a hint: if some may have been
 * lost, the unread count of each user is sent again, and each session is checked again.
 */
import type { Logger } from 'pino';
import { presentNotification } from '../notifications/present.ts';
import { notificationsById, unreadCount } from '../notifications/store.ts';
import { withTimesOf } from '../openapi/times.ts';
import { liveSessions } from '../auth/liveSessions.ts';
import { workspaceDb } from '../db/handle.ts';
import type { OpenSockets } from '../db/openSockets.ts';
import type { Pool } from '../db/pool.ts';
import type { Connection } from './connection.ts';
import { encode } from './frames.ts';

/** Maximum number of sockets per user over all processes. */
const MAX_SOCKETS = 5;
/** Notifications per query. */
const BATCH = 100;
const RETRY = 1_000;
/** Milliseconds for which changes of access are collected and then checked together. */
const GATHER = 100;

export interface HubTiming {
  /** Milliseconds between checks for expired tokens and slow readers. */
  sweep: number;
  /** Milliseconds between pings. */
  ping: number;
}

export interface HubDeps {
  pool: Pool;
  log: Logger;
  openSockets: OpenSockets;
  /** Milliseconds since 1970. */
  now: () => number;
  timing: HubTiming;
}

export interface Hub {
  /** Adds a socket and sends its `hello`; false if its user has too many. */
  join(connection: Connection): boolean;
  leave(connection: Connection): void;
  /** Handles a notice: `{workspace_id, user_id, id?}`. */
  notice(payload: string): void;
  /** Call it when sessions or people of this workspace may have changed. */
  accessChanged(workspaceId: string): void;
  /** Call it when notices may have been lost. */
  noticesLost(): void;
  /** Closes every socket with 1001. */
  close(): void;
}

interface UserSockets {
  workspaceId: string;
  /** The workspace's zone, as of the newest connection or the last check. */
  timezone: string;
  userId: string;
  connections: Set<Connection>;
  /** Connections that have joined but have not been sent `hello`, which is always the first frame. */
  ungreeted: Set<Connection>;
  /** Ids of notifications to be pushed. */
  unsent: Set<string>;
  /** Number of connections last reported to the other processes. */
  reported: number;
  /** Whether the unread count has to be sent again. */
  recount: boolean;
  busy: boolean;
}

export function createHub({ pool, log, openSockets, now, timing }: HubDeps): Hub {
  const users = new Map<string, UserSockets>();
  const workspacesToCheck = new Set<string>();
  let checkTimer: NodeJS.Timeout | undefined;
  let closed = false;
  const keyOf = (workspaceId: string, userId: string) => `${workspaceId} ${userId}`;

  /** Runs one push at a time per user, so that frames are sent in order. */
  const deliver = (user: UserSockets): void => {
    if (user.busy || closed) return;
    user.busy = true;
    void push(user)
      .catch((error: unknown) => {
        log.warn({ err: error, user_id: user.userId }, 'could not push notifications');
        return new Promise((resolve) => setTimeout(resolve, RETRY).unref());
      })
      .then(() => {
        user.busy = false;
        if (hasWork(user) && !closed) deliver(user);
        else if (user.connections.size === 0) users.delete(keyOf(user.workspaceId, user.userId));
      });
  };

  const push = async (user: UserSockets): Promise<void> => {
    const { workspaceId, userId, connections } = user;
    const ungreeted = [...user.ungreeted];
    const listeners = [...connections].filter((one) => !user.ungreeted.has(one));
    const ids = [...user.unsent].slice(0, BATCH);
    const db = workspaceDb(pool, workspaceId);
    const tell = user.recount || ids.length > 0;
    user.recount = false;
    try {
      const here = connections.size;
      if (here !== user.reported) {
        const elsewhere = await openSockets.note(userId, here);
        user.reported = here;
        // with too many sockets over all processes, close the newest
        const surplus = Math.max(0, here + elsewhere - MAX_SOCKETS);
        for (const connection of ungreeted.splice(Math.max(0, ungreeted.length - surplus))) {
          user.ungreeted.delete(connection);
          connection.close('tooMany');
        }
      }
      if (connections.size === 0) return;
      const rows = ids.length === 0 ? [] : await db.rows(notificationsById, { user_id: userId, ids });
      const { unread } = await db.one(unreadCount, { user_id: userId });
      for (const row of rows) {
        const notification = withTimesOf('FeedNotification', presentNotification(row), user.timezone);
        const frame = encode({ type: 'notification', notification });
        for (const connection of listeners) connection.send(frame);
      }
      const count = encode({ type: 'unread_count', unread });
      if (tell) for (const connection of listeners) connection.send(count);
      const hello = encode({ type: 'hello', user_id: userId, unread });
      for (const connection of ungreeted) {
        user.ungreeted.delete(connection);
        connection.send(hello);
      }
      for (const id of ids) user.unsent.delete(id);
    } catch (error) {
      user.recount = tell;
      throw error;
    }
  };

  /** Closes sockets whose session has ended or whose user is deactivated, in the workspaces to be checked. */
  const checkSessions = async (): Promise<void> => {
    checkTimer = undefined;
    for (const workspaceId of [...workspacesToCheck]) {
      workspacesToCheck.delete(workspaceId);
      const connections = everyConnection().filter(({ owner }) => owner.workspaceId === workspaceId);
      if (connections.length === 0) continue;
      try {
        const ids = [...new Set(connections.map(({ owner }) => owner.sessionId))];
        const rows = await workspaceDb(pool, workspaceId).rows(liveSessions, { ids });
        const live = new Set(rows.map((row) => row.id));
        for (const connection of connections)
          if (!live.has(connection.owner.sessionId)) connection.close('unauthenticated');
        const zone = rows[0]?.timezone;
        if (zone !== undefined) setZone(workspaceId, zone);
      } catch (error) {
        log.warn({ err: error }, 'could not check the sessions of sockets');
        scheduleCheck(workspaceId, RETRY);
      }
    }
  };
  /** Changes the zone of the frames' timestamps. */
  const setZone = (workspaceId: string, timezone: string): void => {
    for (const user of users.values()) {
      if (user.workspaceId !== workspaceId) continue;
      user.timezone = timezone;
      for (const { owner } of user.connections) owner.timezone = timezone;
    }
  };
  const scheduleCheck = (workspaceId: string, wait = GATHER): void => {
    if (closed) return;
    workspacesToCheck.add(workspaceId);
    checkTimer ??= setTimeout(() => void checkSessions(), wait);
  };
  const scheduleAllChecks = () => {
    for (const { workspaceId } of users.values()) scheduleCheck(workspaceId);
  };
  const everyConnection = () => [...users.values()].flatMap((user) => [...user.connections]);

  const sweep = setInterval(() => {
    const at = now();
    for (const connection of everyConnection()) {
      if (connection.owner.expires <= at) connection.close('unauthenticated');
      else connection.check();
    }
  }, timing.sweep);
  const pings = setInterval(() => {
    const at = now();
    for (const connection of everyConnection()) connection.ping(at);
    // limits how long a lost notice can keep a socket open
    scheduleAllChecks();
  }, timing.ping);
  sweep.unref();
  pings.unref();

  return {
    join(connection) {
      const { workspaceId, timezone, userId } = connection.owner;
      const key = keyOf(workspaceId, userId);
      let user = users.get(key);
      if (user && user.connections.size >= MAX_SOCKETS) return false;
      if (!user) {
        user = {
          workspaceId,
          timezone,
          userId,
          connections: new Set(),
          ungreeted: new Set(),
          reported: 0,
          unsent: new Set(),
          recount: false,
          busy: false,
        };
        users.set(key, user);
      }
      user.timezone = timezone;
      user.connections.add(connection);
      user.ungreeted.add(connection);
      deliver(user);
      return true;
    },
    leave(connection) {
      const key = keyOf(connection.owner.workspaceId, connection.owner.userId);
      const user = users.get(key);
      if (!user) return;
      user.connections.delete(connection);
      user.ungreeted.delete(connection);
      deliver(user);
    },
    notice(payload) {
      const notice = readNotice(payload);
      const user = notice && users.get(keyOf(notice.workspace_id, notice.user_id));
      if (!user) return;
      if (notice.id === undefined) user.recount = true;
      else user.unsent.add(notice.id);
      deliver(user);
    },
    accessChanged: (workspaceId) => scheduleCheck(workspaceId),
    noticesLost() {
      scheduleAllChecks();
      for (const user of users.values()) {
        user.recount = true;
        deliver(user);
      }
    },
    close() {
      closed = true;
      clearInterval(sweep);
      clearInterval(pings);
      clearTimeout(checkTimer);
      for (const connection of everyConnection()) connection.close('goingAway');
    },
  };
}

/** A notice in the form of `events/notify.ts`; null for any other payload. */
function readNotice(payload: string): { workspace_id: string; user_id: string; id?: string } | null {
  try {
    return JSON.parse(payload) as { workspace_id: string; user_id: string; id?: string };
  } catch {
    return null;
  }
}

/** Whether there is something to send, or a count to report to the other processes. */
const hasWork = ({ connections, ungreeted, reported, unsent, recount }: UserSockets): boolean =>
  connections.size !== reported ||
  (connections.size > 0 && (ungreeted.size > 0 || unsent.size > 0 || recount));
