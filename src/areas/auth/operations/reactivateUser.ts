import type { Answer, Call } from '../../../contract.ts';
import { changedFields } from '../../../events/audit.ts';
import { invalid, notFound } from '../../../problem.ts';
import { alertNewAdmin } from '../actions/alerts.ts';
import { invite, invitesToPower } from '../actions/invite.ts';
import { madeBy } from '../actions/madeBy.ts';
import { employmentOverlap } from '../actions/overlap.ts';
import { withdraw } from '../actions/planLeaving.ts';
import { assertConfirmed, confirmIfGiven } from '../../../auth/secondFactor.ts';
import { assertKeyReaches } from '../../../people/keyReach.ts';
import { assertSeatFree, lockPeople } from '../../../people/seats.ts';
import { presentReactivated } from '../present/leaving.ts';
import { keepFormer, leavingPlan } from '../store/employments.ts';
import { endDocumentsAccess } from '../store/documentsAccess.ts';
import { endedWith } from '../store/leaving.ts';
import { securityNotice } from '../../../people/securityNotice.ts';
import { reactivatePerson } from '../store/people.ts';
import { personForChange, personStatus, type PersonRecord } from '../../../people/record.ts';
import { PERSON_MACHINE } from '../rules/person.ts';
import { ask } from '../../../db/handle.ts';
import { assertOpen, transition } from '../../../transitions/transition.ts';

/**
 * Reactivates a person and their keys, if a seat is free: the old employment goes on, or a new one begins
 * (rule 63). Withdraws a leaving that is only planned. A key can only reactivate employees (rule 52).
 */
export default async function reactivateUser(
  call: Call<'reactivateUser'>,
): Promise<Answer<'reactivateUser'>> {
  const { params, body, caller, db, services, workspace } = call;
  const confirmed = await confirmIfGiven(call, body.password);
  const { seats } = await db.one(lockPeople);
  const before = await db.maybe(personForChange, { id: params.user_id });
  if (!before) throw notFound();
  assertKeyReaches(caller, before.role);
  if (before.status !== 'deactivated' && (await db.one(leavingPlan, { id: before.id })).planned_at !== null)
    return stay(call, before);
  assertOpen(PERSON_MACHINE, 'reactivate', before.status, null);
  if (await invitesToPower(db, before)) assertConfirmed(confirmed);
  await assertSeatFree(db, seats);
  await beginAgain(call, before);
  const not_restored = await db.rows(endedWith, { user_id: before.id });
  const after = await transition(call, PERSON_MACHINE, {
    id: before.id,
    action: 'reactivate',
    before: before.status,
    set: () => ask(reactivatePerson, { id: before.id, start_date: body.start_date ?? null, ...madeBy(call) }),
    current: () => personStatus(db, before.id),
    changes: (now) => changedFields(['status', 'start_date', 'last_day', 'manager_id'], before, now),
  });
  // they sign in themselves again
  await db.count(endDocumentsAccess, { user_id: after.id });
  await welcomeBack(call, after);
  await alertNewAdmin(call, after);
  db.afterCommit(() => services.accessChanged(workspace.id));
  return { status: 200, data: presentReactivated(after, workspace, not_restored), version: after.version };
}

/** With a first day, the old employment becomes a former one. Throws 409 `employment_overlap`. */
async function beginAgain({ body, db }: Call<'reactivateUser'>, before: PersonRecord): Promise<void> {
  const { id, start_date, last_day } = before;
  if (body.start_date === undefined) return;
  // an older release may not have known the last day
  if (last_day === null) return;
  if (body.start_date <= last_day) throw employmentOverlap({ start_date, last_day });
  await db.count(keepFormer, { employee_id: id });
}

async function stay(call: Call<'reactivateUser'>, before: PersonRecord): Promise<Answer<'reactivateUser'>> {
  const { body, db, workspace } = call;
  if (body.start_date !== undefined)
    throw invalid({ start_date: ['The person has not left, so no employment begins.'] });
  const not_restored = await db.rows(endedWith, { user_id: before.id });
  const after = await withdraw(call, before);
  // contracts have their agreed end again
  const rest = not_restored.filter(
    ({ resource_type, action }) => resource_type !== 'contract' || action !== 'terminated',
  );
  return { status: 200, data: presentReactivated(after, workspace, rest), version: after.version };
}

async function welcomeBack(call: Call<'reactivateUser'>, person: PersonRecord): Promise<void> {
  if (person.status === 'invited') return invite(call, person);
  securityNotice(call, person, {
    kind: 'account_reactivated',
    title: 'Your account is active again',
    body:
      'Sign in as before, with your old password. If you no longer know it, ask for a password reset. Contracts, benefits ' +
      'and time off that ended when you left are not restored automatically.',
  });
}
