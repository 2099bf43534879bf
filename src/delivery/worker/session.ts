// One connection to Temporal and everything that uses it. Parts start in the order of their dependencies, and
// stop in the opposite order, also if the start of one fails.
import { hostname } from 'node:os';
import type { Logger } from 'pino';
import type { WorkflowBundleOption } from '@temporalio/worker';
import { createStarted } from '../../lib/started.ts';
import { createDispatch } from '../webhooks/temporal/dispatch.ts';
import { taskQueuesOf } from '../webhooks/temporal/names.ts';
import type { Outages } from '../webhooks/temporal/outages.ts';
import { startRelay, type RelayIntervals } from '../webhooks/relay/relay.ts';
import { createSharedRuns } from '../webhooks/runs/sharedRuns.ts';
import { createDeliveryActivities, createSenderActivities } from './deliveryActivities.ts';
import { createExportActivities } from './exportActivities.ts';
import { startExports } from './exportStarts.ts';
import { startHeartbeat, type LastBeat } from './heartbeat.ts';
import { createJobActivities } from './jobs.ts';
import { createPollingCheck } from './polling.ts';
import { keepRegistered } from './registration.ts';
import type { Resources } from './resources.ts';
import { connectTemporal, type TemporalTarget } from './temporal.ts';
import { startTemporalWorkers } from './temporalWorkers.ts';
import { wakeJobs } from './wakeJobs.ts';

export interface SessionOptions {
  /** Connects as the app role, straight to Postgres. */
  listenUrl: string;
  temporal: TemporalTarget;
  installation: string;
  /** This worker's id. */
  worker: string;
  bundle: WorkflowBundleOption;
  resources: Resources;
  lastBeat: LastBeat;
  outages: Outages;
  log: Logger;
  intervals?: Partial<RelayIntervals> | undefined;
}

export interface Session {
  /** Resolves when it delivers for the first time. */
  delivers: Promise<unknown>;
  /** Resolves when it was stopped; rejects when it broke. Call `stop` in both cases. */
  ended: Promise<void>;
  /** Finishes what is in progress, and closes the connection. May be called several times. */
  stop(): Promise<void>;
}

export async function openSession(options: SessionOptions): Promise<Session> {
  const { listenUrl, installation, worker, resources, outages, log } = options;
  const { namespace } = options.temporal;
  const { pool, activeRuns } = resources;
  const started = createStarted((error) =>
    log.warn({ err: error }, 'a part of the worker did not stop in order'),
  );
  try {
    const temporal = started.add(await connectTemporal(options.temporal), (it) => it.close());
    const { client, connection } = temporal;
    const registration = started.add(
      await keepRegistered({ temporal, namespace, installation, outages, log }),
      (it) => it.stop(),
    );
    const dispatch = createDispatch(client, installation);
    const deliveryDeps = { ...resources, dispatch };
    const sharedRuns = started.add(createSharedRuns(deliveryDeps, worker), (it) => it.close());
    const identity = `${process.pid}@${hostname()}-${worker.slice(0, 8)}`;
    const workers = started.add(
      await startTemporalWorkers({
        connection,
        namespace,
        installation,
        worker,
        identity,
        workflowBundle: options.bundle,
        activities: {
          ...createDeliveryActivities(deliveryDeps),
          ...createJobActivities(resources),
          ...createExportActivities(resources),
        },
        senderActivities: createSenderActivities(resources, sharedRuns),
      }),
      (it) => it.stop(),
    );
    const { intervals } = options;
    const relay = started.add(
      startRelay({
        ...{ listenUrl, pool, worker, dispatch, sharedRuns, activeRuns, outages, log },
        ...(intervals && { intervals }),
      }),
      (it) => it.stop(),
    );
    started.add(wakeJobs({ client, listenUrl, log }, installation), (it) => it.stop());
    started.add(startExports({ listenUrl, pool, client, installation, log }), (it) => it.stop());
    const polls = createPollingCheck({
      client,
      namespace,
      queues: taskQueuesOf(installation),
      identity,
      workers,
    });
    const heartbeat = started.add(
      startHeartbeat(
        {
          pool,
          worker,
          delivers: async () => (await Promise.all([polls(), registration.holds()])).every(Boolean),
          outages,
          log,
        },
        options.lastBeat,
      ),
      (it) => it.stop(),
    );
    return {
      delivers: Promise.all([heartbeat.first, relay.listens, sharedRuns.first]),
      ended: workers.ended,
      stop() {
        // all at once, so that other workers get what these release
        for (const part of [heartbeat, relay, workers]) void part.stop();
        return started.stop();
      },
    };
  } catch (error) {
    await started.stop();
    throw error;
  }
}
