import type { Answer, Call } from '../../../contract.ts';
import { changedFields } from '../../../events/audit.ts';
import type { NotificationPreferencesInput } from '../../../generated/types.ts';
import { announcePreferences } from '../../../notifications/announce.ts';
import { inOrder, isAlwaysSent, usualChannels, wishesOf } from '../../../notifications/channels.ts';
import { holdPreferences, setPreferences } from '../../../notifications/preferences.ts';
import { invalid, type FieldErrors } from '../../../problem.ts';
import { presentPreferences } from '../present/preferences.ts';

/** Replaces all preferences. Without a change nothing is written or audited. */
export default async function putNotificationPreferences(
  call: Call<'putNotificationPreferences'>,
): Promise<Answer<'putNotificationPreferences'>> {
  const { body, caller, db } = call;
  assertKinds(body);
  const user_id = caller.userId!;
  const before = await db.one(holdPreferences, { user_id });
  const wanted = {
    kinds: wishesOf(body.kinds),
    quiet_from: body.quiet_hours?.from ?? null,
    quiet_to: body.quiet_hours?.to ?? null,
  };
  const changes = changedFields(
    ['kinds', 'quiet_from', 'quiet_to'],
    { ...before, kinds: inOrder(before.kinds) },
    { ...before, ...wanted },
  );
  if (Object.keys(changes).length === 0) return { status: 200, data: presentPreferences(before) };
  const after = await db.one(setPreferences, {
    user_id,
    ...wanted,
    kinds: JSON.stringify(wanted.kinds),
  });
  announcePreferences(call, before.id, changes);
  return { status: 200, data: presentPreferences(after) };
}

/**
 * @throws 422 for unknown kinds, for quiet hours that begin and end at the same time, and `kind_always_sent`
 * for kinds that cannot be turned off.
 */
function assertKinds({ kinds, quiet_hours }: NotificationPreferencesInput): void {
  const errors: FieldErrors = {};
  for (const kind of Object.keys(kinds))
    if (!usualChannels(kind)) errors[`kinds.${kind.slice(0, 64)}`] = ['There is no such kind.'];
  if (quiet_hours && quiet_hours.from === quiet_hours.to)
    errors['quiet_hours.to'] = ['Must differ from `from`.'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  for (const [kind, { in_app, email }] of Object.entries(kinds))
    if (isAlwaysSent(kind) && !(in_app && email)) errors[`kinds.${kind}`] = ['Is always sent.'];
  if (Object.keys(errors).length > 0) throw invalid(errors, 'kind_always_sent');
}
