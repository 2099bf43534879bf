import { totpStep } from '../../../auth/totp.ts';
import type { Answer, Call } from '../../../contract.ts';
import { announceTwoFactor } from '../announce.ts';
import { conflict } from '../../../problem.ts';
import { securityNotice } from '../../../people/securityNotice.ts';
import { readOwnSecrets, replaceRecoveryCodes, wrongCode } from '../../../auth/secondFactor.ts';
import { enable, pendingSetup } from '../../../auth/store/twoFactor.ts';

/** Enables the second factor with a first code, which cannot be used again (rule 57). */
export default async function enableTwoFactor(
  call: Call<'enableTwoFactor'>,
): Promise<Answer<'enableTwoFactor'>> {
  const { body, caller, db, services, workspace, now } = call;
  const userId = caller.userId!;
  const at = new Date(now).toISOString();
  const setup = await db.maybe(pendingSetup, { user_id: userId, now: at });
  if (!setup) throw conflict('setup_missing', 'No setup was begun, or it is too old. Begin it again.');
  const step = totpStep(services.twoFactorSecrets.open(setup.secret_sealed), body.code, now);
  if (step === null) throw wrongCode();
  await db.count(enable, { user_id: userId, now: at, step });
  db.afterCommit(() => services.accessChanged(workspace.id));
  const codes = await replaceRecoveryCodes(db, userId);

  announceTwoFactor(call, userId);
  securityNotice(call, await readOwnSecrets(call), {
    kind: 'two_factor_enabled',
    title: 'The second factor is on',
    body: 'From now on, signing in needs a code of your authenticator app or a recovery code.',
  });
  return { status: 200, data: { recovery_codes: codes } };
}
