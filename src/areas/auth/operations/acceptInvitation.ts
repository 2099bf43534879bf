import { hashOneTimeToken } from '../../../auth/oneTimeTokens.ts';
import type { Answer, Call } from '../../../contract.ts';
import { asPerson } from '../../../events/writing.ts';
import { invalid } from '../../../problem.ts';
import { assertGoodPassword } from '../actions/assertGoodPassword.ts';
import { carrierOf } from '../actions/carrier.ts';
import { openSession } from '../actions/sessions.ts';
import { announceAccepted } from '../announce.ts';
import { activatePerson, consumeMailed, invited } from '../store/oneTimeTokens.ts';

/** invited -> active: sets the chosen password and signs in. Hashes before the transaction begins. */
export default async function acceptInvitation(
  call: Call<'acceptInvitation'>,
): Promise<Answer<'acceptInvitation'>> {
  const { body, db, services, workspace, now } = call;
  const carrier = carrierOf(call);
  const token = hashOneTimeToken(body.token.trim());
  const at = new Date(now).toISOString();
  const person = await db.outside.maybe(invited, { token_hash: token, now: at });
  if (!person) throw badToken();
  assertGoodPassword('password', body.password, person, workspace);
  const passwordHash = await services.passwords.hash(body.password);

  // locks the person before the token, like every call that locks both, so that none deadlock
  const activated = await db.count(activatePerson, { id: person.id, password_hash: passwordHash });
  const used = activated && (await db.count(consumeMailed, { kind: 'invite', token_hash: token, now: at }));
  const tokens = used && (await openSession(call, { person, passwordHash, deviceName: null, carrier }));
  if (!tokens) throw badToken();
  announceAccepted(asPerson(call, person), person.id);
  return { status: 200, message: 'Welcome.', ...tokens };
}

const badToken = () => invalid({ token: ['The invitation is unknown, used or too old. Ask for a new one.'] });
