/**
 * Time entries of the demo: more than a year of work and a period lock, or a few entries of the manager if
 * the demo has a short history.
 */
import { addDays, yearOf } from '../../civil/dates.ts';
import type { DemoCompany } from '../../demo/company.ts';
import { iso, monthEnd, weekdayNear } from '../../demo/days.ts';
import type { DemoScene } from '../../demo/scene.ts';
import {
  announceClockStarted,
  announceClockStopped,
  announceEntry,
  announcePeriodLock,
  tellOfAutoStop,
} from './announce.ts';
import { insertEntries, newEntry, trackTime, type TimeEntry } from './demo/entries.ts';
import { openAccounts } from './demo/overtime.ts';
import { writeTimesheets } from './demo/timesheets.ts';
import { withStories } from './demo/stories.ts';
import type { AnnouncedEntry } from './present/entry.ts';

const HOUR = 3_600_000;

/** Days with audit lines and events. Older entries get none, to keep the first start short. */
const DAYS_ANNOUNCED = 100;

const scene: DemoScene = {
  // absences come first, because nobody works on days off
  after: ['pto'],
  write: (company) => {
    const entries =
      company.history === 'full' ? withStories(company, trackTime(company)) : fewEntries(company);
    const from = company.at(addDays(company.today, -DAYS_ANNOUNCED), 0);
    for (const entry of entries) if (entry.made >= from) announce(company, entry);
    insertEntries(company, entries);
    if (company.history !== 'full') return;
    lockPeriod(company);
    openAccounts(company);
    writeTimesheets(company, entries);
  },
};
export default scene;

function announce(company: DemoCompany, entry: TimeEntry): void {
  if (entry.source === 'clock') announceClock(company, entry);
  else announceManual(company, entry);
}

/** Also sets the source of an entry that was made with a key. */
function announceManual(company: DemoCompany, entry: TimeEntry): void {
  const { person, description, made, edited, deleted } = entry;
  const writing = (at: number) => company.writing(person, at, 'time:write');
  const creation = writing(made);
  if (creation.caller.source === 'api') entry.source = 'api';
  announceEntry(creation, rowOf(entry, 1), 'created');
  if (edited !== null)
    announceEntry(writing(edited), rowOf(entry, 2), 'updated', { description: ['', description] });
  if (deleted !== null) announceEntry(writing(deleted), rowOf(entry, edited === null ? 2 : 3), 'deleted');
}

function announceClock(company: DemoCompany, entry: TimeEntry): void {
  const { person, started, ended, autoStopped } = entry;
  const writing = (at: number) => company.writing(person, at, 'time:write');
  announceClockStarted(writing(started), rowOf({ ...entry, ended: null, autoStopped: false }, 1));
  if (ended === null) return;
  const stop = autoStopped ? company.jobWriting(ended) : writing(ended);
  announceClockStopped(stop, rowOf(entry, 2));
  if (autoStopped) tellOfAutoStop(stop, rowOf(entry, 2));
}

const rowOf = ({ id, person, started, ended, ...entry }: TimeEntry, version: number): AnnouncedEntry => ({
  id,
  version,
  employee_id: person.id,
  employee_email: person.email,
  employee_name: person.name,
  started_at: iso(started),
  ended_at: ended === null ? null : iso(ended),
  timezone: person.zone,
  description: entry.description,
  billable: entry.billable,
  auto_stopped: entry.autoStopped,
  // a deleted entry is announced with its last values
  deleted_at: null,
});

/**
 * Locks everything through the month before last. The lock is made on the third of last month, or now if that
 * is too recent.
 */
function lockPeriod(company: DemoCompany): void {
  const { today, quiet, admin } = company;
  const through = monthEnd(today, -2);
  const at = Math.min(company.at(addDays(monthEnd(through, 1), 3), 16 * 60), quiet);
  const id = company.id(at);
  company.insert('period_locks', { id, created_at: iso(at), locked_through: through });
  announcePeriodLock(company.writing(admin, at), {
    id,
    locked_through: through,
    department_id: null,
    grace_until: null,
  });
}

/** Mornings of the last few weekdays, in the current year only. */
function fewEntries(company: DemoCompany): TimeEntry[] {
  const { today, people } = company;
  const manager = people.find(({ role }) => role === 'manager')!;
  const days = [-6, -5, -4, -3, -2].map((ago) => weekdayNear(addDays(today, ago), -1));
  return [...new Set(days)]
    .filter((date) => yearOf(date) === yearOf(today))
    .map((date) => {
      const started = company.at(date, 9 * 60);
      const ended = started + 4 * HOUR;
      return newEntry(company, manager, ended + HOUR / 4, {
        started,
        ended,
        description: 'Site survey',
        category: 'customer',
        source: 'manual',
      });
    });
}
