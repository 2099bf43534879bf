import type { Answer, Call } from '../../../contract.ts';
import { audit, authorOf } from '../../../events/audit.ts';
import { conflict, notFound } from '../../../problem.ts';
import { invite } from '../invitations.ts';
import { limitInvitations } from '../limits.ts';
import { personForChange } from '../store/people.ts';

export default async function resendInvitation(
  call: Call<'resendInvitation'>,
): Promise<Answer<'resendInvitation'>> {
  const { params, caller, db, services, workspace, now, request } = call;
  const person = await db.maybe(personForChange, [params.user_id]);
  if (!person) throw notFound();
  if (person.status === 'active') throw conflict('already_active', 'This person has accepted already.');
  if (person.status === 'deactivated')
    throw conflict('invalid_transition', 'This person is deactivated. Reactivate them first.', {
      current_status: person.status,
    });
  await limitInvitations({ limiter: services.limiter, workspaceId: workspace.id, now }, person.id);
  await invite(call, person);
  audit(db, authorOf(caller, request), { action: 'sent again', resource: 'invitation', id: person.id });
  return { status: 200, message: 'The invitation is on its way.', data: {} };
}
