import type { Statement, NoRow } from '../db/statement.ts';

/** Records that must be kept with their person's name by law. */
export interface HoldRow {
  records: number;
  /** The last day of their retention; null while they are open, so that it is not yet known. */
  until: string | null;
}

/**
 * Years for which payslips, payments, invoices and paid claims are kept with names, from the end of their
 * year. Most countries' accounting law requires six to ten years, so ten is used (§ 147 AO in Germany
 * required ten, and eight since 2025).
 */
const RETENTION_YEARS = 10;

/** SQL of `HoldRow.until`: the end of the retention of the latest of these days. */
export const heldUntil = (day: string): string =>
  `make_date(extract(year FROM max(${day}))::int + ${RETENTION_YEARS}, 12, 31)`;

/**
 * An area's personal data to be removed when a person is anonymised: the default export of its
 * `anonymise.ts`. Each statement is about the person `$user_id`, whose row is already anonymised. It deletes
 * or blanks texts by and about the person, and keeps amounts and days. Names and e-mail addresses in other
 * people's texts, and files, are handled elsewhere.
 */
export interface Anonymising {
  /** Kinds of records that may have to be kept, by name. Each statement counts them and returns one row. */
  held?: Readonly<Record<string, Statement<HoldRow, OfPerson>>>;
  erase: readonly Statement<NoRow, Forgotten>[];
}

export interface OfPerson {
  user_id: string;
}

interface Forgotten extends OfPerson {
  /** A regular expression that matches their names and addresses. */
  pattern: string;
}
