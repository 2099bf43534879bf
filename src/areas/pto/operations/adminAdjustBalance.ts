import type { Answer, Call } from '../../../contract.ts';
import { daysFromNumber, daysToNumeric } from '../../../civil/days.ts';
import { ask } from '../../../db/handle.ts';
import { invalid } from '../../../problem.ts';
import { unknownReference } from '../../../people/find.ts';
import { announceAdjustment } from '../announce.ts';
import { presentEntry } from '../present/entry.ts';
import { leaveYearOf } from '../rules/leaveYears.ts';
import { calendarOf } from '../store/account.ts';
import { adjustable, insertAdjustment } from '../store/entries.ts';
import { lockBalance } from '../store/requests.ts';

/** Corrects a balance with a ledger row, under the same lock as the person's requests. */
export default async function adminAdjustBalance(
  call: Call<'adminAdjustBalance'>,
): Promise<Answer<'adminAdjustBalance'>> {
  const { body, caller, db } = call;
  const { employee_id, policy_id, effective_on, source = 'correction' } = body;
  const amount = daysFromNumber(body.days);
  if (amount === 0) throw invalid({ days: ['Must not be 0.'] });
  if (source === 'payout' && amount > 0) throw invalid({ days: ['A payout takes days away.'] });
  const reason = body.reason.trim();

  const [, [subject]] = await db.together(
    ask(lockBalance, { employee_id, policy_id }),
    ask(adjustable, { employee_id, policy_id }),
  );
  if (!subject) throw unknownReference('employee_id');
  if (subject.policy_id === null) throw unknownReference('policy_id');
  if (subject.from_overtime)
    throw invalid({ policy_id: ['Time off in lieu has the balance of the overtime account: correct that.'] });
  const row = await db.one(insertAdjustment, {
    employee_id,
    policy_id,
    year: leaveYearOf(calendarOf(subject), effective_on),
    days: daysToNumeric(amount),
    effective_on,
    actor: JSON.stringify(caller.actor),
    source,
    reason,
  });
  const { id, policy_name, unit } = row;
  announceAdjustment(call, { id, employee_id, policy_name, unit, days: amount, effective_on, reason });
  return { status: 201, data: presentEntry(row) };
}
