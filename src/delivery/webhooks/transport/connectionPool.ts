import type { SecureContext } from 'node:tls';
import { Client } from 'undici';
import type { AddressPolicy } from './addresses.ts';
import { createConnector } from './connect.ts';
import type { Dial, Target } from './connect.ts';

/** One connection to one checked address of one origin, used by one attempt at a time. */
export interface PooledConnection {
  readonly client: Client;
  /** Returns the connection to the pool, where it stays open for some seconds. */
  release(): void;
  /** Closes the connection, because something is left unread on it or it failed. */
  discard(): void;
}

export interface ConnectionPool {
  /** Whether an idle connection to this target exists. */
  isWarm(origin: string, target: Target): boolean;
  /** A connection for this attempt alone, an idle one where there is one. */
  take(origin: string, target: Target, dial: Dial): PooledConnection;
  /** How many idle connections there are. */
  idle(): number;
  /** Closes the idle connections; those in use close when they are given back. */
  close(): void;
}

/**
 * Idle connections are closed after this time, in milliseconds: below the 5 s after which most servers close theirs.
 */
const IDLE_MS = 4_000;
/** Maximum number of idle connections; the one that has been idle longest is closed first. */
const MAX_IDLE = 128;
const MAX_HEADER_BYTES = 16 * 1024;

interface Entry {
  key: string;
  client: Client;
  dial: Dial;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Keeps connections open, keyed by origin AND checked address: a name that moves to another address never uses the
 * old connection. One client (one socket) for each attempt in flight, so that an attempt knows its own handshake and
 * its failure affects no other. The caller limits the number of attempts in flight.
 */
export function createConnectionPool(policy: AddressPolicy, secureContext: SecureContext): ConnectionPool {
  const idle: Entry[] = [];
  let closed = false;

  const destroy = (entry: Entry) => {
    clearTimeout(entry.timer);
    entry.client.destroy().catch(() => undefined);
  };
  const drop = (entry: Entry) => {
    const index = idle.indexOf(entry);
    if (index >= 0) idle.splice(index, 1);
    destroy(entry);
  };
  const keep = (entry: Entry) => {
    if (closed) {
      destroy(entry);
      return;
    }
    idle.push(entry);
    entry.timer = setTimeout(drop, IDLE_MS, entry).unref();
    if (idle.length > MAX_IDLE) drop(idle[0]!);
  };
  const open = (key: string, origin: string, target: Target, dial: Dial): Entry => {
    const connect = createConnector(target, policy, secureContext, () => entry.dial);
    const client = new Client(origin, {
      connect,
      pipelining: 1,
      allowH2: false,
      maxHeaderSize: MAX_HEADER_BYTES,
      keepAliveTimeout: IDLE_MS,
      keepAliveMaxTimeout: IDLE_MS,
      headersTimeout: 0, // the attempt has its own timeout
      bodyTimeout: 0,
    });
    const entry: Entry = { key, client, dial, timer: undefined };
    return entry;
  };

  return {
    isWarm: (origin, target) => idle.some(({ key }) => key === keyOf(origin, target)),

    take(origin, target, dial) {
      const key = keyOf(origin, target);
      const index = idle.findLastIndex((entry) => entry.key === key);
      const entry = index >= 0 ? idle.splice(index, 1)[0]! : open(key, origin, target, dial);
      clearTimeout(entry.timer);
      entry.dial = dial;
      return { client: entry.client, release: () => keep(entry), discard: () => destroy(entry) };
    },

    idle: () => idle.length,

    close() {
      closed = true;
      for (const entry of idle.splice(0)) destroy(entry);
    },
  };
}

function keyOf(origin: string, target: Target): string {
  return `${origin} ${target.address}`;
}
