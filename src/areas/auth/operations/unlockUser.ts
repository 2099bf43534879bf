import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { forbidden, notFound } from '../../../problem.ts';
import { findPerson } from '../../../people/find.ts';
import { unlock } from '../../../auth/unlock.ts';

export default async function unlockUser(call: Call<'unlockUser'>): Promise<Answer<'unlockUser'>> {
  const { params, caller, db, services } = call;
  // otherwise the thief of a session could guess the password without a limit
  if (params.user_id === caller.userId)
    throw forbidden('own_account', 'Ask another admin, or wait five minutes.');
  const person = await findPerson(db, params.user_id);
  if (!person) throw notFound();
  unlock(db, services, person);
  audit(call, { action: 'unlocked', resource: 'user', id: person.id });
  return { status: 200, data: {} };
}
