/**
 * What a worker adds to Temporal's own metrics, on the same address: attempts of webhooks, runs of jobs, the pool, the
 * build. Temporal's SDK serves them; without WORKER_METRICS_ADDRESS its meter counts nothing.
 */
import { Runtime } from '@temporalio/worker';
import { parseDuration } from '../../run/config/formats.ts';
import { COMMIT } from '../../lib/build.ts';
import { VERSION } from '../../lib/version.ts';
import type { Pool } from '../../db/pool.ts';
import type { AttemptOutcome } from '../webhooks/transport/outcome.ts';
import type { Sender } from '../webhooks/transport/send.ts';
import type { MailWatch, TimedJob, TrailWatch } from '../../workspace/timedJob.ts';

/** Buckets in seconds, by the name of the histogram. */
export const HISTOGRAM_BUCKETS = {
  workforce_webhook_attempt_duration_seconds: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  workforce_job_duration_seconds: [0.01, 0.05, 0.25, 1, 5, 15, 60, 300, 1800],
};

/** Interval (ms) of the pool's gauges. */
const POOL_INTERVAL = 2_000;
const DAY = 86_400;

export interface WorkerMetrics {
  /** Counts each POST of a sender by outcome and cause, with its duration. */
  counting(sender: Sender): Sender;
  /** Runs a job, counts its outcome, and records when it last succeeded. */
  job(name: string, run: () => Promise<string>): Promise<string>;
  trail: TrailWatch;
  mails: MailWatch;
  /** Reports the pool's connections until the signal. */
  watch(pool: Pool, ending: AbortSignal): void;
}

/** Call after `installRuntime` (runtime.ts). */
export function createWorkerMetrics(jobs: readonly Pick<TimedJob, 'name' | 'spec'>[]): WorkerMetrics {
  const meter = Runtime.instance().metricMeter;
  const attempts = meter.createCounter(
    'workforce_webhook_attempts_total',
    '',
    'POSTs to webhooks, by outcome (acknowledged; failed: theirs; ours: this machine failed) and cause.',
  );
  const attemptSeconds = meter.createHistogram(
    'workforce_webhook_attempt_duration_seconds',
    'float',
    's',
    'POSTs to webhooks, from resolving the name to the answer, by outcome.',
  );
  const runs = meter.createCounter(
    'workforce_job_runs_total',
    '',
    'Runs of timed jobs, by name and outcome (completed, failed).',
  );
  const runSeconds = meter.createHistogram(
    'workforce_job_duration_seconds',
    'float',
    's',
    'Runs of timed jobs, by name.',
  );
  const lastSuccess = meter.createGauge(
    'workforce_job_last_success_timestamp_seconds',
    'float',
    's',
    'When this worker last completed a job, in seconds since 1970, by name.',
  );
  const interval = meter.createGauge(
    'workforce_job_interval_seconds',
    'float',
    's',
    'How often a job is to run, by name.',
  );
  const links = meter.createGauge(
    'workforce_audit_links',
    'int',
    '',
    'Sum of the last positions in the chains of the audit trail.',
  );
  const chainsBroken = meter.createGauge(
    'workforce_audit_broken',
    'int',
    '',
    'Workspaces whose audit trail of the last day is broken or was cut.',
  );
  const lineWaits = meter.createGauge(
    'workforce_audit_waiting_seconds',
    'float',
    's',
    'Age of the oldest audit line that is not in the chain yet.',
  );
  const mailsWaiting = meter.createGauge('workforce_mails_waiting', 'int', '', 'Mails that are to be sent.');
  const mailsGivenUp = meter.createGauge(
    'workforce_mails_given_up',
    'int',
    '',
    'Mails of the last week that are not tried again, without those whose code expired.',
  );
  const mailWaits = meter.createGauge(
    'workforce_mails_oldest_seconds',
    'float',
    's',
    'Age of the oldest mail that is to be sent.',
  );
  const connections = meter.createGauge(
    'workforce_pool_connections',
    'int',
    '',
    'Database connections by state; waiting: work that has none yet.',
  );
  meter
    .createGauge('workforce_build_info', 'int', '', '1, with the version and the commit that run.')
    .set(1, { version: VERSION, commit: COMMIT ?? '' });
  for (const job of jobs) interval.set(secondsBetween(job), { name: job.name });

  return {
    counting: (sender) => ({
      async send(attempt) {
        const result = await sender.send(attempt);
        const outcome = outcomeOf(result);
        attempts.add(1, { outcome, cause: result.cause });
        attemptSeconds.record(result.timings.total_ms / 1000, { outcome });
        return result;
      },
      close: () => sender.close(),
    }),

    async job(name, run) {
      const began = performance.now();
      let outcome = 'failed';
      try {
        const summary = await run();
        outcome = 'completed';
        lastSuccess.set(Date.now() / 1000, { name });
        return summary;
      } finally {
        runs.add(1, { name, outcome });
        runSeconds.record((performance.now() - began) / 1000, { name });
      }
    },

    trail: {
      seen: new Map(),
      report(found) {
        links.set(found.links);
        chainsBroken.set(found.broken);
        lineWaits.set(found.waitingSeconds);
      },
    },

    mails: {
      report({ waiting, failed, oldestSeconds }) {
        mailsWaiting.set(waiting);
        mailsGivenUp.set(failed);
        mailWaits.set(oldestSeconds);
      },
    },

    watch(pool, ending) {
      const report = () => {
        const { total, idle, waiting } = pool.stats;
        connections.set(total - idle, { state: 'busy' });
        connections.set(idle, { state: 'idle' });
        connections.set(waiting, { state: 'waiting' });
      };
      report();
      const timer = setInterval(report, POOL_INTERVAL);
      timer.unref();
      ending.addEventListener('abort', () => clearInterval(timer), { once: true });
    },
  };
}

function outcomeOf({ acknowledged, cause }: AttemptOutcome): 'acknowledged' | 'failed' | 'ours' {
  if (acknowledged) return 'acknowledged';
  return cause === 'local_fault' || cause === 'cancelled' ? 'ours' : 'failed';
}

/** The interval of a job; a day if it runs at an hour of the day. */
function secondsBetween({ spec }: Pick<TimedJob, 'spec'>): number {
  const [often] = spec.intervals ?? [];
  return often ? parseDuration(String(often.every))! / 1000 : DAY;
}
