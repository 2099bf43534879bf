import { defineList } from '../../../db/list.ts';
import { statement } from '../../../db/statement.ts';
import type { CauseType } from '../../../paying/payable.ts';
import type { EntryKind } from '../../../paying/store/wallet.ts';

export interface EntryRow {
  id: string;
  kind: EntryKind;
  amount: string;
  currency: string;
  cause_type: CauseType | 'payment';
  cause_id: string;
  created_at: string;
}

export const entryList = defineList<EntryRow, { own: string; currency: string }>({
  name: 'wallet_entries',
  columns: 'w.id, w.kind, w.amount, w.currency, w.cause_type, w.cause_id, w.created_at',
  from: 'wallet_entries w',
  where: 'w.workspace_id = $1',
  id: 'w.id',
  orders: { created_at: { sql: 'w.created_at', type: 'timestamptz' } },
  filters: { own: 'w.employee_id = $own', currency: 'w.currency = $currency' },
});

export interface BalanceRow {
  currency: string;
  total: string;
  pending: string;
}

/** Sorted by currency code. */
export const balancesOf = statement<BalanceRow, { employee_id: string }>(`
  SELECT w.currency, sum(w.amount)::text AS total,
         COALESCE((SELECT sum(p.amount) FROM payments p
                    WHERE p.workspace_id = $1 AND p.employee_id = $employee_id AND p.currency = w.currency
                      AND p.status IN ('scheduled', 'processing')), 0.00)::text AS pending
    FROM wallet_entries w WHERE w.workspace_id = $1 AND w.employee_id = $employee_id
   GROUP BY w.currency ORDER BY w.currency`);
