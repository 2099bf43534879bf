import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { conflict, notFound } from '../../../problem.ts';
import { invite } from '../actions/invite.ts';
import { assertKeyReaches } from '../actions/keyReach.ts';
import { assertSeatFree } from '../actions/personInput.ts';
import { presentPerson } from '../present/people.ts';
import { securityNotice } from '../../../people/securityNotice.ts';
import { lockPeople, reactivatePerson } from '../store/people.ts';
import { personForChange, type PersonRecord } from '../../../people/record.ts';

/** Brings a person back if a seat is free (rule 52: a key brings back employees only). Their keys work again. */
export default async function reactivateUser(
  call: Call<'reactivateUser'>,
): Promise<Answer<'reactivateUser'>> {
  const { params, body, caller, db, services, workspace } = call;
  const { seats } = await db.one(lockPeople);
  const before = await db.maybe(personForChange, { id: params.user_id });
  if (!before) throw notFound();
  assertKeyReaches(caller, before.role);
  if (before.status !== 'deactivated')
    throw conflict('invalid_transition', 'This person is not deactivated.', {
      current_status: before.status,
    });
  await assertSeatFree(db, seats);
  const after = await db.one(reactivatePerson, { id: before.id, start_date: body.start_date ?? null });
  await welcomeBack(call, after);

  audit(call, {
    action: 'reactivated',
    resource: 'user',
    id: after.id,
    changes: Object.fromEntries(
      (['status', 'start_date', 'last_day', 'manager_id'] as const)
        .filter((field) => before[field] !== after[field])
        .map((field) => [field, [before[field], after[field]]]),
    ),
  });
  db.afterCommit(() => services.accessChanged(workspace.id));
  return { status: 200, data: presentPerson(after, workspace), version: after.version };
}

async function welcomeBack(call: Call<'reactivateUser'>, person: PersonRecord): Promise<void> {
  if (person.status === 'invited') return invite(call, person);
  securityNotice(call, person, {
    kind: 'account_reactivated',
    title: 'Your account is active again',
    body: 'You sign in as before, with your old password. If you do not know it any more, ask for a password reset.',
  });
}
