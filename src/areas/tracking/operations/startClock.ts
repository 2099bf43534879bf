import type { Answer, Call } from '../../../contract.ts';
import { parseTimestamp } from '../../../civil/zones.ts';
import type { Tx } from '../../../db/handle.ts';
import { violatedConstraint } from '../../../db/pool.ts';
import { audit, authorOf } from '../../../events/audit.ts';
import { emit } from '../../../events/emit.ts';
import { invalid } from '../../../problem.ts';
import { personForUpdate, subjectInBody, zoneOf } from '../../auth/people.ts';
import { clockRunning, endClock, endForgottenClock } from '../clock.ts';
import { entryOverlap, guardWrite, instant, raceLost, type GuardedWrite } from '../guard.ts';
import { presentClockEvent, presentEntry } from '../present.ts';
import { clockStartProblems, startClock as decide } from '../rules/clock.ts';
import { entryZone } from '../rules/entryZone.ts';
import { insertEntry, runningEntry, runningForUpdate } from '../store.ts';
import { textOrNull } from '../texts.ts';

/** Starts the one clock of a person (rule 26); what it may not run into is an entry's (rules 27, 28, 34). */
export default async function startClock(call: Call<'startClock'>): Promise<Answer<'startClock'>> {
  const { body, caller, db, workspace, now } = call;
  const given = body.started_at === undefined ? null : parseTimestamp(body.started_at);
  const started = given?.epochMs ?? now;
  const problems = clockStartProblems(started, now);
  if (problems) throw invalid(problems);

  const person = await subjectInBody(db, caller, body.employee_id);
  const { status } = await db.one(personForUpdate, [person.id]);
  if (status === 'deactivated') throw invalid({ employee_id: ['This person has left.'] });
  await settleRunning(call, person.id, started);

  const personZone = zoneOf(person, workspace);
  const write: GuardedWrite = {
    employeeId: person.id,
    entryId: null,
    started,
    ended: null,
    timezone: given ? entryZone(given, personZone) : personZone,
    externalId: null,
    categoryId: body.category_id ?? null,
    allowOverlap: workspace.settings.allow_overlap,
  };
  await guardWrite(db, caller, write, now);
  const row = await db
    .one(insertEntry, [
      person.id,
      instant(started),
      null,
      write.timezone,
      textOrNull(body.description),
      body.billable ?? false,
      write.categoryId,
      0,
      'clock',
      null,
      !write.allowOverlap,
    ])
    .catch(async (error: unknown) => {
      throw await startLost(error, db, write);
    });

  audit(db, authorOf(caller, call.request), { action: 'started', resource: 'clock', id: row.id });
  emit(db, {
    kind: 'clock.started',
    actor: caller.actor,
    data: presentClockEvent(row),
    at: now,
    timezone: workspace.timezone,
  });
  return { status: 201, data: presentEntry(row), version: row.version };
}

/** Ends the clock that runs, if that was asked for; 409 if it was not, or if the new one would begin before it. */
async function settleRunning(call: Call<'startClock'>, personId: string, started: number): Promise<void> {
  const { body, caller, db, workspace, now } = call;
  const running = await db.maybe(runningForUpdate, [personId]);
  if (!running) return;
  const since = Date.parse(running.started_at);
  const decision = decide(
    { started_at: since },
    started,
    body.if_running ?? 'reject',
    workspace.settings.max_clock_hours,
  );
  if (decision.kind === 'clock_running') throw clockRunning(running);
  if (decision.kind === 'entry_overlap') throw entryOverlap([running.id]);
  if (decision.kind !== 'stop_and_start') return;
  if (decision.stop_at < started) await endForgottenClock(db, running, workspace, now);
  else {
    const by = { author: authorOf(caller, call.request), now, workspace };
    await endClock(db, running, { at: decision.stop_at }, by);
  }
}

/** A clock that came in beside the lock on the person is in the way both of the index and of the exclusion. */
async function startLost(error: unknown, db: Tx, write: GuardedWrite): Promise<unknown> {
  const constraint = violatedConstraint(error);
  if (constraint === 'time_entries_one_clock' || constraint === 'time_entries_no_overlap') {
    const winner = await db.outside.maybe(runningEntry, [write.employeeId]);
    if (winner) return clockRunning(winner);
  }
  return raceLost(error, db.outside, write);
}
