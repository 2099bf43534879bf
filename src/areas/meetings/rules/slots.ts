/** Slots: how a span of time is cut into them, and what they are at a given time. All times are milliseconds since 1970. */

export interface Cut {
  starts: number;
  ends: number;
  /** The end of the buffer. */
  keptUntil: number;
}

export interface Cutting {
  starts: number;
  ends: number;
  lengthMinutes: number;
  bufferMinutes: number;
}

const MINUTE = 60_000;

/** Slots that one call may publish. */
export const MOST_SLOTS = 200;

/** Milliseconds for which a slot is held. */
export const HOLD = 5 * MINUTE;

/**
 * The slots of a span, in order: each of the full length, the next one behind the buffer of the one before, the last one
 * ending by the end of the span. Counted in time that passes, so clocks that change make no slot longer or shorter.
 */
export function cutSlots({ starts, ends, lengthMinutes, bufferMinutes }: Cutting): Cut[] {
  const length = lengthMinutes * MINUTE;
  const step = length + bufferMinutes * MINUTE;
  const cuts: Cut[] = [];
  for (let at = starts; at + length <= ends; at += step)
    cuts.push({ starts: at, ends: at + length, keptUntil: at + step });
  return cuts;
}

/** How many there would be, without making them. */
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
  /** Its host is in another meeting. */
  readonly busy: boolean;
}

/** A hold that has run out is none. */
export const slotStatusOf = ({ status, held_until }: SlotFacts, now: number): SlotStatus =>
  status === 'held' && Date.parse(held_until!) <= now ? 'free' : status;

/** Whether somebody who comes now can book it. */
export const isAvailable = (slot: SlotFacts, now: number): boolean =>
  slotStatusOf(slot, now) === 'free' && Date.parse(slot.starts_at) > now && !slot.busy;

/** Why this person cannot have it: the code of the 409; null where they can. */
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
