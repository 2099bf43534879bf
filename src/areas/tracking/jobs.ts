import type { TimedJob } from '../../workspace/timedJob.ts';
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
];
export default jobs;
