/**
 * The worker: relay, senders and retries of webhooks, and the jobs that Temporal starts by the clock, in one process.
 * Any number of them may run; they share nothing but Postgres and Temporal, and either of these may be away for a
 * while.
 */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import path from 'node:path';
import { Context } from '@temporalio/activity';
import { Client } from '@temporalio/client';
import { NativeConnection, Worker } from '@temporalio/worker';
import type { WorkflowBundleOption } from '@temporalio/worker';
import type { Logger } from 'pino';
import { filesBucket, tracingOf, type Config } from '../config/index.ts';
import { createPool } from '../db/pool.ts';
import { VERSION } from '../lib/version.ts';
import { createBucket, type BucketOptions } from '../files/bucket.ts';
import { FILE_CONNECTIONS } from '../files/chunks.ts';
import { createFileStore } from '../files/store.ts';
import { auditKeyOf } from '../events/auditKey.ts';
import { senderQueueOf } from '../../workflows/contract.ts';
import { installationId } from './installation.ts';
import { createSealer } from '../secrets/sealed.ts';
import { openTracing } from '../tracing/open.ts';
import type { Tracing, TracingOptions } from '../tracing/tracing.ts';
import { createDeliveryActivities, createSenderActivities } from './deliveryActivities.ts';
import { createExportActivities, type ExportActivityDeps } from './exportActivities.ts';
import { startExports } from './exportStarts.ts';
import { createJobActivities, JOBS, type JobDeps } from './jobs.ts';
import { createWorkerMetrics } from './metrics.ts';
import { addressPolicyOf } from '../webhooks/addressPolicy.ts';
import { workflowBundle } from './bundle.ts';
import type { DeliveryDeps } from '../webhooks/deps.ts';
import { createDispatch } from '../webhooks/dispatch.ts';
import { createFailingShare } from '../webhooks/failingShare.ts';
import { createSemaphore } from '../webhooks/semaphore.ts';
import { defaultLimits } from '../webhooks/limits.ts';
import type { DeliveryLimits } from '../webhooks/limits.ts';
import { taskQueuesOf } from '../webhooks/names.ts';
import { pause } from '../webhooks/parallel.ts';
import { startRelay } from '../webhooks/relay.ts';
import { createSharedTurn } from '../webhooks/sharedTurn.ts';
import type { RelayIntervals } from '../webhooks/relay.ts';
import { serveHealth } from './health.ts';
import { isBeating, startHeartbeat, type LastBeat } from './heartbeat.ts';
import { createPollingCheck } from './polling.ts';
import { installRuntime, temporalLogger } from './runtime.ts';
import { scheduleJobs } from './schedules.ts';
import { wakeJobs } from './wakeJobs.ts';
import { registerSearchAttributes } from './temporal.ts';
import type { TemporalTarget } from './temporal.ts';
import { DELIVERS } from './message.ts';
import { mailerOf, type MailOptions } from '../mail/mailerOf.ts';
import { unsubscribeKeyOf } from '../notifications/unsubscribe.ts';
import type { AddressPolicy } from '../webhooks/transport/addresses.ts';
import { createSender } from '../webhooks/transport/send.ts';
import { createActiveRuns } from '../webhooks/activeRuns.ts';

export interface DeliveryWorkerOptions {
  /** Connects as the app role. */
  databaseUrl: string;
  /** Decrypts the webhooks' secrets. */
  appSecret: string;
  temporal: TemporalTarget;
  /** Distinguishes installations that share a namespace; part of the task queues' names. */
  installation: string;
  addressPolicy: AddressPolicy;
  /** Waits between the attempts in milliseconds, without jitter. */
  retrySchedule: readonly number[];
  log: Logger;
  /** How its jobs send mails; unless given they are only logged. */
  mails?: Omit<MailOptions, 'log'> & { publicUrl: string | null };
  /** The bucket that files are in, or null: Postgres. */
  files?: BucketOptions | null;
  poolSize?: number;
  /** Where the workflow bundle is shared when node_modules cannot be written to. */
  cacheDir?: string;
  /** `host:port` for Prometheus; none unless given. */
  metricsAddress?: string;
  /** Where spans are sent; unless given, nothing is traced. */
  tracing?: TracingOptions | undefined;
  /** `host:port` for health checks; none unless given. */
  healthAddress?: string;
  limits?: Partial<DeliveryLimits>;
  intervals?: Partial<RelayIntervals>;
}

export interface DeliveryWorker {
  /** Works until `shutdown`; reconnects for as long as Temporal is down. */
  run(): Promise<void>;
  /** Resolves when it delivers for the first time: it polls, Temporal lists it, and it listens for notices. */
  ready: Promise<void>;
  /** Begins nothing new, finishes requests on the wire, releases the rest. Resolves when all is closed. */
  shutdown(): Promise<void>;
}

/**
 * Time to finish requests on the wire when the worker ends: 10 s for a receiver, 2 s for its answer, some for Postgres.
 */
