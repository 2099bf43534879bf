import { hashOneTimeToken } from '../../../auth/oneTimeTokens.ts';
import type { Answer, Call } from '../../../contract.ts';
import { asPerson } from '../../../events/writing.ts';
import { invalid } from '../../../problem.ts';
import { afterReset } from '../actions/letInAgain.ts';
import { assertGoodPassword } from '../actions/assertGoodPassword.ts';
import { consumeMailed, resetting } from '../store/oneTimeTokens.ts';
import { setPassword } from '../store/passwords.ts';

/** Sets a new password with a mailed token. Hashes before the transaction begins. */
export default async function resetPassword(call: Call<'resetPassword'>): Promise<Answer<'resetPassword'>> {
  const { body, db, services, workspace, now } = call;
  const token = hashOneTimeToken(body.token.trim());
  const at = new Date(now).toISOString();
  const person = await db.outside.maybe(resetting, { token_hash: token, now: at });
  if (!person) throw badToken();
  assertGoodPassword('new_password', body.new_password, person, workspace);
  const passwordHash = await services.passwords.hash(body.new_password);

  // locks the person before the token, like every call that locks both, so that none deadlock
  const set = await db.count(setPassword, { id: person.id, password_hash: passwordHash });
  if (set === 0 || (await db.count(consumeMailed, { kind: 'reset', token_hash: token, now: at })) === 0)
    throw badToken();
  await afterReset(
    asPerson(call, person),
    person,
    'It was reset with a link sent to your address. Your sessions and API keys have ended. If it was not you, ask your administrators.',
  );
  return { status: 200, message: 'The new password works.', data: {} };
}

const badToken = () => invalid({ token: ['The link is unknown, used or too old. Ask for a new one.'] });
