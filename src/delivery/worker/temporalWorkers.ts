import { Worker, type NativeConnection, type WorkerOptions } from '@temporalio/worker';
import type { WorkflowBundleOption } from '@temporalio/worker';
import { senderQueueOf } from '../../../workflows/contract.ts';
import { taskQueuesOf } from '../webhooks/names.ts';

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

export interface TemporalWorkersOptions {
  connection: NativeConnection;
  namespace: string;
  installation: string;
  /** This worker's id, which names the queue of its shared turn. */
  worker: string;
  /** The name with which the three poll. */
  identity: string;
  workflowBundle: WorkflowBundleOption;
  /** Of deliveries, jobs and exports. */
  activities: object;
  /** Of this worker's shared turn. */
  senderActivities: object;
}

export interface TemporalWorkers {
  /** Whether all of them poll. */
  areRunning(): boolean;
  /** Resolves when all have ended; rejects with the error of the first that broke. When one ends, so do the others. */
  ended: Promise<void>;
  /** Has all of them finish what they do and take nothing new. May be called several times. */
  stop(): Promise<void>;
}

/** Starts the three workers of Temporal's SDK: for first attempts, for retries with all else, and for the shared turn. */
export function startTemporalWorkers(options: TemporalWorkersOptions): Promise<TemporalWorkers> {
  const { installation, workflowBundle, activities, senderActivities } = options;
  const queues = taskQueuesOf(installation);
  const alike = {
    connection: options.connection,
    namespace: options.namespace,
    shutdownGraceTime: GRACE,
    identity: options.identity,
    maxHeartbeatThrottleInterval: HEARTBEAT,
  } as const;
  return runTogether([
    {
      ...alike,
      workflowBundle,
      activities,
      taskQueue: queues.first,
      maxCachedWorkflows: 200,
      maxConcurrentActivityTaskExecutions: SENDERS,
    },
    {
      ...alike,
      workflowBundle,
      activities,
      taskQueue: queues.retries,
      maxCachedWorkflows: 100,
      maxConcurrentActivityTaskExecutions: RETRIES,
    },
    {
      ...alike,
      taskQueue: senderQueueOf(queues.first, options.worker),
      activities: senderActivities,
      maxConcurrentActivityTaskPolls: 1,
    },
  ]);
}

/**
 * Creates and runs workers that end together. Each runs as soon as it is created, because one that never ran cannot be ended:
 * it would keep its threads and the connection. Where one cannot be created, the others are ended again.
 */
export async function runTogether(kinds: readonly WorkerOptions[]): Promise<TemporalWorkers> {
  const running: { worker: Worker; run: Promise<void> }[] = [];
  const tell = () => {
    for (const { worker } of running) if (worker.getState() === 'RUNNING') worker.shutdown();
  };
  const stop = async () => {
    tell();
    await Promise.allSettled(running.map(({ run }) => run));
  };
  const created = await Promise.allSettled(
    kinds.map(async (options) => {
      const worker = await Worker.create(options);
      const run = worker.run();
      // awaited below, once all are there
      run.catch(() => undefined);
      running.push({ worker, run });
    }),
  );
  const failed = created.find(({ status }) => status === 'rejected');
  if (failed) {
    await stop();
    throw (failed as PromiseRejectedResult).reason;
  }
  const ended = Promise.allSettled(running.map(({ run }) => run.finally(tell))).then((ends) => {
    const broken = ends.find((end) => end.status === 'rejected');
    if (broken) throw broken.reason;
  });
  // whoever only stops them does not wait for this
  ended.catch(() => undefined);
  return {
    areRunning: () => running.every(({ worker }) => worker.getState() === 'RUNNING'),
    ended,
    stop,
  };
}
