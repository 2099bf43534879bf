import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Connection } from '@temporalio/client';
import { pino } from 'pino';
import type { DeliveryInput } from '../../../workflows/contract.ts';
import { formatTimestamp } from '../../../src/civil/zones.ts';
import { workspaceDb, type Tx } from '../../../src/db/handle.ts';
import { emit, type Event } from '../../../src/events/emit.ts';
import type { EventKind } from '../../../src/generated/events.ts';
import type { DeliveryDeps } from '../../../src/delivery/webhooks/deps.ts';
import type { Dispatch } from '../../../src/delivery/webhooks/temporal/dispatch.ts';
import { createFailingLimiter } from '../../../src/delivery/webhooks/failingLimiter.ts';
import { createSemaphore } from '../../../src/delivery/webhooks/concurrency.ts';
import { defaultLimits } from '../../../src/delivery/webhooks/limits.ts';
import { taskQueuesOf } from '../../../src/delivery/webhooks/temporal/names.ts';
import { createActiveRuns } from '../../../src/delivery/webhooks/activeRuns.ts';
import { createSender } from '../../../src/delivery/webhooks/transport/send.ts';
import { newWebhookSecret } from '../../../src/delivery/webhooks/transport/sign.ts';
import { createDeliveryWorker } from '../../../src/delivery/worker/worker.ts';
import type { DeliveryWorkerOptions } from '../../../src/delivery/worker/options.ts';
import type { DeliveryWorker } from '../../../src/delivery/worker/worker.ts';
import { readEnvironment } from '../../support/environment.ts';
import { addressOf } from '../../support/pooler.ts';
import { startReceiver, status, testAuthority } from '../../support/receiver/receiver.ts';
import type { Behaviour, BehaviourName, TestReceiver } from '../../support/receiver/receiver.ts';
import { startService, TEST_SECRET } from '../../support/service.ts';
import type { Service } from '../../support/service.ts';
import type { World } from '../../support/world.ts';

// A service with its database, a worker in this process, receivers, Temporal.

/** A retry schedule in milliseconds: six attempts. */
const QUICK = [20, 30, 40, 50, 60];

export interface Webhook {
  id: string;
  url: string;
  secret: string;
}

export interface DeliveryRecord {
  id: string;
  event_id: string;
  kind: string;
  status: string;
  attempt_count: number;
  resends: number;
  response_code: number | null;
  next_attempt_at: string | null;
  settled_at: string | null;
  locked_until: string | null;
}

export interface AttemptRecord {
  number: number;
  resend: boolean;
  outcome: string;
  cause: string | null;
  detail: string | null;
  response_code: number | null;
  address: string | null;
  timings: Record<string, number | null> | null;
  body_excerpt: Buffer | null;
  started_at: Date;
  finished_at: Date | null;
}

export interface DeliveryFixture {
  service: Service;
  world: World;
  client: Client;
  installation: string;
  /** Starts a worker and waits until it works; closed with the fixture. */
  work(options?: Partial<DeliveryWorkerOptions>): Promise<DeliveryWorker>;
  workerOptions(options?: Partial<DeliveryWorkerOptions>): DeliveryWorkerOptions;
  /** `hosts`: names for its certificate, beside 127.0.0.1 and localhost. */
  receiver(behaviour?: Behaviour | BehaviourName, hosts?: string[]): Promise<TestReceiver>;
  webhook(url: string, more?: { events?: EventKind[]; status?: string; world?: World }): Promise<Webhook>;
  /** Commits `count` events, one transaction each, in this order; returns the numbers in their bodies. */
  emit(count?: number, world?: World): Promise<void>;
  /** Ids of the workflows of this type that this installation has, or had. */
  workflows(type: 'webhookEndpoint' | 'webhookSender' | 'webhookDelivery'): Promise<string[]>;
  deliveries(webhook: Webhook): Promise<DeliveryRecord[]>;
  attempts(deliveryId: string): Promise<AttemptRecord[]>;
  /** Waits until all deliveries of a webhook have the wanted state. */
  until(
    webhook: Webhook,
    wanted: string | ((rows: DeliveryRecord[]) => boolean),
    ms?: number,
  ): Promise<DeliveryRecord[]>;
  close(): Promise<void>;
}

export const EMITTED = 'clock.started';

