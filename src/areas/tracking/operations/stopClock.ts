import type { Answer, Call } from '../../../contract.ts';
import { parseTimestamp } from '../../../civil/zones.ts';
import { authorOf } from '../../../events/audit.ts';
import { conflict, invalid } from '../../../problem.ts';
import { personForUpdate, subjectInBody } from '../../auth/people.ts';
import { endClock } from '../clock.ts';
import { assertNoOverlap } from '../guard.ts';
import { presentEntry } from '../present.ts';
import { autoStopAt, clockStopProblems } from '../rules/clock.ts';
import { runningForUpdate } from '../store.ts';
import { textOrNull } from '../texts.ts';

/**
 * Closes the running entry (rules 26, 33). A clock past its limit ends there (rule 35), unless the person says when they
 * really stopped.
 */
export default async function stopClock(call: Call<'stopClock'>): Promise<Answer<'stopClock'>> {
  const { body, caller, db, workspace, now } = call;
  const person = await subjectInBody(db, caller, body.employee_id);
  await db.one(personForUpdate, [person.id]);
  const running = await db.maybe(runningForUpdate, [person.id]);
  if (!running) throw notRunning();

  const started = Date.parse(running.started_at);
  const limit = autoStopAt(started, workspace.settings.max_clock_hours);
  const given = body.ended_at === undefined ? null : parseTimestamp(body.ended_at);
  const at = given?.epochMs ?? Math.min(now, limit);
  const breakMinutes = body.break_minutes ?? running.break_minutes;
  const problems = clockStopProblems(started, at, breakMinutes, now);
  if (problems) throw invalid(problems);
  if (!workspace.settings.allow_overlap)
    await assertNoOverlap(db, person.id, { entryId: running.id, started, ended: at });

  const closed = await endClock(
    db,
    running,
    {
      at,
      breakMinutes,
      description: body.description === undefined ? undefined : textOrNull(body.description),
      autoStopped: given === null && limit < now,
    },
    { author: authorOf(caller, call.request), now, workspace },
  );
  if (!closed) throw notRunning();
  return { status: 200, data: presentEntry(closed), version: closed.version };
}

const notRunning = () => conflict('clock_not_running', 'The clock is not running.');
