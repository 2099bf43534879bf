/**
 * An invented company: its people, its calendar, its random numbers, and the rows that scenes add. Nothing is
 * written to the database until all scenes are done (write.ts).
 */
import { addDays, yearOf, type CivilDate } from '../civil/dates.ts';
import { localDate, startOfDay, type Zone } from '../civil/zones.ts';
import type { Writer, Writing } from '../events/writing.ts';
import type { Scope } from '../generated/operations.ts';
import type { FirstItem } from '../lists/pickLists.ts';
import type { DecidersRow } from '../people/deciders.ts';
import type { Sealer } from '../secrets/sealed.ts';
import { BRAND, DEFAULT_SETTINGS } from '../workspace/find.ts';
import type { Invoicing, Plan, Workspace } from '../workspace/workspace.ts';
import type { PersonFacts, Team } from './companies/people.ts';
import { drawPasswords, handedOut, type DemoWorkspace } from './credentials.ts';
import { firstDay } from './days.ts';
import { createHistory, type DemoEvent } from './history.ts';
import { makeKey, type DemoKey, type KeyFacts } from './keys.ts';
import { insertLists } from './lists.ts';
import type { DemoOptions } from './options.ts';
import { createPeople, type DemoPerson } from './people.ts';
import { randomOf, type Random } from './random.ts';
import { createRows, type Row } from './rows.ts';
import type { DemoOffers } from './scene.ts';
import { insertWorkspace } from './workspace.ts';

/** A workplace. */
export interface Site {
  code: string;
  label: string;
  calendar: string;
}

/** Facts about a company, on which scenes base what they write. */
export interface CompanyFacts {
  slug: string;
  name: string;
  zone: Zone;
  plan: Plan;
  seats: number;
  hosts: readonly string[];
  theme: Record<string, string>;
  /** The buyer's address on its contractors' invoices; null if it has no contractors. */
  invoicing: Invoicing | null;
  /** Payment runs from this amount on wait for a second admin; null if none does. */
  secondPersonFrom: string | null;
  departments: readonly Team[];
  /** Workplaces with a holiday calendar of their own. */
  sites: readonly Site[];
  costCentres: readonly FirstItem[];
  projects: readonly FirstItem[];
  timesheets: 'none' | 'week';
  /** `full`: more than a year of data; `short`: a few records of the last days. */
  history: 'full' | 'short';
  people(today: CivilDate): PersonFacts[];
  /** Keys of the admin, manager and employee in `first-run.json`. */
  handedOut: readonly [admin: string, manager: string, employee: string];
  secondFactor: string | null;
  /** The person with a drafted amendment of their contract. */
  contractDraft: string | null;
  /** In the order of `first-run.json`: the employee's own key first. */
  keys: readonly KeyFacts[];
}

export interface DemoCompany {
  readonly slug: string;
  readonly history: CompanyFacts['history'];
  readonly secondFactor: DemoPerson | null;
  /** The person with a drafted amendment of their contract. */
  readonly contractDraft: DemoPerson | null;
  readonly workspace: Workspace;
  readonly zone: Zone;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly today: CivilDate;
  /** The day the workspace joined the service: the first of a month, at most 14 months ago. */
  readonly since: CivilDate;
  /** The last day of its licence. */
  readonly licensedUntil: CivilDate;
  /**
   * Two days ago in the evening. Since then people have only tracked time, so that everything before is
   * already decided, announced and, if a receiver is down, given up.
   */
  readonly quiet: number;
  /** Factor of the number of people and rows. */
  readonly scale: number;

  readonly people: readonly DemoPerson[];
  /** By the key in the company's facts. */
  person(key: string): DemoPerson;
  readonly admin: DemoPerson;
  /** Who decides on a person's requests: their manager, or the other admin for a person without a manager. */
  deciderOf(person: DemoPerson): DemoPerson;
  /** Who is notified of a person's requests, as the service determines it. */
  decidersOf(person: DemoPerson): DecidersRow;
  readonly keys: readonly DemoKey[];
  /** Id of an item of a pick list, by its code. */
  listItem(list: string, code: string): string;

  /** Random numbers of a topic, the same on each start. */
  random(topic: string): Random;
  /** The instant this many minutes after midnight; the clock time, except on the days of 23 or 25 h. */
  at(date: CivilDate, minutes: number, zone?: Zone): number;
  /** A UUIDv7 of that instant, so that lists ordered by id are ordered by time. */
  id(at: number): string;
  /** Adds a row; all rows of a table need the same columns. The workspace's id is added. */
  insert(table: string, row: Row): void;
  /** The rows of a table so far, which can still be changed. */
  rows(table: string): readonly Row[];

  /**
   * A call of a person at a past instant, for functions that announce: from the dashboard, the app or, if
   * they have a key with `scope`, sometimes through that key.
   */
  writing(person: DemoPerson, at: number, scope?: Scope): Writing;
  /** The call of a timed job at a past instant. */
  jobWriting(at: number): Writing;
  readonly events: readonly DemoEvent[];

  offer<Name extends keyof DemoOffers>(name: Name, value: DemoOffers[Name]): void;
  /** A value offered by an earlier scene, whose area must be in `after`. */
  offered<Name extends keyof DemoOffers>(name: Name): DemoOffers[Name];

