/** The second factor: codes of an app or recovery codes, and confirming the caller's own password. */
import { compactCode, hashRecoveryCode, newRecoveryCodes } from './recoveryCodes.ts';
import { totpStep } from './totp.ts';
import type { Caller } from './caller.ts';
import type { Tx } from '../db/handle.ts';
import { conflict, invalid } from '../problem.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { Sealer } from '../secrets/sealed.ts';
import type { Passwords } from './passwords.ts';
import { limitConfirmations } from './tryLimits.ts';
import {
  consumeRecoveryCode,
  consumeStep,
  dropRecoveryCodes,
  insertRecoveryCodes,
  ownSecrets,
  secretForChange,
  type OwnSecrets,
} from './store/twoFactor.ts';

interface CodeCheck {
  db: Tx;
  services: { limiter: Limiter; passwords: Passwords; twoFactorSecrets: Sealer };
  now: number;
}

/** Accepts a code of this person and uses it up: it works only once (rule 57). Null for a wrong or used one. */
export async function acceptCode(
  { db, services, now }: CodeCheck,
  userId: string,
  secretSealed: Buffer,
  code: string,
): Promise<'totp' | 'recovery_code' | null> {
  const compact = compactCode(code);
  if (/^\d{6}$/.test(compact)) {
    const step = totpStep(services.twoFactorSecrets.open(secretSealed), compact, now);
    return step !== null && (await db.maybe(consumeStep, { user_id: userId, step })) ? 'totp' : null;
  }
  const used = await db.maybe(consumeRecoveryCode, {
    user_id: userId,
    code_hash: hashRecoveryCode(compact),
    now: new Date(now).toISOString(),
  });
  return used ? 'recovery_code' : null;
}

interface OwnCall extends CodeCheck {
  caller: Caller;
}

/**
 * Asks the signed-in person for their password again: 422 naming `field`, 429 after ten times in five minutes. Reads
 * outside the transaction, so that hashing holds no connection.
 */
export async function confirmPassword(
  { db, services, caller, now }: OwnCall,
  own: OwnSecrets,
  password: string,
  field = 'password',
): Promise<void> {
  await limitConfirmations({ limiter: services.limiter, workspaceId: db.workspaceId, now }, caller.userId!);
  if (!(await services.passwords.verify(own.password_hash, password)))
    throw invalid({ [field]: ['This is not your password.'] });
}

/** Checks password and code: 409 `not_enabled`, 422 `errors.password` or `errors.code`. Returns the person's row. */
export async function confirmBoth(
  call: OwnCall,
  { password, code }: { password: string; code: string },
): Promise<OwnSecrets> {
  const { db, caller } = call;
  const own = await readOwnSecrets(call);
  if (own.enabled_at === null) throw notEnabled();
  await confirmPassword(call, own, password);
  const row = await db.maybe(secretForChange, { user_id: caller.userId! });
  if (!row) throw notEnabled();
  if ((await acceptCode(call, caller.userId!, row.secret_sealed, code)) === null) throw wrongCode();
  return own;
}

export const readOwnSecrets = ({ db, caller }: Pick<OwnCall, 'db' | 'caller'>): Promise<OwnSecrets> =>
  db.outside.one(ownSecrets, { user_id: caller.userId! });

export const wrongCode = () => invalid({ code: ['The code is wrong, too old or already used.'] });

export const notEnabled = () => conflict('not_enabled', 'The second factor is not switched on.');

/** Replaces all recovery codes by ten new ones; they are shown once and stored as hashes. */
export async function replaceRecoveryCodes(db: Tx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await db.count(dropRecoveryCodes, { user_id: userId });
  await db.count(insertRecoveryCodes, { user_id: userId, code_hashes: codes.map(hashRecoveryCode) });
  return codes;
}
