import { showDays } from '../../../civil/days.ts';
import type { LeaveLiabilityRow, LeaveLiabilityTotal } from '../../../generated/types.ts';
import { csvLine } from '../../../lib/csv.ts';
import { showMoney, totals } from '../../../money/money.ts';
import { refOf } from '../../../people/named.ts';
import type { Liability } from '../actions/liability.ts';

export function presentLiability({ person, type, unit, available, worth }: Liability): LeaveLiabilityRow {
  const shown = worth && showMoney(worth.amount);
  return {
    employee: refOf(person),
    policy: { id: type.id, name: type.name },
    unit,
    available: showDays(available),
    rate: worth && showRate(worth.rate),
    amount: shown?.amount ?? null,
    currency: shown?.currency ?? null,
  };
}

/** 1/10000 of the currency's unit, with four decimals. */
function showRate(rate: bigint): string {
  const text = rate.toString().padStart(5, '0');
  return `${text.slice(0, -4)}.${text.slice(-4)}`;
}

export const totalsOf = (rows: readonly Liability[]): LeaveLiabilityTotal[] =>
  totals(rows.flatMap(({ worth }) => worth?.amount ?? [])).map(showMoney);

export const LIABILITY_HEADER = csvLine([
  ...[
    'employee_id',
    'employee_name',
    'employee_email',
    'policy_id',
    'policy',
    'unit',
    'available',
    'rate',
    'amount',
    'currency',
  ],
]);

export function liabilityLine(row: Liability): string {
  const { employee, policy, unit, available, rate, amount, currency } = presentLiability(row);
  return csvLine([
    ...[employee.id, employee.name, employee.email, policy.id, policy.name],
    ...[unit, available, rate, amount, currency],
  ]);
}
