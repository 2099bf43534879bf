import { Context } from '@temporalio/activity';
import type { Ending } from '../../db/drain.ts';

/** Milliseconds between two heartbeats, which tell Temporal that this process is alive. */
const HEARTBEAT = 2_000;

/**
 * Runs long work in an activity, with heartbeats. `ending` returns true when the worker ends or Temporal
 * cancels the activity: then no new work may begin.
 *
 * @param counts progress, which operators see with the activity.
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
