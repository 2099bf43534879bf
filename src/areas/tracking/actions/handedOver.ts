/** The hours of a month for payroll (rule 225). */
import { ask, type Queries } from '../../../db/handle.ts';
import type { HandoverMonth, PayrollPart } from '../../../paying/handover.ts';
import { overtimeRowsOf } from '../store/overtime.ts';
import { monthsOf } from './timekept.ts';

export async function hoursOfMonth(
  db: Queries,
  ids: readonly string[],
  { first, last }: HandoverMonth,
): Promise<Map<string, PayrollPart>> {
  const months = await monthsOf(db, ids, { from: first, to: last });
  const [rows] = await db.together(ask(overtimeRowsOf, { employee_ids: ids }));
  const paid = new Map<string, number>();
  for (const { employee_id, kind, seconds, effective_on } of rows)
    if (kind === 'payout' && effective_on >= first && effective_on <= last)
      paid.set(employee_id, (paid.get(employee_id) ?? 0) - seconds);
  return new Map(
    ids.map((id) => {
      const { worked_seconds = 0, expected_seconds = 0 } = months.get(id)?.[0] ?? {};
      const hours = {
        worked: hoursText(worked_seconds),
        expected: hoursText(expected_seconds),
        overtime: hoursText(worked_seconds - expected_seconds),
        overtime_paid: hoursText(paid.get(id) ?? 0),
      };
      return [id, { hours }];
    }),
  );
}

/** Hours with two decimals, half away from zero; never `-0.00`. */
function hoursText(seconds: number): string {
  const hundredths = Math.round(Math.abs(seconds) / 36);
  return `${seconds < 0 && hundredths > 0 ? '-' : ''}${(hundredths / 100).toFixed(2)}`;
}
