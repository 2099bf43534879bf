import type { Answer, Call } from '../../../contract.ts';
import { parseTimestamp, type ParsedTimestamp, type Zone } from '../../../civil/zones.ts';
import { audit, authorOf } from '../../../events/audit.ts';
import { emit } from '../../../events/emit.ts';
import { expectVersion, invalid, notFound } from '../../../problem.ts';
import { findPerson, ownsRecord, zoneOf } from '../../auth/people.ts';
import { changesOf } from '../changes.ts';
import { assertWritable, guardWrite, instant, raceLost, spanOf, type GuardedWrite } from '../guard.ts';
import { presentEntry, presentEntryEvent } from '../present.ts';
import { entryProblems } from '../rules/entries.ts';
import { entryZone } from '../rules/entryZone.ts';
import { entryForUpdate, updateEntry, type EntryRow } from '../store.ts';
import { externalIdOf, textOrNull } from '../texts.ts';

/** Changes a closed entry, whatever it came from (rules 27-30, 33, 34, 38). */
export default async function updateTimeEntry(
  call: Call<'updateTimeEntry'>,
): Promise<Answer<'updateTimeEntry'>> {
  const { params, body, ifMatch, caller, db, workspace, now } = call;
  const row = await db.maybe(entryForUpdate, [params.entry_id]);
  if (!row || !ownsRecord(caller, row.employee_id)) throw notFound();
  expectVersion(ifMatch, row.version);
  assertWritable(row);

  const breakMinutes = body.break_minutes ?? row.break_minutes;
  const started = parseTimestamp(body.started_at ?? row.started_at);
  const ended = parseTimestamp(body.ended_at ?? row.ended_at!);
  const moved = body.started_at !== undefined || body.ended_at !== undefined;
  if (moved || body.break_minutes !== undefined) {
    const problems = entryProblems(
      { started_at: started, ended_at: ended, break_minutes: breakMinutes },
      now,
    );
    if (problems) throw invalid(problems);
  }

  const categoryId = body.category_id === undefined ? row.category_id : body.category_id;
  // what was allowed to overlap when it was written may stay where it is, but is moved by today's rules
  const mayOverlap = moved ? workspace.settings.allow_overlap : true;
  const write: GuardedWrite = {
    employeeId: row.employee_id,
    entryId: row.id,
    started: started!.epochMs,
    ended: ended!.epochMs,
    timezone: body.started_at === undefined ? row.timezone : await newZone(call, row, started!),
    externalId: body.external_id === undefined ? row.external_id : externalIdOf(body.external_id),
    // an entry keeps a category that was archived since
    categoryId: categoryId === row.category_id ? null : categoryId,
    allowOverlap: mayOverlap,
    before: spanOf(row),
  };
  await guardWrite(db, caller, write, now);
  const changed = await db
    .one(updateEntry, [
      row.id,
      instant(write.started),
      instant(write.ended!),
      write.timezone,
      body.description === undefined ? row.description : textOrNull(body.description),
      body.billable ?? row.billable,
      categoryId,
      breakMinutes,
      write.externalId,
      moved ? !mayOverlap : row.no_overlap,
    ])
    .catch(async (error: unknown) => {
      throw await raceLost(error, db.outside, write);
    });

  audit(db, authorOf(caller, call.request), {
    action: 'updated',
    resource: 'time_entry',
    id: row.id,
    changes: changesOf(row, changed),
  });
  emit(db, {
    kind: 'time_entry.updated',
    actor: caller.actor,
    data: presentEntryEvent(changed),
    at: now,
    timezone: workspace.timezone,
  });
  return { status: 200, data: presentEntry(changed), version: changed.version };
}

/** An entry stays in its zone as long as the new start can be of it; else it is read like that of a new entry. */
async function newZone(
  { db, workspace }: Call<'updateTimeEntry'>,
  row: EntryRow,
  started: ParsedTimestamp,
): Promise<Zone> {
  if (entryZone(started, row.timezone) === row.timezone) return row.timezone;
  const person = await findPerson(db, row.employee_id);
  return entryZone(started, person ? zoneOf(person, workspace) : workspace.timezone);
}
