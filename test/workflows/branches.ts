import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AttemptResult, BatchResult, SharedTurnResult } from '../../workflows/contract.ts';
import { deliveryInput, exportInput } from './fixture.ts';
import type { Script, Started } from './fixture.ts';

/** One path through a workflow, whose history is recorded and replayed. */
export interface Branch {
  name: string;
  type: 'webhookDelivery' | 'webhookEndpoint' | 'webhookSender' | 'timedJob' | 'workspaceExport';
  input: object;
  results: Partial<Script>;
  /** Keeps the history of the run that was continued as new, not of the one that continues it. */
  firstRun?: true;
  /** Signals and other calls to the workflow. */
  meanwhile?: (run: Started) => Promise<unknown>;
}

const HOUR = 3_600_000;
const retry = (waitMs = 5, status: number | null = 503, cause = 'http_status'): AttemptResult => ({
  state: 'retry',
  status,
  cause,
  waitMs,
});
const delivered: AttemptResult = { state: 'delivered', status: 200 };
const runOf = (more: boolean, handedOver = 0): BatchResult => ({
  sent: 50,
  acknowledged: 50 - handedOver,
  handedOver,
  more,
});
/** A run after which `count` deliveries wait `nextMs` for their next attempt. */
const waits = (count: number, nextMs: number | null, more: Partial<BatchResult> = {}): BatchResult => ({
  ...runOf(false),
  last: { status: 503, cause: 'http_status' },
  waiting: { count, held: nextMs === null ? 40 : 0, nextMs, failingSince: Date.UTC(2026, 10, 20) },
  ...more,
});
/** Enough runs for the server to suggest continue-as-new in the last, when histories are recorded. */
const manyRuns = () => Array.from({ length: 8 }, () => runOf(true));
/** A period of shared runs. */
const shared = (more: Partial<SharedTurnResult> = {}): SharedTurnResult => ({
  endpoints: 40,
  sent: 50,
  acknowledged: 49,
  handedOver: 1,
  ...more,
});
const worker = () => ({ worker: randomUUID() });
const endpoint = () => ({ workspaceId: randomUUID(), webhookId: randomUUID() });

/** Waits until the run is idle, so that the next signal comes alone. */
const settled = (run: Started, calls = 0) =>
  (async () => {
    while (run.calls.length < calls) await sleep(20);
    await sleep(300);
  })();
const then =
  (signal: string, calls = 0) =>
  async (run: Started) => {
    await settled(run, calls);
    await run.signal(signal);
  };

