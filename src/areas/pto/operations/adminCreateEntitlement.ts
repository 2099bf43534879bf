import type { Answer, Call } from '../../../contract.ts';
import { daysFromNumber, daysToNumeric } from '../../../civil/days.ts';
import { localDate } from '../../../civil/zones.ts';
import { ask } from '../../../db/handle.ts';
import { violatedConstraint } from '../../../db/pool.ts';
import { unknownReference } from '../../../people/find.ts';
import { conflict } from '../../../problem.ts';
import { announceEntitlement } from '../announce.ts';
import { assertOpenYear } from '../actions/policyInput.ts';
import { presentEntitlement } from '../present/entitlement.ts';
import { calendarOf } from '../store/account.ts';
import { adjustable } from '../store/entries.ts';
import { entitlementOn, insertEntitlement } from '../store/entitlements.ts';
import { lockBalance } from '../store/requests.ts';

/** Records what was agreed with one person (rule 68), under the same lock as the person's requests. */
export default async function adminCreateEntitlement(
  call: Call<'adminCreateEntitlement'>,
): Promise<Answer<'adminCreateEntitlement'>> {
  const { body, db, workspace, now } = call;
  const { employee_id, policy_id, valid_from, annual_days = null, extra_days = 0 } = body;
  const [, [subject]] = await db.together(
    ask(lockBalance, { employee_id, policy_id }),
    ask(adjustable, { employee_id, policy_id }),
  );
  if (!subject) throw unknownReference('employee_id');
  if (subject.policy_id === null) throw unknownReference('policy_id');
  const today = localDate(now, workspace.timezone);
  assertOpenYear('valid_from', valid_from, { calendar: calendarOf(subject), today });
  const agreed = { employee_id, policy_id, valid_from };
  const row = await db
    .one(insertEntitlement, {
      ...agreed,
      annual_days: annual_days === null ? null : daysToNumeric(daysFromNumber(annual_days)),
      extra_days: daysToNumeric(daysFromNumber(extra_days)),
      reason: body.reason.trim(),
    })
    .catch(async (error: unknown) => {
      if (violatedConstraint(error) !== 'leave_entitlements_date') throw error;
      const others = await db.outside.rows(entitlementOn, agreed);
      throw conflict('duplicate', `Another agreement begins on ${valid_from}.`, {
        conflicts: others.map(({ id }) => id),
      });
    });
  announceEntitlement(call, row, 'created');
  return { status: 201, data: presentEntitlement(row) };
}
