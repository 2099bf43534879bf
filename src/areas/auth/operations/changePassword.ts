import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { invalid } from '../../../problem.ts';
import { endAccess } from '../actions/endAccess.ts';
import { assertGoodPassword } from '../actions/assertGoodPassword.ts';
import { confirmPassword, readOwnSecrets } from '../../../auth/secondFactor.ts';
import { securityNotice } from '../../../people/securityNotice.ts';
import { replacePassword } from '../store/passwords.ts';

/** Ends all sessions except the caller's. Hashes before the transaction begins. */
export default async function changePassword(
  call: Call<'changePassword'>,
): Promise<Answer<'changePassword'>> {
  const { body, caller, db, services, workspace } = call;
  const own = await readOwnSecrets(call);
  await confirmPassword(call, own, body.current_password, 'current_password');
  assertGoodPassword('new_password', body.new_password, own, workspace);
  if (await services.passwords.verify(own.password_hash, body.new_password))
    throw invalid({ new_password: ['Must be another password.'] });
  const passwordHash = await services.passwords.hash(body.new_password);

  // compare and set: a concurrent reset or change may have replaced the password that was confirmed
  if (
    (await db.count(replacePassword, {
      id: own.id,
      password_hash: passwordHash,
      old_hash: own.password_hash,
    })) === 0
  )
    throw invalid({ current_password: ['This is not your password any more.'] });
  const keepKeys = body.keep_api_keys ?? false;
  await endAccess(call, own.id, { session: caller.sessionId, keys: keepKeys });

  audit(call, { action: 'changed password of', resource: 'user', id: own.id });
  securityNotice(call, own, {
    kind: 'password_changed',
    title: 'Your password was changed',
    body: `Your other sessions ${keepKeys ? 'have' : 'and your API keys have'} ended. If it was not you, ask for a password reset.`,
  });
  return { status: 200, message: 'The new password works.', data: {} };
}
