import type { Logger } from 'pino';
import type { JobActivities } from '../../workflows/contract.ts';
import { postDueLeave } from '../areas/pto/dueLeave.ts';
import { stopForgottenClocks } from '../areas/tracking/forgottenClocks.ts';
import type { Pool } from '../db/pool.ts';
import { alive } from './alive.ts';
import { shielded } from './faults.ts';

/** What the jobs work with. */
export interface JobDeps {
  pool: Pool;
  log: Logger;
  /** Aborted when the worker is about to end. */
  stopping: AbortSignal;
}

/** What the workflows of the jobs may ask for. */
export const createJobActivities = ({ pool, log, stopping }: JobDeps): JobActivities => ({
  stopForgottenClocks: () =>
    shielded(log, 'stopForgottenClocks', () =>
      alive(stopping, (ending) => stopForgottenClocks(pool, Date.now, ending)),
    ),
  postDueLeave: () =>
    shielded(log, 'postDueLeave', () => alive(stopping, (ending) => postDueLeave(pool, Date.now, ending))),
});
