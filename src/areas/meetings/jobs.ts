import type { TimedJob } from '../../workspace/timedJob.ts';
import { remindOfMeetings } from './actions/remind.ts';

const jobs: readonly TimedJob[] = [
  {
    name: 'meeting-reminders',
    spec: { intervals: [{ every: '1m' }] },
    catchupWindow: '10m',
    run: async (pool, ending) => {
      const { reminded } = await remindOfMeetings(pool, Date.now, ending);
      return `${reminded} meetings reminded of`;
    },
  },
];
export default jobs;
