import type { ExpenseRate } from '../../../generated/types.ts';
import type { ExpenseRateRow } from '../store/rates.ts';

export const presentRate = (row: ExpenseRateRow): ExpenseRate => ({
  id: row.id,
  kind: row.kind,
  valid_from: row.valid_from,
  // four decimals are stored; the last two only show if they say something
  amount: row.per_kilometre && row.per_kilometre.replace(/0{1,2}$/, ''),
  country: row.country,
  full: row.full_day,
  partial: row.partial_day,
});
