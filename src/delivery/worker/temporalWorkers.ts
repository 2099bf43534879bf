import { Worker, type NativeConnection, type WorkerOptions } from '@temporalio/worker';
import type { WorkflowBundleOption } from '@temporalio/worker';
import { senderQueueOf } from '../../../workflows/contract.ts';
import { taskQueuesOf } from '../webhooks/temporal/names.ts';

/** Time for requests in flight when the worker ends: 10 s for a receiver, 2 s for its answer, 3 s more. */
const GRACE = '15s';
/** Interval of an activity's heartbeat. Its timeout is 5 s, and a busy process may be late. */
const HEARTBEAT = '2s';
/**
 * Runs at a time of endpoint workflows. A dead endpoint holds its slot for ten seconds per run, so there must
 * be more slots than dead endpoints. A slot costs a few kilobytes.
 */
const ENDPOINT_RUNS = 1_000;
/**
 * Retries, resends and runs of failing endpoints at a time. Most of these wait for a receiver, or for the
 * limiter (webhooks/failingLimiter.ts).
 */
const RETRIES = 500;

export interface TemporalWorkersOptions {
  connection: NativeConnection;
  namespace: string;
  installation: string;
  /** This worker's id, which names the queue of its shared runs. */
  worker: string;
  /** The identity with which the three workers poll. */
  identity: string;
  workflowBundle: WorkflowBundleOption;
  /** Activities of deliveries, jobs and exports. */
  activities: object;
  /** The activity of this worker's shared runs. */
  senderActivities: object;
}

export interface TemporalWorkers {
  /** Whether all of them poll. */
  areRunning(): boolean;
  /** Resolves when all have ended; rejects with the error of the first that broke. When one ends, all end. */
  ended: Promise<void>;
  /** Lets all finish their tasks and accept no new ones. May be called several times. */
  stop(): Promise<void>;
}

/** Starts three workers of Temporal's SDK: for first attempts, for retries and jobs, and for shared runs. */
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
      maxConcurrentActivityTaskExecutions: ENDPOINT_RUNS,
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
 * Creates and runs workers that end together; if one cannot be created, the others end. Each runs as soon as
 * it is created, because a worker that never ran cannot be stopped, and keeps its threads and the connection.
 */
export async function runTogether(kinds: readonly WorkerOptions[]): Promise<TemporalWorkers> {
  const running: { worker: Worker; run: Promise<void> }[] = [];
  const shutDown = () => {
    for (const { worker } of running) if (worker.getState() === 'RUNNING') worker.shutdown();
  };
  const stop = async () => {
    shutDown();
    await Promise.allSettled(running.map(({ run }) => run));
  };
  const created = await Promise.allSettled(
    kinds.map(async (options) => {
      const worker = await Worker.create(options);
      const run = worker.run();
      // awaited below, when all are created
      run.catch(() => undefined);
      running.push({ worker, run });
    }),
  );
  const failed = created.find(({ status }) => status === 'rejected');
  if (failed) {
    await stop();
    throw (failed as PromiseRejectedResult).reason;
  }
  const ended = Promise.allSettled(running.map(({ run }) => run.finally(shutDown))).then((ends) => {
    const broken = ends.find((end) => end.status === 'rejected');
    if (broken) throw broken.reason;
  });
  // not every caller awaits this
  ended.catch(() => undefined);
  return {
    areRunning: () => running.every(({ worker }) => worker.getState() === 'RUNNING'),
    ended,
    stop,
  };
}
