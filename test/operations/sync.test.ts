/**
 * `updated_since` misses no row, even if transactions commit in another order than they wrote and pages are
 * read in between. At the end, the client has every row.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { openWorld } from '../support/opening.ts';
import type { Person } from '../support/world.ts';

const { service, world } = await openWorld({ rateLimitScale: 10_000 });

interface Synced {
  name: string;
  path: string;
  orders: string[];
  table: string;
  /** Creates the person's row number `n`, counted over all writers. */
  insert(person: Person, n: number): [text: string, values: unknown[]];
  touch: string;
}

const LISTS: Synced[] = [
  {
    name: 'GET /api/v1/tracking/entries/',
    path: '/tracking/entries/',
    orders: ['updated_at', '-started_at'],
    table: 'time_entries',
    insert: (person, n) => [
      `INSERT INTO time_entries (workspace_id, employee_id, started_at, ended_at, timezone, source)
       VALUES ($1, $2, $3, $4, 'UTC', 'manual') RETURNING id`,
      [
        world.id,
        person.id,
        // so that the order of dates differs from the order of insertion
        new Date(Date.UTC(2026, 0, 1, (n * 37) % 1009)),
        new Date(Date.UTC(2026, 0, 1, (n * 37) % 1009, 30)),
      ],
    ],
    touch: `UPDATE time_entries SET description = $2 WHERE id = $1`,
  },
  {
    name: 'GET /api/v1/pto/requests/',
    path: '/pto/requests/',
    orders: ['updated_at', '-start_date'],
    table: 'absences',
    insert: (person, n) => {
      const day = 20_000 + ((n * 37) % 1009);
      return [
        `INSERT INTO absences (workspace_id, employee_id, policy_id, start_date, end_date, slots, days, status)
         VALUES ($1, $2, $3, DATE '1970-01-01' + $4::int, DATE '1970-01-01' + $4::int, int4range(2 * $4::int, 2 * $4::int + 2), 1, 'requested')
         RETURNING id`,
        [world.id, person.id, world.sick, day],
      ];
    },
    touch: `UPDATE absences SET note = $2 WHERE id = $1`,
  },
  {
    name: 'GET /api/v1/reimbursements/',
    path: '/reimbursements/',
    orders: ['updated_at', '-spent_on'],
    table: 'expense_claims',
    insert: (person, n) => [
      `INSERT INTO expense_claims (workspace_id, employee_id, title, status, currency, amount, first_spent_on, last_spent_on)
       VALUES ($1, $2, 'Taxi', 'draft', 'EUR', 12.5, DATE '1970-01-01' + $3::int, DATE '1970-01-01' + $3::int) RETURNING id`,
      [world.id, person.id, 20_000 + ((n * 37) % 1009)],
    ],
    touch: `UPDATE expense_claims SET title = $2 WHERE id = $1`,
  },
];

interface Listed {
  id: string;
  updated_at: string;
  deleted_at: string | null;
}

const WRITERS = 6;
const EACH = 14;

/** Writes and deletes rows as the app's role, in transactions that stay open after their last statement. */
async function write(list: Synced, person: Person, writer: number, seed: number): Promise<void> {
  const client = new pg.Client({ connectionString: service.database.appUrl });
  await client.connect();
  let state = seed;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
  const mine: string[] = [];
  try {
    for (let turn = 0; turn < EACH; turn += 1) {
      await client.query('BEGIN');
      await client.query(`SELECT set_config('app.workspace', $1, true)`, [world.id]);
      const kind = mine.length < 3 ? 0 : random(4);
      if (kind < 2) {
        const { rows } = await client.query(...list.insert(person, turn * WRITERS + writer));
        mine.push(rows[0].id as string);
      } else {
        const id = mine[random(mine.length)]!;
        if (kind === 2) await client.query(list.touch, [id, `turn ${turn}`]);
        else {
          await client.query(`UPDATE ${list.table} SET deleted_at = clock_timestamp() WHERE id = $1`, [id]);
          mine.splice(mine.indexOf(id), 1);
        }
      }
      await sleep(random(60));
      await client.query('COMMIT');
    }
  } finally {
    await client.end();
  }
}

