import { earlier, later } from '../../civil/dates.ts';
import type { Leaving } from '../../people/leaving.ts';
import { ended, withdrawn } from './actions/steps.ts';
import { hold } from './actions/hold.ts';
import { withdraw } from './rules/timeline.ts';
import { openOf } from './store/contracts.ts';

/**
 * Rule 49: what is agreed ends with the last day; what has not begun by then, or waits for a signature, is a draft again.
 * Absences are not counted again here: they end with the last day, too (rule 61). The latest come
 * first, so that a version which an amendment was to replace has its end back before it is ended itself.
 */
const leaving: Leaving = async (call, { id: employee_id, lastDay }) => {
  for (const { id } of await call.db.rows(openOf, { employee_id, last_day: lastDay })) {
    const { row, standing } = await hold(call.db, id);
    const { status, start_date, end_date } = row;
    if (status === 'pending_signature') await withdrawn(call, row, null);
    else if (status === 'scheduled' && start_date > lastDay)
      await withdrawn(call, row, withdraw(standing, row).restored);
    else {
      // one that has begun has its first day in any case
      const last = later(start_date, earlier(end_date ?? lastDay, lastDay));
      await ended(call, row, 'leave', { end_date: last, reason_id: null, note: null });
    }
  }
};
export default leaving;
