import pg from 'pg';
import { currentSecret } from '../lib/secretFiles.ts';

export interface Listener {
  close(): Promise<void>;
}

export interface ListenOptions {
  url: string;
  /** The connection's name in Postgres. */
  name?: string;
  /** Channel -> handler of a payload. */
  channels: Record<string, (payload: string) => void>;
  /** Called after a reconnect: notices sent in between were lost. */
  onReconnect?: () => void;
  onError?: (error: Error) => void;
}

/** The first and the longest wait before a reconnect, in milliseconds. */
const FIRST_WAIT = 100;
const MAX_WAIT = 2_000;

/**
 * LISTEN on a connection of its own, which reconnects when it breaks. Notices are hints: listeners must also
 * work without them, only later.
 */
export async function listen({
  url,
  name = 'workforce-api listen',
  channels,
  onReconnect,
  onError,
}: ListenOptions): Promise<Listener> {
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = new pg.Client({
      connectionString: currentSecret(url),
      application_name: name,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 5_000,
    });
    // before the connection is up, `connect` itself rejects; handling the error here too would start a second
    // reconnect
    let up = false;
    const onLost = (error?: Error) => {
      if (!up) return;
      up = false;
      if (error) onError?.(error);
      if (!closed) again(FIRST_WAIT);
    };
    next.on('error', onLost);
    next.on('end', () => onLost());
    next.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''));
    try {
      await next.connect();
      for (const channel of Object.keys(channels))
        await next.query(`LISTEN ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    if (closed) return next.end();
    up = true;
    client = next;
  };

  const again = (wait: number) => {
    retry = setTimeout(() => {
      connect().then(
        () => onReconnect?.(),
        (error: Error) => {
          onError?.(error);
          if (!closed) again(Math.min(wait * 2, MAX_WAIT));
        },
      );
    }, wait);
    retry.unref();
  };

  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
