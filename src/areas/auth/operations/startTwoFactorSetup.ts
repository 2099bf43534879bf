import encodeQR from 'qr';
import { newTotpSecret, otpauthUri } from '../../../auth/totp.ts';
import type { Answer, Call } from '../../../contract.ts';
import { announceSetup } from '../announce.ts';
import { conflict } from '../../../problem.ts';
import { confirmPassword, readOwnSecrets } from '../../../auth/secondFactor.ts';
import { insertSetup } from '../../../auth/store/twoFactor.ts';

/** Seconds within which the first code must be confirmed. */
const SETUP_SECONDS = 600;

/** ISO/IEC 18004 requires a quiet zone of four modules. */
const QR = { border: 4 };

export default async function startTwoFactorSetup(
  call: Call<'startTwoFactorSetup'>,
): Promise<Answer<'startTwoFactorSetup'>> {
  const { body, caller, db, services, workspace, now } = call;
  const own = await readOwnSecrets(call);
  if (own.enabled_at !== null) throw alreadyEnabled();
  await confirmPassword(call, own, body.password);
  const secret = newTotpSecret();
  const setup = await db.maybe(insertSetup, {
    user_id: caller.userId!,
    secret_sealed: services.twoFactorSecrets.seal(secret),
    setup_expires_at: new Date(now + SETUP_SECONDS * 1000).toISOString(),
  });
  if (!setup) throw alreadyEnabled();
  announceSetup(call, caller.userId!);
  const uri = otpauthUri(secret, workspace.name, own.email);
  return {
    status: 200,
    data: { secret, otpauth_uri: uri, qr_svg: encodeQR(uri, 'svg', QR), expires_in: SETUP_SECONDS },
  };
}

const alreadyEnabled = () =>
  conflict('already_enabled', 'A second factor is switched on already. Switch it off first.');
