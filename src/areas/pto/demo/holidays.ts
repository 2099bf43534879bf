/** Berlin's public holidays, plus the two afternoons that most companies there give as well. */
import { announceHoliday } from '../announce.ts';
import type { Holiday } from '../../../schedule/counting.ts';
import { addDays, dateOf, yearOf, type CivilDate } from '../../../civil/dates.ts';
import type { DemoCompany } from '../../../demo/company.ts';
import { iso } from '../../../demo/days.ts';

/** One-time holidays of the city. */
const ONCE: readonly Holiday[] = [
  { date: '2025-05-08', name: 'Liberation Day, 80 years', half_day: 'none' },
  { date: '2028-06-17', name: '17 June, 75 years', half_day: 'none' },
];

function berlinHolidays(year: number): Holiday[] {
  const easter = easterSunday(year);
  const on = (date: CivilDate, name: string, half_day: Holiday['half_day'] = 'none'): Holiday => ({
    date,
    name,
    half_day,
  });
  return [
    on(`${year}-01-01`, "New Year's Day"),
    on(`${year}-03-08`, "International Women's Day"),
    on(addDays(easter, -2), 'Good Friday'),
    on(addDays(easter, 1), 'Easter Monday'),
    on(`${year}-05-01`, 'Labour Day'),
    on(addDays(easter, 39), 'Ascension Day'),
    on(addDays(easter, 50), 'Whit Monday'),
    on(`${year}-10-03`, 'German Unity Day'),
    on(`${year}-12-24`, 'Christmas Eve', 'pm'),
    on(`${year}-12-25`, 'Christmas Day'),
    on(`${year}-12-26`, 'Second Day of Christmas'),
    on(`${year}-12-31`, "New Year's Eve", 'pm'),
    ...ONCE.filter((holiday) => yearOf(holiday.date) === year),
  ];
}

/** Gregorian Easter ("Anonymous Gregorian algorithm", Nature, 20 April 1876). */
function easterSunday(year: number): CivilDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30,
  );
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const m = Math.floor((a + 11 * d + 22 * e) / 451);
  const n = d + e - 7 * m + 114;
  return dateOf(year, Math.floor(n / 31), (n % 31) + 1);
}

/** Holidays of last year, this year and the next, in the calendar `default`. */
export function writeHolidays(company: DemoCompany): Holiday[] {
  const year = yearOf(company.today);
  const made = company.at(company.since, 9 * 60 + 20);
  const holidays = [year - 1, year, year + 1].flatMap(berlinHolidays);
  for (const { date, name, half_day } of holidays) {
    const id = company.id(made);
    company.insert('holidays', {
      id,
      created_at: iso(made),
      updated_at: iso(made),
      calendar: 'default',
      date,
      name,
      half_day,
    });
    // no absences exist yet
    announceHoliday(company.writing(company.admin, made), id, 0);
  }
  return holidays;
}
