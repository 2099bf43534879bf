/**
 * The sockets of this process, by person. Postgres tells every process what was written for whom (NOTIFY); the hub reads
 * it through the workspace's walls and pushes it. A notice is a hint: after a gap in them each person is sent the count
 * anew, and each session is looked at again.
 */
import type { Logger } from 'pino';
import { presentNotification } from '../notifications/present.ts';
import { notificationsById, unreadCount } from '../notifications/store.ts';
import { liveSessions } from '../auth/liveSessions.ts';
import { workspaceDb } from '../db/handle.ts';
import type { OpenSockets } from '../db/openSockets.ts';
import type { Pool } from '../db/pool.ts';
import type { Connection } from './connection.ts';
import { encode } from './frames.ts';

/** Sockets a person may hold, in all processes together. */
const MAX_SOCKETS = 5;
/** Notifications read at a time. */
const BATCH = 100;
/** Milliseconds until what failed is tried again. */
const RETRY = 1_000;
/** Milliseconds within which changes of access in one workspace are looked at together. */
const GATHER = 100;

export interface HubTiming {
  /** Milliseconds between looks at expired tokens and slow readers. */
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
  /** Greets a new socket and keeps it; false where its person has too many. */
  join(connection: Connection): boolean;
  leave(connection: Connection): void;
  /** A notice: `{workspace_id, user_id, id?}`. */
  notice(payload: string): void;
  /** Sessions or people of this workspace may have changed. */
  accessChanged(workspaceId: string): void;
  /** Notices were lost. */
  noticesLost(): void;
  /** Closes every socket with 1001 and forgets them. */
  close(): void;
}

interface Person {
  workspaceId: string;
  userId: string;
  connections: Set<Connection>;
  /** Joined, but not greeted yet: they hear nothing before their hello. */
  newcomers: Set<Connection>;
  /** Ids of notifications to be pushed. */
  news: Set<string>;
  /** As how many the other processes know the connections. */
  noted: number;
  /** The count has to be told again. */
  recount: boolean;
  busy: boolean;
}

