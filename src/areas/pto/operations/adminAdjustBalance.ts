import type { Answer, Call } from '../../../contract.ts';
import { yearOf } from '../../../civil/dates.ts';
import { amountInWords, daysFromNumber, daysToNumeric } from '../../../civil/days.ts';
import { ask } from '../../../db/handle.ts';
import { audit } from '../../../events/audit.ts';
import { notify } from '../../../events/notify.ts';
import { invalid } from '../../../problem.ts';
import { unknownReference } from '../../../people/find.ts';
import { presentEntry } from '../present/entry.ts';
import { adjustable, insertAdjustment } from '../store/entries.ts';
import { lockBalance } from '../store/requests.ts';

/** Corrects a balance by a row of the ledger, under the same lock as the person's requests. */
export default async function adminAdjustBalance(
  call: Call<'adminAdjustBalance'>,
): Promise<Answer<'adminAdjustBalance'>> {
  const { body, caller, db } = call;
  const { employee_id, policy_id, effective_on } = body;
  const amount = daysFromNumber(body.days);
  if (amount === 0) throw invalid({ days: ['Must not be 0.'] });
  const reason = body.reason.trim();

  const [, [subject]] = await db.together(
    ask(lockBalance, { employee_id, policy_id }),
    ask(adjustable, { employee_id, policy_id }),
  );
  if (!subject) throw unknownReference('employee_id');
  if (subject.policy_id === null) throw unknownReference('policy_id');
  const row = await db.one(insertAdjustment, {
    employee_id,
    policy_id,
    year: yearOf(effective_on),
    days: daysToNumeric(amount),
    effective_on,
    actor: JSON.stringify(caller.actor),
    reason,
  });
  const data = presentEntry(row);
  const change = `${amount > 0 ? '+' : ''}${amountInWords(amount, row.unit)}`;
  audit(call, {
    action: 'adjusted',
    resource: 'leave_balance',
    id: row.id,
    changes: { [employee_id]: [null, `${change} ${effective_on}`] },
  });
  notify(call, {
    userId: employee_id,
    kind: 'balance.adjusted',
    title: 'Your leave balance was corrected',
    body: `${row.policy_name}: ${change} from ${effective_on} on. ${reason}`,
    resource: { type: 'leave_ledger', id: row.id },
  });
  return { status: 201, data };
}
