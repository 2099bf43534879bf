/** Presence of a person on a date, counted like leave and expected hours. */
import { dayNumber, formatDate, type CivilDate } from '../../../civil/dates.ts';
import { localDate, splitAtMidnights, type Zone } from '../../../civil/zones.ts';
import { workDay, type WorkCalendar } from '../../../schedule/counting.ts';
import type { Slots } from '../../../schedule/slots.ts';
import { expectedOn } from '../../../schedule/expected.ts';

/**
 * `working`: has worked, whatever was expected; `absent`: on leave in an expected half day; `holiday`: a
 * holiday covers all of an expected day; `off`: no hours in the pattern; `missing`: expected, but neither
 * work nor an absence is known.
 */
export type PresenceStatus = 'working' | 'absent' | 'holiday' | 'off' | 'missing';

export interface Presence {
  readonly status: PresenceStatus;
  /** Last day of the absence if the status is `absent`. */
  readonly absence_until: CivilDate | null;
}

/**
 * `absences` are the slots of approved absences. `worked` is true for any time on this date, including a
 * running clock.
 */
export function presenceOn(
  date: CivilDate,
  calendar: WorkCalendar,
  absences: readonly Slots[],
  worked: boolean,
): Presence {
  const day = dayNumber(date);
  if (worked) return { status: 'working', absence_until: null };
  const { hours, am, pm } = workDay(day, calendar);
  if (expectedOn(day, calendar, absences).absence_days > 0)
    return { status: 'absent', absence_until: lastDayOf(absences, day) };
  if (hours === 0) return { status: 'off', absence_until: null };
  return { status: am || pm ? 'missing' : 'holiday', absence_until: null };
}

/** The last day of the longest-lasting absence that touches the day. */
function lastDayOf(absences: readonly Slots[], day: number): CivilDate {
  const touching = absences.filter(({ from, to }) => from < 2 * day + 2 && 2 * day < to);
  return formatDate(Math.max(...touching.map(({ to }) => (to - 1) >> 1)));
}

/** A span of work; instants in milliseconds, `zone` of its entry. */
export interface WorkedStretch {
  readonly started_at: number;
  readonly ended_at: number;
  readonly zone: Zone;
}

/** The earliest span that touches the date in its own zone, or null. */
export function firstOn<T extends WorkedStretch>(date: CivilDate, stretches: readonly T[]): T | null {
  let first: T | null = null;
  for (const one of stretches)
    if ((first === null || one.started_at < first.started_at) && touches(date, one)) first = one;
  return first;
}

// a span that has just begun has no whole second yet, but it has a date
const touches = (date: CivilDate, { started_at, ended_at, zone }: WorkedStretch): boolean =>
  localDate(started_at, zone) === date ||
  splitAtMidnights(started_at, ended_at, zone).some((part) => part.date === date);
