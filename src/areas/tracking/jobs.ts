import type { TimedJob } from '../../workspace/timedJob.ts';
import { settleMonths } from './actions/settleOvertime.ts';
import { stopForgottenClocks } from './actions/stopForgottenClocks.ts';

const jobs: readonly TimedJob[] = [
  {
    name: 'forgotten-clocks',
    // entries end at the limit however late the job runs; only the notification is delayed
    spec: { intervals: [{ every: '5m' }] },
    catchupWindow: '10m',
    run: async (pool, ending) => {
      const { stopped } = await stopForgottenClocks(pool, Date.now, ending);
      return `${stopped} clocks stopped`;
    },
  },
  {
    name: 'overtime-months',
    // the first run on the 5th in the zone of each workspace settles the month; later ones find it settled
    spec: { intervals: [{ every: '1h' }] },
    catchupWindow: '1d',
    run: async (pool, ending) => `${await settleMonths(pool, Date.now, ending)} entries posted`,
  },
];
export default jobs;