const GRACE = '15s';
/**
 * How often Temporal is sent the heartbeat of a sender's run. Less often would leave too little of the endpoint's
 * heartbeat timeout (5 s, in workflows/endpoint.ts) for a process that is busy.
 */
const HEARTBEAT = '2s';
/**
 * Endpoints at a time that are sent to by workflows of their own, beside those of the shared turn. A dead one occupies its slot
 * for ten seconds a run, so there must be more slots than dead endpoints, or the others queue behind them; a slot that waits
 * for a receiver costs a few kilobytes.
 */
const SENDERS = 1_000;
/**
 * Retries, resends and runs of failing endpoints at a time. What they may use of this process, the failing share says
 * (webhooks/failingShare.ts); most of them wait for a receiver or for their share.
 */
const RETRIES = 500;

/**
 * Milliseconds that its work waits for a connection to Postgres. Longer than a request does: nobody waits for an answer,
 * and an activity that fails is scheduled anew by Temporal, later each time.
 */
const CONNECTION_PATIENCE = 5_000;

export function createDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  const { databaseUrl, temporal, installation, log } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const stopping = new AbortController();
  const id = randomUUID();
  const identity = `${process.pid}@${hostname()}-${id.slice(0, 8)}`;
  const lastBeat: LastBeat = { beatAt: Number.NEGATIVE_INFINITY };
  let running: Promise<void> | undefined;
  let announceReady!: () => void;
  const ready = new Promise<void>((resolve) => {
    announceReady = resolve;
  });

  /** One connection to Temporal with everything that uses it, until it breaks or the worker ends. */
  const session = async (
    shared: Omit<DeliveryDeps, 'dispatch'> & JobDeps & ExportActivityDeps,
    bundle: WorkflowBundleOption,
  ) => {
    const connection = await NativeConnection.connect({
      address: temporal.address,
      ...(temporal.tls && { tls: true }),
      ...(temporal.apiKey && { apiKey: temporal.apiKey }),
    });
    try {
      const client = new Client({ connection, namespace: temporal.namespace });
      await registerSearchAttributes(connection, temporal.namespace, log);
      const dispatch = createDispatch(client, installation);
      const queues = taskQueuesOf(installation);
      const sharedTurn = createSharedTurn({ ...shared, dispatch }, id);
      const alike = {
        connection,
        namespace: temporal.namespace,
        shutdownGraceTime: GRACE,
        identity,
        maxHeartbeatThrottleInterval: HEARTBEAT,
      } as const;
      const common = {
        ...alike,
        workflowBundle: bundle,
        activities: {
          ...createDeliveryActivities({ ...shared, dispatch }),
          ...createJobActivities(shared),
          ...createExportActivities(shared),
        },
      } as const;
      const workers = await Promise.all([
        Worker.create({
          ...common,
          taskQueue: queues.first,
          maxCachedWorkflows: 200,
          maxConcurrentActivityTaskExecutions: SENDERS,
        }),
        Worker.create({
          ...common,
          taskQueue: queues.retries,
          maxCachedWorkflows: 100,
          maxConcurrentActivityTaskExecutions: RETRIES,
        }),
        Worker.create({
          ...alike,
          taskQueue: senderQueueOf(queues.first, id),
          activities: createSenderActivities(shared, sharedTurn),
          maxConcurrentActivityTaskPolls: 1,
        }),
      ]);
      await scheduleJobs(client, installation, log);
      const relay = startRelay({
        databaseUrl,
        pool: shared.pool,
        worker: id,
        dispatch,
        sharedTurn,
        activeRuns: shared.activeRuns,
        log,
        ...(options.intervals && { intervals: options.intervals }),
      });
      const wakes = wakeJobs({ client, databaseUrl, log }, installation);
      const exports = startExports({ databaseUrl, pool: shared.pool, client, installation, log });
      const heartbeat = startHeartbeat(
        {
          pool: shared.pool,
          worker: id,
          delivers: createPollingCheck({ client, namespace: temporal.namespace, queues, identity, workers }),
          log,
        },
        lastBeat,
      );
      const stopWorkers = () => {
        void heartbeat.stop();
        // what is released now is for others
        void relay.stop();
        for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
      };
      stopping.signal.addEventListener('abort', stopWorkers, { once: true });
      try {
        const runs = workers.map((worker) => worker.run());
        void Promise.all([heartbeat.first, relay.listens, sharedTurn.first]).then(() => {
          log.info({ temporal: temporal.address, queues }, 'delivering webhooks');
          announceReady();
        });
        if (stopping.signal.aborted) stopWorkers();
        // when one fails, the other is stopped too
        const ends = await Promise.allSettled(runs.map((run) => run.finally(stopWorkers)));
        const broken = ends.find((end) => end.status === 'rejected');
        if (broken) throw broken.reason;
      } finally {
        stopping.signal.removeEventListener('abort', stopWorkers);
        await heartbeat.stop();
        await wakes.stop();
        await exports.stop();
        await sharedTurn.close();
        await relay.stop();
      }
    } finally {
      await connection.close().catch((error: unknown) => log.debug({ err: error }, 'closing Temporal'));
    }
  };

  const work = async () => {
    installRuntime(log, options.metricsAddress);
    const metrics = createWorkerMetrics(JOBS);
    const health = options.healthAddress
      ? await serveHealth(options.healthAddress, () => isBeating(lastBeat))
      : undefined;
    const bundle = await workflowBundle(options.cacheDir, temporalLogger(log));
    const pool = createPool({
      url: databaseUrl,
      size: options.poolSize ?? 10,
      auditKey: auditKeyOf(options.appSecret),
      acquireTimeout: CONNECTION_PATIENCE,
      onIdleError: (error) => log.warn({ err: error }, 'lost an idle database connection'),
    });
    const filePool = createPool({
      url: databaseUrl,
      size: FILE_CONNECTIONS,
      acquireTimeout: CONNECTION_PATIENCE,
      onIdleError: (error) => log.warn({ err: error }, 'lost an idle database connection'),
    });
    metrics.watch(pool, stopping.signal);
    const sender = metrics.counting(createSender(options.addressPolicy));
    const tracing = await openTracing(options.tracing, {
      service: 'workforce-worker',
      version: VERSION,
      log,
    });
    const { publicUrl, ...mails } = options.mails ?? { publicUrl: null, mailDir: null };
    const mailer = mailerOf({ ...mails, log });
    const shared = {
      pool,
      metrics,
      tracing: tracing && withWorkflowId(tracing),
      sender,
      secrets: createSealer(options.appSecret, 'webhook-secret'),
      slots: createSemaphore(limits.inFlight),
      failingShare: createFailingShare(limits.failing, stopping.signal),
      retryShare: createFailingShare(limits.failing, stopping.signal),
      activeRuns: createActiveRuns(stopping.signal),
      schedule: options.retrySchedule,
      limits,
      log,
      mailer,
      publicUrl,
      unsubscribeKey: unsubscribeKeyOf(options.appSecret),
      files: createFileStore(filePool, options.files ? createBucket(options.files) : undefined),
      version: VERSION,
      stopping: stopping.signal,
      random: Math.random,
    };
    let reported = false;
    while (!stopping.signal.aborted) {
      try {
        await session(shared, bundle);
      } catch (error) {
        if (!reported) log.warn({ err: error }, 'no Temporal: deliveries wait in Postgres');
        reported = true;
        await pause(1_000, stopping.signal);
      }
    }
    await sender.close();
    await tracing?.close();
    await mailer.close();
    await pool.end();
    await filePool.end();
    await health?.close();
  };

  return {
    ready,
    run: () => (running ??= work()),
    async shutdown() {
      stopping.abort();
      await running;
    },
  };
}

