import type { Leaving } from '../../people/leaving.ts';
import { announceFeed } from './announce.ts';
import { endClock } from './actions/clock.ts';
import { autoStopAt } from './rules/clock.ts';
import { deleteFeed } from './store/feeds.ts';
import { runningForUpdate } from './store/entries.ts';

/**
 * Stops the clock of a person whose access ends (rule 49), now or at its limit, whichever is earlier.
 * Works in locked periods too, because the person cannot stop it later.
 */
const leaving: Leaving = async (call, { id, stays }) => {
  if (stays) return {};
  const { db, workspace, now } = call;
  if ((await db.count(deleteFeed, { user_id: id })) > 0) announceFeed(call, id, 'deleted');
  const running = await db.maybe(runningForUpdate, { employee_id: id });
  if (!running) return {};
  const started = Date.parse(running.started_at);
  const limit = autoStopAt(started, workspace.settings.max_clock_hours);
  const at = Math.max(started + 1, Math.min(now, limit));
  await endClock(call, running, { at, autoStopped: limit < now });
  return { ended: [{ resource: 'time_entry', id: running.id, action: 'stopped' }] };
};
export default leaving;
