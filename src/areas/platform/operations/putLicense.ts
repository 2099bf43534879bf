import type { Answer, Call } from '../../../contract.ts';
import { alertLicense } from '../actions/alerts.ts';
import { holdTerms } from '../actions/applyTerms.ts';
import { installLicense, usableLicense } from '../actions/installLicense.ts';
import { presentLicense } from '../present/license.ts';
import { licenseState } from '../store/license.ts';

/**
 * Installs a licence, replacing the current one. In a trial workspace this ends the trial, even one that is
 * over.
 */
export default async function putLicense(call: Call<'putLicense'>): Promise<Answer<'putLicense'>> {
  const { body, db } = call;
  const license = await usableLicense(body.license_key, 'license_key', call);
  const { id, terms } = await installLicense(call, await holdTerms(db), license);
  await alertLicense(call, id, terms);
  return { status: 200, data: presentLicense(await db.one(licenseState)) };
}
