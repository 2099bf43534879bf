import type { Answer, Call } from '../../../contract.ts';
import { parseTimestamp } from '../../../civil/zones.ts';
import { audit, authorOf } from '../../../events/audit.ts';
import { emit } from '../../../events/emit.ts';
import { invalid } from '../../../problem.ts';
import { subjectOf, zoneOf } from '../../auth/people.ts';
import { assertAllowed, instant, openWrite, raceLost, type GuardedWrite } from '../guard.ts';
import { presentEntry, presentEntryEvent } from '../present.ts';
import { entryProblems } from '../rules/entries.ts';
import { entryZone } from '../rules/entryZone.ts';
import { insertEntry } from '../store.ts';
import { externalIdOf, textOrNull } from '../texts.ts';

/** Adds a span of worked time (rules 27-30, 33, 34, 38). */
export default async function createTimeEntry(
  call: Call<'createTimeEntry'>,
): Promise<Answer<'createTimeEntry'>> {
  const { body, caller, db, workspace, now } = call;
  const [started, ended] = [parseTimestamp(body.started_at), parseTimestamp(body.ended_at)];
  const problems = entryProblems(
    { started_at: started, ended_at: ended, break_minutes: body.break_minutes ?? 0 },
    now,
  );
  if (problems) throw invalid(problems);

  const span = {
    employeeId: subjectOf(caller, body.employee_id),
    entryId: null,
    started: started!.epochMs,
    ended: ended!.epochMs,
    externalId: externalIdOf(body.external_id),
    categoryId: body.category_id ?? null,
    allowOverlap: workspace.settings.allow_overlap,
  };
  const { person, guard } = await openWrite(db, span);
  const write: GuardedWrite = { ...span, timezone: entryZone(started!, zoneOf(person, workspace)) };
  assertAllowed(guard, caller, write, now);
  const row = await db
    .one(insertEntry, [
      person.id,
      instant(write.started),
      instant(write.ended!),
      write.timezone,
      textOrNull(body.description),
      body.billable ?? false,
      write.categoryId,
      body.break_minutes ?? 0,
      caller.keyId === null ? 'manual' : 'api',
      write.externalId,
      !write.allowOverlap,
    ])
    .catch(async (error: unknown) => {
      throw await raceLost(error, db.outside, write);
    });

  audit(db, authorOf(caller, call.request), { action: 'created', resource: 'time_entry', id: row.id });
  emit(db, {
    kind: 'time_entry.created',
    actor: caller.actor,
    data: presentEntryEvent(row),
    at: now,
    timezone: workspace.timezone,
  });
  return { status: 201, data: presentEntry(row), version: row.version };
}
