/** The people of a company, in the form that scenes use. */
import type { PatternVersion } from '../schedule/counting.ts';
import type { Actor } from '../auth/caller.ts';
import { addDays, later, type CivilDate } from '../civil/dates.ts';
import type { Zone } from '../civil/zones.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { PersonFacts } from './companies/people.ts';

export interface DemoPerson extends PersonFacts {
  id: string;
  email: string;
  name: string;
  /** Their name in events, absences and the audit log. */
  actor: Actor;
  boss: DemoPerson | null;
  zone: Zone;
  departmentId: string;
  userTypeId: string;
  employeeNumber: string;
  pattern: PatternVersion[];
  /** Instant at which their record was created. */
  created: number;
  /** Instant of their deactivation. */
  left: number | null;
}

interface PeopleOptions {
  workspace: Workspace;
  /** Number of copies of each person. */
  scale: number;
  since: CivilDate;
  quiet: number;
  at(date: CivilDate, minutes: number): number;
  id(at: number): string;
  listItem(list: string, code: string): string;
}

/** Minutes after midnight at which admins do such things. */
const MORNING = 10 * 60;

export function createPeople(facts: readonly PersonFacts[], options: PeopleOptions): DemoPerson[] {
  const { workspace, scale, since, quiet, at, id, listItem } = options;
  const everybody = Array.from({ length: scale }, (_, index) =>
    facts.map((one) => copyOf(one, index)),
  ).flat();
  const people = everybody.map(({ suffix, ...one }, index): DemoPerson => {
    // on the move to this service, or two weeks before their first day
    const hired = later(since, addDays(one.start, -14));
    const created = Math.min(at(hired, MORNING), quiet - 5 * 86_400_000);
    const userId = id(created);
    const email = `${plain(one.first)}.${plain(one.last)}${suffix}@example.test`;
    const name = `${one.first} ${one.last}`;
    return {
      ...one,
      id: userId,
      email,
      name,
      actor: { id: userId, email, name },
      boss: null,
      zone: one.timezone ?? workspace.timezone,
      departmentId: listItem('departments', one.team),
      userTypeId: listItem('user-types', one.type),
      employeeNumber: `${workspace.slug.slice(0, 2).toUpperCase()}-${String(index + 1).padStart(3, '0')}`,
      pattern: [],
      created,
      left: one.lastDay === null ? null : at(one.lastDay, 17 * 60),
    };
  });
  const byKey = new Map(people.map((person) => [person.key, person]));
  for (const person of people) if (person.manager !== null) person.boss = byKey.get(person.manager)!;
  return people;
}

/** The person itself, or a copy in a copied team. */
function copyOf(facts: PersonFacts, index: number): PersonFacts & { suffix: string } {
  if (index === 0) return { ...facts, suffix: '' };
  const suffix = String(index + 1);
  return {
    ...facts,
    key: `${facts.key}${suffix}`,
    manager: facts.manager === null ? null : `${facts.manager}${suffix}`,
    visitors: false,
    suffix,
  };
}

/** `Zieliński` -> `zielinski`. */
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
