import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { personForUpdate } from '../../../people/find.ts';
import { expectVersion, invalid } from '../../../problem.ts';
import { presentPreferences } from '../present/preferences.ts';
import { preferencesOf, setPreferences } from '../store/preferences.ts';

/** Bytes of the JSON text. */
const MOST = 16 * 1024;

export default async function putPreferences(
  call: Call<'putPreferences'>,
): Promise<Answer<'putPreferences'>> {
  const { body, caller, db } = call;
  const preferences = JSON.stringify(body);
  if (Buffer.byteLength(preferences) > MOST)
    throw invalid({ non_field_errors: ['Must have at most 16 KiB as JSON.'] });
  const userId = caller.userId!;
  // two tabs that write at once take turns
  await db.one(personForUpdate, { id: userId });
  expectVersion(call.ifMatch, presentPreferences(await db.maybe(preferencesOf, { user_id: userId })).version);
  const row = await db.one(setPreferences, { user_id: userId, preferences });
  audit(call, { action: 'updated', resource: 'preferences', id: userId });
  return { status: 200, data: presentPreferences(row), version: row.version };
}