/** Adds the workflow that an attempt is made for. */
const withWorkflowId = (tracing: Tracing): Pick<Tracing, 'attempt'> => ({
  attempt: (attempt, parent) =>
    tracing.attempt({ ...attempt, workflowId: Context.current().info.workflowExecution?.workflowId }, parent),
});

/**
 * Starts the worker as configured, for the entry point; returns once it has begun. `stop` lets requests on the wire
 * finish; `failed` rejects when the worker cannot go on. A parent process is sent a message when deliveries are sent.
 *
 * @throws Error naming the variable that is missing.
 */
export function runWorker(config: Config, log: Logger): { stop(): Promise<void>; failed: Promise<void> } {
  const needed = {
    DATABASE_URL: config.databaseUrl,
    TEMPORAL_ADDRESS: config.temporalAddress,
    APP_SECRET: config.appSecret,
  };
  for (const [name, value] of Object.entries(needed)) {
    if (!value)
      throw new Error(
        `${name} is not set: the worker needs a Postgres, a Temporal and the secret of the API.`,
      );
  }
  const worker = createDeliveryWorker({
    databaseUrl: config.databaseUrl!,
    appSecret: config.appSecret!,
    temporal: {
      address: config.temporalAddress!,
      namespace: config.temporalNamespace,
      tls: config.temporalTls,
      apiKey: config.temporalApiKey,
    },
    installation: installationId(config.appSecret!),
    addressPolicy: addressPolicyOf(config),
    retrySchedule: config.webhookRetrySchedule,
    mails: {
      smtp: config.smtpUrl === undefined ? undefined : { url: config.smtpUrl, from: config.mailFrom },
      mailDir: path.join(config.dataDir, 'mail'),
      publicUrl: config.publicUrl,
    },
    files: filesBucket(config),
    poolSize: config.poolSize,
    cacheDir: config.dataDir,
    tracing: tracingOf(config),
    ...(config.workerMetricsAddress && { metricsAddress: config.workerMetricsAddress }),
    ...(config.workerHealthAddress && { healthAddress: config.workerHealthAddress }),
    log,
  });
  const failed = worker.run().catch((error: unknown) => {
    log.fatal({ err: error }, 'the delivery worker failed');
    throw error;
  });
  void worker.ready.then(() => process.send?.(DELIVERS));
  return { stop: () => worker.shutdown(), failed };
}
