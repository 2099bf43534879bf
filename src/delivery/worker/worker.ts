import { randomUUID } from 'node:crypto';
import type { WorkflowBundleOption } from '@temporalio/worker';
import { createStarted } from '../../lib/started.ts';
import { taskQueuesOf } from '../webhooks/temporal/names.ts';
import { createOutages } from '../webhooks/temporal/outages.ts';
import { pause } from '../webhooks/concurrency.ts';
import { workflowBundle } from './bundle.ts';
import { serveHealth } from './health.ts';
import { isBeating, type LastBeat } from './heartbeat.ts';
import type { DeliveryWorkerOptions } from './options.ts';
import { openResources, type Resources } from './resources.ts';
import { installRuntime, keepRuntime, temporalLogger } from './runtime.ts';
import { openSession } from './session.ts';

/**
 * Delivers webhooks and runs Temporal's jobs and exports, in one process. Any number may run; they share only
 * Postgres and Temporal, and either may be away for a while.
 */
export interface DeliveryWorker {
  /** Works until `shutdown`; reconnects while Temporal is down. */
  run(): Promise<void>;
  /** Resolves when it first delivers: it polls, Temporal lists it, and it listens for notices. */
  ready: Promise<void>;
  /** Begins nothing new, finishes requests in flight, releases the rest. Resolves when all is closed. */
  shutdown(): Promise<void>;
}

/** Milliseconds between two tries to connect to Temporal. */
const RECONNECT = 1_000;

export function createDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  const { temporal, installation, intervals, log } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const worker = randomUUID();
  const lastBeat: LastBeat = { beatAt: Number.NEGATIVE_INFINITY };
  const outages = createOutages(log);
  let running: Promise<void> | undefined;
  let announceReady!: () => void;
  const ready = new Promise<void>((resolve) => {
    announceReady = resolve;
  });

  /** Until the connection to Temporal breaks, or the worker ends. */
  const workInSession = async (resources: Resources, bundle: WorkflowBundleOption) => {
    const session = await openSession({
      ...{
        listenUrl: options.databaseListenUrl ?? options.databaseUrl,
        temporal,
        installation,
        intervals,
        log,
      },
      ...{ worker, lastBeat, outages, resources, bundle },
    });
    const stop = () => void session.stop();
    signal.addEventListener('abort', stop, { once: true });
    try {
      void session.delivers.then(() => {
        outages.over();
        log.info({ temporal: temporal.address, queues: taskQueuesOf(installation) }, 'delivering webhooks');
        announceReady();
      });
      if (signal.aborted) stop();
      await session.ended;
    } finally {
      signal.removeEventListener('abort', stop);
      await session.stop();
    }
  };

  const work = async () => {
    const started = createStarted((error) =>
      log.warn({ err: error }, 'a part of the worker did not stop in order'),
    );
    try {
      installRuntime(log, options.metricsAddress);
      started.add(keepRuntime(), (release) => release());
      if (options.healthAddress)
        started.add(await serveHealth(options.healthAddress, () => isBeating(lastBeat)), (it) => it.close());
      const bundle = await workflowBundle(options.cacheDir, temporalLogger(log));
      const resources = await openResources(options, started, signal);
      while (!signal.aborted) {
        try {
          await workInSession(resources, bundle);
        } catch (error) {
          outages.failed(error);
          await pause(RECONNECT, signal);
        }
      }
    } finally {
      await started.stop();
    }
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