  readonly webhookSecrets: Sealer;
  readonly twoFactorSecrets: Sealer;
  readonly paymentDetails: Sealer;
  /** Hash of the person's password; null for people who have not set one. */
  passwordHash(person: DemoPerson): string | null;
  readonly tables: ReadonlyMap<string, readonly Row[]>;
}

const MINUTE = 60_000;

const EVENT_DAYS = 29;

/** Days that a trial still has. */
const TRIAL_LEFT = 18;

/** Creates a company without the areas' data, and the credentials to print. */
export async function createCompany(
  facts: CompanyFacts,
  { now, seed, scale = 1, hashPassword, webhookSecrets, twoFactorSecrets, paymentDetails }: DemoOptions,
): Promise<{ company: DemoCompany; handed: DemoWorkspace }> {
  const { slug, zone } = facts;
  const today = localDate(now, zone);
  const since = firstDay(today);
  const at: DemoCompany['at'] = (date, minutes, where = zone) => startOfDay(date, where) + minutes * MINUTE;
  const quiet = at(addDays(today, -2), 18 * 60);
  const random = (topic: string) => randomOf(seed, `${slug} ${topic}`);
  const rows = createRows(random('ids'));
  const workspace = workspaceOf(facts, rows.id(at(since, 8 * 60)), scale);
  const licensedUntil = facts.plan === 'pilot' ? addDays(today, TRIAL_LEFT) : `${yearOf(today) + 1}-12-31`;
  insertWorkspace(rows, workspace, facts, { at: at(since, 8 * 60), licensedUntil });
  const listItem = insertLists(rows, facts, at(since, 9 * 60));

  const people = createPeople(facts.people(today), {
    workspace,
    scale,
    since,
    quiet,
    at,
    id: rows.id,
    listItem,
  });
  const person = (key: string): DemoPerson => {
    const found = people.find((one) => one.key === key);
    if (!found) throw new Error(`nobody at ${facts.name} has the key ${key}`);
    return found;
  };
  const admins = people.filter(({ role }) => role === 'admin');
  const passwords = await drawPasswords(facts.handedOut.map(person), hashPassword);
  const keys = facts.keys.map((key) => makeKey(key, { person, quiet, id: rows.id }));

  const history = createHistory({
    workspace,
    rows,
    random: random('requests'),
    eventsFrom: at(addDays(today, -EVENT_DAYS), 0),
  });
  const chance = random('who writes by which way');
  const keyOf = (owner: DemoPerson, instant: number, scope: Scope) =>
    keys.find(
      (key) =>
        key.owner === owner && key.created < instant && instant < key.ends && key.scopes.includes(scope),
    );
  const offers: Partial<DemoOffers> = {};

  const company: DemoCompany = {
    slug,
    history: facts.history,
    secondFactor: facts.secondFactor === null ? null : person(facts.secondFactor),
    contractDraft: facts.contractDraft === null ? null : person(facts.contractDraft),
    workspace,
    zone,
    now,
    today,
    since,
    licensedUntil,
    quiet,
    scale,
    people,
    person,
    admin: person(facts.handedOut[0]),
    deciderOf: (one) => one.boss ?? admins.find((admin) => admin !== one) ?? one,
    decidersOf: ({ boss }) => ({
      deciding_manager: boss?.status === 'active' && boss.role !== 'employee' ? boss.id : null,
      admin_ids: admins.filter(({ status }) => status === 'active').map(({ id }) => id),
    }),
    keys,
    listItem,
    random,
    at,
    id: rows.id,
    insert: rows.insert,
    rows: rows.of,
    writing: (by, instant, scope) => {
      const { id: userId, actor } = by;
      const key = scope && keyOf(by, instant, scope);
      const writer: Writer =
        key && chance.chance(0.4)
          ? { userId, actor, source: 'api', keyPrefix: key.prefix }
          : { userId, actor, source: chance.chance(0.25) ? 'app' : 'dashboard', keyPrefix: null };
      return history.writing(writer, instant);
    },
    jobWriting: history.jobWriting,
    events: history.events,
    offer: (name, value) => {
      offers[name] = value;
    },
    offered: (name) => {
      const value = offers[name];
      if (value === undefined) throw new Error(`no earlier scene has offered ${name}`);
      return value;
    },
    webhookSecrets,
    twoFactorSecrets,
    paymentDetails,
    passwordHash: passwords.hashOf,
    tables: rows.tables,
  };
  return { company, handed: handedOut(slug, passwords.users, keys) };
}

const workspaceOf = (facts: CompanyFacts, id: string, scale: number): Workspace => ({
  id,
  slug: facts.slug,
  name: facts.name,
  plan: facts.plan,
  apiAddon: false,
  timezone: facts.zone,
  currency: 'EUR',
  locale: 'en',
  weekStart: 1,
  seats: facts.seats * scale,
  settings: { ...DEFAULT_SETTINGS, invoicing: facts.invoicing, second_person_from: facts.secondPersonFrom },
  modulesOff: [],
  readOnly: false,
  logos: {},
  publicUrl: null,
  supportEmail: null,
  font: 'system',
  loginText: null,
  brand: {
    color: facts.theme['primary_color'] ?? BRAND.color,
    ink: facts.theme['primary_text_color'] ?? BRAND.ink,
  },
});
