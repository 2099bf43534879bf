import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
/** Steps by which a phone's clock may differ in either direction. */
const WINDOW = 1;

/** 160 random bits in base32, as RFC 4226, 4, recommends. */
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

/** `otpauth://totp/…`, the content of the QR code for authenticator apps. */
export const otpauthUri = (secret: string, issuer: string, label: string): string =>
  totp(secret, issuer, label).toString();

/**
 * The time step (RFC 6238) of a code, at most one before or after the current step; null for a wrong code.
 * The database ensures that a step is accepted only once.
 */
export function totpStep(secret: string, code: string, now: number): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
}