export function createHub({ pool, log, openSockets, now, timing }: HubDeps): Hub {
  const persons = new Map<string, Person>();
  const suspects = new Set<string>();
  let gathering: NodeJS.Timeout | undefined;
  let closed = false;
  const keyOf = (workspaceId: string, userId: string) => `${workspaceId} ${userId}`;

  /** One after the other for a person, so that frames leave in the order things happened. */
  const deliver = (person: Person): void => {
    if (person.busy || closed) return;
    person.busy = true;
    void push(person)
      .catch((error: unknown) => {
        log.warn({ err: error, user_id: person.userId }, 'could not push notifications');
        return new Promise((resolve) => setTimeout(resolve, RETRY).unref());
      })
      .then(() => {
        person.busy = false;
        if (hasWork(person) && !closed) deliver(person);
        else if (person.connections.size === 0) persons.delete(keyOf(person.workspaceId, person.userId));
      });
  };

  const push = async (person: Person): Promise<void> => {
    const { workspaceId, userId, connections } = person;
    const newcomers = [...person.newcomers];
    const listeners = [...connections].filter((one) => !person.newcomers.has(one));
    const ids = [...person.news].slice(0, BATCH);
    const db = workspaceDb(pool, workspaceId);
    const tell = person.recount || ids.length > 0;
    person.recount = false;
    try {
      const here = connections.size;
      if (here !== person.noted) {
        const elsewhere = await openSockets.note(userId, here);
        person.noted = here;
        // those that came last do not stay where there are too many, in other processes too
        const surplus = Math.max(0, here + elsewhere - MAX_SOCKETS);
        for (const connection of newcomers.splice(Math.max(0, newcomers.length - surplus))) {
          person.newcomers.delete(connection);
          connection.close('tooMany');
        }
      }
      if (connections.size === 0) return;
      const rows = ids.length === 0 ? [] : await db.rows(notificationsById, { user_id: userId, ids });
      const { unread } = await db.one(unreadCount, { user_id: userId });
      for (const row of rows) {
        const frame = encode({ type: 'notification', notification: presentNotification(row) });
        for (const connection of listeners) connection.send(frame);
      }
      const count = encode({ type: 'unread_count', unread });
      if (tell) for (const connection of listeners) connection.send(count);
      const hello = encode({ type: 'hello', user_id: userId, unread });
      for (const connection of newcomers) {
        person.newcomers.delete(connection);
        connection.send(hello);
      }
      for (const id of ids) person.news.delete(id);
    } catch (error) {
      person.recount = tell;
      throw error;
    }
  };

  /** Closes the sockets whose session has ended or whose person has left, in the workspaces under suspicion. */
  const examine = async (): Promise<void> => {
    gathering = undefined;
    for (const workspaceId of [...suspects]) {
      suspects.delete(workspaceId);
      const connections = everyConnection().filter(({ holder }) => holder.workspaceId === workspaceId);
      if (connections.length === 0) continue;
      try {
        const ids = [...new Set(connections.map(({ holder }) => holder.sessionId))];
        const rows = await workspaceDb(pool, workspaceId).rows(liveSessions, { ids });
        const live = new Set(rows.map((row) => row.id));
        for (const connection of connections)
          if (!live.has(connection.holder.sessionId)) connection.close('unauthenticated');
      } catch (error) {
        log.warn({ err: error }, 'could not look at the sessions of sockets');
        suspect(workspaceId, RETRY);
      }
    }
  };
  const suspect = (workspaceId: string, wait = GATHER): void => {
    if (closed) return;
    suspects.add(workspaceId);
    gathering ??= setTimeout(() => void examine(), wait);
  };
  const suspectAll = () => {
    for (const { workspaceId } of persons.values()) suspect(workspaceId);
  };
  const everyConnection = () => [...persons.values()].flatMap((person) => [...person.connections]);

  const sweep = setInterval(() => {
    const at = now();
    for (const connection of everyConnection()) {
      if (connection.holder.expires <= at) connection.close('unauthenticated');
      else connection.check();
    }
  }, timing.sweep);
  const pings = setInterval(() => {
    const at = new Date(now()).toISOString();
    for (const connection of everyConnection()) connection.ping(at);
    // a notice that never came does not keep a socket open for long
    suspectAll();
  }, timing.ping);
  sweep.unref();
  pings.unref();

  return {
    join(connection) {
      const { workspaceId, userId } = connection.holder;
      const key = keyOf(workspaceId, userId);
      let person = persons.get(key);
      if (person && person.connections.size >= MAX_SOCKETS) return false;
      if (!person) {
        person = {
          workspaceId,
          userId,
          connections: new Set(),
          newcomers: new Set(),
          noted: 0,
          news: new Set(),
          recount: false,
          busy: false,
        };
        persons.set(key, person);
      }
      person.connections.add(connection);
      person.newcomers.add(connection);
      deliver(person);
      return true;
    },
    leave(connection) {
      const key = keyOf(connection.holder.workspaceId, connection.holder.userId);
      const person = persons.get(key);
      if (!person) return;
      person.connections.delete(connection);
      person.newcomers.delete(connection);
      deliver(person);
    },
    notice(payload) {
      const heard = readNotice(payload);
      const person = heard && persons.get(keyOf(heard.workspace_id, heard.user_id));
      if (!person) return;
      if (heard.id === undefined) person.recount = true;
      else person.news.add(heard.id);
      deliver(person);
    },
    accessChanged: (workspaceId) => suspect(workspaceId),
    noticesLost() {
      suspectAll();
      for (const person of persons.values()) {
        person.recount = true;
        deliver(person);
      }
    },
    close() {
      closed = true;
      clearInterval(sweep);
      clearInterval(pings);
      clearTimeout(gathering);
      for (const connection of everyConnection()) connection.close('goingAway');
    },
  };
}

/** A notice as `events/notify.ts` words it; null for anything else on the channel. */
function readNotice(payload: string): { workspace_id: string; user_id: string; id?: string } | null {
  try {
    return JSON.parse(payload) as { workspace_id: string; user_id: string; id?: string };
  } catch {
    return null;
  }
}

/** Something to say, and someone to say it to: to those who listen, or to the other processes. */
const hasWork = ({ connections, newcomers, noted, news, recount }: Person): boolean =>
  connections.size !== noted || (connections.size > 0 && (newcomers.size > 0 || news.size > 0 || recount));
