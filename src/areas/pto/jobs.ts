import type { TimedJob } from '../../workspace/timedJob.ts';
import { keepOpen } from './actions/openAbsences.ts';
import { postDueLeave } from './actions/postDueLeave.ts';

const jobs: readonly TimedJob[] = [
  {
    name: 'due-leave',
    // hourly, so that it runs soon after midnight in every zone; balances include due rows anyway
    spec: { intervals: [{ every: '1h' }], jitter: '2m' },
    catchupWindow: '10m',
    run: async (pool, ending) => {
      const { posted } = await postDueLeave(pool, Date.now, ending);
      return `${posted} ledger rows posted`;
    },
  },
  {
    name: 'open-absences',
    spec: { intervals: [{ every: '15m' }] },
    catchupWindow: '10m',
    run: async (pool, ending) =>
      `${await keepOpen(pool, Date.now, ending)} absences kept open or reminded of`,
  },
];
export default jobs;
