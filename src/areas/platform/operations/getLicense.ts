import type { Answer, Call } from '../../../contract.ts';
import { presentLicense } from '../present/license.ts';
import { licenseState } from '../store/license.ts';

export default async function getLicense({ db }: Call<'getLicense'>): Promise<Answer<'getLicense'>> {
  return { status: 200, data: presentLicense(await db.one(licenseState)) };
}
