import {
  clocked,
  entry,
  freshLock,
  freshSpan,
  lock,
  noClock,
  reportOf,
  runningClock,
} from '../../access/records.ts';
import type { Rows } from '../../access/row.ts';

const MONTH = { from: '2026-11-01', to: '2026-11-30' };

export const rows: Rows = {
  getClock: {},
  startClock: { before: noClock },
  stopClock: { before: runningClock },
  discardClock: { before: runningClock },
  listTimeEntries: {},
  createTimeEntry: { body: freshSpan },
  getTimeEntry: { ids: entry },
  updateTimeEntry: { ids: entry, body: { description: 'Survey' } },
  deleteTimeEntry: { ids: entry },
  bulkCreateTimeEntries: { body: (at) => ({ entries: [freshSpan(at)] }) },

  adminCreateTimeEntry: {
    body: (at, caller) => ({ ...freshSpan(at), ...reportOf(at, caller), reason: 'Forgotten' }),
  },
  adminUpdateTimeEntry: { ids: entry, body: { description: 'Survey', reason: 'Misspelt' } },
  adminDeleteTimeEntry: { ids: entry, query: { reason: 'Twice' } },
  adminStopClock: {
    ids: clocked,
    body: () => ({ ended_at: new Date().toISOString(), reason: 'Forgotten' }),
  },
  adminListTimeEntries: {},
  getMyTimeReport: { query: MONTH },
  getTeamTimeReport: { query: MONTH },
  getMyOvertime: { query: MONTH },
  listTeamOvertime: { query: MONTH },
  listPresences: {},
  getDashboardSummary: {},
  listTeamAbsences: { query: MONTH, reach: 'workspace' },
  listPeriodLocks: {},
  createPeriodLock: { body: (at) => ({ locked_through: freshLock(at) }) },
  deletePeriodLock: { ids: lock, query: { reason: 'Reopened' } },
};
