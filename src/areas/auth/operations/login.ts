import { newOneTimeToken, ONE_TIME_MS } from '../../../auth/oneTimeTokens.ts';
import type { Answer, Call } from '../../../contract.ts';
import { unauthorized } from '../../../problem.ts';
import { carrierOf } from '../actions/carrier.ts';
import { readAddress } from '../actions/emailAddress.ts';
import { limitSignIn, limitStrangers } from '../../../auth/tryLimits.ts';
import { forgetCounted } from '../../../auth/unlock.ts';
import { openSession } from '../actions/sessions.ts';
import { insertChallenge } from '../store/oneTimeTokens.ts';
import { personByEmail } from '../store/sessions.ts';

/**
 * Always verifies a password, so that unknown, invited and deactivated people get the same answer in the same
 * time (ASVS 6.3.8). Reads outside the transaction, so that no connection is held while hashing.
 */
export default async function login(call: Call<'login'>): Promise<Answer<'login'>> {
  const { body, db, services, workspace, now, request } = call;
  const carrier = carrierOf(call);
  const email = readAddress(body.email);
  const tries = { limiter: services.limiter, workspaceId: workspace.id, now };
  const counted = [...(await limitSignIn(tries, email, request.ip))];
  const person = await db.outside.maybe(personByEmail, { email, ip: request.ip });
  if (!person?.known_address) counted.push(...(await limitStrangers(tries, email)));

  const hash = person?.status === 'active' ? person.password_hash : null;
  const right = await services.passwords.verify(hash, body.password);
  if (!right || !person || hash === null) {
    services.log.info({ request_id: request.id, ip: request.ip, user_id: person?.id }, 'sign-in refused');
    throw wrong();
  }
  forgetCounted(db, services.limiter, counted);

  const deviceName = body.device_name?.trim() || null;
  if (!person.two_factor) {
    const tokens = await openSession(call, { person, passwordHash: hash, deviceName, carrier });
    if (!tokens) throw wrong();
    return { status: 200, message: 'Signed in.', ...tokens };
  }

  const challenge = newOneTimeToken('challenge');
  const written = await db.count(insertChallenge, {
    user_id: person.id,
    password_hash: hash,
    token_hash: challenge.hash,
    context: JSON.stringify({ device_name: deviceName }),
    expires_at: new Date(now + ONE_TIME_MS.challenge).toISOString(),
  });
  if (written === 0) throw wrong();
  return {
    status: 200,
    message: 'A second factor is needed.',
    data: {
      two_factor_required: true,
      challenge_token: challenge.token,
      methods: ['totp', 'recovery_code'],
      expires_in: ONE_TIME_MS.challenge / 1000,
    },
  };
}

const wrong = () =>
  unauthorized('invalid_credentials', 'There is no sign-in with this e-mail and password in this workspace.');
