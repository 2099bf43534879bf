import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { conflict, notFound } from '../../../problem.ts';
import { invite, invitesToPower, inviteToAddress } from '../actions/invite.ts';
import { assertKeyReaches } from '../../../people/keyReach.ts';
import { assertConfirmed, confirmIfGiven } from '../../../auth/secondFactor.ts';
import { limitInvitations } from '../../../auth/tryLimits.ts';
import { vouchForEmail } from '../store/emailChanges.ts';
import { personForChange } from '../../../people/record.ts';
import { PERSON_MACHINE } from '../rules/person.ts';
import { assertOpen } from '../../../transitions/transition.ts';

export default async function resendInvitation(
  call: Call<'resendInvitation'>,
): Promise<Answer<'resendInvitation'>> {
  const { params, body, caller, db, services, workspace, now } = call;
  const confirmed = await confirmIfGiven(call, body?.password);
  const person = await db.maybe(personForChange, { id: params.user_id });
  if (!person) throw notFound();
  assertKeyReaches(caller, person.role);
  // read first, because vouching below changes the answer
  const toPower = await invitesToPower(db, person);
  const active = person.status === 'active';
  if (active && !(await vouchesForAddress(call, person.id)))
    throw conflict('already_active', 'This person has accepted already.');
  assertOpen(PERSON_MACHINE, 'invite', person.status, null);
  if (toPower) assertConfirmed(confirmed);
  await limitInvitations({ limiter: services.limiter, workspaceId: workspace.id, now }, person.id);
  await (active ? inviteToAddress(call, person) : invite(call, person));
  audit(call, { action: 'sent again', resource: 'invitation', id: person.id });
  return { status: 200, message: 'The invitation is on its way.', data: {} };
}

/**
 * Marks an active person's changed address as proved on the word of an admin, so that it can receive password
 * resets (rule 52). Returns false for keys, which cannot vouch, and if no address waits for proof.
 */
async function vouchesForAddress(
  { caller, db, now }: Call<'resendInvitation'>,
  personId: string,
): Promise<boolean> {
  if (caller.keyId !== null) return false;
  return (await db.count(vouchForEmail, { user_id: personId, proved_at: new Date(now).toISOString() })) > 0;
}
