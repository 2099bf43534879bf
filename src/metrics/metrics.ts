/**
 * The metrics of one API process. Requests are counted after their answer is sent (about 0.5 µs each);
 * everything else is read when `/metrics` is requested.
 */
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Pool } from '../db/pool.ts';
import type { Standby } from '../db/standby.ts';
import { COMMIT } from '../lib/build.ts';
import { VERSION } from '../lib/version.ts';
import { oldestWakeup } from '../db/shared.ts';
import type { LimiterHealth } from '../limits/share.ts';

export interface MetricsDeps {
  pool: Pool;
  limiter: () => LimiterHealth;
  /** Open connections, including WebSockets. */
  connections: () => number;
  /** Open WebSockets. */
  sockets: () => number;
  /** The standby for large reads, if there is one. */
  standby: Pick<Standby, 'counts'> | undefined;
}

export interface RequestMetrics {
  /** Counts an answer to an operation. */
  answered(operation: string, status: number, seconds: number): void;
  /** Counts a request refused by a limit: the limit's policy, or the error code of a specific limit. */
  limited(limit: string): void;
}

export interface Metrics extends RequestMetrics {
  /** In Prometheus text format. */
  text(): Promise<string>;
}

/** Seconds; most calls should fall into the middle buckets. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

export function createMetrics({ pool, limiter, connections, sockets, standby }: MetricsDeps): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  new Gauge({
    name: 'workforce_build_info',
    help: '1, with the version and the commit that run.',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ version: VERSION, commit: COMMIT ?? '' }, 1);
  const requests = new Counter({
    name: 'workforce_requests_total',
    help: 'Answers by operation and status.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'workforce_request_duration_seconds',
    help: 'From the request being read to its answer being sent, by operation and class of status (2xx, 4xx, 5xx).',
    labelNames: ['operation', 'class'],
    buckets: BUCKETS,
    registers,
  });
  const refused = new Counter({
    name: 'workforce_limited_total',
    help: 'Requests that a limit refused, by limit: a policy (key, user, anonymous, unrecognised) or the error code of a limit of its own.',
    labelNames: ['limit'],
    registers,
  });
  new Gauge({
    name: 'workforce_connections',
    help: 'Connections to the API that are open, WebSockets included.',
    registers,
    collect() {
      this.set(connections());
    },
  });
  new Gauge({
    name: 'workforce_sockets',
    help: 'Notification WebSockets that are open.',
    registers,
    collect() {
      this.set(sockets());
    },
  });
  new Gauge({
    name: 'workforce_pool_connections',
    help: 'Database connections by state; waiting: requests that have none yet.',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle, waiting } = pool.stats;
      this.set({ state: 'busy' }, total - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  new Gauge({
    name: 'workforce_standby_reads',
    help: 'Reads for a standby since the start, by outcome: standby (it answered); by the primary because it was behind, failed, or was resting after that.',
    labelNames: ['outcome'],
    registers,
    collect() {
      for (const [outcome, count] of Object.entries(standby?.counts ?? {})) this.set({ outcome }, count);
    },
  });
  new Gauge({
    name: 'workforce_webhook_queue_age_seconds',
    help: 'How long the longest waiting webhook that does not fail has been due, over all workspaces.',
    aggregator: 'max',
    registers,
    async collect() {
      // without a database there is no age; the other metrics are still reported
      this.set(await oldestWakeup(pool).catch(() => Number.NaN));
    },
  });
  new Gauge({
    name: 'workforce_limiter_keys',
    help: 'Keys that limits are counted under, in memory.',
    registers,
    collect() {
      this.set(limiter().keys);
    },
  });
  new Gauge({
    name: 'workforce_limiter_exchanges',
    help: 'Exchanges of counts with the other processes since the start; failed ones leave each process to itself.',
    labelNames: ['outcome'],
    registers,
    collect() {
      const { exchanges, failures } = limiter();
      this.set({ outcome: 'done' }, exchanges - failures);
      this.set({ outcome: 'failed' }, failures);
    },
  });

  // in a cluster the first process collects the metrics of this one
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();

  return {
    answered(operation, status, seconds) {
      requests.inc({ operation, status });
      durations.observe({ operation, class: `${Math.floor(status / 100)}xx` }, seconds);
    },
    limited: (limit) => refused.inc({ limit }),
    text: () => registry.metrics(),
  };
}
