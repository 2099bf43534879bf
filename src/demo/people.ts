/** The people of a stage: their records, and what the other topics need to know of them. */
import type { PatternVersion } from '../schedule/counting.ts';
import type { Actor } from '../auth/caller.ts';
import { addDays, later, type CivilDate } from '../civil/dates.ts';
import type { Zone } from '../civil/zones.ts';
import type { Part } from './cast.ts';
import type { Lists } from './lists.ts';
import { iso, type Stage } from './stage.ts';

export interface Person extends Part {
  id: string;
  email: string;
  name: string;
  /** As others name them: in events, absences and the audit trail. */
  actor: Actor;
  boss: Person | null;
  zone: Zone;
  departmentId: string;
  /** Their weekly patterns by contract version; set by the contracts. */
  pattern: PatternVersion[];
  /** When their record was made. */
  created: number;
}

export interface People {
  all: readonly Person[];
  /** By the key of the cast. */
  the(key: string): Person;
  /** Who decides on a person's requests: their manager, or for the one without any the other admin. */
  deciderOf(person: Person): Person;
}

/** An hour in which admins do such things. */
const MORNING = 10 * 60;

export function castPeople(stage: Stage, parts: readonly Part[], lists: Lists): People {
  const all: Person[] = parts.map((part) => {
    const created = Math.min(stage.at(hiredOn(part, stage), MORNING), stage.quiet - 5 * 86_400_000);
    const id = stage.id(created);
    const email = `${plain(part.first)}.${plain(part.last)}@example.test`;
    const name = `${part.first} ${part.last}`;
    return {
      ...part,
      id,
      email,
      name,
      actor: { id, email, name },
      boss: null,
      zone: part.timezone ?? stage.zone,
      departmentId: lists('departments', part.team),
      pattern: [],
      created,
    };
  });
  const the = (key: string) => {
    const person = all.find((one) => one.key === key);
    if (!person) throw new Error(`nobody is called ${key}`);
    return person;
  };
  for (const person of all) person.boss = person.manager === null ? null : the(person.manager);
  const deciderOf = (person: Person) =>
    person.boss ?? all.find((one) => one.role === 'admin' && one !== person) ?? person;
  return { all, the, deciderOf };
}

/** With the move to this service, or two weeks before they start. */
const hiredOn = (part: Part, stage: Stage): CivilDate => later(stage.since, addDays(part.start, -14));

/** `Zieliński` -> `zielinski`. */
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export interface Passwords {
  /** Hash of a person's password; undefined for those who were given none. */
  of(person: Person): string | null;
}

export function layPeople(stage: Stage, people: People, lists: Lists, passwords: Passwords): void {
  people.all.forEach((person, index) => {
    const left = person.lastDay === null ? null : stage.at(person.lastDay, 17 * 60);
    stage.put('users', {
      id: person.id,
      created_at: iso(person.created),
      updated_at: iso(left ?? person.created),
      version: left === null ? 1 : 2,
      email: person.email,
      password_hash: passwords.of(person),
      first_name: person.first,
      last_name: person.last,
      role: person.role,
      status: person.status,
      manager_id: person.boss?.id ?? null,
      user_type_id: lists('user-types', person.type),
      department_id: person.departmentId,
      job_title: person.title,
      employee_number: `${stage.slug.slice(0, 2).toUpperCase()}-${String(index + 1).padStart(3, '0')}`,
      start_date: person.start,
      last_day: person.lastDay,
      timezone: person.timezone,
      locale: person.timezone === null ? null : 'en',
      holiday_calendar: 'default',
      deactivated_at: left === null ? null : iso(left),
      deactivation_reason_id: left === null ? null : lists('termination-reasons', 'resignation'),
    });
  });
}
