import { daysToNumeric } from '../../../civil/days.ts';
import type { LedgerRow } from '../rules/types.ts';

/** Ledger rows as the statements take them: JSON for `jsonb_to_recordset`, amounts as decimal text. */
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

/** Rows of a person's account as `postEntries` takes them. */
export const accountValues = (employee_id: string, policy_id: string, rows: readonly LedgerRow[]) =>
  rows.map(({ kind, days, effective_on, year }) => ({
    employee_id,
    policy_id,
    kind,
    days: daysToNumeric(days),
    effective_on,
    year,
  }));
