/** What the office did: the workspace set up, people hired and seen off, months closed, time sheets asked for. */
import { addDays, later, parts, type CivilDate } from '../civil/dates.ts';
import type { Journal } from './journal.ts';
import type { People, Person } from './people.ts';
import type { Policies } from './policies.ts';
import { iso, mondayOf, monthEnd, type Stage } from './stage.ts';
import { isTracker } from './time.ts';

export function announcePeople(journal: Journal, people: People, admin: Person): void {
  for (const person of people.all) {
    const { id, email, name, role, start, created } = person;
    const told = { id, email, name, role };
    journal.act({
      at: created,
      by: journal.by(admin, created, role === 'admin' ? undefined : 'people:write'),
      action: 'created',
      resource: 'user',
      id,
      events: [{ kind: 'employee.created', data: { ...told, status: 'invited', start_date: start } }],
    });
  }
}

export function announceLeavers(stage: Stage, journal: Journal, people: People, admin: Person): void {
  for (const person of people.all) {
    const { id, email, name, role, lastDay } = person;
    if (lastDay === null) continue;
    const at = stage.at(lastDay, 17 * 60);
    const data = { id, email, name, role, status: 'deactivated' as const, last_day: lastDay };
    journal.act({
      at,
      by: journal.by(admin, at),
      action: 'deactivated',
      resource: 'user',
      id,
      changes: { status: ['active', 'deactivated'] },
      events: [{ kind: 'employee.deactivated', data }],
    });
  }
}

export function announcePolicies(stage: Stage, journal: Journal, policies: Policies, admin: Person): void {
  const at = stage.at(stage.since, 9 * 60 + 40);
  for (const { id, name } of policies.values()) {
    const by = journal.by(admin, at);
    journal.act({ at, by, action: 'created', resource: 'policy', id, changes: { name: [null, name] } });
  }
}

/** Everything through the month before last is closed; the months before it were closed in their time. */
export function lockPeriods(stage: Stage, journal: Journal, people: People, admin: Person): void {
  for (let back = -12; back <= -2; back++) {
    const through = monthEnd(stage.today, back);
    if (through < stage.since) continue;
    // on the third of the month after next, or by now
    const at = Math.min(stage.at(addDays(monthEnd(through, 1), 3), 16 * 60), stage.quiet);
    if (back === -2) layLock(stage, journal, admin, through, at);
    for (const person of people.all) {
      if (person.status === 'active' && person.created < at) tellOfLock(journal, person, through, at);
    }
  }
}

function layLock(stage: Stage, journal: Journal, admin: Person, through: CivilDate, at: number): void {
  const id = stage.id(at);
  stage.put('period_locks', { id, created_at: iso(at), locked_through: through });
  journal.act({
    at,
    by: journal.by(admin, at),
    action: 'created',
    resource: 'period_lock',
    id,
    changes: { locked_through: [null, through] },
  });
}

function tellOfLock(journal: Journal, to: Person, through: CivilDate, at: number): void {
  journal.tell({
    at,
    to,
    kind: 'period.locked',
    title: `${MONTHS[parts(through).month - 1]!} is closed`,
    body: `Times and absences up to ${through} can no longer be changed.`,
  });
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** On Fridays, to those who track their time. */
export function remindOfTimeSheets(stage: Stage, journal: Journal, people: People, weeks: number): void {
  for (let back = weeks; back >= 1; back--) {
    const friday = addDays(mondayOf(stage.today), 4 - 7 * back);
    const at = stage.at(friday, 15 * 60);
    for (const person of people.all) {
      const there =
        isTracker(person) && person.status === 'active' && later(person.start, stage.since) <= friday;
      if (!there || at > stage.now) continue;
      journal.tell({
        at,
        to: person,
        kind: 'time.reminder',
        title: 'Is your week complete?',
        body: `Please look over your times of the week that ends on ${friday}.`,
      });
    }
  }
}
