import type { Answer, Call } from '../../../contract.ts';
import { parseTimestamp } from '../../../civil/zones.ts';
import { ask } from '../../../db/handle.ts';
import { violatedConstraint } from '../../../db/pool.ts';
import { systemCall } from '../../../events/writing.ts';
import { conflict, invalid } from '../../../problem.ts';
import { personForUpdate, unknownReference, zoneOf } from '../../../people/find.ts';
import { subjectOf } from '../../../people/subject.ts';
import { absenceAt } from '../../../schedule/away.ts';
import { clockRunning, endClock, endForgottenClock } from '../actions/clock.ts';
import {
  assertAllowed,
  entryOverlap,
  guardOf,
  instant,
  raceLost,
  shownEntry,
  type GuardedWrite,
} from '../actions/guard.ts';
import { announceClockStarted } from '../announce.ts';
import { presentEntry } from '../present/entry.ts';
import { clockStartProblems, startClock as decide } from '../rules/clock.ts';
import { zoneOfNew } from '../rules/entryZone.ts';
import {
  insertEntry,
  runningEntry,
  runningForUpdate,
  type EntryRow,
  type NewEntry,
} from '../store/entries.ts';
import { holdPeriods } from '../../../periods/store.ts';
import { textOrNull } from '../../../lib/texts.ts';

/** Starts a person's only clock (rule 26). It must not overlap other entries (rules 27, 28, 34, 64). */
export default async function startClock(call: Call<'startClock'>): Promise<Answer<'startClock'>> {
  const { body, caller, db, workspace, now } = call;
  const given = body.started_at === undefined ? null : parseTimestamp(body.started_at);
  const started = given?.epochMs ?? now;
  const problems = clockStartProblems(started, now);
  if (problems) throw invalid(problems);

  const planned = {
    employeeId: subjectOf(caller, body.employee_id),
    entryId: null,
    started,
    ended: null,
    externalId: null,
    categoryId: body.category_id ?? null,
    allowOverlap: workspace.settings.allow_overlap,
  };
  const [, [person], [running], [guard], [absence]] = await db.together(
    ask(holdPeriods),
    ask(personForUpdate, { id: planned.employeeId }),
    ask(runningForUpdate, { employee_id: planned.employeeId }),
    guardOf(planned),
    ask(absenceAt, {
      employee_id: planned.employeeId,
      at: instant(started),
      workspace_timezone: workspace.timezone,
    }),
  );
  if (!person) throw unknownReference('employee_id');
  if (person.status === 'deactivated') throw invalid({ employee_id: ['This person has left.'] });
  if (running) await settleRunning(call, running, started);

  const own = caller.userId === person.id;
  const timezone = zoneOfNew(given, { personZone: zoneOf(person, workspace), own });
  const write: GuardedWrite = { ...planned, timezone };
  // the running clock was ended just now, before the new one begins
  const conflicts = guard!.conflicts.filter((id) => id !== running?.id);
  assertAllowed({ person, guard: { ...guard!, conflicts } }, call, write);
  if (absence && workspace.settings.on_leave === 'refuse') throw onLeave(absence.id);
  const added: NewEntry = {
    id: guard!.new_id,
    created_at: guard!.read_at,
    employee_id: person.id,
    started_at: instant(started),
    ended_at: null,
    timezone: write.timezone,
    description: textOrNull(body.description),
    billable: body.billable ?? false,
    category_id: write.categoryId,
    break_minutes: 0,
    source: 'clock',
    external_id: null,
    no_overlap: !write.allowOverlap,
  };
  db.later(insertEntry, added);
  db.explainFailure((error) => startLost(error, call, write));

  const row = shownEntry(added, { person, guard: guard! });
  announceClockStarted(call, row);
  const data = presentEntry(row, { onLeave: absence !== undefined });
  return { status: 201, data, version: row.version };
}

/**
 * Ends the running clock if the call asks for it. Throws 409 if it does not, or if the new clock would begin
 * earlier.
 */
async function settleRunning(call: Call<'startClock'>, running: EntryRow, started: number): Promise<void> {
  const { body, db, workspace, now } = call;
  const since = Date.parse(running.started_at);
  const decision = decide(
    { started_at: since },
    started,
    body.if_running ?? 'reject',
    workspace.settings.max_clock_hours,
  );
  if (decision.kind === 'clock_running') throw clockRunning(running, workspace);
  if (decision.kind === 'entry_overlap') throw entryOverlap([running.id]);
  if (decision.kind !== 'stop_and_start') return;
  if (decision.stop_at < started) await endForgottenClock(systemCall(db, workspace, now), running);
  else await endClock(call, running, { at: decision.stop_at });
}

/** 409 if the workspace refuses work during time off. */
const onLeave = (absenceId: string) =>
  conflict('on_leave', 'The person has approved time off. Cancel it first, or ask an admin.', {
    absence_id: absenceId,
  });

/**
 * The answer if a concurrent start, which does not hold the lock on the person, comes first: both the unique
 * index and the exclusion constraint can report it.
 */
async function startLost(
  error: unknown,
  { db, workspace }: Call<'startClock'>,
  write: GuardedWrite,
): Promise<unknown> {
  const constraint = violatedConstraint(error);
  if (constraint === 'time_entries_one_clock' || constraint === 'time_entries_no_overlap') {
    const winner = await db.outside.maybe(runningEntry, { employee_id: write.employeeId });
    if (winner) return clockRunning(winner, workspace);
  }
  return raceLost(error, db.outside, write);
}
