import type { Db } from '../../db/handle.ts';
import { daysAgo, purge } from '../../workspace/purge.ts';
import type { TimedJob } from '../../workspace/timedJob.ts';
import { endPlanned } from './actions/endPlanned.ts';
import { beginPlacements } from './actions/beginPlacements.ts';
import { runImports } from './actions/runImports.ts';
import { deleteImports } from './store/imports.ts';

/** Days after which an import and its rows are deleted. */
const KEPT_DAYS = 30;

/** Imports deleted per statement: each has up to 5,000 rows. */
const AT_ONCE = 10;

const jobs: readonly TimedJob[] = [
  {
    name: 'user-imports',
    // `wakeJob` starts it for each new import; the interval finds imports whose wake-up was lost
    spec: { intervals: [{ every: '1m' }] },
    catchupWindow: '10m',
    run: async (pool, ending, tools) => {
      if (!tools) throw new Error('invitations are sent with the tools of a worker');
      const { tried } = await runImports(pool, Date.now, ending, tools);
      return `${tried} rows of imports tried`;
    },
  },
  {
    name: 'user-imports-purge',
    spec: { calendars: [{ hour: 2, minute: 23 }], jitter: '20m' },
    catchupWindow: '1d',
    run: async (pool, ending) => {
      const before = daysAgo(KEPT_DAYS);
      const some = (db: Db, limit: number) => db.count(deleteImports, { before, limit });
      return `${await purge(pool, ending, some, AT_ONCE)} imports deleted`;
    },
  },
  {
    name: 'planned-leavings',
    spec: { intervals: [{ every: '1m' }] },
    catchupWindow: '10m',
    run: async (pool, ending) => `${await endPlanned(pool, Date.now, ending)} people left`,
  },
  {
    name: 'placements',
    // soon after midnight in every zone; some offsets are multiples of 15 minutes
    spec: { intervals: [{ every: '15m' }] },
    catchupWindow: '10m',
    run: async (pool) => `${await beginPlacements(pool, Date.now)} placements begun`,
  },
];
export default jobs;
