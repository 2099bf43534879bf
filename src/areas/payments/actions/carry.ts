/** Money that was paid too much lowers the next salary (rule 211). */
import type { Queries } from '../../../db/handle.ts';
import {
  compareMoney,
  minus,
  money,
  moneyToNumeric,
  noMoney,
  plus,
  type Money,
} from '../../../money/money.ts';
import { partOf, ROUNDING } from '../../../money/rounding.ts';
import { dueOf } from '../rules/payslip.ts';
import { carriedPayslips, deleteOffsets, insertOffset, moveCarried } from '../store/carry.ts';
import type { PayslipRow } from '../store/payslips.ts';

/** Lowers what is due of a payslip, to zero at most, and returns by how much. Lock the person first. */
export async function carryOver(db: Queries, slip: PayslipRow): Promise<Money> {
  const { id, employee_id, currency } = slip;
  const due = dueOf(slip, currency);
  let lowered = noMoney(currency);
  for (const credit of await db.rows(carriedPayslips, { employee_id, currency })) {
    const open = minus(due, lowered);
    if (open.minor <= 0n) break;
    const left = money(credit.amount, currency);
    const used = compareMoney(left, open) > 0 ? open : left;
    const gross = partOf(money(credit.gross, currency), used.minor, left.minor, ROUNDING.proration);
    const part = { amount: moneyToNumeric(used), gross: moneyToNumeric(gross) };
    await db.one(insertOffset, { credit_id: credit.id, payslip_id: id, ...part });
    await db.count(moveCarried, { from_id: credit.id, to_id: id, ...part });
    lowered = plus(lowered, used);
  }
  return lowered;
}

/** Gives what lowered a payslip back, to be carried over again. */
export async function releaseCarried(db: Queries, payslipId: string): Promise<void> {
  for (const { credit_id, ...part } of await db.rows(deleteOffsets, { payslip_id: payslipId }))
    await db.count(moveCarried, { from_id: payslipId, to_id: credit_id, ...part });
}
