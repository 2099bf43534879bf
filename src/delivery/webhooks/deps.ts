import type { Logger } from 'pino';
import type { Pool } from '../../db/pool.ts';
import type { Tracing } from '../../tracing/tracing.ts';
import type { Sealer } from '../../secrets/sealed.ts';
import type { Dispatch } from './dispatch.ts';
import type { Semaphore } from './semaphore.ts';
import type { FailingShare } from './failingShare.ts';
import type { DeliveryLimits } from './limits.ts';
import type { Sender } from './transport/send.ts';
import type { ActiveRuns } from './activeRuns.ts';

/** Dependencies of the activities; made once per worker. */
export interface DeliveryDeps {
  pool: Pool;
  sender: Sender;
  /** Where attempts are traced. */
  tracing?: Pick<Tracing, 'attempt'> | undefined;
  /** Opens webhook secrets. */
  secrets: Sealer;
  dispatch: Dispatch;
  /** Attempts in flight, by webhook. */
  slots: Semaphore;
  /** What endpoints that fail may use of this worker. */
  failingShare: FailingShare;
  /**
   * The same of retries that have a workflow of their own. They have places of their own, because they do not wait: of those that an
   * endpoint with thousands takes as soon as they are free, they would find none, for as long as that goes on.
   */
  retryShare: FailingShare;
  activeRuns: ActiveRuns;
  /** Waits between the attempts, in milliseconds, without jitter; one more attempt than waits. */
  schedule: readonly number[];
  limits: DeliveryLimits;
  log: Logger;
  /** Aborted when the worker is about to end: nothing new is begun, requests on the wire are finished. */
  stopping: AbortSignal;
  /** A number from 0 to 1. */
  random: () => number;
}
