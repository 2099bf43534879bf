import type { Db } from '../../db/handle.ts';
import { daysAgo, purge } from '../../workspace/purge.ts';
import type { TimedJob } from '../../workspace/timedJob.ts';
import { ARCHIVE } from './actions/payslipArchive.ts';
import { runJobs } from './actions/jobs/runJobs.ts';
import { JOB } from './actions/jobs/startJob.ts';
import { deleteArchives, deleteJobs } from './store/jobs.ts';

/** Days after which a job and its rows are deleted. */
const KEPT_DAYS = 30;
/** Jobs deleted per statement: each has up to 5,000 rows. */
const AT_ONCE = 10;

const jobs: readonly TimedJob[] = [
  {
    name: JOB,
    // `wakeJob` starts it for each new job; the interval finds jobs whose wake-up was lost
    spec: { intervals: [{ every: '1m' }] },
    catchupWindow: '10m',
    run: async (pool, ending, tools) => `${await runJobs(pool, Date.now, ending, tools!)} rows done`,
  },
  {
    name: 'payment-jobs-purge',
    spec: { calendars: [{ hour: 2, minute: 47 }], jitter: '20m' },
    catchupWindow: '1d',
    run: async (pool, ending) => {
      const before = daysAgo(KEPT_DAYS);
      const some = async (db: Db, limit: number) => {
        await db.count(deleteArchives, { kind: ARCHIVE, before });
        return db.count(deleteJobs, { before, limit });
      };
      return `${await purge(pool, ending, some, AT_ONCE)} jobs deleted`;
    },
  },
];
export default jobs;
