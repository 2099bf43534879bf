/**
 * What the worker adds to Temporal's metrics: attempts by outcome, runs of jobs, its pool. A real Temporal, a
 * real receiver.
 */
import { expect, test } from '@jest/globals';
import { freePort } from '../../src/run/local/ports.ts';
import { createWorkerMetrics } from '../../src/delivery/worker/metrics.ts';
import { JOBS } from '../../src/delivery/worker/jobs.ts';
import { scheduleIdOf } from '../../src/delivery/worker/schedules.ts';
import { COMMIT } from '../../src/lib/build.ts';
import { VERSION } from '../../src/lib/version.ts';
import { opened } from '../support/opening.ts';
import { scrape, valueOf } from '../support/prometheus.ts';
import { until } from '../support/until.ts';
import { status } from '../support/receiver/receiver.ts';
import { openFixture } from '../webhooks/delivery/fixture.ts';

const fixture = await opened(openFixture());
const address = `127.0.0.1:${await freePort()}`;
await fixture.work({ metricsAddress: address });

const read = async (name: string, labels: Record<string, string> = {}) =>
  valueOf(await scrape(address), name, labels) ?? 0;

test('attempts: a POST is counted as acknowledged or by the cause of its failure, with its duration', async () => {
  const well = await fixture.webhook((await fixture.receiver('ok')).url);
  await fixture.emit(3);
  await fixture.until(well, 'delivered');
  const attempts = 'workforce_webhook_attempts_total';
  await until(async () => (await read(attempts, { outcome: 'acknowledged', cause: 'acknowledged' })) === 3);
  await fixture.world.sql(`UPDATE webhooks SET status = 'deleted' WHERE id = $1`, [well.id]);

  const ill = await fixture.webhook((await fixture.receiver(status(500))).url);
  await fixture.emit(1);
  await fixture.until(ill, 'failed');
  await until(async () => (await read(attempts, { outcome: 'failed', cause: 'http_status' })) === 6);
  expect(await read(attempts, { outcome: 'acknowledged' })).toBe(3);
  const timed = 'workforce_webhook_attempt_duration_seconds';
  expect(await read(`${timed}_count`, { outcome: 'acknowledged' })).toBe(3);
  expect(await read(`${timed}_bucket`, { outcome: 'acknowledged', le: '10' })).toBe(3);
  expect(await read(`${timed}_sum`, { outcome: 'acknowledged' })).toBeGreaterThan(0);
});

test('a failure inside the worker and not at the receiver counts as ours', async () => {
  const timings = { dns_ms: null, connect_ms: null, tls_ms: null, first_byte_ms: null, total_ms: 1 };
  const outcome = { acknowledged: false, status: null, cause: 'local_fault', detail: '', timings } as const;
  const sender = createWorkerMetrics([]).counting({
    send: () => Promise.resolve({ ...outcome, address: null, excerpt: null, retryAfterMs: null }),
    close: () => Promise.resolve(),
  });
  await sender.send({ url: 'https://127.0.0.1/', headers: {}, body: Buffer.from('') });
  expect(await read('workforce_webhook_attempts_total', { outcome: 'ours', cause: 'local_fault' })).toBe(1);
});

test('jobs: a run is counted as completed, with its time, or failed if it throws, and each job exports its interval', async () => {
  const job = 'webhooks-purge';
  // the previous run may just be ending
  const trigger = () =>
    fixture.client.schedule.getHandle(scheduleIdOf(job, fixture.installation)).trigger('BUFFER_ONE');
  const runs = (outcome: string) => read('workforce_job_runs_total', { name: job, outcome });
  await trigger();
  await until(async () => (await runs('completed')) === 1);
  const last = await read('workforce_job_last_success_timestamp_seconds', { name: job });
  expect(Math.abs(Date.now() / 1000 - last)).toBeLessThan(30);
  expect(await read('workforce_job_duration_seconds_count', { name: job })).toBe(1);

  await fixture.service.database.admin.query('ALTER TABLE deliveries RENAME TO deliveries_away');
  try {
    await trigger();
    await until(async () => (await runs('failed')) >= 1);
    expect(await read('workforce_job_last_success_timestamp_seconds', { name: job })).toBe(last);
  } finally {
    await fixture.service.database.admin.query('ALTER TABLE deliveries_away RENAME TO deliveries');
  }
  const interval = (name: string) => read('workforce_job_interval_seconds', { name });
  expect(await interval(job)).toBe(86_400);
  for (const { name } of JOBS) expect(await interval(name)).toBeGreaterThanOrEqual(60);
});

test('the pool of the worker is reported', async () => {
  expect(await read('workforce_pool_connections', { state: 'idle' })).toBeGreaterThanOrEqual(1);
  expect(await read('workforce_pool_connections', { state: 'waiting' })).toBe(0);
});

test('the version and the commit of the worker are reported', async () => {
  expect(await read('workforce_build_info', { version: VERSION, commit: COMMIT ?? '' })).toBe(1);
});
