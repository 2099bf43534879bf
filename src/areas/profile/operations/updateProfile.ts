import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { merged } from '../../../lib/merged.ts';
import { textOfPatch } from '../../../lib/texts.ts';
import { expectVersion } from '../../../problem.ts';
import { personForUpdate } from '../../../people/find.ts';
import { assertZone } from '../../../people/zone.ts';
import { presentProfile } from '../present/people.ts';
import { profile, putDetails, updateSettings } from '../store/people.ts';

export default async function updateProfile(call: Call<'updateProfile'>): Promise<Answer<'updateProfile'>> {
  const { body, caller, db, services, workspace } = call;
  const userId = caller.userId!;
  assertZone(body.timezone);
  await db.one(personForUpdate, { id: userId });
  const before = await db.one(profile, { id: userId });
  expectVersion(call.ifMatch, before.version);

  const wanted = merged(before, {
    preferred_name: textOfPatch(body.preferred_name),
    phone: textOfPatch(body.phone),
    bio: textOfPatch(body.bio),
    timezone: textOfPatch(body.timezone),
    locale: textOfPatch(body.locale),
  });
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

  // names of the fields that changed, without their values: the trail outlives what people say of themselves
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
