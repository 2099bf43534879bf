import type { ScheduleOptions } from '@temporalio/client';
import type { Ending } from '../db/drain.ts';
import type { Pool } from '../db/pool.ts';

/** A scheduled job. An area adds its own with the default export of its `jobs.ts`, a list of these. */
export interface TimedJob {
  /** Its name in Temporal. It must never change: schedules of running installations are found by it. */
  name: string;
  spec: ScheduleOptions['spec'];
  /** Runs missed while Temporal was down are made up for, if they are not longer ago than this. */
  catchupWindow: '10m' | '1d';
  /**
   * Does the job for all workspaces and returns a summary in counts, which Temporal stores. It may be restarted
   * halfway, and run by two workers at once.
   */
  run: (pool: Pool, ending: Ending) => Promise<string>;
}
