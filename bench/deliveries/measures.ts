/** The measurements, each in an environment that is already running. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { DeliveryLimits } from '../../src/delivery/webhooks/limits.ts';
import { cpuOf, residentOf, type BenchProcess } from './processes.ts';
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
  /** CPU per delivery, of Temporal and of the worker. */
  temporalCpu: number | null;
  workerCpu: number;
  /** POSTs to dead endpoints during the run. */
  dead: number;
}

/** How long to wait for a run to end; each must end completely before the next begins. */
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
    written: (order.count / ([...commits.values()].reduce((a, b) => Math.max(a, b)) - began)) * 1000,
    temporalCpu:
      after.temporal === null || before.temporal === null
        ? null
        : (after.temporal - before.temporal) / order.count,
    workerCpu: (after.worker - before.worker) / order.count,
    dead,
  };
}

/** Number of endpoints that share the healthy load. */
const ENDPOINTS = 20;

/** Events at a steady rate over twenty endpoints. */
export async function steady(
  environment: Environment,
  rate: number,
  seconds: number,
  limits: Partial<DeliveryLimits> = {},
): Promise<Run> {
  const workspaces = await environment.workspaces(ENDPOINTS, '/');
  return environment.withWorker({ temporal: true, limits }, async (worker) => {
    await run(environment, worker, { workspaces, count: 100, rate: 100 });
    return run(environment, worker, { workspaces, count: rate * seconds, rate });
  });
}

/**
 * A burst over twenty endpoints, written as fast as possible, with `together` events per transaction. With
 * Temporal, or without it to find the limit.
 */
export async function burst(
  environment: Environment,
  { count, together, temporal }: { count: number; together: number; temporal: boolean },
): Promise<Run> {
  const workspaces = await environment.workspaces(ENDPOINTS, '/');
  return environment.withWorker({ temporal }, async (worker) => {
    await run(environment, worker, { workspaces, count: 200, rate: null });
    return run(environment, worker, { workspaces, count, together, rate: null });
  });
}

export interface Isolation {
  alone: Run;
  beside: Run;
}

/**
 * The same healthy load alone, and while everything is due at once at dead endpoints that never answer. They
 * have failed before, as real dead ones have. Only first attempts queue: no retry comes due.
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

/** Deliveries that all fail once, and succeed on the retry a second later. */
export async function failOnce(environment: Environment, count: number): Promise<Run> {
  const workspaces = await environment.workspaces(ENDPOINTS, '/once-more');
  return environment.withWorker({ temporal: true, retrySchedule: [1_000, 5_000] }, (worker) =>
    run(environment, worker, { workspaces, count, rate: null }),
  );
}

export interface BesideDead extends Run {
  /** Shares of one core that Temporal and the worker used in that time. */
  temporalShare: number | null;
  workerShare: number;
  /**
   * Milliseconds from the first event of the dead endpoint until it counted as failing; null if it never did.
   */
  recognised: number | null;
}

/**
 * A schedule whose retries come due during the benchmark, as those of the real schedule do within an hour.
 */
const SOON = [2_000, 5_000, 8_000, 12_000, 20_000];

/**
 * Healthy endpoints with an event a second each, while an endpoint that never acknowledged anything gets
 * `deadRate` events a second and fails in the way of its path.
 */
export async function besideDead(
  environment: Environment,
  how: { path: '/dead' | '/failing'; deadRate: number; seconds: number },
): Promise<BesideDead> {
  const workspaces = await environment.workspaces(ENDPOINTS, '/');
  const dead = await environment.workspaces(1, how.path);
  const { admin, temporalPid } = environment;
  return environment.withWorker({ temporal: true, retrySchedule: SOON }, async (worker) => {
    await run(environment, worker, { workspaces, count: 100, rate: 100 });
    const before = { temporal: cpuOf(temporalPid), worker: await worker.ask('cpu', null) };
    const began = Date.now();
    const written = environment.otherWriter.ask('write', {
      workspaces: dead,
      from: 0,
      count: how.deadRate * how.seconds,
      rate: how.deadRate,
    });
    const measured = await run(environment, worker, {
      workspaces,
      count: ENDPOINTS * how.seconds,
      rate: ENDPOINTS,
    });
    await written;
    const took = Date.now() - began;
    const share = (cpu: number) => cpu / took;
    const { rows } = await admin.query<{ ms: number | null }>(
      `SELECT extract(epoch FROM failing_since - (SELECT min(created_at) FROM deliveries d WHERE d.webhook_id = w.id)) * 1000 AS ms
         FROM webhooks w WHERE workspace_id = $1`,
      [dead[0]],
    );
    const after = cpuOf(temporalPid);
    return {
      ...measured,
      temporalShare: before.temporal === null || after === null ? null : share(after - before.temporal),
      workerShare: share((await worker.ask('cpu', null)) - before.worker),
      recognised: rows[0]!.ms === null ? null : Number(rows[0]!.ms),
    };
  });
}

