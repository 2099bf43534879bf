import type { Answer, Call } from '../../../contract.ts';
import { announceBlackout } from '../announce.ts';
import { unknownReference } from '../../../people/find.ts';
import { presentBlackout } from '../present/blackout.ts';
import { assertShape } from '../actions/request.ts';
import { insertBlackout } from '../store/blackouts.ts';

/**
 * Adds days on which no leave is granted. Open requests over them cannot be approved; approved absences stay.
 */
export default async function adminCreateBlackout(
  call: Call<'adminCreateBlackout'>,
): Promise<Answer<'adminCreateBlackout'>> {
  const { body, db } = call;
  const { start_date, end_date, department_id = null } = body;
  assertShape({ start_date, end_date });
  const row = await db.maybe(insertBlackout, {
    start_date,
    end_date,
    department_id,
    reason: body.reason.trim(),
  });
  if (!row) throw unknownReference('department_id');
  announceBlackout(call, { id: row.id, start_date, end_date, department_id });
  return { status: 201, data: presentBlackout(row) };
}
