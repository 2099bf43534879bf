/**
 * The recipe of the guide ("Keep a copy up to date") for every list that has `updated_since`: a copy that is kept by it has what the
 * service has, member by member, although others write all the time. `COPY_CHANGES` says how many changes they make.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { put, putFile } from '../../access/records.ts';
import type { Place } from '../../access/row.ts';
import { described, type Described } from '../../support/contract.ts';
import { openWorld } from '../../support/opening.ts';
import type { Person } from '../../support/world.ts';
import { openCopy, type Copied, type Copy, type Query } from './recipe.ts';
import { LISTS, TABLES, type Ground, type Table } from './tables.ts';
import { chanceOf, write, type Work } from './writers.ts';

const CHANGES = Number(process.env['COPY_CHANGES'] ?? 2_000);
const WRITERS = 6;

const { service, world } = await openWorld({ rateLimitScale: 100_000 });

let last = 0;
const next = (): number => (last += 1);

const ground = await (async (): Promise<Ground> => {
  const at = world as unknown as Place;
  const file = (content_type: string) =>
    putFile(at, world.employee, { kind: 'invoice', filename: 'invoice', content_type });
  const planId = await put(at, 'benefit_plans', {
    name: 'Lunch',
    category: 'meal',
    description: '',
    currency: 'EUR',
    frequency: 'month',
  });
  await put(at, 'benefit_plan_costs', {
    plan_id: planId,
    effective_on: '2000-01-01',
    employee_cost: 20,
    employer_cost: 40,
  });
  return {
    workspaceId: world.id,
    policyId: world.sick,
    planId,
    files: [await file('application/pdf'), await file('application/xml')],
  };
})();

const listOf = (path: string) =>
  described.find((one) => one.method === 'GET' && one.path === `/api/v1${path}`)!;
const takes = (one: Described, name: string) => one.query.some((parameter) => parameter.name === name);

/** The orderings that a list is read in: the usual one, by what can change of a record, and by changes. */
const orderingsOf = (path: string): string[] => [
  listOf(path).query.find(({ name }) => name === 'ordering')!.default as string,
  'updated_at',
];
const hasDeleted = (path: string) => takes(listOf(path), 'include_deleted');

const readAs = (reader: Person, path: string) => (query: Query) =>
  service.request(world, 'GET', path, { as: reader, query });

