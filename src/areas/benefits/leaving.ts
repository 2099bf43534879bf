import type { EndedRecord, Leaving } from '../../people/leaving.ts';
import { endWith } from './actions/endings.ts';
import { openEnrollments } from './store/enrollments.ts';

/** Rule 49: benefits end on the last day; enrollments that are pending or begin later are cancelled. */
const leaving: Leaving = async (call, { id, lastDay }) => {
  const open = await call.db.rows(openEnrollments, { employee_id: id, plan_id: null, day: lastDay });
  const ended: EndedRecord[] = [];
  for (const row of open) {
    const after = await endWith(call, row, lastDay, 'The employment ends.');
    if (after) ended.push({ resource: 'enrollment', id: row.id, action: after.status });
  }
  return { ended };
};
export default leaving;
