/** Special cases that visitors look for, on dates relative to today. */
import { workDay } from '../../../schedule/counting.ts';
import { addDays, dayNumber, yearOf, type CivilDate } from '../../../civil/dates.ts';
import type { Absences, Wish } from './absences.ts';
import type { DemoCompany } from '../../../demo/company.ts';
import { lastTime, mondayOf, weekdayNear } from '../../../demo/days.ts';
import type { DemoPerson } from '../../../demo/people.ts';
import type { PolicyKey } from './policies.ts';

const HOUR = 3_600_000;

/** Days left from last year. Up to five can be carried over, until 31 March. */
export const LEFT_OVER: Readonly<Record<string, string>> = { leila: '6.5', felix: '4', petra: '2' };

export function stories(company: DemoCompany, absences: Absences): Wish[] {
  const { today, person: the } = company;
  const week = (days: number) => mondayOf(addDays(today, days));
  return [
    overNewYear(company, the('henrik')),
    ...morningAndAfternoon(company, the('yuki'), absences),
    ...illOnVacation(company, the('hanna')),
    ...threeAtOnce(company),
    ...lately(company),
    ...ownOfEmployee(today, the('jonas')),
    ...spentOfCarried(company),
    // ill today, so that somebody is absent
    wish(the('oskar'), 'sick', weekdayNear(addDays(today, -3), -1), weekdayNear(addDays(today, 1), 1)),
    wish(the('mateo'), 'parental', week(-140), addDays(week(-140), 25), 'Parental leave, second part'),
    wish(the('felix'), 'appointments', weekdayNear(addDays(today, -20), -1), undefined, 'Move of my mother'),
    wish(the('miriam'), 'vacation', week(45), addDays(week(45), 4), 'Skiing'),
    wish(the('rita'), 'unpaid', week(-120), addDays(week(-120), 4)),
    wish(the('grace'), 'unpaid', week(-56), addDays(week(-56), 2)),
    wish(the('grace'), 'unpaid', week(30), addDays(week(30), 2), 'Visit at home'),
    wish(the('rita'), 'unpaid', week(38), addDays(week(38), 4)),
  ];
}

const wish = (
  person: DemoPerson,
  policy: PolicyKey,
  start_date: CivilDate,
  end_date: CivilDate = start_date,
  note: string | null = null,
): Wish => ({ person, policy, span: { start_date, end_date }, outcome: 'approved', note });

/**
 * Rule 8: one absence in two leave years, over the coming New Year, or in the first half of a year over the
 * last one.
 */
function overNewYear({ today }: DemoCompany, person: DemoPerson): Wish {
  const year = yearOf(today) + (today.slice(5) >= '07-01' ? 1 : 0);
  const newYear: CivilDate = `${year}-01-01`;
  const monday = mondayOf(newYear) < newYear ? mondayOf(newYear) : addDays(newYear, -7);
  return wish(person, 'vacation', monday, addDays(monday, 11), 'Between the years');
}

/** Rule 5: vacation in the morning, ill in the afternoon of the same day. */
function morningAndAfternoon({ today }: DemoCompany, person: DemoPerson, absences: Absences): Wish[] {
  let date = addDays(today, -35);
  const worked = () => workDay(dayNumber(date), absences.calendarOf(person));
  while (!worked().am || !worked().pm) date = addDays(date, 1);
  const half = (policy: PolicyKey, start_half: 'am' | 'pm'): Wish => ({
    ...wish(person, policy, date),
    span: { start_date: date, end_date: date, start_half },
  });
  return [half('vacation', 'am'), half('sick', 'pm')];
}

/**
 * A person who fell ill in the first of two weeks: the manager cancelled the vacation and entered the rest of
 * it.
 */
function illOnVacation(company: DemoCompany, person: DemoPerson): Wish[] {
  const monday = mondayOf(addDays(company.today, -84));
  const manager = company.deciderOf(person);
  const at = (days: number, hour: number) => company.at(addDays(monday, days), hour * 60 + 12);
  const [thursday, friday, secondMonday, end] = [3, 4, 7, 11].map((days) => addDays(monday, days)) as [
    CivilDate,
    CivilDate,
    CivilDate,
    CivilDate,
  ];
  const entered = (start: CivilDate, last: CivilDate): Wish => ({
    ...wish(person, 'vacation', start, last, 'Italy'),
    steps: [{ at: at(4, 11), status: 'approved', by: manager, atOnce: true }],
  });
  return [
    {
      ...wish(person, 'vacation', monday, end, 'Italy'),
      outcome: 'called_off',
      reason: 'Ill from Thursday on; entered again without these days.',
      steps: [
        { at: at(-46, 9), status: 'requested', by: person },
        { at: at(-45, 14), status: 'approved', by: manager },
        { at: at(4, 10), status: 'cancelled', by: manager },
      ],
    },
    wish(person, 'sick', thursday, friday),
    entered(monday, addDays(monday, 2)),
    entered(secondMonday, end),
  ];
}

/** Three requests in the design team for the same week, among which their manager has to choose. */
function threeAtOnce(company: DemoCompany): Wish[] {
  const monday = mondayOf(addDays(company.today, 26));
  const ask = (key: string, from: number, to: number, hoursAgo: number, note: string): Wish => ({
    ...wish(company.person(key), 'vacation', addDays(monday, from), addDays(monday, to), note),
    outcome: 'requested',
    asked: company.quiet - hoursAgo * HOUR,
  });
  return [
    ask('yuki', 0, 4, 26, 'Family visit'),
    ask('emil', 1, 3, 5, "A friend's wedding"),
    ask('zoe', 2, 7, 3, 'Exams'),
  ];
}

/** A recent denial and a recent cancellation, for their events, and an open request. */
function lately(company: DemoCompany): Wish[] {
  const ask = (key: string, weekAhead: number, daysAgo: number, outcome: Wish['outcome']): Wish => {
    const monday = mondayOf(addDays(company.today, weekAhead));
    return {
      ...wish(company.person(key), 'vacation', monday, addDays(monday, 2)),
      outcome,
      asked: company.quiet - daysAgo * 24 * HOUR,
    };
  };
  return [
    { ...ask('noah', 19, 8, 'denied'), reason: 'Two of the team are away already.' },
    ask('hanna', 33, 12, 'cancelled'),
    ask('leila', 40, 2, 'requested'),
  ];
}

function ownOfEmployee(today: CivilDate, person: DemoPerson): Wish[] {
  const summer = mondayOf(lastTime('07-15', today));
  const bridge = weekdayNear(lastTime('05-22', today), 1);
  const half = weekdayNear(lastTime('10-14', today), 1);
  const ill = mondayOf(lastTime('02-11', today));
  return [
    wish(person, 'vacation', summer, addDays(summer, 4), 'Hiking'),
    wish(person, 'vacation', bridge),
    { ...wish(person, 'vacation', half), span: { start_date: half, end_date: half, start_half: 'pm' } },
    wish(person, 'sick', addDays(ill, 1), addDays(ill, 2)),
  ];
}

/** Rule 14: days taken before April come out of the carried-over days. */
function spentOfCarried({ today, person }: DemoCompany): Wish[] {
  const february = mondayOf(`${yearOf(today)}-02-10`);
  return [
    wish(person('leila'), 'vacation', addDays(february, 1), addDays(february, 2)),
    wish(person('felix'), 'vacation', addDays(february, 18)),
  ];
}
