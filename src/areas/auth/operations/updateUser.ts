import type { Answer, Call } from '../../../contract.ts';
import type { Queries } from '../../../db/handle.ts';
import { audit, changedFields } from '../../../events/audit.ts';
import { notify } from '../../../events/notify.ts';
import { conflict, expectVersion, invalid, notFound } from '../../../problem.ts';
import { alertRaisedRole } from '../actions/alerts.ts';
import { askForEmail } from '../actions/changeEmail.ts';
import { invite } from '../actions/invite.ts';
import { madeBy } from '../actions/madeBy.ts';
import { emailMoved } from '../actions/moveEmail.ts';
import { employmentOverlap } from '../actions/overlap.ts';
import { assertKeyKeepsRole } from '../../../people/keyReach.ts';
import { isBelowManager } from '../../../people/tree.ts';
import { place, placesSomebody } from '../actions/place.ts';
import { assertAdminRemains, assertReferences, takenProblem } from '../actions/personInput.ts';
import { assertSecondPerson } from '../../../people/secondPerson.ts';
import { assertZone } from '../../../people/zone.ts';
import { assertConfirmed, confirmIfGiven } from '../../../auth/secondFactor.ts';
import { merged } from '../../../lib/merged.ts';
import { textOfPatch } from '../../../lib/texts.ts';
import { presentPerson } from '../present/people.ts';
import { employmentsOf } from '../store/employments.ts';
import { updatePerson } from '../store/people.ts';
import { lockPeople } from '../../../people/seats.ts';
import { personForChange, personRecord } from '../../../people/record.ts';

/**
 * Changes a person (rules 49, 50, 52, 53). Changing a role or a sign-in address needs the caller's password,
 * also for the caller's own record. A demotion takes effect at once.
 */
export default async function updateUser(call: Call<'updateUser'>): Promise<Answer<'updateUser'>> {
  const { params, caller, db, services, workspace } = call;
  const { password, workplace_id, holiday_calendar, placed_from, ...body } = call.body;
  const placing = { workplace_id, holiday_calendar, placed_from };
  const confirmed = await confirmIfGiven(call, password);
  // always locked before the person's row, so that two such changes cannot deadlock
  if (body.role !== undefined || body.manager_id) await db.one(lockPeople);
  const before = await db.maybe(personForChange, { id: params.user_id });
  if (!before) throw notFound();
  const places = await placesSomebody(db, placing);
  const wanted = merged(before, {
    ...body,
    email: body.email?.trim(),
    first_name: body.first_name?.trim(),
    last_name: body.last_name?.trim(),
    job_title: textOfPatch(body.job_title),
    employee_number: textOfPatch(body.employee_number),
  });
  assertKeyKeepsRole(caller, before.role, wanted.role);
  // all decide how much leave the person gets, so nobody may change their own
  if (wanted.start_date !== before.start_date || wanted.user_type_id !== before.user_type_id || places)
    assertSecondPerson(caller, before.id);
  expectVersion(call.ifMatch, before.version);

  const emailMoves = wanted.email.toLowerCase() !== before.email.toLowerCase();
  if (emailMoves || wanted.role !== before.role) assertConfirmed(confirmed);
  assertZone(body.timezone);
  if (before.last_day !== null && wanted.start_date > before.last_day)
    throw invalid({ start_date: [`Must not be after the last day, ${before.last_day}.`] });
  if (wanted.start_date < before.start_date) await assertAfterFormer(db, before.id, wanted.start_date);
  await assertReferences(db, { ...body, workplace_id });
  if (body.manager_id) await assertNoCycle(db, before.id, body.manager_id);
  if (before.role === 'admin' && wanted.role !== 'admin' && before.status === 'active')
    await assertAdminRemains(db, before.id);

  // active people must confirm a new address first; all other changes are made at once
  const confirms = emailMoves && before.status === 'active';
  const set = confirms ? { ...wanted, email: before.email } : wanted;
  const updated = await db.one(updatePerson, { ...set, ...madeBy(call) }).catch((error: unknown) => {
    throw takenProblem(error);
  });
  const placed = places ? await place(call, updated, placing) : {};
  const after = places ? await db.one(personRecord, { id: before.id }) : updated;
  if (confirms) await askForEmail(call, before, { email: wanted.email, own: false });
  else if (emailMoves && (await emailMoved(call, before, { email: after.email, proved: false })))
    if (after.status === 'invited') await invite(call, after);
  if (before.role !== after.role) {
    notify(call, {
      userId: after.id,
      kind: 'security.role_changed',
      title: 'Your role has changed',
      body: `You were ${before.role}, you are ${after.role} now.`,
    });
    await alertRaisedRole(call, before, after);
  }
  const changes = { ...changedFields(FIELDS, before, after), ...placed };
  // the requested address has an audit line of its own
  if (!confirms || Object.keys(changes).length > 0)
    audit(call, { action: 'updated', resource: 'user', id: after.id, changes });
  db.afterCommit(() => services.accessChanged(workspace.id));
  return {
    status: 200,
    ...(confirms && { message: 'The new address takes effect when it is confirmed by mail.' }),
    data: presentPerson(after, workspace),
    version: after.version,
  };
}

const FIELDS = [
  'email',
  'first_name',
  'last_name',
  'role',
  'manager_id',
  'user_type_id',
  'department_id',
  'job_title',
  'employee_number',
  'start_date',
  'timezone',
] as const;

/** Rule 63: the latest employment begins after those before it. Throws 409 `employment_overlap`. */
async function assertAfterFormer(db: Queries, personId: string, start: string): Promise<void> {
  const periods = await db.rows(employmentsOf, { employee_id: personId });
  const other = periods.find(({ former, last_day }) => former && last_day! >= start);
  if (other) throw employmentOverlap(other);
}

/** Rule 50: nobody reports to themselves or to someone below them. */
async function assertNoCycle(db: Queries, personId: string, managerId: string): Promise<void> {
  if (managerId === personId || (await isBelowManager(db, personId, managerId)))
    throw conflict('manager_cycle', 'The new manager reports to this person.');
}
