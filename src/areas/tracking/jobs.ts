import type { TimedJob } from '../../workspace/timedJob.ts';
import { stopForgottenClocks } from './actions/stopForgottenClocks.ts';

const jobs: readonly TimedJob[] = [
  {
    name: 'forgotten-clocks',
    // an entry ends at its limit whenever the job runs: only the notification to the person is later
    spec: { intervals: [{ every: '5m' }] },
    catchupWindow: '10m',
    run: async (pool, ending) => {
      const { stopped } = await stopForgottenClocks(pool, Date.now, ending);
      return `${stopped} clocks stopped`;
    },
  },
];
export default jobs;
