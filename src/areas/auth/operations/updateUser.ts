import type { Answer, Call } from '../../../contract.ts';
import type { Queries } from '../../../db/handle.ts';
import { audit, changedFields } from '../../../events/audit.ts';
import { notify } from '../../../events/notify.ts';
import { sendAfterCommit } from '../../../mail/mailer.ts';
import { conflict, expectVersion, invalid, notFound } from '../../../problem.ts';
import { invite } from '../actions/invite.ts';
import { assertKeyKeepsRole } from '../../../people/keyReach.ts';
import { emailChangedMail } from '../present/mails.ts';
import { isBelowManager } from '../../../people/tree.ts';
import { assertAdminRemains, assertReferences, takenProblem } from '../actions/personInput.ts';
import { assertZone } from '../../../people/zone.ts';
import { merged } from '../../../lib/merged.ts';
import { textOfPatch } from '../../../lib/texts.ts';
import { presentPerson } from '../present/people.ts';
import { noteEmailChange } from '../store/emailChanges.ts';
import { voidTokensOfAddress } from '../store/oneTimeTokens.ts';
import { updatePerson } from '../store/people.ts';
import { lockPeople } from '../../../people/seats.ts';
import { personForChange, type PersonRecord } from '../../../people/record.ts';

/** Changes a person; a demotion works at once (rules 49, 50, 52, 53). */
export default async function updateUser(call: Call<'updateUser'>): Promise<Answer<'updateUser'>> {
  const { params, body, caller, db, services, workspace } = call;
  // always locked before the person's row, so that two such changes never wait for each other
  if (body.role !== undefined || body.manager_id) await db.one(lockPeople);
  const before = await db.maybe(personForChange, { id: params.user_id });
  if (!before) throw notFound();
  const wanted = merged(before, {
    ...body,
    email: body.email?.trim(),
    first_name: body.first_name?.trim(),
    last_name: body.last_name?.trim(),
    job_title: textOfPatch(body.job_title),
    employee_number: textOfPatch(body.employee_number),
  });
  assertKeyKeepsRole(caller, before.role, wanted.role);
  expectVersion(call.ifMatch, before.version);

  const emailMoves = wanted.email.toLowerCase() !== before.email.toLowerCase();
  assertZone(body.timezone);
  if (before.last_day !== null && wanted.start_date > before.last_day)
    throw invalid({ start_date: [`Must not be after the last day, ${before.last_day}.`] });
  await assertReferences(db, body);
  if (body.manager_id) await assertNoCycle(db, before.id, body.manager_id);
  if (before.role === 'admin' && wanted.role !== 'admin' && before.status === 'active')
    await assertAdminRemains(db, before.id);

  const after = await db.one(updatePerson, wanted).catch((error: unknown) => {
    throw takenProblem(error);
  });
  if (emailMoves) await moveEmail(call, before, after);
  if (before.role !== after.role) {
    notify(call, {
      userId: after.id,
      kind: 'security.role_changed',
      title: 'Your role has changed',
      body: `You were ${before.role}, you are ${after.role} now.`,
    });
  }
  audit(call, {
    action: 'updated',
    resource: 'user',
    id: after.id,
    changes: changedFields(FIELDS, before, after),
  });
  db.afterCommit(() => services.accessChanged(workspace.id));
  return { status: 200, data: presentPerson(after, workspace), version: after.version };
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

/** Rule 50: nobody reports to themselves or to someone below them. */
async function assertNoCycle(db: Queries, personId: string, managerId: string): Promise<void> {
  if (managerId === personId || (await isBelowManager(db, personId, managerId)))
    throw conflict('manager_cycle', 'The new manager reports to this person.');
}

/**
 * Voids what was mailed to the old address, and tells that address; mails an open invitation to the new one. A password
 * reset is not mailed there until it is proved (rule 52).
 */
async function moveEmail(call: Call<'updateUser'>, before: PersonRecord, after: PersonRecord): Promise<void> {
  const { db, services, workspace, now } = call;
  const at = new Date(now).toISOString();
  await db.count(noteEmailChange, { user_id: after.id, changed_at: at });
  const voided = await db.rows(voidTokensOfAddress, { user_id: after.id, used_at: at });
  if (after.status === 'invited' && voided.some(({ kind }) => kind === 'invite')) await invite(call, after);
  sendAfterCommit(db, services, emailChangedMail(before, workspace));
}
