/**
 * The seal of an installation: a short text under its secret, in `app_secret_seals`. It shows which secret the
 * database was written with, and holds the id of the installation, which stays when the secret changes.
 */
import { derived, secretsIn, type AppSecret } from '../../secrets/keyring.ts';
import { createSealer, SealError, type Sealer } from '../../secrets/sealed.ts';

export interface Seal {
  /** The one of the configured secrets that opened it. */
  secret: string;
  /** The id of the installation, for those that share a Temporal: eight hexadecimal digits. */
  installation: string;
  /** False: from a version that chained audit lines without a signature if they were old enough. */
  signsAll: boolean;
}

const TEXT = /^workforce-api(?: ([0-9a-f]{8}))?$/;

/** The id of an installation that began with this secret. */
export const firstInstallation = (appSecret: AppSecret): string =>
  derived(secretsIn(appSecret)[0]!, 'installation', 4).toString('hex');

export const makeSeal = (appSecret: AppSecret, installation: string): Buffer =>
  createSealer(appSecret, 'app-secret').seal(`workforce-api ${installation}`);

/** What a seal says; null if none of the secrets opens it. */
export function readSeal(sealed: Buffer, appSecret: AppSecret): Seal | null {
  for (const secret of secretsIn(appSecret)) {
    const text = openedText(createSealer(secret, 'app-secret'), sealed);
    if (text === null) continue;
    const installation = TEXT.exec(text)?.[1];
    return {
      secret,
      installation: installation ?? firstInstallation(secret),
      signsAll: installation !== undefined,
    };
  }
  return null;
}

/** The text; null if it does not open. */
export function openedText(sealer: Sealer, sealed: Uint8Array): string | null {
  try {
    return sealer.open(sealed);
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}
