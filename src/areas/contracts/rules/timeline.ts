/**
 * The agreed versions of one person's contracts by date, and how steps change them. No two versions overlap,
 * which a database constraint ensures, too. A version that an amendment replaces ends on the day before.
 */
import { addDays, type CivilDate } from '../../../civil/dates.ts';
import type { PatternVersion, WeekHours } from '../../../schedule/counting.ts';
import type { ContractStatus } from './contract.ts';

/** An agreed version: future, in force or past. */
export interface Version {
  readonly id: string;
  readonly replaces_id: string | null;
  /** The amendment that shortened it; `agreed_end_date` is its end before that. */
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

/** Effect of putting a version in force on the other versions. */
export interface Entry {
  /** The version it replaces, with the new last day of that version; null if it replaces none. */
  readonly cut: { readonly version: Version; readonly end_date: CivilDate } | null;
  /** Conflicting versions, which cause 409 `contract_overlap`. */
  readonly inTheWay: readonly Version[];
  readonly after: readonly Version[];
}

/**
 * Adds a version to the agreed ones. Only an amendment shortens another version: the one it replaces. A
 * second amendment of the same version conflicts with the first, whatever their dates.
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

/** Removes a version; `restored` is the version that it had shortened, with its end restored. */
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

/** The agreed version that replaces this one, if any. */
export const successorOf = (standing: readonly Version[], id: string): Version | undefined =>
  standing.find((one) => one.replaces_id === id);

export const patternsOf = (versions: readonly Version[]): PatternVersion[] =>
  versions.map(({ start_date, end_date, pattern }) => ({ from: start_date, to: end_date, hours: pattern }));

const isOpen = (status: ContractStatus): boolean => status === 'scheduled' || status === 'active';
