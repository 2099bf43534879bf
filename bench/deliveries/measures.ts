/** What is measured, each over a stage that stands. */
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf, type Person } from './processes.ts';
import type { Stage } from './stage.ts';
import type { WorkerOrders } from './worker.ts';
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
  /** POSTs at dead endpoints meanwhile. */
  dead: number;
}

/** Nothing may be left of a run before the next begins, and nobody waits for ever. */
const PATIENCE = 300_000;

let nextNumber = 1;

async function run(
  stage: Stage,
  worker: Person<WorkerOrders>,
  order: Omit<WriteOrder, 'from'>,
): Promise<Run> {
  const { receiver, writer, temporalPid } = stage;
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

/** So many events a second over twenty endpoints. */
export async function steady(stage: Stage, rate: number, seconds: number): Promise<Run> {
  const workspaces = await stage.workspaces(ENDPOINTS, '/');
  return stage.withWorker({ temporal: true }, async (worker) => {
    await run(stage, worker, { workspaces, count: 100, rate: 100 });
    return run(stage, worker, { workspaces, count: rate * seconds, rate });
  });
}

/** As many as are written in one go over twenty endpoints; with Temporal, or at the limit. */
export async function burst(stage: Stage, count: number, temporal: boolean): Promise<Run> {
  const workspaces = await stage.workspaces(ENDPOINTS, '/');
  return stage.withWorker({ temporal }, async (worker) => {
    await run(stage, worker, { workspaces, count: 200, rate: null });
    return run(stage, worker, { workspaces, count, rate: null });
  });
}

export interface Isolation {
  alone: Run;
  beside: Run;
}

/**
 * The same healthy load alone, and while everything is due at once at dead endpoints, which take a POST and never answer. They
 * have failed before, as dead ones have. No retry comes due meanwhile: it is the first attempts that queue.
 */
export async function isolation(stage: Stage, dead: number, seconds: number): Promise<Isolation> {
  const workspaces = await stage.workspaces(ENDPOINTS, '/');
  const corpses = await stage.workspaces(dead, '/dead');
  const rate = 20;
  const load = { workspaces, count: rate * seconds, rate };
  const bury = () =>
    stage.otherWriter.ask('write', { workspaces: corpses, from: 0, count: dead, rate: null });
  return stage.withWorker({ temporal: true, retrySchedule: [3_600_000, 3_600_000] }, async (worker) => {
    const measure = async (beside: () => Promise<unknown>) => {
      await untilNothingIsDue(stage);
      await run(stage, worker, { workspaces, count: 100, rate: 100 });
      const [measured] = await Promise.all([run(stage, worker, load), beside()]);
      return measured;
    };
    const alone = await measure(() => Promise.resolve());
    await bury();
    return { alone, beside: await measure(bury) };
  });
}

/** Nothing is due, and Temporal has come to rest after it. */
async function untilNothingIsDue({ admin, temporalPid }: Stage): Promise<void> {
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

/** Deliveries that all fail once, and succeed a second later on workflows of their own. */
export async function failOnce(stage: Stage, count: number): Promise<Run> {
  const workspaces = await stage.workspaces(ENDPOINTS, '/once-more');
  return stage.withWorker({ temporal: true, retrySchedule: [1_000, 5_000] }, (worker) =>
    run(stage, worker, { workspaces, count, rate: null }),
  );
}
