/** Ledger rows that offset manual corrections which did by hand what new rules do now. */
import type { Days } from '../../../civil/days.ts';
import { accrualsOf } from './accrual.ts';
import type { Account, Entitling, LedgerRow, Policy } from './types.ts';

/** The amount that a policy grants for a whole leave year. */
export const entitledIn = (account: Entitling, year: number): Days =>
  accrualsOf(account, year).reduce((sum, { days }) => sum + days, 0);

/**
 * For each leave year with manual corrections: if both these and the new policy lower or both raise the
 * entitlement, the corrections are offset, at most by what the new policy changes, dated on the last of them.
 * Example: a person has 25 days, an admin subtracted 10, and the new rules give 15; a row of +10 keeps the
 * person at 15.
 */
export function offsetRows(account: Account, after: Policy, byHand: readonly LedgerRow[]): LedgerRow[] {
  return [...new Set(byHand.map(({ year }) => year))].sort().flatMap((year): LedgerRow[] => {
    const own = byHand.filter((row) => row.year === year);
    const corrected = own.reduce((sum, { days }) => sum + days, 0);
    const difference = entitledIn({ ...account, policy: after }, year) - entitledIn(account, year);
    if (Math.sign(corrected) !== Math.sign(difference) || corrected === 0) return [];
    const days = -Math.sign(corrected) * Math.min(Math.abs(corrected), Math.abs(difference));
    const effective_on = own.map((row) => row.effective_on).reduce((a, b) => (a > b ? a : b));
    return [{ kind: 'adjust', days, effective_on, year, absence_id: null }];
  });
}
