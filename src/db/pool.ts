import pg from 'pg';
import { Batch, type BatchItem, type BatchResult } from './batch.ts';
import { CONNECTION_SETTINGS } from './connectionSettings.ts';
import { destroyConnection, watchForSilence } from './silence.ts';
import { currentSecret } from '../lib/secretFiles.ts';

/** A pool of connections as the app role: all access to Postgres goes through it. */
export interface Pool {
  /** One round trip and one implicit transaction. */
  run(items: BatchItem[]): Promise<BatchResult[]>;
  /** A connection for one transaction. `release(true)` closes it instead of returning it. */
  connect(): Promise<Lease>;
  end(): Promise<void>;
  /** The audit key, if each transaction must set it: behind a pooler, which shares connections. */
  readonly keyOfTransactions: string | undefined;
  readonly stats: { total: number; idle: number; waiting: number };
}

export interface Lease {
  run(items: BatchItem[]): Promise<BatchResult[]>;
  release(broken?: boolean): void;
}

export interface PoolOptions {
  url: string;
  /**
   * If `url` leads to a pooler in transaction mode: leads straight to Postgres. Then connections start without
   * settings, which the role must have (`connectionSettings.ts`).
   */
  directUrl?: string | undefined;
  /** Maximum number of connections. */
  size: number;
  /**
   * Signs lines of the audit trail, in hexadecimal (`events/auditKey.ts`). Without it lines are not signed.
   */
  auditKey?: string;
  /**
   * Milliseconds to wait for a free connection; by default as long as a request may wait before it gets 503.
   */
  acquireTimeout?: number;
  /** Called with errors of idle connections, for example when Postgres is stopped. */
  onIdleError?: (error: Error) => void;
}

/**
 * Errors of connecting: a wrong password, a host that does not resolve, an expired certificate. No statement
 * was sent, so they count as unavailable (503) whatever the cause.
 */
const connectErrors = new WeakSet<object>();

/** Milliseconds that a request may wait for a free connection before it gets 503. */
const REQUEST_PATIENCE = 1_500;

export function createPool({
  url,
  directUrl,
  size,
  auditKey,
  acquireTimeout = REQUEST_PATIENCE,
  onIdleError,
}: PoolOptions): Pool {
  const pool = new pg.Pool({
    Client: clientTo(url),
    max: size,
    connectionTimeoutMillis: acquireTimeout,
    idleTimeoutMillis: 30_000,
    application_name: 'workforce-api',
    ...(directUrl === undefined && {
      options: `${CONNECTION_SETTINGS}${auditKey ? ` -c app.audit_key=${auditKey}` : ''}`,
    }),
    allowExitOnIdle: true,
  });
  pool.on('error', (error) => onIdleError?.(error));
  // the pool handles errors of idle connections only; one that breaks between two statements of a transaction
  // would end the process, although its next statement fails anyway
  pool.on('connect', (client) => client.on('error', () => undefined));

  const silence = watchForSilence({ url, directUrl }, (silent) =>
    onIdleError?.(new Error(silent ? 'Postgres has gone silent' : 'Postgres answers again')),
  );

  const connect = async (): Promise<pg.PoolClient> => {
    if (silence.lasts) throw new Error('Connection terminated: Postgres is silent');
    try {
      return await pool.connect();
    } catch (error) {
      connectErrors.add(error as object);
      throw error;
    }
  };
  const send = async (client: pg.PoolClient, items: BatchItem[]): Promise<BatchResult[]> => {
    const done = silence.begin(() => destroyConnection(client));
    try {
      return await client.query(new Batch(items, directUrl !== undefined)).done;
    } finally {
      done();
    }
  };

  return {
    async run(items) {
      const client = await connect();
      let broken = false;
      try {
        return await send(client, items);
      } catch (error) {
        broken = isBroken(error);
        throw error;
      } finally {
        client.release(broken);
      }
    },
    async connect() {
      const client = await connect();
      return {
        run: (items) => send(client, items),
        release: (broken = false) => client.release(broken),
      };
    },
    async end() {
      silence.end();
      await pool.end();
    },
    keyOfTransactions: directUrl === undefined ? undefined : auditKey,
    get stats() {
      return { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
    },
  };
}

/** Connections with the password of now: its file may have changed (`secretFiles.ts`). */
const clientTo = (url: string) =>
  class extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: currentSecret(url) });
    }
  };

/** The SQLSTATE of a database error; undefined for other errors. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.code : undefined;

/** The constraint that a database error names, if any. */
export const violatedConstraint = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.constraint : undefined;

/**
 * Whether a connection must not be reused: it is closed, or a migration changed the result type of its
 * prepared statements.
 */
function isBroken(error: unknown): boolean {
  const state = sqlState(error);
  return state === undefined || state.startsWith('57') || state === '0A000';
}

/**
 * Postgres cannot be reached, refuses the connection, is shutting down or has no room: the caller may retry
 * (503).
 */
export function isUnavailable(error: unknown): boolean {
  if (typeof error === 'object' && error !== null && connectErrors.has(error)) return true;
  const state = sqlState(error);
  if (state !== undefined) {
    return (
      state.startsWith('08') || state.startsWith('53') || state.startsWith('57P') || RETRYABLE.has(state)
    );
  }
  const { code, message } = error as NodeJS.ErrnoException;
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'].includes(code ?? '') ||
    /timeout exceeded when trying to connect|Connection terminated|not queryable|Client has encountered a connection error/.test(
      message ?? '',
    )
  );
}

/** Lock timeout, statement timeout, deadlock, serialization failure. */
const RETRYABLE = new Set(['55P03', '57014', '40P01', '40001']);
