import type { Leaving } from '../../people/leaving.ts';
import { endAbsences } from './actions/endAbsences.ts';
import { remainingLeave } from './actions/remainingLeave.ts';

/** Rules 49, 61: cancels absences after the last day and shortens those that continue beyond it. */
const leaving: Leaving = async (call, { id: employeeId, lastDay, pattern, stays }) => ({
  absences: await endAbsences(call, { employeeId, lastDay, pattern, stays, dryRun: false }),
  remainingLeave: await remainingLeave(call, employeeId, lastDay),
});
export default leaving;
