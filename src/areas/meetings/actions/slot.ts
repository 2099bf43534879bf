/** Finds and locks the slot of a call, and checks whether the caller can have it. */
import type { Queries } from '../../../db/handle.ts';
import { ask } from '../../../db/handle.ts';
import { conflict, invalid, notFound } from '../../../problem.ts';
import { slotRefusal } from '../rules/slots.ts';
import { lockSlot, slotById, type SlotRow } from '../store/slots.ts';
import { hostBusy } from './planning.ts';

/** @throws 404 if there is no such slot. */
export async function findSlot(db: Queries, id: string): Promise<SlotRow> {
  const slot = await db.maybe(slotById, { id });
  if (!slot) throw notFound();
  return slot;
}

/** As `findSlot`, locked until the transaction ends. */
export async function holdRow(db: Queries, id: string): Promise<SlotRow> {
  const [, [slot]] = await db.together(ask(lockSlot, { id }), ask(slotById, { id }));
  if (!slot) throw notFound();
  return slot;
}

/**
 * @throws 422 for the caller's own slot; 409 `slot_past`, `slot_taken` or `organizer_busy` if it cannot be
 * had.
 */
export function assertObtainable(slot: SlotRow, userId: string, now: number): void {
  if (slot.host_id === userId) throw invalid({ non_field_errors: ['This slot is your own.'] });
  const refusal = slotRefusal(slot, userId, now);
  if (refusal === 'slot_past') throw conflict('slot_past', 'The slot has begun or is over.');
  if (refusal === 'slot_taken') throw conflict('slot_taken', 'Somebody else was faster. Take another slot.');
  if (refusal === 'organizer_busy') throw hostBusy();
}
