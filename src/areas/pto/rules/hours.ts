/** Absences of hours on one date (rule 74). Amounts in 1/10000 hour; times as `HH:MM`. */
import { daysToNumeric, ONE_DAY, showDays, type Days } from '../../../civil/days.ts';
import { costInCalendar, hoursOn, type WorkCalendar } from '../../../schedule/counting.ts';
import type { Slots } from '../../../schedule/slots.ts';
import type { Span } from '../../../schedule/span.ts';
import { spanOf } from './carving.ts';

/** What a request says about hours. */
export interface HoursAsked {
  readonly hours?: number | undefined;
  readonly start_time?: string | undefined;
  readonly end_time?: string | undefined;
}

/** Hours off; the times are null if only a number of hours was given. */
export interface HoursOff {
  readonly hours: Days;
  readonly start_time: string | null;
  readonly end_time: string | null;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The hours that are asked for; null for whole and half days; a text by field if they contradict each other. */
export function hoursAsked({
  hours,
  start_time,
  end_time,
}: HoursAsked): HoursOff | null | { errors: Record<string, string[]> } {
  if (start_time === undefined && end_time === undefined)
    return hours === undefined
      ? null
      : { hours: Math.round(hours * ONE_DAY), start_time: null, end_time: null };
  if (start_time === undefined) return { errors: { start_time: ['Needed with end_time.'] } };
  if (end_time === undefined) return { errors: { end_time: ['Needed with start_time.'] } };
  const between = minutesOf(end_time) - minutesOf(start_time);
  if (between <= 0) return { errors: { end_time: ['Must be after start_time.'] } };
  const counted = (between / 60) * ONE_DAY;
  if (hours !== undefined && Math.round(hours * ONE_DAY) !== counted)
    return { errors: { hours: [`From ${start_time} to ${end_time} there are ${showDays(counted)} hours.`] } };
  return { hours: counted, start_time, end_time };
}

/** Another requested or approved absence on the date of an absence of hours. */
export interface SameDay extends Slots {
  readonly id: string;
  /** Null for whole and half days. */
  readonly hours: Days | null;
  readonly start_time: string | null;
  readonly end_time: string | null;
}

/**
 * The absences that leave no room for a request: together they are longer than the hours of a date, or their times
 * overlap.
 */
export function inTheWay(
  span: Span,
  slots: Slots,
  others: readonly SameDay[],
  calendar: WorkCalendar,
): string[] {
  const blocked = new Set<string>();
  for (let day = slots.from >> 1; day <= (slots.to - 1) >> 1; day++) {
    const here = others.filter(({ from, to }) => from < 2 * day + 2 && 2 * day < to);
    if (here.length === 0) continue;
    const asked = span.hours ?? hoursOfSlots(day, slots, calendar);
    const taken = here.reduce((sum, one) => sum + (one.hours ?? hoursOfSlots(day, one, calendar)), 0);
    if (asked + taken > hoursOn(day, calendar)) for (const { id } of here) blocked.add(id);
    for (const one of here) if (timesOverlap(span, one)) blocked.add(one.id);
  }
  return [...blocked];
}

/** The working hours of the halves of a date that slots cover. */
function hoursOfSlots(day: number, { from, to }: Slots, calendar: WorkCalendar): Days {
  const here = { from: Math.max(from, 2 * day), to: Math.min(to, 2 * day + 2) };
  return costInCalendar(spanOf(here), calendar, 'hour').total;
}

const timesOverlap = (
  a: { start_time?: string | null; end_time?: string | null },
  b: { start_time: string | null; end_time: string | null },
): boolean =>
  a.start_time && a.end_time && b.start_time && b.end_time
    ? a.start_time < b.end_time && b.start_time < a.end_time
    : false;

/** The columns of an absence that its dates, halves and hours are stored in. */
export const storedSpan = (span: Span) => ({
  start_date: span.start_date,
  end_date: span.end_date,
  start_half: span.start_half ?? null,
  end_half: span.end_half ?? null,
  ...storedHours(span),
});

/** The columns of an absence that its hours are stored in. */
export const storedHours = ({ hours = null, start_time = null, end_time = null }: Span) => ({
  hours: hours === null ? null : daysToNumeric(hours),
  start_time,
  end_time,
});
