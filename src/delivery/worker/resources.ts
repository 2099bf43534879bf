import { Context } from '@temporalio/activity';
import type { Logger } from 'pino';
import { createPool } from '../../db/pool.ts';
import { auditKeyOf } from '../../events/auditKey.ts';
import { createBucket } from '../../files/bucket.ts';
import { FILE_CONNECTIONS } from '../../files/chunks.ts';
import { createFileStore } from '../../files/store.ts';
import type { Started } from '../../lib/started.ts';
import { VERSION } from '../../lib/version.ts';
import { mailerOf } from '../../mail/mailerOf.ts';
import { unsubscribeKeyOf } from '../../notifications/unsubscribe.ts';
import { createSealer } from '../../secrets/sealed.ts';
import { openTracing } from '../../tracing/open.ts';
import type { Tracing } from '../../tracing/tracing.ts';
import { createActiveRuns } from '../webhooks/activeRuns.ts';
import type { DeliveryDeps } from '../webhooks/deps.ts';
import { createFailingShare } from '../webhooks/failingShare.ts';
import { defaultLimits } from '../webhooks/limits.ts';
import { createSemaphore } from '../webhooks/semaphore.ts';
import { createSender } from '../webhooks/transport/send.ts';
import type { ExportActivityDeps } from './exportActivities.ts';
import { JOBS, type JobDeps } from './jobs.ts';
import { createWorkerMetrics } from './metrics.ts';
import type { DeliveryWorkerOptions } from './options.ts';

/** What activities use, and what outlives a connection to Temporal. */
export type Resources = Omit<DeliveryDeps, 'dispatch'> & JobDeps & ExportActivityDeps;

/**
 * Milliseconds that its work waits for a connection to Postgres. Longer than a request does: nobody waits for an answer,
 * and an activity that fails is scheduled anew by Temporal, later each time.
 */
const CONNECTION_PATIENCE = 5_000;

/** Opens pools, sender, mailer and tracing. The SDK's runtime has to be installed, because it counts. */
export async function openResources(
  options: DeliveryWorkerOptions,
  started: Started,
  stopping: AbortSignal,
): Promise<Resources> {
  const { databaseUrl: url, appSecret, log } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const poolOf = (size: number, auditKey?: string) =>
    started.add(
      createPool({
        url,
        size,
        ...(auditKey && { auditKey }),
        acquireTimeout: CONNECTION_PATIENCE,
        onIdleError: (error) => log.warn({ err: error }, 'lost an idle database connection'),
      }),
      (pool) => pool.end(),
    );
  const pool = poolOf(options.poolSize ?? 10, auditKeyOf(appSecret));
  const filePool = poolOf(FILE_CONNECTIONS);
  const metrics = createWorkerMetrics(JOBS);
  metrics.watch(pool, stopping);
  const { publicUrl, ...mails } = options.mails ?? { publicUrl: null, mailDir: null };
  return {
    pool,
    metrics,
    limits,
    log,
    stopping,
    publicUrl,
    mailer: started.add(mailerOf({ ...mails, log }), (mailer) => mailer.close()),
    tracing: await openTracingOf(options, started, log),
    sender: started.add(metrics.counting(createSender(options.addressPolicy)), (sender) => sender.close()),
    files: started.add(
      createFileStore(filePool, options.files ? createBucket(options.files) : undefined),
      (files) => files.close(),
    ),
    secrets: createSealer(appSecret, 'webhook-secret'),
    unsubscribeKey: unsubscribeKeyOf(appSecret),
    slots: createSemaphore(limits.inFlight),
    failingShare: createFailingShare(limits.failing, stopping),
    retryShare: createFailingShare(limits.failing, stopping),
    activeRuns: createActiveRuns(stopping),
    schedule: options.retrySchedule,
    version: VERSION,
    random: Math.random,
  };
}

async function openTracingOf(
  { tracing: target }: DeliveryWorkerOptions,
  started: Started,
  log: Logger,
): Promise<Pick<Tracing, 'attempt'> | undefined> {
  const tracing = await openTracing(target, { service: 'workforce-worker', version: VERSION, log });
  return tracing && withWorkflowId(started.add(tracing, (it) => it.close()));
}

/** Adds the workflow that an attempt is made for. */
const withWorkflowId = (tracing: Tracing): Pick<Tracing, 'attempt'> => ({
  attempt: (attempt, parent) =>
    tracing.attempt({ ...attempt, workflowId: Context.current().info.workflowExecution?.workflowId }, parent),
});
