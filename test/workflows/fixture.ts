import { randomUUID } from 'node:crypto';
import { Context } from '@temporalio/activity';
import { Client, Connection } from '@temporalio/client';
import type { History } from '@temporalio/common/lib/proto-utils.js';
import { NativeConnection, Worker } from '@temporalio/worker';
import { pino } from 'pino';
import { retriesQueueOf, senderQueueOf } from '../../workflows/contract.ts';
import type {
  AttemptInput,
  AttemptResult,
  BatchResult,
  DeliveryActivities,
  DeliveryInput,
  ExportActivities,
  ExportInput,
  ExportStep,
  JobActivities,
  SenderActivities,
  SenderInput,
  SharedTurnResult,
} from '../../workflows/contract.ts';
import { workflowBundle } from '../../src/delivery/worker/bundle.ts';
import { installRuntime } from '../../src/delivery/worker/runtime.ts';
import { readEnvironment } from '../support/environment.ts';

// Workflows on a real Temporal, with activities that return what the test gives them.

export interface Script {
  runs: (BatchResult | (() => Promise<BatchResult>))[];
  attempts: (AttemptResult | ((input: AttemptInput) => Promise<AttemptResult>))[];
  /** Results of the activity of a worker's workflow, which has a worker of its own here. */
  shared: (SharedTurnResult | (() => Promise<SharedTurnResult>))[];
  /** Results of an export's steps, in order; an error is thrown. */
  steps: (ExportStep | Error)[];
}

export interface WorkflowFixture {
  client: Client;
  /** Starts a workflow whose activities return these results, in order. */
  start(type: string, input: object, results: Partial<Script>, workflowId?: string): Promise<Started>;
  close(): Promise<void>;
}

export interface Started {
  workflowId: string;
  /** What the activities were called with; `later`: on the retry queue. */
  calls: { name: string; input: unknown; later?: true }[];
  result(): Promise<unknown>;
  signal(name: string): Promise<void>;
  cancel(): Promise<void>;
  status(): Promise<string>;
  attributes(): Promise<Record<string, unknown>>;
  memo(): Promise<Record<string, unknown>>;
  /** The current details, which operators read. */
  details(): Promise<string>;
  /** Of the latest run, or of the first of several. */
  history(first?: boolean): Promise<History>;
}

export async function openFixture(): Promise<WorkflowFixture> {
  installRuntime(pino({ level: process.env['TEST_LOG'] ?? 'silent' }));
  const { temporalAddress } = readEnvironment();
  const connection = await Connection.connect({ address: temporalAddress });
  const native = await NativeConnection.connect({ address: temporalAddress });
  const client = new Client({ connection });
  const taskQueue = `workflows-${randomUUID()}`;
  const scripts = new Map<string, { results: Partial<Script>; calls: Started['calls'] }>();
  const scriptOf = (id: string) => scripts.get(id)!;

  const step = (name: string) => (input: ExportInput) => {
    const { results, calls } = scriptOf(input.exportId);
    calls.push({ name, input });
    const next = results.steps!.shift()!;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  };
  const activities: DeliveryActivities & JobActivities & ExportActivities = {
    copyExportFiles: step('copyExportFiles'),
    takeExportSnapshot: step('takeExportSnapshot'),
    packExportTables: step('packExportTables'),
    finishExport: step('finishExport'),
    failExport(input) {
      scriptOf(input.exportId).calls.push({ name: 'failExport', input });
      return Promise.resolve();
    },
    async sendBatches(input) {
      const { results, calls } = scriptOf(input.webhookId);
      const later = Context.current().info.taskQueue === retriesQueueOf(taskQueue);
      calls.push({ name: 'sendBatches', input, ...(later && { later }) });
      const next = results.runs!.shift()!;
      return typeof next === 'function' ? next() : next;
    },
    async attemptDelivery(input) {
      const { results, calls } = scriptOf(input.deliveryId);
      calls.push({ name: 'attemptDelivery', input });
      const next = results.attempts!.shift()!;
      return typeof next === 'function' ? next(input) : next;
    },
    closeDelivery(input) {
      scriptOf(input.deliveryId).calls.push({ name: 'closeDelivery', input });
      return Promise.resolve();
    },
    runJob: ({ job }) => Promise.resolve(`40 things done by ${job}`),
  };
  const workers = await Promise.all([
    Worker.create({ connection: native, taskQueue, workflowBundle: await workflowBundle(), activities }),
    Worker.create({ connection: native, taskQueue: retriesQueueOf(taskQueue), activities }),
  ]);
  const running = workers.map((worker) => worker.run());
  const workAsSender = async (id: string) => {
    const { results, calls } = scriptOf(id);
    const shared: SenderActivities = {
      async takeSharedTurn() {
        calls.push({ name: 'takeSharedTurn', input: undefined });
        const next = results.shared!.shift()!;
        return typeof next === 'function' ? next() : next;
      },
    };
    const queue = senderQueueOf(taskQueue, id);
    const worker = await Worker.create({ connection: native, taskQueue: queue, activities: { ...shared } });
    workers.push(worker);
    running.push(worker.run());
  };

  return {
    client,
    async start(type, input, results, workflowId = `test-${randomUUID()}`) {
      const script = { results, calls: [] as Started['calls'] };
      const { deliveryId, webhookId, exportId, worker } = input as Partial<
        DeliveryInput & ExportInput & SenderInput
      >;
      scripts.set((deliveryId ?? webhookId ?? exportId ?? worker)!, script);
      if (worker) await workAsSender(worker);
      const handle = await client.workflow.start(type, { taskQueue, workflowId, args: [input] });
      return {
        workflowId,
        calls: script.calls,
        result: () => handle.result(),
        signal: (name) => handle.signal(name),
        cancel: async () => void (await handle.cancel()),
        status: async () => (await handle.describe()).status.name,
        attributes: async () =>
          Object.fromEntries(
            (await handle.describe()).typedSearchAttributes
              .getAll()
              .map(({ key, value }) => [key.name, value]),
          ),
        memo: async () => (await handle.describe()).memo ?? {},
        details: async () => {
          const data = await handle.query<{ currentDetails?: string }>('__temporal_workflow_metadata');
          return data.currentDetails ?? '';
        },
        history: (first = false) =>
          client.workflow
            .getHandle(workflowId, first ? handle.firstExecutionRunId : undefined)
            .fetchHistory(),
      };
    },
    async close() {
      for (const worker of workers) worker.shutdown();
      await Promise.all(running);
      await native.close();
      await connection.close();
    },
  };
}

export const deliveryInput = (more: Partial<DeliveryInput> = {}): DeliveryInput => ({
  workspaceId: randomUUID(),
  webhookId: randomUUID(),
  deliveryId: randomUUID(),
  kind: 'absence.approved',
  number: 2,
  waits: [5, 5, 5, 5, 5],
  resend: null,
  lastStatus: 503,
  lastCause: 'http_status',
  ...more,
});

export const exportInput = (): ExportInput => ({ workspaceId: randomUUID(), exportId: randomUUID() });
