import { defineList } from '../../../db/list.ts';
import { statement, type NoRow } from '../../../db/statement.ts';

export type RateKind = 'mileage' | 'per_diem';

export interface ExpenseRateRow {
  id: string;
  kind: RateKind;
  valid_from: string;
  /** Null for per diems; the others are null for mileage. */
  per_kilometre: string | null;
  country: string | null;
  full_day: string | null;
  partial_day: string | null;
}

const COLUMNS = 'r.id, r.kind, r.valid_from, r.per_kilometre, r.country, r.full_day, r.partial_day';

/** Rates in the workspace's currency `own`. */
export const rateList = defineList<ExpenseRateRow, { own: string; kind: RateKind; country: string }>({
  name: 'expense_rates',
  columns: COLUMNS,
  from: 'expense_rates r',
  where: 'r.workspace_id = $1',
  id: 'r.id',
  orders: { valid_from: { sql: 'r.valid_from', type: 'date' } },
  filters: { own: 'r.own_code = $own', kind: 'r.kind = $kind', country: 'r.country = $country' },
});

/** All rates in a currency, at most 1,000, the newest first. */
export const ratesIn = statement<ExpenseRateRow, { own: string }>(`
  SELECT ${COLUMNS} FROM expense_rates r WHERE r.workspace_id = $1 AND r.own_code = $own ORDER BY r.valid_from DESC`);

/** So that two callers do not both delete the former rates and add their own. */
export const lockRates = statement<NoRow>('SELECT FROM workspaces WHERE id = $1 FOR NO KEY UPDATE');

export const dropRates = statement<NoRow>('DELETE FROM expense_rates WHERE workspace_id = $1');

/** `rates` is JSON: `[{kind, valid_from, amount, country, full, partial}]`. */
export const addRates = statement<NoRow, { own: string; rates: string }>(`
  INSERT INTO expense_rates (workspace_id, own_code, kind, valid_from, per_kilometre, country, full_day, partial_day)
  SELECT $1, $own, e.rate ->> 'kind', (e.rate ->> 'valid_from')::date, (e.rate ->> 'amount')::numeric, e.rate ->> 'country',
         (e.rate ->> 'full')::numeric, (e.rate ->> 'partial')::numeric
    FROM jsonb_array_elements($rates::jsonb) AS e (rate)`);
