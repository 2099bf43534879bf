import type { Leaving } from '../../people/leaving.ts';
import { given, holdOfAnyone, move } from './actions/decide.ts';
import { announceEnded } from './announce.ts';
import { lockAbsencesOf, openAfter } from './store/requests.ts';

/**
 * requested, approved -> cancelled for all that begins after the last day, the days given back (rule 49); for each absence
 * an audit line and an `absence.cancelled`. Period locks do not prevent it. What has begun by then stays as it is. A request
 * that is being written waits for the lock, and then finds the last day.
 */
const leaving: Leaving = async (call, { id: employee_id, lastDay: last_day }) => {
  const { db } = call;
  await db.one(lockAbsencesOf, { employee_id });
  for (const { id } of await db.rows(openAfter, { employee_id, last_day })) {
    const held = await holdOfAnyone(db, id);
    const row = await move(call, held, { action: 'cancel', note: null, rows: given(held) });
    announceEnded(call, row);
  }
};
export default leaving;
