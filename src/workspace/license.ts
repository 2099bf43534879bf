/**
 * Licences: what a workspace may use, issued by the provider of the service and signed with Ed25519 as a JWT.
 * A licence is bound to its workspace's slug. The configuration has only the public key, so an installation
 * can verify licences but not create them.
 */
import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import type { Plan } from './workspace.ts';

/** Plans that are sold; a trial is not sold. */
export const LICENSED_PLANS = ['starter', 'managed', 'self_hosted', 'reseller'] as const satisfies Plan[];
export type LicensedPlan = (typeof LICENSED_PLANS)[number];

/** Add-ons to a plan. */
export const ADDONS = ['api'] as const;
export type Addon = (typeof ADDONS)[number];

export interface License {
  workspace: string;
  plan: LicensedPlan;
  seats: number;
  addons: readonly Addon[];
  /** The last valid day, as `YYYY-MM-DD`. */
  validUntil: string;
}

/** A verified licence and the time of its signature in milliseconds since 1970. */
export interface SignedLicense extends License {
  signedAt: number;
}

const ISSUER = 'workforce-license';

/** The one header of licences. Its `typ` keeps other tokens signed with the same key from being accepted. */
const HEADER = encoded({ alg: 'EdDSA', typ: 'workforce-license+jwt' });

/** 9999-12-31T23:59:59Z in seconds since 1970. */
const LAST_SECOND = 253_402_300_799;

/** Maximum number of seats of a licence. */
export const MAX_SEATS = 1_000_000;

/** The licence as a JWT (RFC 7519, RFC 8037). `now` in milliseconds since 1970. */
export function signLicense(key: KeyObject, license: License, now: number): string {
  const claims = encoded({
    plan: license.plan,
    seats: license.seats,
    addons: [...license.addons],
    valid_until: license.validUntil,
    iss: ISSUER,
    sub: license.workspace,
    iat: Math.floor(now / 1000),
  });
  const signed = `${HEADER}.${claims}`;
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
}

/** Why a text is not a licence of this workspace. */
export type LicenseFault = 'not_signed' | 'other_workspace' | 'malformed';

/** Verifies signature, kind and workspace, but not whether the licence has ended. */
export function readLicense(key: KeyObject, text: string, workspace: string): SignedLicense | LicenseFault {
  const [header, claims = '', signature = '', ...more] = text.split('.');
  // comparing the whole header leaves a token no choice of algorithm (RFC 8725, 3.1)
  if (header !== HEADER || more.length > 0) return 'not_signed';
  if (!verify(null, Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url')))
    return 'not_signed';
  const payload = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  if (payload['iss'] !== ISSUER) return 'not_signed';
  if (String(payload['sub']).toLowerCase() !== workspace.toLowerCase()) return 'other_workspace';
  return licenseOf(payload) ?? 'malformed';
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function licenseOf({
  sub,
  plan,
  seats,
  addons,
  valid_until,
  iat,
}: Record<string, unknown>): SignedLicense | null {
  const known = LICENSED_PLANS.find((one) => one === plan);
  if (typeof sub !== 'string' || !known || typeof valid_until !== 'string') return null;
  if (!Number.isInteger(seats) || (seats as number) < 1 || (seats as number) > MAX_SEATS) return null;
  if (!Number.isSafeInteger(iat) || (iat as number) < 0 || (iat as number) > LAST_SECOND) return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(valid_until) || !Array.isArray(addons)) return null;
  return {
    workspace: sub,
    plan: known,
    seats: seats as number,
    // unknown add-ons of later versions have no effect
    addons: ADDONS.filter((one) => addons.includes(one)),
    validUntil: valid_until,
    signedAt: (iat as number) * 1000,
  };
}

/**
 * The public key from the configuration: the base64 body of its PEM file.
 * @throws Error unless it is an Ed25519 key
 */
export function publicLicenseKey(text: string): KeyObject {
  const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('the key is not an Ed25519 key');
  return key;
}

/**
 * The private key from the text of a PEM file.
 * @throws Error unless it is an Ed25519 key
 */
export function privateLicenseKey(pem: string): KeyObject {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('the key is not an Ed25519 key');
  return key;
}
