import type { Answer, Call } from '../../../contract.ts';
import { dayEnd, localDate } from '../../../civil/zones.ts';
import { rehearse } from '../../../db/rehearse.ts';
import { audit } from '../../../events/audit.ts';
import { staying } from '../../../generated/staying.ts';
import { zoneOf } from '../../../people/find.ts';
import { assertKeyReaches } from '../../../people/keyReach.ts';
import { personForChange, type PersonRecord } from '../../../people/record.ts';
import { lockPeople } from '../../../people/seats.ts';
import { isBelowManager } from '../../../people/tree.ts';
import { conflict, invalid, notFound } from '../../../problem.ts';
import { assertOpen } from '../../../transitions/transition.ts';
import { deactivate, moveReports } from '../actions/part.ts';
import { assertAdminRemains, assertReferences } from '../actions/personInput.ts';
import { plan } from '../actions/planLeaving.ts';
import { presentLeaver } from '../present/leaving.ts';
import { PERSON_MACHINE } from '../rules/person.ts';
import { leavingPlan } from '../store/employments.ts';
import { reportsOf } from '../store/people.ts';

/**
 * Ends a person's employment: access at once, whatever the last day (rule 49), or at the end of the last day
 * (rule 62). Everything that ends with the person is announced with the caller as actor.
 */
export default async function deactivateUser(
  call: Call<'deactivateUser'>,
): Promise<Answer<'deactivateUser'>> {
  if (!call.body.dry_run) return leave(call);
  const { status, data } = await rehearse(call.db.outside, (db) => leave({ ...call, db }));
  audit(call, { action: 'rehearsed leaving of', resource: 'user', id: data.id });
  return { status, data };
}

async function leave(call: Call<'deactivateUser'>): Promise<Answer<'deactivateUser'>> {
  const { params, body, caller, db, services, workspace, now } = call;
  const stays = body.access_ends === 'last_day';
  await db.one(lockPeople);
  const before = await db.maybe(personForChange, { id: params.user_id });
  if (!before) throw notFound();
  assertKeyReaches(caller, before.role);
  assertOpen(PERSON_MACHINE, stays ? 'plan_leaving' : 'deactivate', before.status, null);
  const zone = zoneOf(before, workspace);
  const today = localDate(now, zone);
  assertDays(call, before, { today, stays });
  await assertReferences(db, body);
  if (before.role === 'admin' && before.status === 'active') await assertAdminRemains(db, before.id);
  const heir = await heirOf(call, before, stays);

  const { planned_at } = await db.one(leavingPlan, { id: before.id });
  if (planned_at !== null) for (const stay of staying) await stay(call, before.id);
  const leaving = {
    last_day: body.last_day,
    reason_id: body.reason_id ?? null,
    notice_on: body.notice_on ?? today,
  };
  if (!stays && heir !== null) await moveReports(call, before, heir);
  const { person, parting } = stays
    ? await plan(call, before, { ...leaving, heir_id: heir, tellPerson: body.tell_person ?? true })
    : await deactivate(call, before, leaving);
  db.afterCommit(() => services.accessChanged(workspace.id));
  const accessEnds = stays ? dayEnd(body.last_day, zone) : null;
  return {
    status: 200,
    data: presentLeaver(person, workspace, { ...parting, accessEnds }),
    version: person.version,
  };
}

function assertDays(
  { body }: Call<'deactivateUser'>,
  { start_date }: PersonRecord,
  { today, stays }: { today: string; stays: boolean },
): void {
  const { last_day, notice_on } = body;
  if (last_day < start_date)
    throw invalid({ last_day: [`Must not be before the first day, ${start_date}.`] });
  if (stays && last_day < today)
    throw invalid({ last_day: ['Is over. To end access now, send `access_ends: now`.'] });
  if (notice_on !== undefined && notice_on > last_day)
    throw invalid({ notice_on: ['Must not be after the last day.'] });
}

/**
 * Who leads the person's direct reports from now on: `reassign_reports_to`, who may be one of them. Null if
 * nobody reports to the person, or if they stay for now and nobody is named.
 * @throws 409 `has_reports` if nobody is named, `manager_cycle` if the person named is further below
 */
async function heirOf(
  { body, caller, db }: Call<'deactivateUser'>,
  leaver: PersonRecord,
  stays: boolean,
): Promise<string | null> {
  const to = body.reassign_reports_to;
  const reports = await db.rows(reportsOf, { manager_id: leaver.id });
  if (to === undefined) {
    if (stays || reports.length === 0) return null;
    throw conflict('has_reports', 'People report to this person. Say who leads them from now on.', {
      reports: reports.map(({ id }) => id),
    });
  }
  for (const { role } of reports) assertKeyReaches(caller, role);
  if (to === leaver.id) throw invalid({ reassign_reports_to: ['Must be someone else.'] });
  const direct = reports.some(({ id }) => id === to);
  if (!direct && (await isBelowManager(db, leaver.id, to)))
    throw conflict(
      'manager_cycle',
      'The person named is further below; name a direct report or someone else.',
    );
  return to;
}
