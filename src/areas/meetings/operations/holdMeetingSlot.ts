import type { Answer, Call } from '../../../contract.ts';
import { personForUpdate } from '../../../people/find.ts';
import { assertObtainable, findSlot, holdRow } from '../actions/slot.ts';
import { auditSlot } from '../announce.ts';
import { HOLD } from '../rules/slots.ts';
import { holdSlot, releaseHolds } from '../store/slots.ts';

/** Holds a slot for the caller for five minutes and releases any other slot that they hold. */
export default async function holdMeetingSlot(
  call: Call<'holdMeetingSlot'>,
): Promise<Answer<'holdMeetingSlot'>> {
  const { params, caller, db, now } = call;
  const user_id = caller.userId!;
  // checked first without a lock, so that a slot that is gone is refused without waiting
  assertObtainable(await findSlot(db.outside, params.slot_id), user_id, now);
  // serialises concurrent holds of one person
  await db.one(personForUpdate, { id: user_id });
  const slot = await holdRow(db, params.slot_id);
  assertObtainable(slot, user_id, now);
  const { held_until } = await db.one(holdSlot, {
    id: slot.id,
    user_id,
    until: new Date(now + HOLD).toISOString(),
    now: new Date(now).toISOString(),
  });
  await db.count(releaseHolds, { user_id, but_id: slot.id });
  auditSlot(call, slot.id, 'held');
  return { status: 200, data: { held_until: held_until! } };
}
