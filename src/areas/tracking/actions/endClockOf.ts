import type { Writing } from '../../../events/writing.ts';
import { endClock } from './clock.ts';
import { autoStopAt } from '../rules/clock.ts';
import { runningForUpdate } from '../store/entries.ts';

/**
 * Stops the clock of someone who is being deactivated (rule 49), now or at its limit, whichever came first. Locked periods
 * do not hold it: whoever has no access cannot stop it later. Hold the person's row first.
 */
export async function endClockOf(call: Writing, employeeId: string): Promise<void> {
  const { db, workspace, now } = call;
  const running = await db.maybe(runningForUpdate, { employee_id: employeeId });
  if (!running) return;
  const started = Date.parse(running.started_at);
  const limit = autoStopAt(started, workspace.settings.max_clock_hours);
  const at = Math.max(started + 1, Math.min(now, limit));
  await endClock(call, running, { at, autoStopped: limit < now });
}
