/**
 * Northgate: three people next door, so that one can see that workspaces do not see each other. Their past is empty on
 * purpose: no period lock, no time before this year, and the employee has no absences at all.
 */
import { addDays, yearOf } from '../civil/dates.ts';
import { openAbsences } from './absences.ts';
import { northgateCast } from './cast.ts';
import { layContracts } from './contracts.ts';
import { drawPasswords, handedOut, type DemoWorkspace } from './credentials.ts';
import { layHolidays } from './holidays.ts';
import { openJournal } from './journal.ts';
import { layKeys, makeKey } from './keys.ts';
import { openBooks } from './leaveBooks.ts';
import { layLists } from './lists.ts';
import { announcePeople, announcePolicies } from './officeNews.ts';
import type { DemoOptions } from './options.ts';
import { castPeople, layPeople } from './people.ts';
import { layPolicies } from './policies.ts';
import { createStage, mondayOf, weekdayNear, type Stage } from './stage.ts';
import { layTime, newEntry } from './time.ts';
import { announceTime } from './timeNews.ts';
import { layWorkspace } from './workspace.ts';

const HOUR = 3_600_000;

export async function northgate(options: DemoOptions): Promise<{ stage: Stage; handed: DemoWorkspace }> {
  const stage = createStage({
    slug: 'northgate',
    zone: 'Europe/Berlin',
    now: options.now,
    seed: options.seed,
  });
  layWorkspace(stage, {
    name: 'Northgate',
    plan: 'managed',
    seats: 5,
    hosts: ['northgate.localhost'],
    theme: { primary_color: '#2F855A', login_text: 'Northgate Surveying' },
  });
  const lists = layLists(stage, ['office']);
  const people = castPeople(stage, northgateCast(stage.today), lists);
  const passwords = await drawPasswords(people.all, options.hashPassword);
  const [admin, manager, employee] = ['nora', 'david', 'sara'].map(people.the) as [
    (typeof people.all)[number],
    (typeof people.all)[number],
    (typeof people.all)[number],
  ];
  layPeople(stage, people, lists, passwords);
  layContracts(stage, people, null);
  const keys = [
    makeKey(stage, {
      name: 'Command line',
      owner: employee,
      scopes: ['absences:read', 'absences:write', 'time:read', 'time:write'],
      made: 40,
    }),
    makeKey(stage, {
      name: 'Payroll office',
      owner: null,
      maker: admin,
      scopes: ['people:read', 'team:read', 'time:read', 'absences:read', 'reports:read'],
      made: 40,
    }),
  ];
  const journal = openJournal(stage, keys);
  const policies = layPolicies(stage, lists, ['vacation']);
  const holidays = layHolidays(stage);
  announcePeople(journal, people, admin);
  announcePolicies(stage, journal, policies, admin);
  layKeys(stage, keys, journal);

  const books = openBooks(stage, people.all, [...policies.values()]);
  books.closeLastYear();
  const absences = openAbsences({ stage, people, policies, holidays, books, journal });
  const monday = mondayOf(addDays(stage.today, 34));
  absences.place({
    person: manager,
    policy: 'vacation',
    span: { start_date: monday, end_date: addDays(monday, 4) },
    outcome: 'approved',
  });
  books.postDue();
  absences.lay();
  books.lay();

  const days = [-6, -5, -4, -3, -2].map((ago) => weekdayNear(addDays(stage.today, ago), -1));
  const entries = [...new Set(days)]
    .filter((date) => yearOf(date) === yearOf(stage.today))
    .map((date) => {
      const started = stage.at(date, 9 * 60);
      const ended = started + 4 * HOUR;
      return newEntry(stage, manager, ended + HOUR / 4, {
        started,
        ended,
        description: 'Site survey',
        category: 'customer',
        source: 'manual',
      });
    });
  announceTime(stage, journal, entries);
  layTime(stage, entries, (code) => lists('time-categories', code));
  journal.lay();
  return { stage, handed: handedOut(stage, passwords.users, keys) };
}
