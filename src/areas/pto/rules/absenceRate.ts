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
  /** Periods of employment; `to` null: it has no end. */
  readonly employed: readonly { readonly from: CivilDate; readonly to: CivilDate | null }[];
  readonly pattern: readonly PatternVersion[];
  readonly calendars: readonly CalendarVersion[];
  readonly absences: readonly (Slots & { readonly policy_id: string; readonly hours?: Days | null })[];
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
  const calendar = workCalendar({ pattern: terms.pattern, holidays: holidaysOf(holidays, terms.calendars) });
  const daysIn = (slots: Slots): Counted[] => byMonth(costInCalendar(spanOf(slots), calendar, 'day').perDay);
  const ofHours = (slots: Slots, hours: Days): Counted[] => {
    const { start_date } = spanOf(slots);
    return [
      {
        month: start_date.slice(0, 7),
        days: costInCalendar({ ...spanOf(slots), hours }, calendar, 'hour').inDays,
      },
    ];
  };
  const employed = terms.employed
    .map((period) => ({
      from: 2 * dayNumber(later(from, period.from)),
      to: 2 * dayNumber(period.to === null ? to : earlier(to, period.to)) + 2,
    }))
    .filter((period) => period.from < period.to);
  return {
    working: employed.flatMap(daysIn),
    absent: employed.flatMap((period) =>
      terms.absences.flatMap(({ policy_id, hours, ...slots }) => {
        const inside = { from: Math.max(slots.from, period.from), to: Math.min(slots.to, period.to) };
        if (inside.from >= inside.to) return [];
        const counted = typeof hours === 'number' ? ofHours(inside, hours) : daysIn(inside);
        return counted.map((one) => ({ ...one, policy_id }));
      }),
    ),
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
