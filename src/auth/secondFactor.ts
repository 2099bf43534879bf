/** The second factor: codes of an app or recovery codes, and confirming the caller's own password. */
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
 * Asks the signed-in person for their password again: 422 naming `field`, 429 after ten wrong ones in five minutes. Reads
 * outside the transaction, so that hashing holds no connection.
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

/** Whether a call was confirmed with the caller's own password, or is made by a key, which has none. */
export type Confirmed = boolean;

/**
 * Checks the password where the body has one, before the transaction begins. Whether the call needs it may depend on the record that
 * is locked later: `assertConfirmed` asks for it then. A key's `password` is not looked at, so that no key can guess.
 */
export async function confirmIfGiven(call: OwnCall, password: string | undefined): Promise<Confirmed> {
  if (call.caller.keyId !== null) return true;
  if (password === undefined) return false;
  await confirmPassword(call, await readOwnSecrets(call), password);
  return true;
}

/**
 * 422 `errors.password` where a session did not confirm: a stolen access token does not give anybody an account, a role or a way
 * into an account. Keys pass, because rule 52 keeps them from all but employees.
 */
export function assertConfirmed(confirmed: Confirmed): void {
  if (!confirmed) throw invalid({ password: ['Enter your own password: this change needs it.'] });
}

/**
 * Checks password and code: 409 `not_enabled`, 422 `errors.password` or `errors.code`, 429 after ten wrong passwords or twenty wrong
 * codes in five minutes. The two are counted apart, so that a known password does not clear the count of codes. Returns the
 * person's row.
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

/** Replaces all recovery codes by ten new ones; they are shown once and stored as hashes. */
export async function replaceRecoveryCodes(db: Tx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await db.count(dropRecoveryCodes, { user_id: userId });
  await db.count(insertRecoveryCodes, { user_id: userId, code_hashes: codes.map(hashRecoveryCode) });
  return codes;
}
