import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { forbidden, notFound } from '../../../problem.ts';
import { endAccess } from '../actions/endAccess.ts';
import { notEnabled } from '../../../auth/secondFactor.ts';
import { securityNotice } from '../../../people/securityNotice.ts';
import { personForChange } from '../../../people/record.ts';
import { disable } from '../../../auth/store/twoFactor.ts';

/**
 * Removes the second factor of someone who has lost app and recovery codes. Admins cannot remove their own here, because
 * whoever stole their session could do it, too.
 */
export default async function resetUserTwoFactor(
  call: Call<'resetUserTwoFactor'>,
): Promise<Answer<'resetUserTwoFactor'>> {
  const { params, body, caller, db } = call;
  const person = await db.maybe(personForChange, { id: params.user_id });
  if (!person) throw notFound();
  if (person.id === caller.userId)
    throw forbidden('own_account', 'Ask another admin, or switch it off with password and code.');
  if ((await db.count(disable, { user_id: person.id })) === 0) throw notEnabled();
  await endAccess(call, person.id);

  audit(call, {
    action: 'reset',
    resource: 'two_factor',
    id: person.id,
    changes: { reason: [null, body.reason.trim()] },
  });
  securityNotice(call, person, {
    kind: 'two_factor_reset',
    title: 'Your second factor was taken away',
    body: 'An administrator did it. Your sessions and API keys have ended; sign in with your password and set up a second factor again. If you did not ask for it, tell your administrators.',
  });
  return { status: 200, data: {} };
}
