import type { TimedJob } from '../../workspace/timedJob.ts';
import { remindWaiting } from './actions/remindWaiting.ts';

const jobs: readonly TimedJob[] = [
  {
    name: 'waiting-requests',
    // substitutes begin to act within a minute of the day, or of the approval of the leave
    spec: { intervals: [{ every: '1m' }] },
    catchupWindow: '10m',
    run: async (pool, ending) => `${await remindWaiting(pool, Date.now, ending)} requests reminded of`,
  },
];
export default jobs;