export interface ManyEndpoints {
  /** Deliveries that were due, and those acknowledged during the benchmark. */
  due: number;
  acknowledged: number;
  /** Milliseconds from the event to its first POST, for deliveries that were sent. */
  p50: number;
  p99: number;
  /** Seconds from the last event to the last acknowledgement. */
  drained: number;
  /** Shares of one core while events arrived. */
  temporalShare: number | null;
  workerShare: number;
  /** Resident memory of the worker at the end, in MiB. */
  memory: number | null;
}

/** Webhooks per workspace; an event has a delivery for each. */
const WEBHOOKS = 100;

/**
 * One worker with this many endpoints, each with an event every `everyMs` for some seconds. The first
 * `warmUp` events of each are not measured.
 */
export async function manyEndpoints(
  environment: Environment,
  {
    endpoints,
    everyMs,
    seconds,
    warmUp,
  }: { endpoints: number; everyMs: number; seconds: number; warmUp: number },
): Promise<ManyEndpoints> {
  const { admin, writer, temporalPid } = environment;
  const workspaces = await environment.workspaces(endpoints / WEBHOOKS, '/', WEBHOOKS);
  const settled = async () =>
    Number(
      (
        await admin.query<{ n: string }>(
          `SELECT count(*) AS n FROM deliveries WHERE workspace_id = ANY ($1) AND status = 'delivered'`,
          [workspaces],
        )
      ).rows[0]!.n,
    );
  return environment.withWorker({ temporal: true }, async (worker) => {
    const rate = (workspaces.length * 1_000) / everyMs;
    const warmUps = workspaces.length * warmUp;
    const untilSettled = async (due: number) => {
      const end = Date.now() + PATIENCE;
      while ((await settled()) < due && Date.now() < end) await sleep(500);
    };
    // the first event of an endpoint starts its run; later ones find it waiting
    await writer.ask('write', { workspaces, from: 1, count: warmUps, rate });
    await untilSettled(warmUps * WEBHOOKS);
    const { rows: clock } = await admin.query<{ now: string }>('SELECT clock_timestamp()::text AS now');
    const count = Math.round(rate * seconds);
    const before = { temporal: cpuOf(temporalPid), worker: await worker.ask('cpu', null) };
    const began = Date.now();
    await writer.ask('write', { workspaces, from: warmUps + 1, count, rate });
    const took = Date.now() - began;
    const cpu = { temporal: cpuOf(temporalPid), worker: await worker.ask('cpu', null) };
    const acknowledged = (await settled()) - warmUps * WEBHOOKS;
    const due = count * WEBHOOKS;
    await untilSettled(due + warmUps * WEBHOOKS);
    const drained = (Date.now() - began - took) / 1_000;
    const { rows } = await admin.query<{ waits: number[] }>(
      `SELECT percentile_cont(ARRAY[0.5, 0.99]) WITHIN GROUP (ORDER BY extract(epoch FROM a.started_at - d.created_at) * 1000) AS waits
         FROM deliveries d JOIN delivery_attempts a ON a.workspace_id = d.workspace_id AND a.delivery_id = d.id AND a.number = 1
        WHERE d.workspace_id = ANY ($1) AND d.created_at > $2`,
      [workspaces, clock[0]!.now],
    );
    const [p50, p99] = rows[0]!.waits as [number, number];
    return {
      due,
      acknowledged,
      p50,
      p99,
      drained,
      temporalShare:
        cpu.temporal === null || before.temporal === null ? null : (cpu.temporal - before.temporal) / took,
      workerShare: (cpu.worker - before.worker) / took,
      memory: residentOf(worker.pid),
    };
  });
}
