import pg from 'pg';

export interface Listener {
  close(): Promise<void>;
}

export interface ListenOptions {
  url: string;
  /** Channel -> what to do with a payload. */
  channels: Record<string, (payload: string) => void>;
  /** Called after the connection came back: notices in between were lost. */
  onReconnect?: () => void;
  onError?: (error: Error) => void;
}

/** Longest wait between tries to connect again, in milliseconds. */
const MAX_WAIT = 2_000;

/**
 * LISTEN on a connection of its own, made again whenever it breaks. Notices are hints: whoever listens must also be right
 * without them, only later.
 */
export async function listen({ url, channels, onReconnect, onError }: ListenOptions): Promise<Listener> {
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'workforce-api listen',
      keepAlive: true,
    });
    let lost = false;
    const onLost = (error?: Error) => {
      if (lost) return;
      lost = true;
      if (error) onError?.(error);
      if (!closed) again(100);
    };
    next.on('error', onLost);
    next.on('end', () => onLost());
    next.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''));
    await next.connect();
    for (const channel of Object.keys(channels)) await next.query(`LISTEN ${next.escapeIdentifier(channel)}`);
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
