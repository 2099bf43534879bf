import type { Leaving } from '../../people/leaving.ts';
import { endAbsences } from './actions/endAbsences.ts';

/** Rules 49, 61: what is booked after the last day is cancelled, what goes across it ends there. */
const leaving: Leaving = async (call, { id: employeeId, lastDay, pattern }) => {
  await endAbsences(call, { employeeId, lastDay, pattern, stays: false, dryRun: false });
};
export default leaving;
