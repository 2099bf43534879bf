import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
/** Steps a phone's clock may be off, each way. */
const WINDOW = 1;

/** 160 random bits, base32: what RFC 4226, 4, recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totp = (secret: string, issuer?: string, label?: string) =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    ...(issuer === undefined ? {} : { issuer }),
    ...(label === undefined ? {} : { label }),
  });

/** `otpauth://totp/…` as authenticator apps read it from a QR code. */
export const otpauthUri = (secret: string, issuer: string, label: string): string =>
  totp(secret, issuer, label).toString();

/**
 * The time step (RFC 6238) whose code this is, one before or after `now` allowed; null for a wrong code. The database
 * makes sure that a step is accepted only once.
 */
export function totpStep(secret: string, code: string, now: number): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
}
