import type { Statement, NoRow } from '../db/statement.ts';

/** Records that a law wants kept with the name of their person. */
export interface HoldRow {
  records: number;
  /** The last day on which they are kept; null while nobody can say: they are still open. */
  until: string | null;
}

/**
 * Years for which payslips, payments, invoices and claims that were paid are kept with their names, from the end of the year
 * that they are of. Bookkeeping law asks for six to ten years in most countries; ten is the longest of those (in Germany § 147
 * AO has asked for ten, and for eight since 2025).
 */
const RETENTION_YEARS = 10;

/** SQL for `until` of a `HoldRow`: the end of the retention of what is of the latest of these days. */
export const heldUntil = (day: string): string =>
  `make_date(extract(year FROM max(${day}))::int + ${RETENTION_YEARS}, 12, 31)`;

/**
 * What an area knows of somebody that has to go when they are anonymised: the default export of its `anonymise.ts`. Each
 * statement is about the person `$user_id`, whose row is anonymised already; it blanks what they or others have written about
 * them, or deletes it, and leaves amounts and days as they are. Names and e-mail addresses that others have written elsewhere,
 * and files, are found without it.
 */
export interface Anonymising {
  /** Kinds of records that may have to be kept, by name; each counts those that are, and answers one row. */
  held?: Readonly<Record<string, Statement<HoldRow, OfPerson>>>;
  erase: readonly Statement<NoRow, Forgotten>[];
}

/** Who is forgotten. */
export interface OfPerson {
  user_id: string;
}

interface Forgotten extends OfPerson {
  /** A regular expression that finds the names and addresses which they are known by. */
  pattern: string;
}
