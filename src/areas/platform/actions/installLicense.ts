/**
 * Verifies and installs licences, for an admin of the workspace or for the operator who converts its trial.
 */
import { formatTimestamp, localDate } from '../../../civil/zones.ts';
import type { Writing } from '../../../events/writing.ts';
import { sha256 } from '../../../lib/sha256.ts';
import { conflict, invalid } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { readLicense, type LicenseFault, type SignedLicense } from '../../../workspace/license.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { announceLicense } from '../announce.ts';
import {
  insertLicense,
  lastSigned,
  replaceLicenses,
  type LicensedTerms,
  type TermsRow,
} from '../store/license.ts';
import { applyTerms, assertSeatsSuffice } from './applyTerms.ts';

/** Milliseconds by which the signer's clock may be ahead. */
const CLOCK_SLACK = 86_400_000;

export interface UsableLicense extends SignedLicense {
  text: string;
}

/**
 * Reads and verifies a licence for this workspace.
 * @throws 422 on `member` if it is not signed for this workspace, has ended, or was signed in the future:
 * that one would block all licences signed until then.
 */
export async function usableLicense(
  given: string,
  member: string,
  { services, workspace, now }: { services: Pick<Services, 'licenseKey'>; workspace: Workspace; now: number },
): Promise<UsableLicense> {
  const refused = (why: string) => invalid({ [member]: [why] });
  const text = given.trim();
  if (services.licenseKey === null)
    throw refused('This installation has no key to verify licences (LICENSE_PUBLIC_KEY).');
  const license = readLicense(services.licenseKey, text, workspace.slug);
  if (typeof license === 'string') throw refused(FAULTS[license]);
  if (license.validUntil < localDate(now, workspace.timezone))
    throw refused(`It has ended: its last day was ${license.validUntil}.`);
  if (license.signedAt > now + CLOCK_SLACK) throw refused('It was signed in the future.');
  return { ...license, text };
}

const FAULTS: Readonly<Record<LicenseFault, string>> = {
  not_signed: 'It is not signed by the operator of this service, or was changed.',
  other_workspace: 'It is for another workspace.',
  malformed: 'It is signed, but does not contain a licence.',
};

/**
 * Installs a licence, replacing the current one. `granted` is the part that the workspace may use. Expects
 * locked terms (`holdTerms`), so that of two concurrent licences the later signed one wins.
 * @throws 409 `license_outdated` if a licence with a later signature was installed before.
 */
export async function installLicense(
  call: Writing,
  before: TermsRow,
  license: UsableLicense,
  granted: Pick<LicensedTerms, 'plan' | 'seats'> = license,
): Promise<{ id: string; terms: TermsRow }> {
  const { db } = call;
  const { signed_at } = await db.one(lastSigned);
  if (signed_at !== null && license.signedAt < Date.parse(signed_at))
    throw conflict('license_outdated', 'A licence with a later signature was already installed.', {
      signed_at: formatTimestamp(license.signedAt, call.workspace.timezone),
      later_signed_at: formatTimestamp(Date.parse(signed_at), call.workspace.timezone),
    });
  await assertSeatsSuffice(db, granted.seats);
  const after = await applyTerms(
    db,
    before,
    {
      plan: granted.plan,
      api_addon: license.addons.includes('api'),
      seats: granted.seats,
      valid_until: license.validUntil,
      ended: false,
    },
    call.now,
  );
  await db.count(replaceLicenses);
  const { id } = await db.one(insertLicense, {
    plan: license.plan,
    seats: license.seats,
    addons: license.addons,
    valid_until: license.validUntil,
    signed_at: new Date(license.signedAt).toISOString(),
    key_hash: sha256(license.text),
  });
  announceLicense(call, id, before, after);
  return { id, terms: after };
}
