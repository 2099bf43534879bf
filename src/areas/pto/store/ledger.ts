import { daysToNumeric } from '../../../civil/days.ts';
import type { LedgerRow } from '../rules/types.ts';

/** Ledger rows as JSON for `jsonb_to_recordset`, with amounts as decimal text. */
export const ledgerValues = (rows: readonly LedgerRow[]): string =>
  JSON.stringify(
    rows.map(({ kind, days, effective_on, year, absence_id }) => ({
      kind,
      days: daysToNumeric(days),
      effective_on,
      year,
      absence_id,
    })),
  );

/** Rows of a person's account in the form of `postEntries`. */
export const accountValues = (employee_id: string, policy_id: string, rows: readonly LedgerRow[]) =>
  rows.map(({ kind, days, effective_on, year, lapses_on = null }) => ({
    employee_id,
    policy_id,
    kind,
    days: daysToNumeric(days),
    effective_on,
    year,
    lapses_on,
  }));
