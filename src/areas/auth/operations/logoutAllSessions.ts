import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { endAccess } from '../actions/endAccess.ts';
import { personForUpdate } from '../../../people/find.ts';
import { confirmPassword, readOwnSecrets } from '../../../auth/secondFactor.ts';

export default async function logoutAllSessions(
  call: Call<'logoutAllSessions'>,
): Promise<Answer<'logoutAllSessions'>> {
  const { body, caller, db } = call;
  const userId = caller.userId!;
  await confirmPassword(call, await readOwnSecrets(call), body.password);
  await db.one(personForUpdate, { id: userId });
  const revoked = await endAccess(call, userId, { keys: true });

  audit(call, { action: 'ended all sessions of', resource: 'user', id: userId });
  return { status: 200, message: 'Signed out everywhere.', data: { revoked } };
}
