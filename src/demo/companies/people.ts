/** Facts about the people of the demo: who they are, and their terms of work. */
import type { CivilDate } from '../../civil/dates.ts';
import type { Role } from '../../openapi/operation.ts';
import type { WeekHours } from '../../schedule/counting.ts';

export type UserType = 'permanent' | 'part-time' | 'contractor' | 'intern';
export type Team = 'management' | 'engineering' | 'design' | 'sales' | 'operations' | 'office';

/** `key` is the name that scenes use. */
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
  /** The last day of somebody who is still here, and whose leaving is planned. */
  leavesOn: CivilDate | null;
  /** An employment before this one. */
  former: { from: CivilDate; to: CivilDate } | null;
  /** The workplace, by its code; null: none is noted. */
  site: 'munich' | null;
  /** Their own zone; null: the workspace's. */
  timezone: string | null;
  hours: WeekHours;
  /** Weekly hours before the amendment of 1 July, if it changed them. */
  hoursBefore: WeekHours | null;
  /** Monthly, in euros. */
  salary: number;
  /** Got a raise on 1 July. */
  raised: boolean;
  /** Had a contract that ended before 1 July and has had another fixed-term contract since. */
  renewed: boolean;
  /** Has an agreed raise from the month after next. */
  raisedSoon: boolean;
  /** The employee of first-run.json: days left, no plans and an empty today, so that users can try things. */
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

/** People of one team; full-time employees by default. */
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
      leavesOn: null,
      former: null,
      site: null,
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
