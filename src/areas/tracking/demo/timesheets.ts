/** Timesheets of the last weeks: the older ones are approved, the latest wait for the manager. */
import { addDays, dayNumber, type CivilDate } from '../../../civil/dates.ts';
import { localDate } from '../../../civil/zones.ts';
import type { DemoCompany } from '../../../demo/company.ts';
import { iso, mondayOf } from '../../../demo/days.ts';
import type { DemoPerson } from '../../../demo/people.ts';
import { expectedOn } from '../../../schedule/expected.ts';
import { auditTransition } from '../../../transitions/transition.ts';
import { announceTimesheet } from '../announce.ts';
import { workedSeconds } from '../rules/entries.ts';
import { TIMESHEET_MACHINE } from '../rules/timesheet.ts';
import { tracks, type TimeEntry } from './entries.ts';

const WEEKS = 4;
const TEN = 10 * 60;

export function writeTimesheets(company: DemoCompany, entries: readonly TimeEntry[]): void {
  const { people, quiet, zone } = company;
  const monday = mondayOf(localDate(quiet, zone));
  // the visitors' own weeks stay open, so that they can change them
  const owners = people.filter((one) => tracks(one) && one.boss && !one.visitors && one.status === 'active');
  for (let week = WEEKS; week >= 1; week--) {
    const from = addDays(monday, -7 * week);
    for (const person of owners)
      if (person.start <= from) writeSheet(company, person, from, { entries, approved: week > 1 });
  }
}

function writeSheet(
  company: DemoCompany,
  person: DemoPerson,
  from: CivilDate,
  { entries, approved }: { entries: readonly TimeEntry[]; approved: boolean },
): void {
  const to = addDays(from, 6);
  const submitted = Math.min(company.at(addDays(to, 1), TEN), company.quiet);
  const reviewed = approved ? Math.min(company.at(addDays(to, 2), TEN), company.quiet) : null;
  const reviewer = company.deciderOf(person);
  const sheet = {
    id: company.id(submitted),
    employee_id: person.id,
    period_start: from,
    period_end: to,
    worked_seconds: workedIn(company, person, from, entries),
    expected_seconds: expectedIn(company, person, from),
  };
  company.insert('timesheets', {
    ...sheet,
    created_at: iso(submitted),
    updated_at: iso(reviewed ?? submitted),
    version: reviewed === null ? 1 : 2,
    status: approved ? 'approved' : 'submitted',
    submitted_at: iso(submitted),
    reviewed_at: reviewed === null ? null : iso(reviewed),
    reviewer_id: reviewed === null ? null : reviewer.id,
    reviewer: reviewed === null ? null : reviewer.actor,
  });
  announceTimesheet(company.writing(person, submitted), sheet, 'submitted');
  if (reviewed !== null)
    auditTransition(company.writing(reviewer, reviewed), TIMESHEET_MACHINE, {
      id: sheet.id,
      action: 'approve',
      changes: { status: ['submitted', 'approved'] },
    });
}

/** Entries of the demo that a timesheet has are within a day. */
const workedIn = (
  { zone }: DemoCompany,
  person: DemoPerson,
  from: CivilDate,
  entries: readonly TimeEntry[],
): number =>
  entries
    .filter(({ person: owner, ended, deleted }) => owner === person && ended !== null && deleted === null)
    .filter(({ started }) => mondayOf(localDate(started, zone)) === from)
    .reduce((sum, one) => sum + workedSeconds(one.started, one.ended!, one.breakMinutes), 0);

function expectedIn(company: DemoCompany, person: DemoPerson, from: CivilDate): number {
  const absences = company.offered('absences');
  const [calendar, away] = [absences.calendarOf(person), absences.away(person)];
  let seconds = 0;
  for (let day = dayNumber(from); day < dayNumber(from) + 7; day++)
    seconds += expectedOn(day, calendar, away).expected_seconds;
  return seconds;
}
