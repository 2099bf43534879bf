import { earlier, later } from '../../civil/dates.ts';
import type { Leaving } from '../../people/leaving.ts';
import { ended, withdrawn } from './actions/steps.ts';
import { hold } from './actions/hold.ts';
import { withdraw } from './rules/timeline.ts';
import { openOf } from './store/contracts.ts';

/**
 * Rule 49: agreed contracts end on the last day; those that begin later or wait for a signature become
 * drafts. Latest first, so that withdrawing an amendment restores the version before it, which is then ended
 * in turn. Absences are not recounted, because they end on the last day, too (rule 61).
 */
const leaving: Leaving = async (call, { id: employee_id, lastDay }) => {
  for (const { id } of await call.db.rows(openOf, { employee_id, last_day: lastDay })) {
    const { row, standing } = await hold(call.db, id);
    const { status, start_date, end_date } = row;
    if (status === 'pending_signature') await withdrawn(call, row, null);
    else if (status === 'scheduled' && start_date > lastDay)
      await withdrawn(call, row, withdraw(standing, row).restored);
    else {
      // a contract that has begun lasts at least until its first day
      const last = later(start_date, earlier(end_date ?? lastDay, lastDay));
      await ended(call, row, 'leave', { end_date: last, reason_id: null, note: null });
    }
  }
};
export default leaving;
