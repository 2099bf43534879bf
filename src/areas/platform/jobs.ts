import { purgeExports } from '../../exports/purge.ts';
import type { TimedJob } from '../../workspace/timedJob.ts';

const jobs: readonly TimedJob[] = [
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
