import { earlier, later } from '../../civil/dates.ts';
import type { EndedRecord, Leaving } from '../../people/leaving.ts';
import { leave, withdrawn } from './actions/steps.ts';
import { hold } from './actions/hold.ts';
import { withdraw } from './rules/timeline.ts';
import { forgetLeft, openOf } from './store/contracts.ts';

/**
 * Rule 49: agreed contracts end on the last day; those that begin later or wait for a signature become
 * drafts. Latest first, so that withdrawing an amendment restores the version before it, which is then ended
 * in turn. Absences are not recounted, because they end on the last day, too (rule 61).
 */
const leaving: Leaving = async (call, { id: employee_id, lastDay, stays }) => {
  const touched: EndedRecord[] = [];
  for (const { id } of await call.db.rows(openOf, { employee_id, last_day: lastDay })) {
    const { row, standing } = await hold(call.db, id);
    const { status, start_date, end_date } = row;
    const recalled = status === 'pending_signature' || (status === 'scheduled' && start_date > lastDay);
    if (status === 'pending_signature') await withdrawn(call, row, null);
    else if (recalled) await withdrawn(call, row, withdraw(standing, row).restored);
    // a contract that has begun lasts at least until its first day
    else await leave(call, row, later(start_date, earlier(end_date ?? lastDay, lastDay)));
    touched.push({ resource: 'contract', id, action: recalled ? 'recalled' : 'terminated' });
  }
  // once access has ended, nothing can be withdrawn
  if (!stays) await call.db.count(forgetLeft, { employee_id });
  return { ended: touched };
};
export default leaving;
