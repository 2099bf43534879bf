import { Context } from '@temporalio/activity';
import type { Ending } from '../../db/drain.ts';

/** Milliseconds between two heartbeats of a long activity, which tell Temporal that this process lives. */
const HEARTBEAT = 2_000;

/**
 * Runs long work in an activity, with heartbeats. `ending` turns true when the worker ends or Temporal cancels the
 * activity: then no new work is begun.
 *
 * @param counts what is done so far, for operators, who see it with the activity.
 */
export async function withHeartbeat<T>(
  stopping: AbortSignal,
  work: (ending: Ending) => Promise<T>,
  counts?: () => object,
): Promise<T> {
  const context = Context.current();
  const beat = setInterval(() => context.heartbeat(counts?.()), HEARTBEAT);
  try {
    return await work(() => stopping.aborted || context.cancellationSignal.aborted);
  } finally {
    clearInterval(beat);
  }
}
