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
  /** A connection for this attempt only: an idle one if there is one. */
  take(origin: string, target: Target, dial: Dial): PooledConnection;
  /** The number of idle connections. */
  idle(): number;
  /** Closes idle connections now, and those in use when they are released. */
  close(): void;
}

/** Milliseconds until idle connections are closed. Most servers close theirs after 5 s. */
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
 * Keeps connections open by origin and checked address, so that a name with a new address never uses an old
 * connection. Each attempt in flight has its own client (one socket), so that its failure affects no other.
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
