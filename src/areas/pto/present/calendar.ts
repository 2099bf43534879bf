import { dayNumber, type CivilDate } from '../../../civil/dates.ts';
import type { PtoCalendarDay } from '../../../generated/types.ts';
import { expectedOn } from '../../../schedule/expected.ts';
import { workCalendar, workDay } from '../../../schedule/counting.ts';
import type { CalendarAbsence, CalendarSheet } from '../store/calendar.ts';

export function presentCalendar(from: CivilDate, to: CivilDate, sheet: CalendarSheet): PtoCalendarDay[] {
  const calendar = workCalendar({ pattern: sheet.patterns, holidays: sheet.holidays });
  const approved = sheet.absences.filter(({ status }) => status === 'approved');
  const days: PtoCalendarDay[] = [];
  for (let day = dayNumber(from), last = dayNumber(to); day <= last; day++) {
    const { date, expected_seconds } = expectedOn(day, calendar, approved);
    const { holiday } = workDay(day, calendar);
    const absences = sheet.absences.filter((one) => one.from < 2 * day + 2 && 2 * day < one.to);
    days.push({
      date,
      expected_hours: expected_seconds / 3600,
      holiday: holiday && { name: holiday.name, half_day: holiday.half_day },
      absences: absences.map((absence) => presentDayOf(absence, day)),
    });
  }
  return days;
}

const presentDayOf = (absence: CalendarAbsence, day: number): PtoCalendarDay['absences'][number] => ({
  id: absence.id,
  policy: { id: absence.policy_id, name: absence.policy_name },
  status: absence.status,
  half: absence.from > 2 * day ? 'pm' : absence.to < 2 * day + 2 ? 'am' : null,
});
