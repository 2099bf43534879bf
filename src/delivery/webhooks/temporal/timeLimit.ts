import type { Client } from '@temporalio/client';

/** A call that Temporal did not answer in time. */
export class TemporalTimeout extends Error {
  override readonly name = 'TemporalTimeout';
}

/** Runs calls of a Temporal client with a time limit. */
export type TimeLimit = <T>(call: () => Promise<T>) => Promise<T>;

/**
 * Each call ends or fails within `ms` milliseconds. The SDK's own deadline is per retry, and it retries often
 * while Temporal is away (measured: 19 s for a start).
 */
export const createTimeLimit =
  (client: Client, ms: number): TimeLimit =>
  async (call) => {
    const limit = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        limit.abort();
        reject(new TemporalTimeout(`Temporal did not answer within ${ms} ms`));
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
