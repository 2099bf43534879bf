/** Checks of the second factor (codes of an app, recovery codes) and of the caller's own password. */
import { compactCode, hashRecoveryCode, newRecoveryCodes } from './recoveryCodes.ts';
import { totpStep } from './totp.ts';
import type { Caller } from './caller.ts';
import type { Tx } from '../db/handle.ts';
import { conflict, invalid } from '../problem.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { Sealer } from '../secrets/sealed.ts';
import type { Passwords } from './passwords.ts';
import { limitCodes, limitConfirmations } from './tryLimits.ts';
import { forgetCounted } from './unlock.ts';
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

/** Accepts a code and uses it up, because it works only once (rule 57). Null for a wrong or used code. */
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
 * Checks the signed-in person's password again. Reads outside of the transaction, so that hashing holds no
 * connection.
 * @throws Problem 422 naming `field` for a wrong password, 429 after ten wrong ones in five minutes
 */
export async function confirmPassword(
  { db, services, caller, now }: OwnCall,
  own: OwnSecrets,
  password: string,
  field = 'password',
): Promise<void> {
  const { limiter, passwords } = services;
  const counted = await limitConfirmations({ limiter, workspaceId: db.workspaceId, now }, caller.userId!);
  if (!(await passwords.verify(own.password_hash, password)))
    throw invalid({ [field]: ['This is not your password.'] });
  forgetCounted(db, limiter, counted);
}

/** Whether the caller confirmed the call with their own password. True for keys, which have none. */
export type Confirmed = boolean;

/**
 * Checks the password if the body has one, before the transaction begins. Whether one is required may depend
 * on the record that is locked later; `assertConfirmed` decides then. A key's `password` is ignored, so that
 * no key can guess.
 */
export async function confirmIfGiven(call: OwnCall, password: string | undefined): Promise<Confirmed> {
  if (call.caller.keyId !== null) return true;
  if (password === undefined) return false;
  await confirmPassword(call, await readOwnSecrets(call), password);
  return true;
}

/**
 * Keeps a stolen access token from giving somebody an account or a role. Keys pass, because rule 52 limits
 * them to employees.
 * @throws Problem 422 `errors.password` if a session did not confirm with its password
 */
export function assertConfirmed(confirmed: Confirmed): void {
  if (!confirmed) throw invalid({ password: ['This change needs your own password.'] });
}

/**
 * Checks password and code; returns the person's row. Tries are counted separately, so that a known password
 * does not reset the count of wrong codes.
 * @throws Problem 409 `not_enabled`, 422 `errors.password` or `errors.code`, 429 after ten wrong passwords or
 *   twenty wrong codes in five minutes
 */
export async function confirmBoth(
  call: OwnCall,
  { password, code }: { password: string; code: string },
): Promise<OwnSecrets> {
  const { db, services, caller, now } = call;
  const { limiter } = services;
  const own = await readOwnSecrets(call);
  if (own.enabled_at === null) throw notEnabled();
  await confirmPassword(call, own, password);
  const tries = { limiter, workspaceId: db.workspaceId, now };
  const counted = await limitCodes(tries, caller.userId!, 'confirmation_limited');
  const row = await db.maybe(secretForChange, { user_id: caller.userId! });
  if (!row) throw notEnabled();
  if ((await acceptCode(call, caller.userId!, row.secret_sealed, code)) === null) throw wrongCode();
  forgetCounted(db, limiter, counted);
  return own;
}

export const readOwnSecrets = ({ db, caller }: Pick<OwnCall, 'db' | 'caller'>): Promise<OwnSecrets> =>
  db.outside.one(ownSecrets, { user_id: caller.userId! });

export const wrongCode = () => invalid({ code: ['The code is wrong, too old or already used.'] });

export const notEnabled = () => conflict('not_enabled', 'The second factor is not switched on.');

/** Replaces all recovery codes by ten new ones, which are shown once and stored as hashes. */
export async function replaceRecoveryCodes(db: Tx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await db.count(dropRecoveryCodes, { user_id: userId });
  await db.count(insertRecoveryCodes, { user_id: userId, code_hashes: codes.map(hashRecoveryCode) });
  return codes;
}
