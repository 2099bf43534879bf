import { entry, freshSpan, noClock, runningClock } from '../records.ts';
import type { Rows } from '../row.ts';

export const tracking: Rows = {
  getClock: {},
  startClock: { before: noClock },
  stopClock: { before: runningClock },
  listTimeEntries: {},
  createTimeEntry: { body: freshSpan },
  getTimeEntry: { ids: entry },
  updateTimeEntry: { ids: entry, body: { description: 'Survey' } },
  deleteTimeEntry: { ids: entry },
};
