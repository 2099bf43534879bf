import { Context } from '@temporalio/activity';
import type { Ending } from '../db/drain.ts';

/** Milliseconds between two heartbeats of a long activity, which tell Temporal that this process lives. */
const HEARTBEAT = 2_000;

/**
 * Runs long work in an activity, with heartbeats. `ending` turns true when the worker ends or Temporal cancels the
 * activity: then no new work is begun.
 */
export async function withHeartbeat<T>(
  stopping: AbortSignal,
  work: (ending: Ending) => Promise<T>,
): Promise<T> {
  const context = Context.current();
  const beat = setInterval(() => context.heartbeat(), HEARTBEAT);
  try {
    return await work(() => stopping.aborted || context.cancellationSignal.aborted);
  } finally {
    clearInterval(beat);
  }
}
