/** What is told of a person: who they are, and the terms they work on. */
import type { CivilDate } from '../../civil/dates.ts';
import type { Role } from '../../openapi/operation.ts';
import type { WeekHours } from '../../schedule/counting.ts';

export type UserType = 'permanent' | 'part-time' | 'contractor' | 'intern';
export type Team = 'management' | 'engineering' | 'design' | 'sales' | 'operations' | 'office';

/** `key` is how scenes name them. */
export interface PersonFacts {
  key: string;
  first: string;
  last: string;
  role: Role;
  team: Team;
  type: UserType;
  title: string;
  start: CivilDate;
  manager: string | null;
  status: 'active' | 'invited' | 'deactivated';
  lastDay: CivilDate | null;
  /** Their own zone; null = the workspace's. */
  timezone: string | null;
  hours: WeekHours;
  /** Their hours until the amendment of 1 July, where it changed them. */
  hoursBefore: WeekHours | null;
  /** Monthly, in euros. */
  salary: number;
  /** Got a raise on 1 July. */
  raised: boolean;
  /** Had a contract that ended before 1 July, and has another one, for a fixed term, since. */
  renewed: boolean;
  /** Gets a raise with the month after next, which is agreed. */
  raisedSoon: boolean;
  /** The employee of first-run.json: keeps days to spare, has no plans, and today is left to the visitor. */
  visitors: boolean;
}

const FULL_TIME: WeekHours = { mon: 8, tue: 8, wed: 8, thu: 8, fri: 8, sat: 0, sun: 0 };

export type Extra = Partial<Omit<PersonFacts, 'key' | 'first' | 'last'>>;
type Entry = readonly [
  key: string,
  name: string,
  title: string,
  start: CivilDate,
  salary: number,
  extra?: Extra,
];

/** People of one team, who work full time unless it is said otherwise. */
export function team(name: Team, manager: string | null, entries: readonly Entry[]): PersonFacts[] {
  return entries.map(([key, full, title, start, salary, extra]) => {
    const [first, last] = full.split(' ') as [string, string];
    return {
      key,
      first,
      last,
      role: 'employee',
      team: name,
      type: 'permanent',
      title,
      start,
      manager,
      status: 'active',
      lastDay: null,
      timezone: null,
      hours: FULL_TIME,
      hoursBefore: null,
      salary,
      raised: false,
      renewed: false,
      raisedSoon: false,
      visitors: false,
      ...extra,
    };
  });
}
