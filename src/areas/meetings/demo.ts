/**
 * Meetings in the demo: weekly one-to-ones of managers, a monthly meeting of everybody with slides, project
 * meetings, and office hours with slots, some of them booked. A company with little history gets one of each.
 */
import { addDays, type CivilDate } from '../../civil/dates.ts';
import { mondayOf } from '../../demo/days.ts';
import type { DemoCompany } from '../../demo/company.ts';
import type { DemoPerson } from '../../demo/people.ts';
import type { DemoScene } from '../../demo/scene.ts';
import { openPlanner, type Planner } from './demo/planner.ts';
import { openOfficeHours } from './demo/officeHours.ts';

const HOUR = 60;

const scene: DemoScene = {
  // people who are absent decline
  after: ['pto'],
  write: (company) => {
    const planner = openPlanner(company);
    if (company.history === 'full') {
      for (const lead of company.people.filter(({ role }) => role === 'manager'))
        talkWeekly(company, planner, lead);
      meetMonthly(company, planner);
      workOnProjects(company, planner);
      holdOfficeHours(company, planner);
    } else fewOfEach(company, planner);
  },
};
export default scene;

const WEEKS = [-6, -5, -4, -3, -2, -1, 1, 2];

/** A one-to-one is planned this many days ahead. */
const DAYS_AHEAD = 9;

const known = (people: readonly DemoPerson[], date: CivilDate): DemoPerson[] =>
  people.filter(({ start }) => start <= date);

/** Each week with a different report. */
function talkWeekly({ today, people }: DemoCompany, planner: Planner, lead: DemoPerson): void {
  const team = people.filter((one) => one.boss === lead && one.status === 'active');
  const leads = people.filter(({ role }) => role === 'manager');
  const place = leads.indexOf(lead);
  WEEKS.forEach((week, index) => {
    const date = addDays(mondayOf(today), 7 * week + (place % 4));
    planner.plan({
      organizer: lead,
      people: [known(team, addDays(date, -DAYS_AHEAD))[index % team.length] ?? team[0]!],
      title: 'One-to-one',
      date,
      minutes: (13 + place) * HOUR,
      length: 30,
      plannedDaysBefore: DAYS_AHEAD,
    });
  });
}

/** A meeting of everybody, every four weeks, with slides once it has taken place. */
function meetMonthly({ today, people, person }: DemoCompany, planner: Planner): void {
  const all = people.filter(({ status, key }) => status === 'active' && key !== 'ada');
  for (const weeks of [-13, -9, -5, -1, 3]) {
    const date = addDays(mondayOf(today), 7 * weeks + 3);
    const meeting = planner.plan({
      organizer: person('ada'),
      people: known(all, addDays(date, -21)),
      title: 'All hands',
      agenda: 'Numbers of the month\nNew faces\nQuestions',
      location: 'The big room, and online',
      url: 'https://meet.example.test/all-hands',
      date,
      minutes: 15 * HOUR,
      length: 60,
      plannedDaysBefore: 21,
    });
    if (weeks < 0) planner.attach(meeting, `All hands ${date.slice(0, 7)}`);
  }
}

function workOnProjects({ today, person }: DemoCompany, planner: Planner): void {
  const on = (week: number, weekday: number): CivilDate => addDays(mondayOf(today), 7 * week + weekday);
  const harbour = { people: ['leila', 'yuki', 'mateo'].map(person), organizer: person('felix') };
  const zone = { organizer: person('rita'), people: ['piotr', 'grace'].map(person) };
  planner.plan({
    ...harbour,
    title: 'Harbour project: kick-off',
    date: on(-4, 4),
    minutes: 10 * HOUR,
    length: 90,
  });
  planner.plan({
    ...harbour,
    title: 'Harbour project: review',
    date: on(1, 4),
    minutes: 10 * HOUR,
    length: 60,
  });
  planner.plan({
    ...harbour,
    title: 'Visit to the customer',
    date: on(-2, 4),
    minutes: 9 * HOUR,
    length: 240,
    cancelled: 'The customer is ill.',
  });
  planner.plan({ ...zone, title: 'Release planning', date: on(2, 4), minutes: 14 * HOUR, length: 45 });
}

/** Office hours of the heads of people and of finance, six slots a week. */
function holdOfficeHours(company: DemoCompany, planner: Planner): void {
  const { today, person } = company;
  const hours = openOfficeHours(company, planner);
  for (const week of [-3, -2, -1, 1, 2]) {
    const monday = addDays(mondayOf(today), 7 * week);
    const ada = hours.publish(person('ada'), addDays(monday, 1), 9 * HOUR, 6);
    const tom = hours.publish(person('tom'), addDays(monday, 2), 10 * HOUR, 6);
    if (week === -3) hours.book(tom[1]!, person('petra'), 'Receipts of the trade fair');
    if (week === -2) hours.book(ada[0]!, person('noah'), 'After my studies');
    if (week === -1) hours.book(ada[3]!, person('yuki'), 'Questions about my contract');
    if (week === 1) {
      hours.book(ada[2]!, person('clara'), 'More hours from spring');
      hours.book(tom[0]!, person('mateo'), 'Travel budget');
    }
  }
}

function fewOfEach(company: DemoCompany, planner: Planner): void {
  const [lead, colleague] = ['manager', 'admin'].map((role) =>
    company.people.find((one) => one.role === role)!,
  ) as [DemoPerson, DemoPerson];
  const next = addDays(mondayOf(company.today), 8);
  planner.plan({
    organizer: lead,
    people: [colleague],
    title: 'Month ahead',
    date: next,
    minutes: 10 * HOUR,
    length: 45,
    plannedDaysBefore: 12,
  });
  openOfficeHours(company, planner).publish(colleague, next, 13 * HOUR, 3);
}
