import type { Answer, Call } from '../../../contract.ts';
import { presentPreferences } from '../present/preferences.ts';
import { preferencesOf } from '../store/preferences.ts';

export default async function getPreferences({
  caller,
  db,
}: Call<'getPreferences'>): Promise<Answer<'getPreferences'>> {
  const data = presentPreferences(await db.maybe(preferencesOf, { user_id: caller.userId! }));
  return { status: 200, data, version: data.version };
}
