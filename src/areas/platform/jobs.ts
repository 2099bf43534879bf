import { purgeExports } from '../../exports/purge.ts';
import type { TimedJob } from '../../workspace/timedJob.ts';
import { passLicenseDays } from './actions/passLicenseDays.ts';
import { passPilotDays } from './actions/passPilotDays.ts';

const jobs: readonly TimedJob[] = [
  {
    name: 'license-days',
    // soon after midnight in every zone, including those with quarter-hour offsets
    spec: { intervals: [{ every: '15m' }] },
    catchupWindow: '10m',
    run: async (pool, ending) => {
      const { moved } = await passLicenseDays(pool, Date.now, ending);
      return `${moved} licences moved on`;
    },
  },
  {
    name: 'pilot-days',
    spec: { intervals: [{ every: '15m' }] },
    catchupWindow: '10m',
    run: async (pool, ending) => {
      const { moved } = await passPilotDays(pool, Date.now, ending);
      return `${moved} trials moved on`;
    },
  },
  {
    name: 'exports-purge',
    spec: { intervals: [{ every: '1h', offset: '23m' }] },
    catchupWindow: '1d',
    run: async (pool, ending) => {
      const purged = await purgeExports(pool, Date.now(), ending);
      return `archives of ${purged} exports deleted`;
    },
  },
];
export default jobs;
