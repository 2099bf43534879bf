import type { ExpenseSummaryRow } from '../../../generated/types.ts';
import { money, showMoney, type Money } from '../../../money/money.ts';
import { approvedIn } from '../rules/summary.ts';
import type { GroupRow } from '../store/summary.ts';

/** `part`: the approved share of items whose claims were approved in part. */
export const presentSummaryRow = (row: GroupRow, part: Money | undefined): ExpenseSummaryRow => ({
  key: row.key,
  label: row.label,
  currency: row.currency,
  items: row.items,
  amount: row.amount,
  pending_amount: row.pending_amount,
  approved_amount: showMoney(approvedIn(money(row.approved_amount, row.currency), part)).amount,
});
