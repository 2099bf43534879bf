import type { Client } from '@temporalio/client';

/** Runs calls of a client within a time. */
export type Timely = <T>(call: () => Promise<T>) => Promise<T>;

/**
 * Each call ends within `ms` milliseconds, or fails. The SDK's deadline alone bounds each of its own tries, and while Temporal is
 * away there are many (measured: 19 s for a start).
 */
export const createTimely =
  (client: Client, ms: number): Timely =>
  async (call) => {
    const limit = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        limit.abort();
        reject(new Error(`Temporal did not answer within ${ms} ms`));
      }, ms);
    });
    try {
      return await Promise.race([
        client.withDeadline(Date.now() + ms, () => client.withAbortSignal(limit.signal, call)),
        late,
      ]);
    } finally {
      clearTimeout(timer);
    }
  };
