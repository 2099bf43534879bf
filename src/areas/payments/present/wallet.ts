import type { WalletBalance, WalletEntry } from '../../../generated/types.ts';
import { balanceOf } from '../rules/wallet.ts';
import type { BalanceRow, EntryRow } from '../store/wallet.ts';

export function presentBalance(row: BalanceRow): WalletBalance {
  const { available, pending } = balanceOf(row);
  return { currency: row.currency, available: available.amount, pending: pending.amount };
}

export const presentEntry = (row: EntryRow): WalletEntry => ({
  id: row.id,
  kind: row.kind,
  amount: row.amount,
  currency: row.currency,
  cause: { type: row.cause_type, id: row.cause_id },
  created_at: row.created_at,
});