const openWriter = async () => {
  const client = new pg.Client({ connectionString: service.database.appUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query(`SELECT set_config('app.workspace', $1, true)`, [world.id]);
  return client;
};

test('every list that has updated_since is among these', () => {
  const having = described
    .filter((one) => one.method === 'GET' && takes(one, 'updated_since'))
    .map(({ path }) => path.replace('/api/v1', ''));
  expect(having.sort()).toEqual(Object.keys(LISTS).sort());
});

describe.each(Object.entries(LISTS))('GET /api/v1%s', (path, { table: name, own }) => {
  const table: Table = TABLES[name];

  test('200: what commits after the first page of a first copy is in the walk that begins at its X-Sync-Watermark', async () => {
    const person = await world.person({ manager: world.manager });
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      const [text, values] = table.insert(ground, person.id, next());
      ids.push((await world.sql<{ id: string }>(text, [...values]))[0]!.id);
    }
    const open = await openWriter();
    try {
      const [text, values] = table.insert(ground, person.id, next());
      const late = (await open.query(text, [...values])).rows[0].id as string;
      for (const id of ids) {
        const [moving, moved] = table.move(id, next());
        await open.query(moving, [...moved]);
      }
      const read = readAs(own ? person : world.admin, path);
      const ordering = orderingsOf(path)[0]!;
      let pages = 0;
      const copy = openCopy(
        async (query) => {
          const reply = await read(query);
          pages += 1;
          if (pages === 1) await open.query('COMMIT');
          return reply;
        },
        { ordering, limit: 2, deletes: hasDeleted(path) },
      );
      await copy.walk();
      expect(pages).toBeGreaterThan(1);
      await copy.walk();
      expect([...copy.records.keys()]).toEqual(expect.arrayContaining([late, ...ids]));
      for (const id of ids) expect(copy.records.get(id)!['version']).toBe(2);
    } finally {
      await open.end();
    }
  }, 60_000);
});

/** Calls that change records meanwhile: hours are added, edited and deleted, people are renamed and anonymised. */
async function callMeanwhile(
  people: readonly Person[],
  leavers: readonly Person[],
  work: Work,
): Promise<void> {
  const entries: { id: string; by: Person }[] = [];
  const random = chanceOf(97);
  const call = async (as: Person, method: string, path: string, body?: object) => {
    const reply = await service.request(world, method, path, { as, body });
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.text}`);
    work.left -= 1;
    return reply;
  };
  const leaving = [...leavers];
  try {
    for (let turn = 0; work.left > 0; turn += 1) {
      const by = people[random(people.length)]!;
      if (turn % 25 === 24 && leaving.length > 0) {
        const { id, email } = leaving.pop()!;
        await world.sql(
          `UPDATE users SET status = 'deactivated', deactivated_at = now(), last_day = '2026-01-31' WHERE id = $1`,
          [id],
        );
        await call(world.admin, 'POST', `/auth/users/${id}/anonymize/`, { confirm_email: email });
      } else if (turn % 4 === 0)
        await call(world.admin, 'PATCH', `/auth/users/${by.id}/`, { last_name: `Renamed ${turn}` });
      else if (turn % 4 === 1 || entries.length === 0) {
        const at = Date.UTC(2024, 0, 1) + next() * 1_200_000;
        const span = {
          started_at: new Date(at).toISOString(),
          ended_at: new Date(at + 600_000).toISOString(),
        };
        const { body } = await call(by, 'POST', '/tracking/entries/', span);
        entries.push({ id: body.data.id as string, by });
      } else if (turn % 4 === 2) {
        const one = entries[random(entries.length)]!;
        await call(one.by, 'PATCH', `/tracking/entries/${one.id}/`, { description: `Turn ${turn}` });
      } else {
        const [one] = entries.splice(random(entries.length), 1);
        await call(one!.by, 'DELETE', `/tracking/entries/${one!.id}/`);
      }
    }
  } finally {
    work.left = Math.min(work.left, 0);
  }
}

/** The service's records, and those of a copy, by what the guide says that a walk tells: not what others' records and time bring. */
const told = (record: Copied, people: ReadonlyMap<string, Copied>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([member]) => !['allowed_actions', 'approver'].includes(member))
      .map(([member, value]) => [member, joined(value, people)]),
  );

/** A person in a record is who they are in the copy of people. */
function joined(value: unknown, people: ReadonlyMap<string, Copied>): unknown {
  if (typeof value !== 'object' || value === null || !('email' in value) || !('id' in value)) return value;
  const person = people.get(value.id as string);
  return person ? { ...value, email: person['email'], name: person['name'] } : value;
}

test(`200: a copy of each list, in its usual order and by changes, is the service's after ${CHANGES} changes at the same time`, async () => {
  const people = [
    await world.person({ manager: world.manager, startDate: '2000-01-01' }),
    await world.person({ manager: world.manager, startDate: '2000-01-01' }),
    await world.person({ manager: world.otherManager, startDate: '2000-01-01' }),
  ];
  const leavers = await Promise.all([1, 2, 3].map(() => world.person({ manager: world.manager })));
  // of these nothing has to be kept, so that they are forgotten at once
  for (const { id } of leavers)
    for (const name of ['time_entries', 'absences'] as const) {
      const [text, values] = TABLES[name].insert(ground, id, next());
      await world.sql(text, [...values]);
    }
  const writable = people.map(({ id }) => id);
  const reader = people[0]!;
  const work: Work = { left: CHANGES, next };
  const random = chanceOf(7);

  let writing = true;
  const writers = Promise.all([
    ...Array.from({ length: WRITERS }, (_, index) =>
      write(service.database.appUrl, ground, writable, work, 7919 * (index + 1)),
    ),
    callMeanwhile(people, leavers, work),
  ]).finally(() => {
    writing = false;
  });
  // enough of it is there already for first copies of several pages
  while (writing && work.left > CHANGES * 0.8) await sleep(20);

  const copies: { path: string; ordering: string; copy: Copy; read: ReturnType<typeof readAs> }[] =
    Object.entries(LISTS).flatMap(([path, { own }]) =>
      orderingsOf(path).map((ordering) => {
        const read = readAs(own ? reader : world.admin, path);
        const breaksOff = () => writing && random(12) === 0;
        return {
          path,
          ordering,
          read,
          copy: openCopy(read, { ordering, limit: 10, deletes: hasDeleted(path), breaksOff }),
        };
      }),
    );
  await Promise.all([
    writers,
    ...copies.map(async ({ copy }) => {
      while (writing) await copy.walk();
    }),
  ]);
  await Promise.all(copies.map(({ copy }) => copy.walk()));

  const peopleCopied = copies.find(({ path }) => path === '/auth/users/')!.copy.records;
  for (const { path, ordering, copy, read } of copies) {
    const now = openCopy(read, { ordering, limit: 200, deletes: false });
    await now.walk();
    const byId = (one: Record<string, unknown>, other: Record<string, unknown>) =>
      String(one['id']) < String(other['id']) ? -1 : 1;
    const has = [...copy.records.values()].map((one) => told(one, peopleCopied)).sort(byId);
    const real = [...now.records.values()].map((one) => told(one, new Map())).sort(byId);
    expect([path, ordering, has.length]).toEqual([path, ordering, real.length]);
    expect([path, ordering, has]).toEqual([path, ordering, real]);
    expect([path, real.length > 5, copy.walks > 1]).toEqual([path, true, true]);
  }
}, 600_000);
