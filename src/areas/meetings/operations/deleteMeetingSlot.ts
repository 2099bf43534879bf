import type { Answer, Call } from '../../../contract.ts';
import { conflict, notFound } from '../../../problem.ts';
import { holdRow } from '../actions/slot.ts';
import { auditSlot } from '../announce.ts';
import { deleteSlot } from '../store/slots.ts';

export default async function deleteMeetingSlot(
  call: Call<'deleteMeetingSlot'>,
): Promise<Answer<'deleteMeetingSlot'>> {
  const { params, caller, db } = call;
  const slot = await holdRow(db, params.slot_id);
  if (slot.host_id !== caller.userId) throw notFound();
  if (slot.status === 'booked')
    throw conflict('slot_booked', 'The slot is booked. Cancel its meeting first.');
  await db.count(deleteSlot, { id: slot.id });
  auditSlot(call, slot.id, 'deleted', { starts_at: [slot.starts_at, null] });
  return { status: 200, data: {} };
}
