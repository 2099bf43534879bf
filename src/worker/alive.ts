import { Context } from '@temporalio/activity';

/** Asked between the steps of a long activity: nothing new may be begun. */
export type Ending = () => boolean;

/** Milliseconds between two heartbeats of a long activity: they say that this process lives. */
const HEARTBEAT = 2_000;

/** Runs something long as an activity; it begins nothing more when the worker ends, or when the activity was taken from us. */
export async function alive<T>(stopping: AbortSignal, work: (ending: Ending) => Promise<T>): Promise<T> {
  const context = Context.current();
  const beat = setInterval(() => context.heartbeat(), HEARTBEAT);
  try {
    return await work(() => stopping.aborted || context.cancellationSignal.aborted);
  } finally {
    clearInterval(beat);
  }
}
