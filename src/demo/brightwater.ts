/** Brightwater Studio: 26 people in Berlin and elsewhere, with a year of history behind them. */
import type { Scope } from '../generated/operations.ts';
import { playAbsences } from './absencePlay.ts';
import { openAbsences } from './absences.ts';
import { layBlackout } from './blackouts.ts';
import { brightwaterCast } from './cast.ts';
import { layContracts } from './contracts.ts';
import { drawPasswords, handedOut, laySecondFactor, type DemoWorkspace } from './credentials.ts';
import { layHolidays } from './holidays.ts';
import { openJournal } from './journal.ts';
import { layKeys, makeKey, type DemoKey } from './keys.ts';
import { openBooks } from './leaveBooks.ts';
import { layLists } from './lists.ts';
import {
  announceLeavers,
  announcePeople,
  announcePolicies,
  lockPeriods,
  remindOfTimeSheets,
} from './officeNews.ts';
import type { DemoOptions } from './options.ts';
import { castPeople, layPeople, type People } from './people.ts';
import { layPolicies } from './policies.ts';
import { createStage, type Stage } from './stage.ts';
import { layTime, trackTime } from './time.ts';
import { announceTime } from './timeNews.ts';
import { withScenes } from './timeScenes.ts';
import { announceWebhooks, castWebhooks, layWebhooks } from './webhooks.ts';
import { layWorkspace } from './workspace.ts';

export async function brightwater(options: DemoOptions): Promise<{ stage: Stage; handed: DemoWorkspace }> {
  const stage = createStage({
    slug: 'brightwater',
    zone: 'Europe/Berlin',
    now: options.now,
    seed: options.seed,
  });
  layWorkspace(stage, {
    name: 'Brightwater Studio',
    plan: 'self_hosted',
    seats: 30,
    // the first workspace also answers on this machine's own names
    hosts: ['brightwater.localhost', 'localhost', '127.0.0.1'],
    theme: {
      primary_color: '#1F5F8B',
      accent_color: '#C05621',
      support_email: 'people@example.test',
      login_text: 'Welcome to Brightwater Studio.',
    },
  });
  const lists = layLists(stage, ['management', 'engineering', 'design', 'sales', 'operations']);
  const people = castPeople(stage, brightwaterCast(stage.today), lists);
  const passwords = await drawPasswords(['ada', 'miriam', 'jonas'].map(people.the), options.hashPassword);
  const admin = people.the('ada');
  layPeople(stage, people, lists, passwords);
  layContracts(stage, people, 'oskar');
  laySecondFactor(stage, people.the('tom'), options.twoFactorSecrets);

  const keys = keysOf(stage, people);
  const webhooks = castWebhooks(stage);
  const journal = openJournal(stage, keys);
  const policies = layPolicies(stage, lists);
  const holidays = layHolidays(stage);
  announcePeople(journal, people, admin);
  announcePolicies(stage, journal, policies, admin);
  layBlackout(stage, journal, people.the('sofia'), admin);
  announceLeavers(stage, journal, people, admin);
  layKeys(stage, keys, journal);

  const books = openBooks(stage, people.all, [...policies.values()]);
  const absences = openAbsences({ stage, people, policies, holidays, books, journal });
  playAbsences({ stage, people, policies, absences, books });
  absences.lay();
  books.lay();

  const entries = withScenes({ stage, people, absences }, trackTime(stage, people, absences));
  announceTime(stage, journal, entries);
  layTime(stage, entries, (code) => lists('time-categories', code));
  lockPeriods(stage, journal, people, admin);
  remindOfTimeSheets(stage, journal, people, 20);

  announceWebhooks(journal, webhooks, people);
  layWebhooks(stage, webhooks, journal.lay(), options.webhookSecrets);
  return { stage, handed: handedOut(stage, passwords.users, keys) };
}

const OWN_RECORDS: readonly Scope[] = ['absences:read', 'absences:write', 'time:read', 'time:write'];

/** Every scope: what an integration of the whole workspace could be given. */
const EVERYTHING: readonly Scope[] = [
  'people:read',
  'team:read',
  'people:write',
  'time:read',
  'time:write',
  'absences:read',
  'absences:write',
  'absences:approve',
  'expenses:read',
  'expenses:write',
  'expenses:approve',
  'payroll:read',
  'reports:read',
  'webhooks:manage',
];

/** In the order of first-run.json: the employee's own key first. */
function keysOf(stage: Stage, { the }: People): DemoKey[] {
  const reviewing: readonly Scope[] = ['team:read', 'absences:read', 'absences:approve', 'reports:read'];
  const wishes = [
    { name: 'Command line', owner: the('jonas'), scopes: OWN_RECORDS, made: 200 },
    { name: 'Approvals from chat', owner: the('miriam'), scopes: reviewing, made: 150 },
    { name: 'HR sync', owner: null, maker: the('ada'), scopes: EVERYTHING, made: 180 },
    {
      name: 'Onboarding script',
      owner: the('ada'),
      scopes: ['people:read', 'people:write', 'team:read', 'webhooks:manage'] satisfies Scope[],
      made: 160,
    },
    {
      name: 'Trial of a time tracker',
      owner: the('leila'),
      scopes: ['time:read', 'time:write'] satisfies Scope[],
      made: 120,
      ended: { state: 'expired' as const, ago: 30 },
    },
    {
      name: 'Old payroll export',
      owner: null,
      maker: the('tom'),
      scopes: ['team:read', 'time:read', 'payroll:read'] satisfies Scope[],
      made: 300,
      ended: { state: 'revoked' as const, ago: 140 },
    },
  ];
  return wishes.map((wish) => makeKey(stage, wish));
}
