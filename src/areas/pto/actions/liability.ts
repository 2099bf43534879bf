/** Reads the worth of everybody's leave, in batches of people. */
import { localDate } from '../../../civil/zones.ts';
import type { CivilDate } from '../../../civil/dates.ts';
import type { Days } from '../../../civil/days.ts';
import type { Queries } from '../../../db/handle.ts';
import { money, type Money } from '../../../money/money.ts';
import type { Unit } from '../../../schedule/span.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { balanceOf, balanceYears } from '../rules/balance.ts';
import { workingWeek } from '../rules/counted.ts';
import { worthOf, type Pay } from '../rules/liability.ts';
import type { HolderRow, LeaveTypeRow } from '../store/accounts.ts';
import { payOn, type PayRow } from '../store/liability.ts';
import { everybodysAccounts } from './accounts.ts';

export interface Liability {
  person: HolderRow;
  type: LeaveTypeRow;
  unit: Unit;
  available: Days;
  /** Null if the contract states no pay, or the person has none. */
  worth: { amount: Money; rate: bigint } | null;
}

interface Asked {
  as_of?: CivilDate | undefined;
  department_id?: string | undefined;
}

/** Balances of paid leave that are not zero, by person. */
export async function* liabilities(
  { db, workspace, now }: { db: Queries; workspace: Workspace; now: number },
  { as_of, department_id }: Asked,
): AsyncGenerator<Liability> {
  const today = localDate(now, workspace.timezone);
  const asked = as_of === undefined ? {} : { as_of };
  for await (const holders of everybodysAccounts(
    db,
    balanceYears(today, asked),
    { today, ...asked },
    ({ paid }) => paid,
  )) {
    const here = holders.filter(({ person }) => !department_id || person.department_id === department_id);
    const pays = await db.rows(payOn, {
      employee_ids: here.map(({ person }) => person.id),
      as_of: as_of ?? today,
    });
    const payOf = new Map(pays.map((row) => [row.employee_id, asPay(row)]));
    for (const { person, accounts } of here)
      for (const { type, account } of accounts) {
        const { available, unlimited, unit } = balanceOf(account, asked);
        if (unlimited || available === 0) continue;
        const pay = payOf.get(person.id);
        yield { person, type, unit, available, worth: pay ? worthOf(available, unit, pay) : null };
      }
  }
}

const asPay = ({ salary, currency, pay_period, pattern }: PayRow): Pay | null =>
  salary === null || currency === null || pay_period === null
    ? null
    : { salary: money(salary, currency), period: pay_period, week: workingWeek(pattern) };
