import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { startDns } from '../support/dns/server.ts';
import { behaviours, status } from '../support/receiver/receiver.ts';
import type { Behaviour } from '../support/receiver/receiver.ts';
import { eventually } from '../webhooks/delivery/fixture.ts';
import type { Webhook } from '../webhooks/delivery/fixture.ts';
import { endProcess, shortLeases, settled, useFaults } from './support.ts';

// Nothing is lost: every committed event ends delivered or exhausted, whichever process dies, and every POST
// has its attempt row.

const faults = useFaults();
const { ownTemporal, workerProcess, unrecorded } = faults;

describe('Temporal', () => {
  it('stopped and started again: writes continue, and the backlog is delivered', async () => {
    const { fixture } = faults;
    const temporal = await ownTemporal();
    await fixture.work({ temporal: temporal.target });
    const receiver = await fixture.receiver();
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit();
    await fixture.until(webhook, settled(1));
    await temporal.stop();
    const before = Date.now();
    await fixture.emit(60);
    // no write waits for Temporal, whose calls time out after three seconds each
    expect(Date.now() - before).toBeLessThan(30_000);
    await temporal.start();
    await fixture.until(webhook, settled(61), 30_000);
    expect(receiver.requests.length).toBeGreaterThanOrEqual(61);
    expect((await fixture.deliveries(webhook)).every(({ status }) => status === 'delivered')).toBe(true);
  }, 90_000);

  it('killed in the middle of a run: nothing is lost, and every POST has its attempt row', async () => {
    const { fixture } = faults;
    const temporal = await ownTemporal();
    await fixture.work({
      temporal: temporal.target,
      limits: { leaseMs: 4_000, windowMs: 2_000 },
      intervals: { quiet: 2_000 },
    });
    const receiver = await fixture.receiver(
      (_request, response) => void setTimeout(() => response.writeHead(204).end(), 20),
    );
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit(100);
    await receiver.waitFor(20);
    await temporal.kill();
    await fixture.emit(20);
    await temporal.start();
    await fixture.until(webhook, settled(120), 60_000);
    expect(await unrecorded(webhook, receiver.requests)).toEqual([]);
  }, 120_000);

  it('down when the worker starts: the worker delivers as soon as Temporal is up', async () => {
    const { fixture } = faults;
    const temporal = await ownTemporal();
    await temporal.stop();
    const receiver = await fixture.receiver();
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit(3);
    const working = fixture.work({ temporal: temporal.target });
    await sleep(2_500);
    await temporal.start();
    await working;
    await fixture.until(webhook, settled(3), 30_000);
  }, 90_000);
});

