/**
 * The delivery worker; or, as the upper limit, its relay and runs without Temporal: the same batches, rows
 * and POSTs.
 */
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { createPool } from '../../src/db/pool.ts';
import { createSealer } from '../../src/secrets/sealed.ts';
import type { DeliveryDeps } from '../../src/delivery/webhooks/deps.ts';
import { createFailingLimiter } from '../../src/delivery/webhooks/failingLimiter.ts';
import { createSemaphore } from '../../src/delivery/webhooks/concurrency.ts';
import { defaultLimits, type DeliveryLimits } from '../../src/delivery/webhooks/limits.ts';
import { createOutages } from '../../src/delivery/webhooks/temporal/outages.ts';
import { startRelay } from '../../src/delivery/webhooks/relay/relay.ts';
import { createSender } from '../../src/delivery/webhooks/transport/send.ts';
import { createSharedRuns } from '../../src/delivery/webhooks/runs/sharedRuns.ts';
import { createActiveRuns } from '../../src/delivery/webhooks/activeRuns.ts';
import { createDeliveryWorker } from '../../src/delivery/worker/worker.ts';
import { serveRequests, settingsOf } from './processes.ts';

export interface WorkerSettings {
  databaseUrl: string;
  appSecret: string;
  /** PEM of the receiver's certificate authority. */
  ca: string;
  /** `host:port`; null for a run without Temporal. */
  temporal: string | null;
  retrySchedule: number[];
  limits: Partial<DeliveryLimits>;
}
export type WorkerRequests = { cpu: [null, number] };

const settings = settingsOf<WorkerSettings>();
const { databaseUrl, appSecret, temporal, retrySchedule } = settings;
const log = pino({ level: process.env['BENCH_LOG'] ?? 'silent' });
const addressPolicy = { allowedNetworks: ['127.0.0.1/32'], allowedPorts: [443], ca: settings.ca };
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

if (temporal === null) {
  const stopping = new AbortController().signal;
  const pool = createPool({ url: databaseUrl, size: 10 });
  const never = () => Promise.reject(new Error('this bench makes first attempts only'));
  const deps: DeliveryDeps = {
    pool,
    sender: createSender(addressPolicy),
    secrets: createSealer(appSecret, 'webhook-secret'),
    dispatch: {
      wakeEndpoint: never,
      startSender: never,
      cancelSender: never,
      startDelivery: never,
      stopDelivery: never,
    },
    slots: createSemaphore(defaultLimits.inFlight),
    failingLimiter: createFailingLimiter(defaultLimits.failing, stopping),
    retryLimiter: createFailingLimiter(defaultLimits.failing, stopping),
    activeRuns: createActiveRuns(stopping),
    schedule: retrySchedule,
    limits: { ...defaultLimits, periodMs: Number.POSITIVE_INFINITY },
    log,
    stopping,
    random: Math.random,
  };
  const worker = randomUUID();
  const sharedRuns = createSharedRuns(deps, worker);
  void sharedRuns.servePeriod(() => false);
  const { activeRuns, dispatch } = deps;
  const outages = createOutages(log);
  const relay = startRelay({
    listenUrl: databaseUrl,
    pool,
    worker,
    activeRuns,
    dispatch,
    sharedRuns,
    outages,
    log,
  });
  serveRequests({ cpu }, () => relay.stop());
  process.send!('ready');
} else {
  const worker = createDeliveryWorker({
    databaseUrl,
    appSecret,
    temporal: { address: temporal, namespace: 'default' },
    installation: 'bench',
    addressPolicy,
    retrySchedule,
    limits: settings.limits,
    log,
  });
  serveRequests({ cpu }, () => worker.shutdown());
  void worker.ready.then(() => process.send!('ready'));
  await worker.run();
}
