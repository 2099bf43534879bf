import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { expectVersion } from '../../../problem.ts';
import { personForUpdate } from '../../../people/find.ts';
import { assertZone } from '../../../people/zone.ts';
import { presentProfile } from '../present/people.ts';
import { profile, putDetails, updateSettings, type ProfileRow } from '../store/people.ts';

export default async function updateProfile(call: Call<'updateProfile'>): Promise<Answer<'updateProfile'>> {
  const { body, caller, db, services, workspace } = call;
  const userId = caller.userId!;
  assertZone(body.timezone);
  await db.one(personForUpdate, { id: userId });
  const before = await db.one(profile, { id: userId });
  expectVersion(call.ifMatch, before.version);

  const wanted = merge(before, body);
  const changed = FIELDS.filter((field) => before[field] !== wanted[field]);
  if (changed.some((field) => field === 'timezone' || field === 'locale')) {
    await db.count(updateSettings, { id: userId, timezone: wanted.timezone, locale: wanted.locale });
    db.afterCommit(() => services.accessChanged(workspace.id));
  }
  if (changed.some((field) => field !== 'timezone' && field !== 'locale'))
    await db.count(putDetails, {
      user_id: userId,
      preferred_name: wanted.preferred_name,
      phone: wanted.phone,
      bio: wanted.bio,
    });
  const after = await db.one(profile, { id: userId });

  // what was changed, not into what: the trail outlives what people say of themselves
  audit(call, {
    action: 'updated',
    resource: 'profile',
    id: userId,
    changes: Object.fromEntries(
      changed.map((field) => [field, [before[field] && HIDDEN, after[field] && HIDDEN]]),
    ),
  });
  return { status: 200, data: presentProfile(after, workspace), version: after.version };
}

const FIELDS = ['preferred_name', 'phone', 'bio', 'timezone', 'locale'] as const;
const HIDDEN = '…';
type Fields = Pick<ProfileRow, (typeof FIELDS)[number]>;

/** What is left out stays, null clears. */
function merge(before: Fields, body: Call<'updateProfile'>['body']): Fields {
  const given = (field: (typeof FIELDS)[number]) =>
    body[field] === undefined ? before[field] : (body[field]?.trim() ?? null);
  return {
    preferred_name: given('preferred_name'),
    phone: given('phone'),
    bio: given('bio'),
    timezone: given('timezone'),
    locale: given('locale'),
  };
}
