/** Salaries, bonuses and other payments of a month, for payroll. */
import type { Queries } from '../../../../db/handle.ts';
import { grouped } from '../../../../lib/grouped.ts';
import type { HandoverMonth, PayrollPart } from '../../../../paying/handover.ts';
import { paymentsHandedOver } from '../../store/handovers.ts';

export async function paymentsOfMonth(
  db: Queries,
  ids: readonly string[],
  { first, last }: HandoverMonth,
): Promise<Map<string, PayrollPart>> {
  const rows = await db.rows(paymentsHandedOver, { employee_ids: ids, first, last });
  return new Map(
    [...grouped(rows, ({ employee_id }) => employee_id)].map(([id, own]) => [
      id,
      { payments: own.map(({ employee_id, ...payment }) => payment) },
    ]),
  );
}
