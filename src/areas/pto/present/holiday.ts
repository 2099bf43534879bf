import type { Holiday, HolidayRecounted } from '../../../generated/types.ts';
import type { HolidayRow } from '../store/holidays.ts';

export const presentHoliday = (row: HolidayRow): Holiday => ({
  id: row.id,
  date: row.date,
  name: row.name,
  half_day: row.half_day,
  calendar: row.calendar,
});

export const presentHolidayRecounted = (row: HolidayRow, recounted: number): HolidayRecounted => ({
  id: row.id,
  date: row.date,
  name: row.name,
  half_day: row.half_day,
  calendar: row.calendar,
  absences_recounted: recounted,
});
