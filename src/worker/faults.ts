import { ApplicationFailure, TemporalFailure } from '@temporalio/common';
import type { Logger } from 'pino';

/** The type of a fault of our own in Temporal: Postgres away, a secret that does not open, a bug. */
const OUR_FAULT = 'OurFault';

/** A code is safe to show, a message is not: those carry addresses and values. */
const codeOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : typeof error;
};

/**
 * Runs an activity so that only codes of its faults reach Temporal, where histories are readable; the whole error is in our
 * log. The activity's retry policy does the rest: it spends no attempt of a receiver.
 */
export async function shielded<T>(log: Logger, activity: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TemporalFailure) throw error;
    log.error({ err: error, activity }, 'a fault of our own in an activity');
    const failure = ApplicationFailure.create({
      message: `${codeOf(error)}: the worker's log tells more`,
      type: OUR_FAULT,
    });
    failure.stack = '';
    throw failure;
  }
}
