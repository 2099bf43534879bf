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
import { createOutbox } from '../../mail/outbox.ts';
import { unsubscribeMacOf } from '../../notifications/unsubscribe.ts';
import { createDrawer } from '../../pdf/drawer.ts';
import { createSealer } from '../../secrets/sealed.ts';
import { openTracing } from '../../tracing/open.ts';
import type { Tracing } from '../../tracing/tracing.ts';
import { createActiveRuns } from '../webhooks/activeRuns.ts';
import type { DeliveryDeps } from '../webhooks/deps.ts';
import { createFailingLimiter } from '../webhooks/failingLimiter.ts';
import { defaultLimits } from '../webhooks/limits.ts';
import { createSemaphore } from '../webhooks/concurrency.ts';
import { createSender } from '../webhooks/transport/send.ts';
import type { ExportActivityDeps } from './exportActivities.ts';
import { JOBS, type JobDeps } from './jobs.ts';
import { createWorkerMetrics } from './metrics.ts';
import type { DeliveryWorkerOptions } from './options.ts';

/** Dependencies of the activities that outlive a connection to Temporal. */
export type Resources = Omit<DeliveryDeps, 'dispatch'> & JobDeps & ExportActivityDeps;

/** Milliseconds to wait for a connection to Postgres; more than in a request, for which a client waits. */
const CONNECTION_TIMEOUT = 5_000;

/** Opens pools, sender, mailer and tracing. Call after `installRuntime`, which the metrics need. */
export async function openResources(
  options: DeliveryWorkerOptions,
  started: Started,
  stopping: AbortSignal,
): Promise<Resources> {
  const { databaseUrl: url, databaseListenUrl: directUrl, appSecret, log } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const poolOf = (size: number, auditKey?: string) =>
    started.add(
      createPool({
        url,
        directUrl,
        size,
        ...(auditKey && { auditKey }),
        acquireTimeout: CONNECTION_TIMEOUT,
        onIdleError: (error) => log.warn({ err: error }, 'lost an idle database connection'),
      }),
      (pool) => pool.end(),
    );
  const pool = poolOf(options.poolSize ?? 10, auditKeyOf(appSecret));
  const filePool = poolOf(FILE_CONNECTIONS);
  const metrics = createWorkerMetrics(JOBS);
  metrics.watch(pool, stopping);
  const { publicUrl, ...mails } = options.mails ?? { publicUrl: null, mailDir: null };
  const mailer = mailerOf({ ...mails, log });
  const mailSealer = createSealer(appSecret, 'mail');
  const outbox = started.add(createOutbox({ mailer, sealer: mailSealer, log }), (it) => it.close());
  return {
    pool,
    metrics,
    trail: metrics.trail,
    limits,
    log,
    stopping,
    publicUrl,
    mailer,
    mailSealer,
    outbox,
    mails: metrics.mails,
    tracing: await openTracingOf(options, started, log),
    sender: started.add(metrics.counting(createSender(options.addressPolicy)), (sender) => sender.close()),
    files: started.add(
      createFileStore(filePool, options.files ? createBucket(options.files) : undefined),
      (files) => files.close(),
    ),
    secrets: createSealer(appSecret, 'webhook-secret'),
    unsubscribeMac: unsubscribeMacOf(appSecret),
    drawer: started.add(createDrawer(), (drawer) => drawer.close()),
    slots: createSemaphore(limits.inFlight),
    failingLimiter: createFailingLimiter(limits.failing, stopping),
    retryLimiter: createFailingLimiter(limits.failing, stopping),
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

/** Adds the workflow's id to an attempt's span. */
const withWorkflowId = (tracing: Tracing): Pick<Tracing, 'attempt'> => ({
  attempt: (attempt, parent) =>
    tracing.attempt({ ...attempt, workflowId: Context.current().info.workflowExecution?.workflowId }, parent),
});
