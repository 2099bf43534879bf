import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { personForUpdate, unknownReference } from '../../../people/find.ts';
import { subjectOf } from '../../../people/subject.ts';
import { notRunning } from '../actions/clock.ts';
import { announceClockDiscarded } from '../announce.ts';
import { assertUnlocked, instant, spanOf } from '../actions/guard.ts';
import { discardEntry, runningForUpdate } from '../store/entries.ts';
import { holdPeriods, periodLocks } from '../../../periods/store.ts';

/** Ends the running entry and deletes it. 409 if it was started in a locked period (rule 34). */
export default async function discardClock(call: Call<'discardClock'>): Promise<Answer<'discardClock'>> {
  const { body, caller, db, now } = call;
  const subject = subjectOf(caller, body.employee_id);
  const [, [person], [running], locks] = await db.together(
    ask(holdPeriods),
    ask(personForUpdate, { id: subject }),
    ask(runningForUpdate, { employee_id: subject }),
    ask(periodLocks),
  );
  if (!person) throw unknownReference('employee_id');
  if (!running) throw notRunning();
  assertUnlocked(locks, person, caller, [spanOf(running)], now);
  const at = Math.max(now, Date.parse(running.started_at) + 1);
  const discarded = await db.maybe(discardEntry, { id: running.id, ended_at: instant(at) });
  if (!discarded) throw notRunning();

  announceClockDiscarded(call, discarded);
  return { status: 200, data: {} };
}
