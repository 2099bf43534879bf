import type { ScheduleOptions } from '@temporalio/client';
import type { Ending } from '../db/drain.ts';
import type { Pool } from '../db/pool.ts';

/** Something that is done by the clock. An area joins by the default export of its `jobs.ts`, a list of these. */
export interface TimedJob {
  /** Its name in Temporal, for good: the schedules of deployments that run are found by it. */
  name: string;
  spec: ScheduleOptions['spec'];
  /** What was missed while Temporal was away is made up for, if it is not longer ago. */
  catchupWindow: '10m' | '1d';
  /**
   * Does it for all workspaces and says what was done, in counts: the text stays in Temporal. It may be started again
   * after a part of it, and by two workers at once.
   */
  run: (pool: Pool, ending: Ending) => Promise<string>;
}
