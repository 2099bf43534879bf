/**
 * An invented company: its people, its days, its clock and random numbers, and the rows that scenes add to it. Nothing
 * reaches the database before all scenes are through (write.ts).
 */
import { addDays, yearOf, type CivilDate } from '../civil/dates.ts';
import { localDate, startOfDay, type Zone } from '../civil/zones.ts';
import type { Writer, Writing } from '../events/writing.ts';
import type { Scope } from '../generated/operations.ts';
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

/** What a company says of itself; scenes decide by it what they write. */
export interface CompanyFacts {
  slug: string;
  name: string;
  zone: Zone;
  plan: Plan;
  seats: number;
  hosts: readonly string[];
  theme: Record<string, string>;
  /** As invoices of its contractors name it; null where it has none. */
  invoicing: Invoicing | null;
  departments: readonly Team[];
  /** More than a year of everything, with its stories; or a few records of the last days. */
  history: 'full' | 'short';
  people(today: CivilDate): PersonFacts[];
  /** Admin, manager and employee of `first-run.json`, by key. */
  handedOut: readonly [admin: string, manager: string, employee: string];
  /** Who signs in with a second factor. */
  secondFactor: string | null;
  /** Whose contract is about to be amended. */
  contractDraft: string | null;
  /** In the order of `first-run.json`: the employee's own key first. */
  keys: readonly KeyFacts[];
}

export interface DemoCompany {
  readonly slug: string;
  readonly history: CompanyFacts['history'];
  readonly secondFactor: DemoPerson | null;
  /** Whose contract is about to be amended. */
  readonly contractDraft: DemoPerson | null;
  readonly workspace: Workspace;
  readonly zone: Zone;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly today: CivilDate;
  /** The day the workspace came to this service: the first of a month, 14 months back at most, in the last year or this. */
  readonly since: CivilDate;
  /** The last day of its licence. */
  readonly licensedUntil: CivilDate;
  /**
   * Nobody has done anything since this instant, two days ago in the evening, but track time: what was done before has had
   * the time to be decided, announced and, where a receiver is down, given up.
   */
  readonly quiet: number;
  /** How many times as many people, and rows, as the demo has. */
  readonly scale: number;

  readonly people: readonly DemoPerson[];
  /** By the key that the company's facts give them. */
  person(key: string): DemoPerson;
  /** Who does what admins do. */
  readonly admin: DemoPerson;
  /** Who decides on a person's requests: their manager, or for the one without any the other admin. */
  deciderOf(person: DemoPerson): DemoPerson;
  /** Who hears of a person's requests, as the service finds it out. */
  decidersOf(person: DemoPerson): DecidersRow;
  readonly keys: readonly DemoKey[];
  /** Of a pick list, by its code. */
  listItem(list: string, code: string): string;

  /** Random numbers of a topic, the same with each start. */
  random(topic: string): Random;
  /** The instant so many minutes after midnight of a date; what the wall shows, but for the two days a year of 23 or 25 h. */
  at(date: CivilDate, minutes: number, zone?: Zone): number;
  /** A UUIDv7 of that instant, so that lists ordered by id are ordered by time. */
  id(at: number): string;
  /** A row to write; all rows of a table name the same columns. The workspace's id is added. */
  insert(table: string, row: Row): void;
  /** The rows of a table so far; they can still be changed. */
  rows(table: string): readonly Row[];

  /**
   * A write of a person's at a past instant, for the functions that announce: at the dashboard, in the app or, where a scope
   * would do, now and then through a key of theirs that has it.
   */
  writing(person: DemoPerson, at: number, scope?: Scope): Writing;
  /** The same of a timed job. */
  jobWriting(at: number): Writing;
  /** The events so far. */
  readonly events: readonly DemoEvent[];

  offer<Name extends keyof DemoOffers>(name: Name, value: DemoOffers[Name]): void;
  /** What an earlier scene has offered; name its area in `after`. */
  offered<Name extends keyof DemoOffers>(name: Name): DemoOffers[Name];

  readonly webhookSecrets: Sealer;
  readonly twoFactorSecrets: Sealer;
  readonly paymentDetails: Sealer;
  /** The hash of a person's password; null for those who have none yet. */
  passwordHash(person: DemoPerson): string | null;
  /** Everything to write, by table. */
  readonly tables: ReadonlyMap<string, readonly Row[]>;
}

const MINUTE = 60_000;

/** Days for which events are kept. */
const EVENT_DAYS = 29;

/** The company with its people, keys and pick lists, before the scenes of the areas; and what is handed out. */
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
  const licensedUntil = `${yearOf(today) + 1}-12-31`;
  insertWorkspace(rows, workspace, facts, { at: at(since, 8 * 60), licensedUntil });
  const listItem = insertLists(rows, facts.departments, at(since, 9 * 60));

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
      if (value === undefined) throw new Error(`no scene before this one has offered ${name}`);
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
  settings: { ...DEFAULT_SETTINGS, invoicing: facts.invoicing },
  modulesOff: [],
  readOnly: false,
  logos: {},
  publicUrl: null,
  supportEmail: null,
  brand: {
    color: facts.theme['primary_color'] ?? BRAND.color,
    ink: facts.theme['primary_text_color'] ?? BRAND.ink,
  },
});
