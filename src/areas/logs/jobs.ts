import type { Db } from '../../db/handle.ts';
import { makeAuditYear } from '../../db/partitions.ts';
import { purge } from '../../workspace/purge.ts';
import type { TimedJob } from '../../workspace/timedJob.ts';
import { anchorTrail } from './actions/anchorTrail.ts';
import { chainLines } from './actions/chainLines.ts';
import { deleteAppLogs } from './store/appLogs.ts';

const jobs: readonly TimedJob[] = [
  {
    name: 'audit-chain',
    spec: { intervals: [{ every: '1m' }] },
    catchupWindow: '10m',
    run: async (pool, ending) => `${(await chainLines(pool, ending)).chained} lines chained`,
  },
  {
    name: 'audit-anchor',
    spec: { intervals: [{ every: '1h' }] },
    catchupWindow: '10m',
    run: async (pool, ending, tools) => {
      const { chains, broken } = await anchorTrail(pool, ending, tools!);
      return `${chains} chains noted, ${broken} broken`;
    },
  },
  {
    name: 'audit-chain-late',
    // chains lines that were committed more than an hour late; at night, because it reads the whole trail
    spec: { calendars: [{ hour: 2, minute: 41 }], jitter: '20m' },
    catchupWindow: '1d',
    run: async (pool, ending) => {
      // makes the partition of next year
      await makeAuditYear(pool, `${new Date().getUTCFullYear() + 2}-01-01`);
      return `${(await chainLines(pool, ending, { thorough: true })).chained} late lines chained`;
    },
  },
  {
    name: 'app-logs-purge',
    spec: { calendars: [{ hour: 2, minute: 11 }], jitter: '20m' },
    catchupWindow: '1d',
    run: async (pool, ending) => {
      const some = (db: Db, limit: number) => db.count(deleteAppLogs, { limit });
      return `${await purge(pool, ending, some)} app logs deleted`;
    },
  },
];
export default jobs;
