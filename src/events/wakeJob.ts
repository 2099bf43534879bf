import type { Tx } from '../db/handle.ts';
import { statement, type NoRow } from '../db/statement.ts';

/**
 * Channel that tells workers the name of a job that has something to do. A hint: its schedule runs it in any
 * case.
 */
export const JOB_CHANNEL = 'job_wakeups';

const notifyJob = statement<NoRow, { job: string }>(
  `SELECT pg_notify('${JOB_CHANNEL}', $job) FROM (SELECT $1::uuid) AS workspace`,
);

/** Starts a job of the worker (`workspace/timedJob.ts`) on commit, instead of at its next scheduled time. */
export const wakeJob = (tx: Tx, job: string): void => tx.later(notifyJob, { job });