export async function openFixture(): Promise<DeliveryFixture> {
  const service = await startService();
  const world = await service.world();
  const { temporalAddress } = readEnvironment();
  const connection = await Connection.connect({ address: temporalAddress });
  const client = new Client({ connection });
  const installation = `test${randomBytes(4).toString('hex')}`;
  const closers: (() => Promise<void>)[] = [];
  const { pool, webhookSecrets } = service.app.services;
  let emitted = 0;

  const workerOptions = (options: Partial<DeliveryWorkerOptions> = {}): DeliveryWorkerOptions => ({
    ...addressOf(service.database),
    appSecret: TEST_SECRET,
    temporal: { address: temporalAddress, namespace: 'default' },
    installation,
    addressPolicy: {
      allowedNetworks: ['127.0.0.1/32'],
      allowedPorts: [443],
      ca: testAuthority().certificate,
    },
    retrySchedule: QUICK,
    log: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    ...options,
  });

  const fixture: DeliveryFixture = {
    service,
    world,
    client,
    installation,
    workerOptions,
    async work(options) {
      const worker = createDeliveryWorker(workerOptions(options));
      const run = worker.run();
      closers.push(() => worker.shutdown());
      await Promise.race([worker.ready, run]);
      return worker;
    },
    async receiver(behaviour = 'ok', hosts = []) {
      const receiver = await startReceiver({ behaviour, hosts });
      closers.push(receiver.close);
      return receiver;
    },
    async webhook(url, { events = [EMITTED], status = 'active', world: where = world } = {}) {
      const secret = newWebhookSecret();
      const [row] = await where.sql<{ id: string }>(
        `INSERT INTO webhooks (workspace_id, url, events, secret_sealed, secret_hint, status) VALUES ($1, $2, $3, $4, 'hint', $5) RETURNING id`,
        [where.id, url, events, webhookSecrets.seal(secret), status],
      );
      return { id: row!.id, url, secret };
    },
    async emit(count = 1, where = world) {
      const db = workspaceDb(pool, where.id);
      for (let left = count; left > 0; left -= 1) {
        emitted += 1;
        await db.transaction((tx) => {
          emitAs(tx, clockStarted(where, emitted));
          return Promise.resolve();
        });
      }
    },
    async workflows(type) {
      const { first, retries } = taskQueuesOf(installation);
      const query = `WorkflowType="${type}" AND TaskQueue IN ("${first}", "${retries}")`;
      const ids: string[] = [];
      for await (const run of client.workflow.list({ query })) ids.push(run.workflowId);
      return ids;
    },
    deliveries: (webhook) =>
      world.sql<DeliveryRecord>('SELECT * FROM deliveries WHERE webhook_id = $1 ORDER BY id', [webhook.id]),
    attempts: (deliveryId) =>
      world.sql<AttemptRecord>('SELECT * FROM delivery_attempts WHERE delivery_id = $1 ORDER BY number', [
        deliveryId,
      ]),
    async until(webhook, wanted, ms = 15_000) {
      const fits =
        typeof wanted === 'string'
          ? (rows: DeliveryRecord[]) => rows.length > 0 && rows.every(({ status }) => status === wanted)
          : wanted;
      return eventually(() => fixture.deliveries(webhook), fits, ms);
    },
    async close() {
      for (const close of closers.splice(0).reverse()) await close();
      await connection.close();
      await service.close();
    },
  };
  return fixture;
}

/** A receiver that the test switches between failure and success. */
export function switchable() {
  const state = { well: false };
  const behaviour: Behaviour = (request, response, index) =>
    status(state.well ? 204 : 503)(request, response, index);
  return { state, behaviour };
}

/** A dispatch that records calls to Temporal instead of making them. */
export function notedDispatch(answer: 'running' | 'closed' = 'running') {
  const started: { input: DeliveryInput; resumed: boolean }[] = [];
  const woken: string[] = [];
  const stopped: string[] = [];
  const dispatch: Dispatch = {
    wakeEndpoint: ({ webhookId }) => Promise.resolve(void woken.push(webhookId)),
    startSender: () => Promise.resolve(),
    cancelSender: () => Promise.resolve(),
    startDelivery: (input, resumed) => {
      started.push({ input, resumed });
      return Promise.resolve(answer);
    },
    stopDelivery: (id) => Promise.resolve(void stopped.push(id)),
  };
  return { dispatch, started, woken, stopped };
}

/** Shared runs that never start: all endpoints have workflows of their own. */
export const noSharedRuns = { tryStart: () => Promise.resolve(false) };

/** The dependencies of the activities, without Temporal. */
export function depsOf(
  fixture: DeliveryFixture,
  more: Partial<DeliveryDeps> = {},
): DeliveryDeps & { close(): Promise<void> } {
  const { pool, webhookSecrets } = fixture.service.app.services;
  const options = fixture.workerOptions();
  const limits = { ...defaultLimits, idleMs: 0, failingPauseMs: 0, ...more.limits };
  const sender = createSender(options.addressPolicy);
  const stopping = more.stopping ?? new AbortController().signal;
  return {
    pool,
    sender,
    secrets: webhookSecrets,
    dispatch: notedDispatch().dispatch,
    slots: createSemaphore(limits.inFlight),
    failingLimiter: createFailingLimiter(limits.failing, stopping),
    retryLimiter: createFailingLimiter(limits.failing, stopping),
    activeRuns: createActiveRuns(stopping),
    schedule: QUICK,
    log: options.log,
    stopping,
    random: () => 0.5,
    ...more,
    limits,
    close: () => sender.close(),
  };
}

/** An event with a number in its body, and values that must never reach Temporal. */
export const clockStarted = (world: World, number: number) => ({
  kind: EMITTED as 'clock.started',
  actor: { id: world.employee.id, email: world.employee.email, name: world.employee.name },
  data: {
    id: world.employee.id,
    version: 1,
    employee: { id: world.employee.id, email: world.employee.email, name: world.employee.name },
    started_at: formatTimestamp(Date.UTC(2026, 0, 1) + number * 1000, 'Europe/Berlin'),
    ended_at: null,
    auto_stopped: false,
    discarded: false,
  },
  at: Date.UTC(2026, 0, 1) + number * 1000,
  timezone: 'Europe/Berlin',
});

/** Emits an event as its actor, at its time. */
export const emitAs = (tx: Tx, { kind, actor, data, at, timezone }: Event<'clock.started'>): void =>
  emit({ caller: { actor }, db: tx, workspace: { timezone }, now: at }, kind, data);

/** Polls until the answer fits. */
export async function eventually<T>(
  ask: () => Promise<T>,
  fits: (value: T) => boolean,
  ms = 15_000,
): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const value = await ask();
    if (fits(value)) return value;
    if (Date.now() > end)
      throw new Error(`still not so after ${ms} ms: ${JSON.stringify(value).slice(0, 2000)}`);
    await sleep(25);
  }
}