/** A client that updates its copy with the changes since the newest row it has. */
function openCopy(list: Synced, person: Person, ordering: string) {
  const rows = new Map<string, string>();
  let since = '2020-01-01T00:00:00Z';
  return {
    rows,
    async sync(): Promise<void> {
      let newest = since;
      let cursor: string | undefined;
      do {
        const query = { updated_since: since, include_deleted: true, ordering, limit: 4, cursor };
        const reply = await service.request(world, 'GET', list.path, { as: person, query });
        expect(reply.status).toBe(200);
        for (const row of reply.body.data as Listed[]) {
          if (row.deleted_at === null) rows.set(row.id, row.updated_at);
          else rows.delete(row.id);
          if (row.updated_at > newest) newest = row.updated_at;
        }
        cursor = reply.headers.get('x-next-cursor') ?? undefined;
        await sleep(5);
      } while (cursor);
      since = newest;
    },
  };
}

describe.each(LISTS)('$name with updated_since', (list) => {
  test('200: a synced copy has every row, in every ordering, although writers commit out of order', async () => {
    const person = await world.person();
    const copies = list.orders.map((ordering) => openCopy(list, person, ordering));
    let writing = true;
    const writers = Promise.all(
      Array.from({ length: WRITERS }, (_, writer) => write(list, person, writer, 7919 * (writer + 1))),
    ).finally(() => {
      writing = false;
    });
    await Promise.all(
      copies.map(async (copy) => {
        while (writing) await copy.sync();
      }),
    );
    await writers;
    const rows = await world.sql<{ id: string }>(
      `SELECT id FROM ${list.table} WHERE workspace_id = $1 AND employee_id = $2 AND deleted_at IS NULL`,
      [world.id, person.id],
    );
    const there = rows.map(({ id }) => id).sort();
    expect(there.length).toBeGreaterThan(WRITERS);
    for (const [index, copy] of copies.entries()) {
      await copy.sync();
      expect([list.orders[index], [...copy.rows.keys()].sort()]).toEqual([list.orders[index], there]);
    }
  }, 60_000);

  test('200 leaves out the rows of an open transaction, and all later rows, until it commits', async () => {
    const person = await world.person();
    const client = new pg.Client({ connectionString: service.database.appUrl });
    await client.connect();
    const idsSince = async () =>
      (
        await service.request(world, 'GET', list.path, {
          as: person,
          query: { updated_since: '2020-01-01T00:00:00Z', ordering: 'updated_at' },
        })
      ).body.data.map(({ id }: { id: string }) => id);
    try {
      await client.query('BEGIN');
      await client.query(`SELECT set_config('app.workspace', $1, true)`, [world.id]);
      const early = (await client.query(...list.insert(person, 1))).rows[0].id as string;
      const [late] = await world.sql<{ id: string }>(...list.insert(person, 2));
      // a client that saw the later row now would continue after it and miss the earlier one
      expect(await idsSince()).toEqual([]);
      await client.query('COMMIT');
      expect(await idsSince()).toEqual([early, late!.id]);
    } finally {
      await client.end();
    }
  });
});

describe.each(LISTS)('$name read page by page', (list) => {
  test('200: every row that exists all the time appears once, whatever is added and deleted in between', async () => {
    const person = await world.person();
    const ids: string[] = [];
    for (let n = 0; n < 12; n += 1)
      ids.push((await world.sql<{ id: string }>(...list.insert(person, n)))[0]!.id);
    const seen: string[] = [];
    let added = 100;
    let cursor: string | undefined;
    do {
      const query = { limit: 3, cursor, ordering: list.orders[1] };
      const reply = await service.request(world, 'GET', list.path, { as: person, query });
      seen.push(...reply.body.data.map(({ id }: { id: string }) => id as string));
      cursor = reply.headers.get('x-next-cursor') ?? undefined;
      for (let n = 0; n < 3; n += 1) await world.sql(...list.insert(person, (added += 1)));
      await world.sql(`UPDATE ${list.table} SET deleted_at = now() WHERE id = $1`, [seen.at(-1)]);
    } while (cursor && seen.length < 100);
    expect(new Set(seen).size).toBe(seen.length);
    expect(ids.filter((id) => !seen.includes(id))).toEqual([]);
  });
});
