import { describe, expect, it } from '@jest/globals';
import { workspaceDb } from '../../src/db/handle.ts';
import { statement } from '../../src/db/statement.ts';
import { behaviours, status } from '../support/receiver/receiver.ts';
import type { Behaviour } from '../support/receiver/receiver.ts';
import { TEST_SECRET, send } from '../support/service.ts';
import type { World } from '../support/world.ts';
import { clockStarted, emitAs, eventually } from '../webhooks/delivery/fixture.ts';
import { endProcess, postsOf, settled, useFaults } from './support.ts';

// The whole promise: committed events end delivered or exhausted, and events that were rolled back are never
// sent, whichever process dies.

/** Runs after the event's rows are written, and makes the transaction fail. */
const fails = statement('SELECT 1 / (CASE WHEN $1::uuid IS NULL THEN 1 ELSE 0 END)');

const faults = useFaults();
const { child, workerProcess, unrecorded } = faults;

describe('the API', () => {
  it('killed with -9 after commits whose NOTIFY nobody received: each committed write is delivered, and nothing else', async () => {
    const { fixture } = faults;
    const { world } = fixture;
    const receiver = await fixture.receiver();
    const webhook = await fixture.webhook(receiver.url, { events: ['time_entry.created'] });
    const { child: api, word: port } = await child<number>('killableApi.ts', {
      DATABASE_URL: fixture.service.database.appUrl,
      APP_SECRET: TEST_SECRET,
    });
    const minute = (number: number) => new Date(Date.UTC(2026, 10, 2, 6) + number * 60_000).toISOString();
    const write = (number: number) =>
      send(
        `http://127.0.0.1:${port}/api/v1/tracking/entries/`,
        'POST',
        {
          host: world.host,
          authorization: `Bearer ${world.employee.token}`,
          'content-type': 'application/json',
        },
        JSON.stringify({ started_at: minute(number), ended_at: minute(number + 1) }),
      );
    const committed = () =>
      fixture.world.sql<{ id: string }>('SELECT id FROM time_entries WHERE workspace_id = $1', [world.id]);
    expect((await write(0)).status).toBe(201);
    const answers = Array.from({ length: 120 }, (_, index) => write(index + 1).catch(() => undefined));
    // no worker listens: NOTIFY reaches nobody, and the API dies in the middle of its writes
    await eventually(committed, (rows) => rows.length > 15, 30_000);
    await endProcess(api, 'SIGKILL');
    const promised = (await Promise.all(answers)).flatMap((reply) =>
      reply?.status === 201 ? [(reply.body.data as { id: string }).id] : [],
    );
    // statements already sent to Postgres may still commit: wait until the connections are gone
    await eventually(
      () =>
        fixture.world.sql(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()`,
        ),
      (rows) => rows.length === 0,
      30_000,
    );
    const entries = (await committed()).map(({ id }) => id);
    expect(entries).toEqual(expect.arrayContaining(promised));
    expect(entries.length).toBeLessThan(121);

    await workerProcess();
    await fixture.until(webhook, settled(entries.length), 90_000);
    const told = receiver.requests.map(
      ({ body }) => (JSON.parse(body.toString()) as { data: { id: string } }).data.id,
    );
    // at least once: on a busy machine an answer may come too late to count
    expect([...new Set(told)].sort()).toEqual(entries.sort());
  }, 150_000);
});

describe('2,000 committed events', () => {
  it('all end, every POST has its row, and rolled-back writes send nothing', async () => {
    const { fixture } = faults;
    const options = {
      limits: { leaseMs: 15_000, windowMs: 4_000 },
      intervals: { quiet: 2_000 },
    };
    // some are refused at first, some are cut off
    const behave: Behaviour = (request, response, index) =>
      (index % 100 === 7 ? behaviours.reset_before_headers : index % 50 === 3 ? status(503) : behaviours.ok)(
        request,
        response,
        index,
      );
    const worlds = [fixture.world];
    while (worlds.length < 4) worlds.push(await fixture.service.world());
    const receivers = await Promise.all(worlds.map(() => fixture.receiver(behave)));
    const webhooks = await Promise.all(
      worlds.map((world, index) => fixture.webhook(receivers[index]!.url, { world })),
    );
    const posts = () => receivers.reduce((sum, { requests }) => sum + requests.length, 0);
    const reached = (count: number) =>
      eventually(
        () => Promise.resolve(posts()),
        (now) => now >= count,
        60_000,
      );

    const doomed = await workerProcess(options);
    const ending = await workerProcess(options);
    const writing = Promise.all(worlds.map((world) => writeMany(world, 500)));
    await reached(200);
    await endProcess(doomed, 'SIGKILL');
    await workerProcess(options);
    await reached(500);
    // under load, and with an orderly shutdown
    expect(await endProcess(ending, 'SIGTERM')).toBe(0);
    await writing;

    for (const [index, webhook] of webhooks.entries()) {
      const rows = await fixture.until(webhook, settled(500), 180_000);
      const { requests } = receivers[index]!;
      expect(rows.every((row) => row.status === 'delivered')).toBe(true);
      expect(await unrecorded(webhook, requests)).toEqual([]);
      // every event, and none that was rolled back
      expect([...postsOf(requests).keys()].sort()).toEqual(rows.map(({ id }) => id).sort());
      expect(requests.some(({ body }) => body.includes('rolled back'))).toBe(false);
      const most = await fixture.world.sql<{ n: number }>(
        `SELECT max(attempt_count)::int AS n FROM deliveries WHERE webhook_id = $1`,
        [webhook.id],
      );
      expect(most[0]!.n).toBeLessThanOrEqual(6);
    }
  }, 480_000);

  /** Commits `count` events, and rolls one back after every tenth. */
  async function writeMany(world: World, count: number): Promise<void> {
    const db = workspaceDb(faults.fixture.service.app.services.pool, world.id);
    for (let number = 1; number <= count; number += 1) {
      await db.transaction((tx) => {
        emitAs(tx, clockStarted(world, number));
        return Promise.resolve();
      });
      if (number % 10 > 0) continue;
      const event = clockStarted(world, number);
      await db
        .transaction((tx) => {
          emitAs(tx, { ...event, actor: { ...event.actor, name: 'rolled back' } });
          tx.later(fails);
          return Promise.resolve();
        })
        .catch(() => undefined);
    }
  }
});
