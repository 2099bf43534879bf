import type { Tx } from '../../../db/handle.ts';
import { endClock, type ClockEnder } from './clock.ts';
import { autoStopAt } from '../rules/clock.ts';
import { runningForUpdate } from '../store/entries.ts';

/**
 * Stops the clock of someone who is being deactivated (rule 49), now or at its limit, whichever came first. Locked periods
 * do not hold it: whoever has no access cannot stop it later. Hold the person's row first.
 */
export async function endClockOf(tx: Tx, employeeId: string, ender: ClockEnder): Promise<void> {
  const running = await tx.maybe(runningForUpdate, { employee_id: employeeId });
  if (!running) return;
  const started = Date.parse(running.started_at);
  const limit = autoStopAt(started, ender.workspace.settings.max_clock_hours);
  const at = Math.max(started + 1, Math.min(ender.now, limit));
  await endClock(tx, running, { at, autoStopped: limit < ender.now }, ender);
}
