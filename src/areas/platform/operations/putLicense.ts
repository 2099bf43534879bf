import type { Answer, Call } from '../../../contract.ts';
import { localDate } from '../../../civil/zones.ts';
import { sha256 } from '../../../lib/sha256.ts';
import { invalid } from '../../../problem.ts';
import { readLicense, type License, type LicenseFault } from '../../../workspace/license.ts';
import { alertLicense } from '../actions/alerts.ts';
import { applyTerms, assertSeatsSuffice, holdTerms } from '../actions/applyTerms.ts';
import { announceLicense } from '../announce.ts';
import { presentLicense } from '../present/license.ts';
import { insertLicense, licenseState, replaceLicenses } from '../store/license.ts';

/** Puts a licence in, in place of the one before. In a trial workspace it ends the trial, also one that has ended. */
export default async function putLicense(call: Call<'putLicense'>): Promise<Answer<'putLicense'>> {
  const { body, db, now } = call;
  const license = await licenseOf(call);
  const before = await holdTerms(db);
  await assertSeatsSuffice(db, license.seats);
  const after = await applyTerms(
    db,
    before,
    {
      plan: license.plan,
      api_addon: license.addons.includes('api'),
      seats: license.seats,
      valid_until: license.validUntil,
      ended: false,
    },
    now,
  );
  await db.count(replaceLicenses);
  const { id } = await db.one(insertLicense, {
    plan: license.plan,
    seats: license.seats,
    addons: license.addons,
    valid_until: license.validUntil,
    key_hash: sha256(body.license_key.trim()),
  });
  announceLicense(call, id, before, after);
  await alertLicense(call, id, after);
  return { status: 200, data: presentLicense(await db.one(licenseState)) };
}

/** The licence of the body; 422 for one that cannot be used here, or not any more. */
async function licenseOf({ body, services, workspace, now }: Call<'putLicense'>): Promise<License> {
  const key = services.licenseKey;
  if (key === null)
    throw refused('This installation has no key to check licences with (LICENSE_PUBLIC_KEY).');
  const license = await readLicense(key, body.license_key.trim(), workspace.slug);
  if (typeof license === 'string') throw refused(FAULTS[license]);
  if (license.validUntil < localDate(now, workspace.timezone))
    throw refused(`It has ended: its last day was ${license.validUntil}.`);
  return license;
}

const refused = (text: string) => invalid({ license_key: [text] });

const FAULTS: Readonly<Record<LicenseFault, string>> = {
  not_signed: 'It is not signed by the operator of this service, or was changed.',
  other_workspace: 'It is for another workspace.',
  malformed: 'It is signed, but does not say what a licence says.',
};
