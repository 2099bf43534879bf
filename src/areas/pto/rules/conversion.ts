/** Rows that offset manual corrections which did what rule 66 does now. */
import { accrualsOf } from './accrual.ts';
import type { Account, LedgerRow, Policy } from './types.ts';

/**
 * For each leave year from `contractsFrom` on with manual corrections: if both contracts and corrections
 * lower the entitlement, the corrections are offset, at most by the decrease that contracts cause, dated on
 * the last correction. Example: a person has 25 days, an admin subtracted 10, and contracts now give 15; a
 * row of +10 keeps the person at 15.
 */
export function conversionRows(account: Account, contractsFrom: number): LedgerRow[] {
  const { policy, employment, rows } = account;
  const entitled = (rules: Policy, year: number) =>
    accrualsOf(rules, employment, year).reduce((sum, { days }) => sum + days, 0);
  const adjusts = rows.filter(({ kind, year }) => kind === 'adjust' && year >= contractsFrom);
  return [...new Set(adjusts.map(({ year }) => year))].sort().flatMap((year): LedgerRow[] => {
    const own = adjusts.filter((row) => row.year === year);
    const byHand = own.reduce((sum, { days }) => sum + days, 0);
    const difference =
      entitled({ ...policy, contractsFrom }, year) - entitled({ ...policy, contractsFrom: null }, year);
    if (Math.sign(byHand) !== Math.sign(difference) || byHand === 0) return [];
    const days = -Math.sign(byHand) * Math.min(Math.abs(byHand), Math.abs(difference));
    const effective_on = own.map((row) => row.effective_on).reduce((a, b) => (a > b ? a : b));
    return [{ kind: 'adjust', days, effective_on, year, absence_id: null }];
  });
}
