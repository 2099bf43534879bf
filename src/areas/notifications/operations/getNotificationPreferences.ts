import type { Answer, Call } from '../../../contract.ts';
import { preferencesOf } from '../../../notifications/preferences.ts';
import { presentPreferences } from '../present/preferences.ts';

export default async function getNotificationPreferences({
  caller,
  db,
}: Call<'getNotificationPreferences'>): Promise<Answer<'getNotificationPreferences'>> {
  return {
    status: 200,
    data: presentPreferences(await db.maybe(preferencesOf, { user_id: caller.userId! })),
  };
}
