import type { TimedJob } from '../../workspace/timedJob.ts';
import { keepOpen } from './actions/openAbsences.ts';
import { tellLapses } from './actions/tellLapses.ts';
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
  {
    name: 'lapsing-leave',
    spec: { intervals: [{ every: '6h' }], jitter: '10m' },
    catchupWindow: '1d',
    run: async (pool, ending) => `${await tellLapses(pool, Date.now, ending)} people told that leave lapses`,
  },
];
export default jobs;
