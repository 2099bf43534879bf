import type { TimedJob } from '../../workspace/timedJob.ts';
import { passContractDays } from './actions/contractDays.ts';

const jobs: readonly TimedJob[] = [
  {
    name: 'contract-days',
    // soon after midnight in every zone; some offsets are multiples of 15 minutes
    spec: { intervals: [{ every: '15m' }] },
    catchupWindow: '10m',
    run: async (pool, ending) => {
      const { moved } = await passContractDays(pool, Date.now, ending);
      return `${moved} contracts moved on`;
    },
  },
];
export default jobs;
