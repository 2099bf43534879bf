import type { Leaving } from '../../people/leaving.ts';
import { endAbsences } from './actions/endAbsences.ts';

/** Rules 49, 61: cancels absences after the last day and shortens those that continue beyond it. */
const leaving: Leaving = async (call, { id: employeeId, lastDay, pattern }) => {
  await endAbsences(call, { employeeId, lastDay, pattern, stays: false, dryRun: false });
};
export default leaving;
