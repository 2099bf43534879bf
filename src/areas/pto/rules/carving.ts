/** Half days taken out of an absence, and the parts that remain (rules 75, 76). */
import { dayNumber, formatDate, type CivilDate } from '../../../civil/dates.ts';
import type { DayCost } from '../../../schedule/counting.ts';
import type { Slots } from '../../../schedule/slots.ts';
import type { Half, HalfDays } from '../../../schedule/span.ts';

/** The dates and halves of half-day slots; the inverse of `slotsOf`. */
export function spanOf({ from, to }: Slots): HalfDays {
  const start_date = dateOf(from);
  const end_date = dateOf(to - 1);
  const start_half: Half | null = from % 2 === 0 ? null : 'pm';
  const end_half: Half | null = to % 2 === 0 ? null : 'am';
  return { start_date, end_date, start_half, end_half };
}

/** The parts of a span outside another: none, one, or one before and one behind it. */
export const without = (slots: Slots, out: Slots): Slots[] =>
  [
    { from: slots.from, to: Math.min(slots.to, out.from) },
    { from: Math.max(slots.from, out.to), to: slots.to },
  ].filter(({ from, to }) => from < to);

/** A part without the days at its new edges that cost nothing, such as a weekend. */
export function trimmed(part: Slots, whole: Slots, perDay: readonly DayCost[]): Slots {
  const working = perDay.filter(({ days }) => days > 0);
  const [first, last] = [working[0], working.at(-1)];
  if (!first || !last) return part;
  return {
    from: part.from === whole.from ? part.from : Math.max(part.from, 2 * dayNumber(first.date)),
    to: part.to === whole.to ? part.to : Math.min(part.to, 2 * dayNumber(last.date) + 2),
  };
}

export const isWithin = (inner: Slots, outer: Slots): boolean =>
  inner.from >= outer.from && inner.to <= outer.to;

/** The first date on which two spans differ; null if they are equal. */
export function firstDifference(a: Slots, b: Slots): CivilDate | null {
  if (a.from !== b.from) return dateOf(Math.min(a.from, b.from));
  return a.to === b.to ? null : dateOf(Math.min(a.to, b.to));
}

/** The date of a slot. */
export const dateOf = (slot: number): CivilDate => formatDate(Math.floor(slot / 2));
