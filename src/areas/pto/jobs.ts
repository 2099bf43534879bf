import type { TimedJob } from '../../workspace/timedJob.ts';
import { postDueLeave } from './actions/postDueLeave.ts';

const jobs: readonly TimedJob[] = [
  {
    name: 'due-leave',
    // every hour, so soon after midnight in every zone; balances count due rows anyhow, only the ledger's list gets them
    // later
    spec: { intervals: [{ every: '1h' }], jitter: '2m' },
    catchupWindow: '10m',
    run: async (pool, ending) => {
      const { posted } = await postDueLeave(pool, Date.now, ending);
      return `${posted} ledger rows posted`;
    },
  },
];
export default jobs;
