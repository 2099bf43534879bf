import { hashOneTimeToken } from '../../../auth/oneTimeTokens.ts';
import type { Answer, Call } from '../../../contract.ts';
import { notify } from '../../../events/notify.ts';
import { unauthorized } from '../../../problem.ts';
import { limitCodes } from '../../../auth/tryLimits.ts';
import { forgetCounted } from '../../../auth/unlock.ts';
import { acceptCode } from '../../../auth/secondFactor.ts';
import { carrierOf } from '../actions/carrier.ts';
import { openSession } from '../actions/sessions.ts';
import { CHALLENGE_TRIES, challenged, consumeChallenge, countTry } from '../store/oneTimeTokens.ts';
import { twoFactorStatus } from '../../../auth/store/twoFactor.ts';

/** Second step of a sign-in (rule 57). Counts and commits wrong codes; after five the challenge is void. */
export default async function verifyLogin(call: Call<'verifyLogin'>): Promise<Answer<'verifyLogin'>> {
  const { body, db, services, workspace, now, request } = call;
  const carrier = carrierOf(call);
  const hash = hashOneTimeToken(body.challenge_token.trim());
  const at = new Date(now).toISOString();
  const person = await db.maybe(challenged, { token_hash: hash });
  if (!person) throw expired();
  const counted = await limitCodes({ limiter: services.limiter, workspaceId: workspace.id, now }, person.id);
  const challenge = await db.maybe(countTry, { token_hash: hash, now: at });
  if (!challenge) throw expired();

  const method = person.secret_sealed && (await acceptCode(call, person.id, person.secret_sealed, body.code));
  if (!method) {
    const left = CHALLENGE_TRIES - challenge.tries;
    services.log.info(
      { request_id: request.id, ip: request.ip, user_id: person.id },
      'second factor refused',
    );
    if (left === 0) {
      notify(call, {
        userId: person.id,
        kind: 'security.second_factor_failed',
        title: 'A sign-in failed at the second factor',
        body: 'Someone entered your password and then five wrong codes. If that was not you, change your password.',
      });
    }
    throw unauthorized('invalid_code', 'The code is wrong or has been used already.', {
      data: { tries_left: left },
      commit: true,
    });
  }

  forgetCounted(db, services.limiter, counted);
  await db.count(consumeChallenge, { token_hash: hash, now: at });
  const tokens = await openSession(call, {
    person,
    passwordHash: person.password_hash!,
    deviceName: challenge.context.device_name,
    carrier,
  });
  if (!tokens) throw expired();
  if (method === 'recovery_code') {
    const { codes_left } = await db.one(twoFactorStatus, { user_id: person.id });
    notify(call, {
      userId: person.id,
      kind: 'security.recovery_code_used',
      title: 'A recovery code was used to sign in',
      body: `Recovery codes left: ${codes_left}. If it was not you, change your password.`,
    });
  }
  return { status: 200, message: 'Signed in.', ...tokens };
}

const expired = () =>
  unauthorized(
    'challenge_expired',
    'The challenge is unknown, used, too old or out of tries. Sign in again.',
  );
