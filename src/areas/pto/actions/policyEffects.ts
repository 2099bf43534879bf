/** What a change of a leave type's rules does to everybody's balance. */
import type { CivilDate } from '../../../civil/dates.ts';
import { days, type Days } from '../../../civil/days.ts';
import type { Queries } from '../../../db/handle.ts';
import { grouped } from '../../../lib/grouped.ts';
import { balanceOf } from '../rules/balance.ts';
import { entitledIn, offsetRows } from '../rules/conversion.ts';
import { leaveYearOf, yearsOn } from '../rules/leaveYears.ts';
import type { Account, LedgerRow, Policy } from '../rules/types.ts';
import type { HolderRow } from '../store/accounts.ts';
import type { CorrectionRow } from '../store/entries.ts';
import { everybodysAccounts, LAST_YEAR } from './accounts.ts';

export interface Effect {
  person: HolderRow;
  before: Days;
  after: Days;
  /** Sum of the manual corrections of the year. */
  adjusted: Days;
  /** The rows that offset corrections. */
  offset: LedgerRow[];
  availableBefore: Days;
  availableAfter: Days;
}

export interface PolicyChange {
  policyId: string;
  after: Policy;
  from: CivilDate;
  today: CivilDate;
  corrections: readonly CorrectionRow[];
  /** Whether a correction is offset as far as the change does the same. */
  absorbs(correction: CorrectionRow): boolean;
}

/** The effects in the leave year of `from`; people whose balance stays the same are left out. */
export async function effectsOf(db: Queries, change: PolicyChange): Promise<Effect[]> {
  const { policyId, from, today } = change;
  const corrections = grouped(change.corrections, ({ employee_id }) => employee_id);
  const effects: Effect[] = [];
  const years = { ...yearsOn(today), until: LAST_YEAR };
  for await (const holders of everybodysAccounts(db, years, { today }, ({ id }) => id === policyId)) {
    for (const {
      person,
      accounts: [held],
    } of holders) {
      if (!held) continue;
      const effect = effectOn(
        held.account,
        change,
        corrections.get(person.id) ?? [],
        leaveYearOf(change.after, from),
      );
      if (effect.before !== effect.after || effect.availableBefore !== effect.availableAfter)
        effects.push({ person, ...effect });
    }
  }
  return effects;
}

function effectOn(
  account: Account,
  { after, absorbs }: PolicyChange,
  corrections: readonly CorrectionRow[],
  year: number,
): Omit<Effect, 'person'> {
  const offset = offsetRows(account, after, corrections.filter(absorbs).map(ledgerRowOf));
  const changed = { ...account, policy: after, rows: [...account.rows, ...offset] };
  const ofYear = corrections.filter((one) => one.year === year);
  return {
    before: entitledIn(account, year),
    after: entitledIn(changed, year),
    adjusted: ofYear.reduce((sum, one) => sum + days(one.days), 0),
    offset,
    availableBefore: balanceOf(account, { year }).available,
    availableAfter: balanceOf(changed, { year }).available,
  };
}

const ledgerRowOf = ({ year, days: amount, effective_on }: CorrectionRow): LedgerRow => ({
  kind: 'adjust',
  days: days(amount),
  effective_on,
  year,
  absence_id: null,
});
