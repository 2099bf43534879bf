import type { Holiday, HolidayCreated } from '../../../generated/types.ts';
import type { HolidayRow } from '../store/holidays.ts';

export const presentHoliday = (row: HolidayRow): Holiday => ({
  id: row.id,
  date: row.date,
  name: row.name,
  half_day: row.half_day,
  calendar: row.calendar,
});

export const presentHolidayCreated = (row: HolidayRow, recounted: number): HolidayCreated => ({
  id: row.id,
  date: row.date,
  name: row.name,
  half_day: row.half_day,
  calendar: row.calendar,
  absences_recounted: recounted,
});
