/**
 * The versions of one person's contracts by date: what is in force when, and what a step changes about it. No two overlap
 * (the database has the constraint, too); a version that an amendment takes the place of ends on the day before.
 */
import { addDays, type CivilDate } from '../../../civil/dates.ts';
import type { PatternVersion, WeekHours } from '../../../schedule/counting.ts';
import type { ContractStatus } from './contract.ts';

/** A version that counts: agreed, whether ahead, in force or over. */
export interface Version {
  readonly id: string;
  readonly replaces_id: string | null;
  /** The amendment that has cut it short; `agreed_end_date` is the end it had before. */
  readonly shortened_by: string | null;
  readonly status: ContractStatus;
  readonly start_date: CivilDate;
  readonly end_date: CivilDate | null;
  readonly agreed_end_date: CivilDate | null;
  readonly pattern: WeekHours;
}

/** Whether two versions share a day. */
export const overlap = (
  a: Pick<Version, 'start_date' | 'end_date'>,
  b: Pick<Version, 'start_date' | 'end_date'>,
): boolean =>
  (a.end_date === null || b.start_date <= a.end_date) && (b.end_date === null || a.start_date <= b.end_date);

/** What putting a version in force does to the others. */
export interface Entry {
  /** The version it takes the place of, with the end that it has from then on; null where there is none to end. */
  readonly cut: { readonly version: Version; readonly end_date: CivilDate } | null;
  /** The versions in the way: any makes it 409 `contract_overlap`. */
  readonly inTheWay: readonly Version[];
  readonly after: readonly Version[];
}

/**
 * Puts a version beside those that count. Only an amendment ends another one: the version that it replaces, once. A second
 * amendment of one version has the first in its way, whatever their dates.
 */
export function enter(standing: readonly Version[], entering: Version): Entry {
  const replaced = standing.find(({ id }) => id === entering.replaces_id);
  const rival = replaced && successorOf(standing, replaced.id);
  const cuts =
    replaced !== undefined &&
    rival === undefined &&
    isOpen(replaced.status) &&
    replaced.start_date < entering.start_date &&
    overlap(replaced, entering);
  const cut = cuts ? { version: replaced, end_date: addDays(entering.start_date, -1) } : null;
  const others = standing.map((one) => (one === cut?.version ? { ...one, end_date: cut.end_date } : one));
  return {
    cut,
    inTheWay: others.filter((one) => one === rival || overlap(one, entering)),
    after: [...others, entering],
  };
}

/** The version without this one: what it has cut short gets its end back, which `restored` names. */
export function withdraw(
  standing: readonly Version[],
  leaving: Pick<Version, 'id'>,
): { restored: Version | null; after: readonly Version[] } {
  const before = standing.find((one) => one.shortened_by === leaving.id && isOpen(one.status));
  const restored = before === undefined ? null : { ...before, end_date: before.agreed_end_date };
  return {
    restored,
    after: standing.filter(({ id }) => id !== leaving.id).map((one) => (one === before ? restored! : one)),
  };
}

/** The agreed version that takes this one's place, if there is one. */
export const successorOf = (standing: readonly Version[], id: string): Version | undefined =>
  standing.find((one) => one.replaces_id === id);

export const patternsOf = (versions: readonly Version[]): PatternVersion[] =>
  versions.map(({ start_date, end_date, pattern }) => ({ from: start_date, to: end_date, hours: pattern }));

const isOpen = (status: ContractStatus): boolean => status === 'scheduled' || status === 'active';
