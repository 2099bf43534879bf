import { ApplicationFailure, TemporalFailure } from '@temporalio/common';
import type { Logger } from 'pino';

/** The failure type of this service's own faults: Postgres is down, a secret cannot be decrypted, a bug. */
const OUR_FAULT = 'OurFault';

/** The code of an error, which is safe to show. Messages are not: they contain addresses and values. */
const codeOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : typeof error;
};

/**
 * Runs an activity so that only the codes of its errors reach Temporal, whose histories others can read. The
 * log has the whole error. The activity's retry policy retries it, which uses up no attempt of a delivery.
 */
export async function withoutErrorDetails<T>(
  log: Logger,
  activity: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TemporalFailure) throw error;
    log.error({ err: error, activity }, 'an internal error in an activity');
    const failure = ApplicationFailure.create({
      message: `${codeOf(error)}: the worker's log tells more`,
      type: OUR_FAULT,
    });
    failure.stack = '';
    throw failure;
  }
}
