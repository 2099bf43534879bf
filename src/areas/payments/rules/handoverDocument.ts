/** The file of a hand-over: lines of JSON, the first of which describes it. It is what the hand-over is made of. */
import type {
  Accounting,
  HandoverBooking,
  HandoverDiff,
  HandoverLate,
  HandoverPayrollRow,
} from '../../../generated/types.ts';

export interface HandoverHead {
  readonly kind: 'payroll' | 'accounting';
  /** `YYYY-MM`. */
  readonly month: string;
  readonly number: number;
  readonly created_at: string;
  /** Whom the files are for, and wage types, as they were set then. */
  readonly datev: Accounting['datev'];
  readonly wage_types: Accounting['wage_types'];
  /** Members of the setting `accounting` that were missing. */
  readonly missing: readonly string[];
  readonly diff: HandoverDiff | null;
  readonly late: readonly HandoverLate[];
}

/** The rows of a month: people of payroll, or bookings. */
export interface Rows {
  readonly people: readonly HandoverPayrollRow[];
  readonly bookings: readonly HandoverBooking[];
}

export interface HandoverContent extends Rows {
  readonly head: HandoverHead;
}

const lines = (values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');

/** The rows alone, as a later hand-over of the month is compared with them. */
export const rowsText = ({ people, bookings }: Rows): string => lines([...people, ...bookings]);

export const documentText = (head: HandoverHead, rows: Rows): string => lines([head]) + rowsText(rows);

export function rowsFrom(text: string, kind: HandoverHead['kind']): Rows {
  const rows = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
  return {
    people: kind === 'payroll' ? (rows as HandoverPayrollRow[]) : [],
    bookings: kind === 'accounting' ? (rows as HandoverBooking[]) : [],
  };
}

export function contentFrom(document: string): HandoverContent {
  const end = document.indexOf('\n');
  const head = JSON.parse(document.slice(0, end)) as HandoverHead;
  return { head, ...rowsFrom(document.slice(end + 1), head.kind) };
}
