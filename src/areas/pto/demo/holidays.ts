/** Public holidays of Berlin and Munich, plus the two afternoons that most companies there give as well. */
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

const on = (date: CivilDate, name: string, half_day: Holiday['half_day'] = 'none'): Holiday => ({
  date,
  name,
  half_day,
});

const berlinHolidays = (year: number): Holiday[] => [
  on(`${year}-03-08`, "International Women's Day"),
  ...ONCE.filter((holiday) => yearOf(holiday.date) === year),
];

const munichHolidays = (year: number): Holiday[] => [
  on(`${year}-01-06`, 'Epiphany'),
  on(addDays(easterSunday(year), 60), 'Corpus Christi'),
  on(`${year}-08-15`, 'Assumption of Mary'),
  on(`${year}-11-01`, "All Saints' Day"),
];

function germanHolidays(year: number): Holiday[] {
  const easter = easterSunday(year);
  return [
    on(`${year}-01-01`, "New Year's Day"),
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

/** Holidays by calendar. */
export type CalendarHolidays = Record<'default' | 'munich', Holiday[]>;

/** Holidays of last year, this year and the next. The calendar of a site is there if the company has the site. */
export function writeHolidays(company: DemoCompany): CalendarHolidays {
  const year = yearOf(company.today);
  const of = (regional: (year: number) => Holiday[]) =>
    [year - 1, year, year + 1]
      .flatMap((one) => [...germanHolidays(one), ...regional(one)])
      .sort((a, b) => (a.date < b.date ? -1 : 1));
  const holidays = { default: of(berlinHolidays), munich: of(munichHolidays) };
  write(company, 'default', holidays.default);
  if (company.people.some(({ site }) => site === 'munich')) {
    const made = madeAt(company);
    company.insert('holiday_calendars', {
      id: company.id(made),
      created_at: iso(made),
      calendar: 'munich',
      country: 'DE',
      region: 'BY',
    });
    write(company, 'munich', holidays.munich);
  }
  return holidays;
}

const madeAt = (company: DemoCompany): number => company.at(company.since, 9 * 60 + 20);

function write(company: DemoCompany, calendar: string, holidays: readonly Holiday[]): void {
  const made = madeAt(company);
  for (const { date, name, half_day } of holidays) {
    const id = company.id(made);
    company.insert('holidays', {
      id,
      created_at: iso(made),
      updated_at: iso(made),
      calendar,
      date,
      name,
      half_day,
    });
    // no absences exist yet
    announceHoliday(company.writing(company.admin, made), id, 0);
  }
}
