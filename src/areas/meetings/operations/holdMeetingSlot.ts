import type { Answer, Call } from '../../../contract.ts';
import { personForUpdate } from '../../../people/find.ts';
import { assertObtainable, findSlot, holdRow } from '../actions/slot.ts';
import { auditSlot } from '../announce.ts';
import { HOLD } from '../rules/slots.ts';
import { holdSlot, releaseHolds } from '../store/slots.ts';

/** Keeps a slot for the caller for five minutes, and no other one. */
export default async function holdMeetingSlot(
  call: Call<'holdMeetingSlot'>,
): Promise<Answer<'holdMeetingSlot'>> {
  const { params, caller, db, now } = call;
  const user_id = caller.userId!;
  // one that is gone is answered without a lock
  assertObtainable(await findSlot(db.outside, params.slot_id), user_id, now);
  // two holds of one person come one after the other
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
