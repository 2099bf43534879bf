import { workspaceDb } from '../../db/handle.ts';
import { listWorkspaceIds } from '../../db/shared.ts';
import type { TimedJob } from '../../workspace/timedJob.ts';
import { forgetReceipts } from './actions/receiptFiles.ts';

const jobs: readonly TimedJob[] = [
  {
    name: 'expense-receipts-purge',
    // claims deleted 90 days ago are no longer in any list, so their receipts are deleted as well
    spec: { calendars: [{ hour: 3, minute: 17 }], jitter: '20m' },
    catchupWindow: '1d',
    run: async (pool, ending) => {
      let deleted = 0;
      for (const workspaceId of await listWorkspaceIds(pool)) {
        deleted += await forgetReceipts(workspaceDb(pool, workspaceId), ending);
      }
      return `${deleted} receipts deleted`;
    },
  },
];
export default jobs;
