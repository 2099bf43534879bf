import type { Tx } from '../db/handle.ts';
import { statement, type NoRow } from '../db/statement.ts';

/** Channel that tells workers of a job which has something to do now, by its name. A hint: its schedule comes in any case. */
export const JOB_CHANNEL = 'job_wakeups';

const notifyJob = statement<NoRow, { job: string }>(
  `SELECT pg_notify('${JOB_CHANNEL}', $job) FROM (SELECT $1::uuid) AS workspace`,
);

/** Starts a job of the worker (`workspace/timedJob.ts`) when the transaction commits, instead of at its next time. */
export const wakeJob = (tx: Tx, job: string): void => tx.later(notifyJob, { job });
