import type { TimedJob } from '../../workspace/timedJob.ts';
import { closeQuietTickets } from './actions/closeQuiet.ts';

const jobs: readonly TimedJob[] = [
  {
    name: 'quiet-tickets',
    // the seven days need not be exact to the minute
    spec: { intervals: [{ every: '1h' }], jitter: '5m' },
    catchupWindow: '10m',
    run: async (pool, ending) => {
      const { closed } = await closeQuietTickets(pool, Date.now, ending);
      return `${closed} tickets closed`;
    },
  },
];
export default jobs;
