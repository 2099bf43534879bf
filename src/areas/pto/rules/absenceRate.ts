/** Absences as a share of working days. */
import { dayNumber, earlier, later, type CivilDate } from '../../../civil/dates.ts';
import type { Days } from '../../../civil/days.ts';
import { holidaysOf, type CalendarHoliday, type CalendarVersion } from '../../../schedule/calendars.ts';
import { costInCalendar, workCalendar, type PatternVersion } from '../../../schedule/counting.ts';
import type { Slots } from '../../../schedule/slots.ts';
import { spanOf } from './carving.ts';

export interface Period {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

export interface RatedTerms {
  /** Null: the employment has no end. */
  readonly employed: { readonly from: CivilDate; readonly to: CivilDate | null };
  readonly pattern: readonly PatternVersion[];
  readonly calendars: readonly CalendarVersion[];
  readonly absences: readonly (Slots & { readonly policy_id: string })[];
}

/** An amount of days in a month. */
export interface Counted {
  readonly month: string;
  readonly days: Days;
}

export interface Rated {
  readonly working: Counted[];
  readonly absent: (Counted & { readonly policy_id: string })[];
}

/** A person's working and absent days in a period, in days whatever the unit of the leave type. */
export function rated({ from, to }: Period, terms: RatedTerms, holidays: readonly CalendarHoliday[]): Rated {
  const start = later(from, terms.employed.from);
  const end = terms.employed.to === null ? to : earlier(to, terms.employed.to);
  if (start > end) return { working: [], absent: [] };
  const calendar = workCalendar({ pattern: terms.pattern, holidays: holidaysOf(holidays, terms.calendars) });
  const whole = { from: 2 * dayNumber(start), to: 2 * dayNumber(end) + 2 };
  const daysIn = (slots: Slots): Counted[] => byMonth(costInCalendar(spanOf(slots), calendar, 'day').perDay);
  return {
    working: daysIn(whole),
    absent: terms.absences.flatMap(({ policy_id, ...slots }) => {
      const inside = { from: Math.max(slots.from, whole.from), to: Math.min(slots.to, whole.to) };
      return inside.from < inside.to ? daysIn(inside).map((one) => ({ ...one, policy_id })) : [];
    }),
  };
}

function byMonth(perDay: readonly { date: CivilDate; days: Days }[]): Counted[] {
  const months = new Map<string, Days>();
  for (const { date, days } of perDay) {
    const month = date.slice(0, 7);
    months.set(month, (months.get(month) ?? 0) + days);
  }
  return [...months].map(([month, days]) => ({ month, days }));
}
