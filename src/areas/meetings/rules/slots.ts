/** Cuts a span of time into slots, and derives a slot's status. All times are milliseconds since 1970. */

export interface Cut {
  starts: number;
  ends: number;
  /** End of the buffer after the slot. */
  keptUntil: number;
}

export interface Cutting {
  starts: number;
  ends: number;
  lengthMinutes: number;
  bufferMinutes: number;
}

const MINUTE = 60_000;

export const MOST_SLOTS = 200;

/** How long a slot is held, in milliseconds. */
export const HOLD = 5 * MINUTE;

/**
 * The slots of a span, in order, each of full length and followed by its buffer. The last slot ends within
 * the span. Lengths are elapsed time, so clock changes make no slot longer or shorter.
 */
export function cutSlots({ starts, ends, lengthMinutes, bufferMinutes }: Cutting): Cut[] {
  const length = lengthMinutes * MINUTE;
  const step = length + bufferMinutes * MINUTE;
  const cuts: Cut[] = [];
  for (let at = starts; at + length <= ends; at += step)
    cuts.push({ starts: at, ends: at + length, keptUntil: at + step });
  return cuts;
}

export const countSlots = ({ starts, ends, lengthMinutes, bufferMinutes }: Cutting): number =>
  Math.max(
    0,
    Math.floor((ends - starts + bufferMinutes * MINUTE) / ((lengthMinutes + bufferMinutes) * MINUTE)),
  );

export type SlotStatus = 'free' | 'held' | 'booked';

interface SlotFacts {
  readonly status: SlotStatus;
  readonly held_by: string | null;
  readonly held_until: string | null;
  readonly starts_at: string;
  readonly busy: boolean;
}

/** An expired hold counts as free. */
export const slotStatusOf = ({ status, held_until }: SlotFacts, now: number): SlotStatus =>
  status === 'held' && Date.parse(held_until!) <= now ? 'free' : status;

/** Whether somebody who does not hold the slot can book it now. */
export const isAvailable = (slot: SlotFacts, now: number): boolean =>
  slotStatusOf(slot, now) === 'free' && Date.parse(slot.starts_at) > now && !slot.busy;

/** Why this person cannot have the slot, as the code of the 409; null if they can. */
export function slotRefusal(
  slot: SlotFacts,
  userId: string,
  now: number,
): 'slot_past' | 'slot_taken' | 'organizer_busy' | null {
  if (Date.parse(slot.starts_at) <= now) return 'slot_past';
  const status = slotStatusOf(slot, now);
  if (status === 'booked' || (status === 'held' && slot.held_by !== userId)) return 'slot_taken';
  return slot.busy ? 'organizer_busy' : null;
}
