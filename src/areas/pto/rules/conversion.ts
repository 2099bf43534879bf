/** What sets off hand adjustments that did what rule 66 does now. */
import { accrualsOf } from './accrual.ts';
import type { Account, LedgerRow, Policy } from './types.ts';

/**
 * For each leave year from `contractsFrom` on in which the account was corrected by hand: where contracts lower the entitlement and
 * the corrections did so too, they are set off as far as the entitlement falls, on the day of the last one. Clara has 25 days of
 * which an admin took 10, and 15 by her contract: +10, so that she has 15.
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
