import { hashOneTimeToken } from '../../../auth/oneTimeTokens.ts';
import type { Answer, Call } from '../../../contract.ts';
import { asPerson } from '../../../events/writing.ts';
import { invalid } from '../../../problem.ts';
import { personForChange } from '../../../people/record.ts';
import { emailMoved } from '../actions/moveEmail.ts';
import { takenProblem } from '../actions/personInput.ts';
import { announceEmailConfirmed } from '../announce.ts';
import { confirming, moveEmail } from '../store/emailChanges.ts';
import { consumeMailed } from '../store/oneTimeTokens.ts';

/** Makes the new address effective (rule 52). If two people requested it, the first to confirm gets it. */
export default async function confirmEmailChange(
  call: Call<'confirmEmailChange'>,
): Promise<Answer<'confirmEmailChange'>> {
  const { body, db, services, workspace, now } = call;
  const token = hashOneTimeToken(body.token.trim());
  const at = new Date(now).toISOString();
  const asked = await db.outside.maybe(confirming, { token_hash: token, now: at });
  if (!asked) throw badToken();
  // locks the person before the token, like every call that locks both, so that none deadlock
  const before = await db.maybe(personForChange, { id: asked.user_id });
  if (before?.status !== 'active') throw badToken();
  if ((await db.count(consumeMailed, { kind: 'email', token_hash: token, now: at })) === 0) throw badToken();
  const { email, own } = asked.context;
  await db.count(moveEmail, { id: before.id, email }).catch((error: unknown) => {
    throw takenProblem(error);
  });
  const theirs = asPerson(call, { ...before, email });
  await emailMoved(theirs, before, { email, proved: own });
  announceEmailConfirmed(theirs, before, email);
  db.afterCommit(() => services.accessChanged(workspace.id));
  return { status: 200, message: 'The new address works.', data: {} };
}

const badToken = () => invalid({ token: ['The code is unknown, used or too old. Ask for a new one.'] });
