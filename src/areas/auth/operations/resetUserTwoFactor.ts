import type { Answer, Call } from '../../../contract.ts';
import { forbidden, notFound } from '../../../problem.ts';
import { takeSecondFactor } from '../actions/letInAgain.ts';
import { confirmPassword, notEnabled, readOwnSecrets } from '../../../auth/secondFactor.ts';
import { personForChange } from '../../../people/record.ts';

/**
 * Removes the second factor of a person who has lost the app and the recovery codes. Needs the admin's own
 * password and refuses the admin's own factor, so that a stolen session cannot remove either.
 */
export default async function resetUserTwoFactor(
  call: Call<'resetUserTwoFactor'>,
): Promise<Answer<'resetUserTwoFactor'>> {
  const { params, body, caller, db } = call;
  await confirmPassword(call, await readOwnSecrets(call), body.password);
  const person = await db.maybe(personForChange, { id: params.user_id });
  if (!person) throw notFound();
  if (person.id === caller.userId)
    throw forbidden('own_account', 'Ask another admin, or switch it off with password and code.');
  const reset = await takeSecondFactor(call, person, { by: 'An administrator', reason: body.reason.trim() });
  if (!reset) throw notEnabled();
  return { status: 200, data: {} };
}