/** Every path through the workflows. */
export const branches: Branch[] = [
  {
    name: 'delivery-delivered-on-second',
    type: 'webhookDelivery',
    input: deliveryInput(),
    results: { attempts: [delivered] },
  },
  {
    name: 'delivery-exhausted',
    type: 'webhookDelivery',
    input: deliveryInput(),
    results: {
      attempts: [
        retry(),
        retry(),
        retry(5, null, 'timeout'),
        retry(),
        { state: 'failed', status: 410, cause: 'http_status' },
      ],
    },
  },
  {
    name: 'delivery-retry-now',
    type: 'webhookDelivery',
    input: deliveryInput({ waits: [HOUR, 5] }),
    results: { attempts: [delivered] },
    meanwhile: then('retryNow'),
  },
  {
    name: 'delivery-held-and-resumed',
    type: 'webhookDelivery',
    input: deliveryInput(),
    results: { attempts: [{ state: 'held' }, retry(), delivered] },
    meanwhile: then('webhookResumed', 1),
  },
  {
    name: 'delivery-held-and-deleted',
    type: 'webhookDelivery',
    input: deliveryInput(),
    results: { attempts: [{ state: 'held' }] },
    meanwhile: then('webhookDeleted', 1),
  },
  {
    name: 'delivery-deleted-while-waiting',
    type: 'webhookDelivery',
    input: deliveryInput({ waits: [HOUR] }),
    results: {},
    meanwhile: then('webhookDeleted'),
  },
  {
    name: 'delivery-stopped-by-attempt',
    type: 'webhookDelivery',
    input: deliveryInput(),
    results: { attempts: [{ state: 'stopped', reason: 'settled' }] },
  },
  {
    name: 'delivery-our-fault',
    type: 'webhookDelivery',
    input: deliveryInput(),
    results: { attempts: [() => Promise.reject(new Error('ours')), delivered] },
  },
  {
    name: 'delivery-cancelled',
    type: 'webhookDelivery',
    input: deliveryInput({ waits: [HOUR] }),
    results: {},
    meanwhile: async (run) => {
      await settled(run);
      await run.cancel();
    },
  },
  {
    name: 'resend-delivered',
    type: 'webhookDelivery',
    input: deliveryInput({ number: 7, waits: [0], resend: 1 }),
    results: { attempts: [delivered] },
  },
  {
    name: 'resend-failed',
    type: 'webhookDelivery',
    input: deliveryInput({ number: 8, waits: [0], resend: 2 }),
    results: { attempts: [{ state: 'failed', status: null, cause: 'dns_failure' }] },
  },
  {
    name: 'endpoint-one-run',
    type: 'webhookEndpoint',
    input: endpoint(),
    results: { runs: [runOf(false)] },
  },
  {
    name: 'endpoint-several-runs',
    type: 'webhookEndpoint',
    input: endpoint(),
    results: { runs: [runOf(true), runOf(true, 7), runOf(false)] },
  },
  {
    name: 'endpoint-woken-during-run',
    type: 'webhookEndpoint',
    input: endpoint(),
    results: { runs: [() => sleep(1_000).then(() => runOf(false)), runOf(false)] },
    meanwhile: then('wake', 1),
  },
  {
    name: 'endpoint-continued-as-new',
    type: 'webhookEndpoint',
    input: endpoint(),
    results: { runs: [...manyRuns(), runOf(false)] },
    firstRun: true,
  },
  {
    name: 'endpoint-continuing',
    type: 'webhookEndpoint',
    input: endpoint(),
    results: { runs: [...manyRuns(), runOf(false)] },
  },
  {
    name: 'endpoint-retrying-together',
    type: 'webhookEndpoint',
    input: endpoint(),
    results: {
      runs: [
        waits(50, 5, { acknowledged: 0, grouped: 50, failing: true }),
        waits(20, 5),
        { ...runOf(false), last: { status: 204, cause: null } },
      ],
    },
  },
  {
    name: 'endpoint-woken-while-retries-wait',
    type: 'webhookEndpoint',
    input: endpoint(),
    results: { runs: [waits(50, HOUR, { grouped: 50 }), runOf(false)] },
    meanwhile: then('wake', 1),
  },
  {
    name: 'endpoint-retry-now',
    type: 'webhookEndpoint',
    input: endpoint(),
    results: { runs: [waits(50, HOUR, { grouped: 50 }), runOf(false)] },
    meanwhile: then('retryNow', 1),
  },
  {
    name: 'endpoint-held',
    type: 'webhookEndpoint',
    input: endpoint(),
    results: { runs: [waits(0, null), runOf(false)] },
    meanwhile: then('wake', 1),
  },
  {
    name: 'endpoint-exhausted',
    type: 'webhookEndpoint',
    input: endpoint(),
    results: { runs: [waits(50, 5, { grouped: 50 }), { ...runOf(false), exhausted: 50 }] },
  },
  {
    name: 'endpoint-waiting-continued-as-new',
    type: 'webhookEndpoint',
    input: endpoint(),
    results: { runs: [...Array.from({ length: 8 }, () => waits(50, 5)), runOf(false)] },
    firstRun: true,
  },
  {
    name: 'sender-one-period',
    type: 'webhookSender',
    input: worker(),
    results: { shared: [shared({ ended: true })] },
  },
  {
    name: 'sender-several-periods',
    type: 'webhookSender',
    input: worker(),
    results: { shared: [shared(), shared({ grouped: 7, exhausted: 2 }), shared({ ended: true })] },
  },
  {
    name: 'sender-worker-lost',
    type: 'webhookSender',
    input: worker(),
    results: { shared: [shared(), () => sleep(8_000).then(() => shared())] },
  },
  {
    name: 'sender-cancelled',
    type: 'webhookSender',
    input: worker(),
    results: { shared: [() => sleep(2_000).then(() => shared())] },
    meanwhile: async (run) => {
      await settled(run, 1);
      await run.cancel();
    },
  },
  {
    name: 'sender-continued-as-new',
    type: 'webhookSender',
    input: worker(),
    results: { shared: [...Array.from({ length: 8 }, () => shared()), shared({ ended: true })] },
    firstRun: true,
  },
  {
    name: 'sender-continuing',
    type: 'webhookSender',
    input: worker(),
    results: { shared: [...Array.from({ length: 8 }, () => shared()), shared({ ended: true })] },
  },
  { name: 'timed-job', type: 'timedJob', input: { job: 'due-leave' }, results: {} },
  ...(
    [
      ['ready', ['done', 'done', 'done', 'done', 'done']],
      ['snapshot-taken-again', ['done', 'done', 'again', 'done', 'done', 'done', 'done']],
      ['deleted-meanwhile', ['done', 'done', 'done', 'stopped']],
      ['files-unsteady', ['done', ...Array.from({ length: 10 }, () => ['done', 'again'] as const).flat()]],
    ] as const
  ).map(([name, steps]) => ({
    name: `export-${name}`,
    type: 'workspaceExport' as const,
    input: exportInput(),
    results: { steps: [...steps] },
  })),
];
