import type { ScheduleOptions } from '@temporalio/client';
import type { Ending } from '../db/drain.ts';
import type { Logger } from 'pino';
import type { Pool } from '../db/pool.ts';
import type { Mailer } from '../mail/mailer.ts';

/** What the worker lends a job that sends mails. */
export interface JobTools {
  mailer: Mailer;
  log: Logger;
  /** PUBLIC_URL, for links; null: mails have none. */
  publicUrl: string | null;
  /** Signs the links that end mails (`notifications/unsubscribe.ts`). */
  unsubscribeKey: Buffer;
}

/** A scheduled job. An area adds its own with the default export of its `jobs.ts`, a list of these. */
export interface TimedJob {
  /** Its name in Temporal. It must never change: schedules of running installations are found by it. */
  name: string;
  spec: ScheduleOptions['spec'];
  /** Runs missed while Temporal was down are made up for, if they are not longer ago than this. */
  catchupWindow: '10m' | '1d';
  /**
   * Does the job for all workspaces and returns a summary in counts, which Temporal stores. It may be restarted
   * halfway, and run by two workers at once. The worker passes its tools.
   */
  run: (pool: Pool, ending: Ending, tools?: JobTools) => Promise<string>;
}
