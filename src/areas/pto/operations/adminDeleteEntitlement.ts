import type { Answer, Call } from '../../../contract.ts';
import { localDate } from '../../../civil/zones.ts';
import { conflict, notFound } from '../../../problem.ts';
import { announceEntitlement } from '../announce.ts';
import { leaveYearOf } from '../rules/leaveYears.ts';
import { calendarOf } from '../store/account.ts';
import { deleteEntitlement, entitlementById } from '../store/entitlements.ts';
import { lockBalance } from '../store/requests.ts';

export default async function adminDeleteEntitlement(
  call: Call<'adminDeleteEntitlement'>,
): Promise<Answer<'adminDeleteEntitlement'>> {
  const { params, db, workspace, now } = call;
  const id = params.entitlement_id;
  const row = await db.maybe(entitlementById, { id });
  if (!row) throw notFound();
  const calendar = calendarOf(row);
  if (leaveYearOf(calendar, row.valid_from) < leaveYearOf(calendar, localDate(now, workspace.timezone)))
    throw conflict(
      'leave_year_over',
      `The agreement began on ${row.valid_from}, in an earlier leave year. Add another one instead.`,
    );
  await db.count(lockBalance, { employee_id: row.employee_id, policy_id: row.policy_id });
  if (!(await db.maybe(deleteEntitlement, { id }))) throw notFound();
  announceEntitlement(call, row, 'deleted');
  return { status: 200, data: {} };
}
