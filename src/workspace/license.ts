/**
 * Licences: what a workspace may use, said by whoever runs the service and signed with Ed25519, as a JWT. A licence is bound to
 * the slug of its workspace. The public key is in the configuration, so that an installation can check licences and not make
 * them.
 */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { Plan } from './workspace.ts';

/** Plans that are sold; a trial is not. */
export const LICENSED_PLANS = ['starter', 'managed', 'self_hosted', 'reseller'] as const satisfies Plan[];
export type LicensedPlan = (typeof LICENSED_PLANS)[number];

/** What is sold beside a plan. */
export const ADDONS = ['api'] as const;
export type Addon = (typeof ADDONS)[number];

export interface License {
  /** Slug of the workspace that it is for. */
  workspace: string;
  plan: LicensedPlan;
  seats: number;
  addons: readonly Addon[];
  /** The last day on which it is valid, as `YYYY-MM-DD`. */
  validUntil: string;
}

/** A licence that was read, with when it was signed, in milliseconds since 1970. */
export interface SignedLicense extends License {
  signedAt: number;
}

/** So that no other token that is signed with the same key is a licence. */
const TYPE = 'workforce-license+jwt';
const ISSUER = 'workforce-license';
const ALGORITHM = 'EdDSA';

/** Loaded where a licence is signed or read, which is seldom. */
const jose = () => import('jose');

/** 9999-12-31T23:59:59Z in seconds since 1970. */
const LAST_SECOND = 253_402_300_799;

/** Seats that a licence may have at most. */
export const MAX_SEATS = 1_000_000;

/** The licence as a text. `now` in milliseconds since 1970. */
export async function signLicense(key: KeyObject, license: License, now: number): Promise<string> {
  const { SignJWT } = await jose();
  return new SignJWT({
    plan: license.plan,
    seats: license.seats,
    addons: [...license.addons],
    valid_until: license.validUntil,
  })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuer(ISSUER)
    .setSubject(license.workspace)
    .setIssuedAt(Math.floor(now / 1000))
    .sign(key);
}

/** Why a text is not a licence of this workspace. */
export type LicenseFault = 'not_signed' | 'other_workspace' | 'malformed';

/** Checks signature, kind and workspace; whether it has ended is not looked at. */
export async function readLicense(
  key: KeyObject,
  text: string,
  workspace: string,
): Promise<SignedLicense | LicenseFault> {
  const { errors, jwtVerify } = await jose();
  try {
    const { payload } = await jwtVerify(text, key, { algorithms: [ALGORITHM], typ: TYPE, issuer: ISSUER });
    if (payload.sub?.toLowerCase() !== workspace.toLowerCase()) return 'other_workspace';
    return licenseOf(payload) ?? 'malformed';
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return 'not_signed';
    throw error;
  }
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
    // add-ons that this version does not know are without effect
    addons: ADDONS.filter((one) => addons.includes(one)),
    validUntil: valid_until,
    signedAt: (iat as number) * 1000,
  };
}

/** The public key as configured: the body of its PEM file, in one line. Throws for anything but Ed25519. */
export function publicLicenseKey(text: string): KeyObject {
  const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('the key is not of Ed25519');
  return key;
}

/** The private key of a PEM file's text. Throws for anything but Ed25519. */
export function privateLicenseKey(pem: string): KeyObject {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('the key is not of Ed25519');
  return key;
}
