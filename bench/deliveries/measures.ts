/** What is measured, each in an environment that is up. */
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf, type BenchProcess } from './processes.ts';
import type { Environment } from './environment.ts';
import type { WorkerRequests } from './worker.ts';
import type { WriteOrder } from './writer.ts';

/** One run of events. Times in milliseconds. */
export interface Run {
  /** From each commit to its first POST. */
  p50: number;
  p99: number;
  /** Acknowledged POSTs a second, from the first write to the last acknowledgement. */
  rate: number;
  /** Commits a second. */
  written: number;
  /** CPU a delivery: Temporal's, and the worker's. */
  temporalCpu: number | null;
  workerCpu: number;
  /** POSTs to dead endpoints meanwhile. */
  dead: number;
}

/** How long to wait for a run to end; nothing of it may be left before the next begins. */
const PATIENCE = 300_000;

let nextNumber = 1;

async function run(
  environment: Environment,
  worker: BenchProcess<WorkerRequests>,
  order: Omit<WriteOrder, 'from'>,
): Promise<Run> {
  const { receiver, writer, temporalPid } = environment;
  const from = nextNumber;
  nextNumber += order.count;
  await receiver.ask('begin', null);
  const before = { temporal: cpuOf(temporalPid), worker: await worker.ask('cpu', null) };
  const { began, commits } = await writer.ask('write', { ...order, from });
  const end = Date.now() + PATIENCE;
  while ((await receiver.ask('count', null)) < order.count) {
    if (Date.now() > end) throw new Error('deliveries did not come to an end');
    await sleep(20);
  }
  const { first, lastAt, dead } = await receiver.ask('arrivals', null);
  const after = { temporal: cpuOf(temporalPid), worker: await worker.ask('cpu', null) };
  const waits = [...commits].map(([number, at]) => first.get(number)! - at).sort((a, b) => a - b);
  const at = (part: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * part))]!;
  return {
    p50: at(0.5),
    p99: at(0.99),
    rate: (order.count / (lastAt - began)) * 1000,
    written: (order.count / (Math.max(...commits.values()) - began)) * 1000,
    temporalCpu:
      after.temporal === null || before.temporal === null
        ? null
        : (after.temporal - before.temporal) / order.count,
    workerCpu: (after.worker - before.worker) / order.count,
    dead,
  };
}

/** Endpoints that the healthy load is spread over. */
const ENDPOINTS = 20;

/** Events at a steady rate over twenty endpoints. */
export async function steady(environment: Environment, rate: number, seconds: number): Promise<Run> {
  const workspaces = await environment.workspaces(ENDPOINTS, '/');
  return environment.withWorker({ temporal: true }, async (worker) => {
    await run(environment, worker, { workspaces, count: 100, rate: 100 });
    return run(environment, worker, { workspaces, count: rate * seconds, rate });
  });
}

/** A burst, written as fast as it goes over twenty endpoints; with Temporal, or without it as the limit. */
export async function burst(environment: Environment, count: number, temporal: boolean): Promise<Run> {
  const workspaces = await environment.workspaces(ENDPOINTS, '/');
  return environment.withWorker({ temporal }, async (worker) => {
    await run(environment, worker, { workspaces, count: 200, rate: null });
    return run(environment, worker, { workspaces, count, rate: null });
  });
}

export interface Isolation {
  alone: Run;
  beside: Run;
}

/**
 * The same healthy load alone, and while everything is due at once at dead endpoints, which take a POST and never answer.
 * They have failed before, as real dead ones have. No retry comes due meanwhile: it is the first attempts that queue.
 */
export async function isolation(environment: Environment, dead: number, seconds: number): Promise<Isolation> {
  const workspaces = await environment.workspaces(ENDPOINTS, '/');
  const deadWebhooks = await environment.workspaces(dead, '/dead');
  const rate = 20;
  const load = { workspaces, count: rate * seconds, rate };
  const writeToDead = () =>
    environment.otherWriter.ask('write', { workspaces: deadWebhooks, from: 0, count: dead, rate: null });
  return environment.withWorker({ temporal: true, retrySchedule: [3_600_000, 3_600_000] }, async (worker) => {
    const measure = async (beside: () => Promise<unknown>) => {
      await untilNothingIsDue(environment);
      await run(environment, worker, { workspaces, count: 100, rate: 100 });
      const [measured] = await Promise.all([run(environment, worker, load), beside()]);
      return measured;
    };
    const alone = await measure(() => Promise.resolve());
    await writeToDead();
    return { alone, beside: await measure(writeToDead) };
  });
}

/** Waits until nothing is due and Temporal is idle again. */
async function untilNothingIsDue({ admin, temporalPid }: Environment): Promise<void> {
  const end = Date.now() + PATIENCE;
  const rests = async () => {
    const before = cpuOf(temporalPid);
    await sleep(1_000);
    return before === null || cpuOf(temporalPid)! - before < 100;
  };
  for (;;) {
    const { rowCount } = await admin.query('SELECT 1 FROM webhook_wakeups LIMIT 1');
    if ((rowCount === 0 && (await rests())) || Date.now() > end) return;
    await sleep(200);
  }
}

/** Deliveries that all fail once, and succeed a second later, each in a workflow of its own. */
export async function failOnce(environment: Environment, count: number): Promise<Run> {
  const workspaces = await environment.workspaces(ENDPOINTS, '/once-more');
  return environment.withWorker({ temporal: true, retrySchedule: [1_000, 5_000] }, (worker) =>
    run(environment, worker, { workspaces, count, rate: null }),
  );
}
