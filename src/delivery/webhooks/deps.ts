import type { Logger } from 'pino';
import type { Pool } from '../../db/pool.ts';
import type { Sealer } from '../../secrets/sealed.ts';
import type { Tracing } from '../../tracing/tracing.ts';
import type { FailingLimiter } from './failingLimiter.ts';
import type { Semaphore } from './concurrency.ts';
import type { DeliveryLimits } from './limits.ts';
import type { ActiveRuns } from './activeRuns.ts';
import type { Dispatch } from './temporal/dispatch.ts';
import type { Sender } from './transport/send.ts';

/** Dependencies of the activities; made once per worker. */
export interface DeliveryDeps {
  pool: Pool;
  sender: Sender;
  tracing?: Pick<Tracing, 'attempt'> | undefined;
  /** Decrypts webhook secrets. */
  secrets: Sealer;
  dispatch: Dispatch;
  /** Attempts in flight, by webhook. */
  slots: Semaphore;
  /** Limits attempts of runs at failing endpoints. */
  failingLimiter: FailingLimiter;
  /**
   * Limits retries that have a workflow of their own. Separate, because these do not wait for a slot: an
   * endpoint with thousands of grouped retries would always be first.
   */
  retryLimiter: FailingLimiter;
  activeRuns: ActiveRuns;
  /** Waits between the attempts, in milliseconds, without jitter; one more attempt than waits. */
  schedule: readonly number[];
  limits: DeliveryLimits;
  log: Logger;
  /** Aborted when the worker is about to end: nothing new is begun, requests in flight are finished. */
  stopping: AbortSignal;
  /** Returns a number from 0 to 1. */
  random: () => number;
}