describe('the worker', () => {
  it('killed with -9 in the middle of a batch: every POST has its row, and every delivery ends', async () => {
    const { fixture } = faults;
    const receiver = await fixture.receiver(
      (_request, response) => void setTimeout(() => response.writeHead(204).end(), 30),
    );
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit(120);
    const first = await workerProcess(shortLeases);
    await receiver.waitFor(60, 20_000);
    await endProcess(first, 'SIGKILL');
    const running = await fixture.world.sql(
      `SELECT 1 FROM delivery_attempts a JOIN deliveries d ON d.id = a.delivery_id WHERE d.webhook_id = $1 AND a.outcome = 'running'`,
      [webhook.id],
    );
    expect(running.length).toBeGreaterThan(0);

    await workerProcess(shortLeases);
    const rows = await fixture.until(webhook, settled(120), 60_000);
    expect(rows.every(({ status }) => status === 'delivered')).toBe(true);
    expect(await unrecorded(webhook, receiver.requests)).toEqual([]);
    const outcomes = await fixture.world.sql<{ outcome: string; n: number }>(
      `SELECT a.outcome, count(*)::int AS n FROM delivery_attempts a JOIN deliveries d ON d.id = a.delivery_id
        WHERE d.webhook_id = $1 GROUP BY 1`,
      [webhook.id],
    );
    const counts = Object.fromEntries(outcomes.map(({ outcome, n }) => [outcome, n]));
    // the attempts in progress have an unknown outcome, and were repeated under the next number
    expect(counts).toEqual({ acknowledged: 120, unknown: running.length });
  }, 120_000);

  it('killed with -9 before, during and after a POST: the outcome is unknown, and the next retry follows', async () => {
    const { fixture } = faults;
    const dns = await startDns({ 'before.example.test': 'SILENCE' });
    const first = (once: Behaviour, then: Behaviour = behaviours.ok): Behaviour => {
      return (request, response, index) => (index === 0 ? once : then)(request, response, index);
    };
    // before: the row is written, and the name is still being resolved
    const before = await fixture.receiver('ok', ['before.example.test']);
    // during: the receiver has the request and does not answer
    const during = await fixture.receiver(first(behaviours.hang));
    // after: the receiver has acknowledged, and the outcome is not written yet
    const lock = await fixture.service.database.admin.connect();
    const after = await fixture.receiver(
      first((request, response) => {
        void lock
          .query('BEGIN')
          .then(() =>
            lock.query('SELECT 1 FROM delivery_attempts WHERE delivery_id = $1 FOR UPDATE', [
              request.headers['x-service-delivery'],
            ]),
          )
          .then(() => response.writeHead(204).end());
      }),
    );
    // during a retry, which has a workflow of its own
    const retried = await fixture.receiver((request, response, index) =>
      [status(503), behaviours.hang, behaviours.ok][Math.min(index, 2)]!(request, response, index),
    );
    const options = {
      intervals: { quiet: 1_000 },
      limits: { leaseMs: 8_000, windowMs: 2_000, timeoutMs: 40_000 },
      addressPolicy: { ...fixture.workerOptions().addressPolicy, dnsServers: [dns.address] },
    };
    try {
      const webhooks = [
        await fixture.webhook(`https://before.example.test:${before.port}/hook`),
        await fixture.webhook(during.url),
        await fixture.webhook(after.url),
        await fixture.webhook(retried.url),
      ];
      await fixture.emit();
      const doomed = await workerProcess(options);
      const waiting = () =>
        fixture.world.sql<{ pid: number }>(
          `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
      await during.waitFor(1, 30_000);
      await retried.waitFor(2, 30_000);
      await eventually(waiting, (rows) => rows.length > 0, 30_000);
      expect(dns.questions.length).toBeGreaterThan(0);
      await endProcess(doomed, 'SIGKILL');
      // ends statements that wait for a lock; they outlive their client, but would not outlive its machine
      for (const { pid } of await waiting())
        await fixture.world.sql('SELECT pg_terminate_backend($1)', [pid]);
      await lock.query('ROLLBACK');
      dns.set('before.example.test', ['127.0.0.1']);

      await workerProcess(options);
      const stories: string[] = [];
      for (const webhook of webhooks) {
        const [delivery] = await fixture.until(webhook, 'delivered', 90_000);
        const attempts = await fixture.attempts(delivery!.id);
        stories.push(attempts.map(({ number, outcome }) => `${number} ${outcome}`).join(', '));
      }
      expect(stories).toEqual([
        '1 unknown, 2 acknowledged',
        '1 unknown, 2 acknowledged',
        '1 unknown, 2 acknowledged',
        '1 failed, 2 unknown, 3 acknowledged',
      ]);
      expect([before, during, after, retried].map(({ requests }) => requests.length)).toEqual([1, 2, 2, 3]);
    } finally {
      lock.release(true);
      await dns.close();
    }
  }, 180_000);

  it('on SIGTERM it finishes open requests, releases the rest, and loses nothing', async () => {
    const { fixture } = faults;
    const receiver = await fixture.receiver(
      (_request, response) => void setTimeout(() => response.writeHead(204).end(), 300),
    );
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit(60);
    const first = await workerProcess();
    await receiver.waitFor(10, 20_000);
    expect(await endProcess(first, 'SIGTERM')).toBe(0);
    const rows = await fixture.deliveries(webhook);
    expect(
      rows.every(
        ({ status, attempt_count, locked_until }) =>
          status === 'delivered' || (status === 'pending' && attempt_count === 0 && locked_until === null),
      ),
    ).toBe(true);
    expect(rows.filter(({ status }) => status === 'delivered')).toHaveLength(receiver.requests.length);

    await workerProcess();
    await fixture.until(webhook, 'delivered', 60_000);
    expect(receiver.requests).toHaveLength(60);
  }, 120_000);

  it('uses no more memory than before, whatever hostile receivers answer', async () => {
    const { fixture } = faults;
    // one attempt each, because only the answers matter here
    const worker = await workerProcess({ retrySchedule: [], limits: { timeoutMs: 1_000 } });
    const hostile = ['endless_body', 'compressed_bomb', 'huge_headers', 'garbage'] as const;
    const webhooks: Webhook[] = [];
    for (const behaviour of hostile)
      webhooks.push(await fixture.webhook((await fixture.receiver(behaviour)).url));
    let sent = 0;
    const take = async (count: number) => {
      await fixture.emit(count);
      sent += count;
      for (const webhook of webhooks) await fixture.until(webhook, settled(sent), 60_000);
      return residentOf(worker.pid!);
    };
    const before = await take(30);
    const after = await take(120);
    // 480 answers, each of which could be 64 MiB or more
    expect(after - before).toBeLessThan(200 * MIB);
  }, 150_000);
});

const MIB = 2 ** 20;

/** The resident memory of a process in bytes. */
const residentOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) * 1024;
