/**
 * The first wall alone: row-level security is off, and only `workspace_id = $1` in each statement separates
 * workspaces. Every operation is called from one workspace with the ids of the other.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import pg from 'pg';
import { SCOPES } from '../../src/generated/operations.ts';
import type { OperationId, Scope } from '../../src/generated/operations.ts';
import { idsIn, newPlace } from '../access/knownGood.ts';
import type { Place } from '../access/row.ts';
import { rowOf } from '../access/rows.ts';
import { described, type Described } from '../support/contract.ts';
import { PDF, upload } from '../support/form.ts';
import { fitting, type Schema } from '../support/fromSchema.ts';
import { opened } from '../support/opening.ts';
import { startService, type Reply } from '../support/service.ts';
import type { Key, Person, World } from '../support/world.ts';
import { contentsOf, fill, walledTables, type Filled } from './fill.ts';

type Ids = Record<string, string>;

let mine: Place;
let theirs: World;
let owner: Person;
let myRows: Filled;
let theirIds: string[];
/** Ids of a record of my workspace for each path, by operation, from the area's `accessRows.ts`. */
let known: Record<string, Ids>;
let key: Key;
let before: string;

const service = await opened(startService({ rateLimitScale: 10_000 }));
beforeAll(async () => {
  [mine, theirs] = [await newPlace(service), await service.world()];
  owner = await mine.person({ manager: mine.manager });
  myRows = await fill(mine, { person: owner });
  const sameId = randomUUID();
  const theirRows = Object.values(await fill(theirs, { sameId }));
  // two rows from each table whose rows cannot have the shared id
  theirIds = [...new Set(theirRows.flatMap((ids) => (ids.includes(sameId) ? [sameId] : ids.slice(0, 2))))];
  known = {};
  for (const { id } of signedIn) known[id] = await idsIn(rowOf(id as OperationId), mine, mine.employee);
  for (const table of [...(await walledTables(mine)), 'workspaces'])
    await mine.sql(`ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY`);
  key = await mine.serviceKey(Object.keys(SCOPES) as Scope[]);
  before = await contentsOf(theirs);
});

const signedIn = described.filter((row) => row.role !== null);
const NAMES = /\{(\w+)\}/g;
/**
 * The names of the ids in a path. Other words in it, such as the name of a list, are the same in every
 * workspace.
 */
const positions = (row: Described) =>
  [...row.path.matchAll(NAMES)]
    .map((match) => match[1]!)
    .filter((name) => row.parameters.find((one) => one.name === name)!.schema['format'] === 'uuid');
const within = (row: Described, ids: Ids) =>
  row.path.replaceAll(NAMES, (_, name: string) => ids[name] ?? known[row.id]![name]!);

/** An admin, and a key with every scope. */
const credentials = (row: Described): { token: string }[] =>
  row.key === 'refused' ? [mine.admin] : [mine.admin, key];

function call(
  row: Described,
  as: { token: string },
  path: string,
  query: object = {},
  body?: unknown,
): Promise<Reply> {
  const whole = row.files.length > 0 ? upload(PDF) : body === undefined ? {} : { body };
  return service.request(mine, row.method, path, { as, query: { ...reasonFor(row), ...query }, ...whole });
}

/** Some deletions require a reason. */
const reasonFor = (row: Described): Record<string, string> =>
  row.parameters.some((one) => one.in === 'query' && one.name === 'reason' && one.required)
    ? { reason: 'because' }
    : {};

/** A valid body with these ids wherever an id is expected; undefined if the call takes none. */
const bodyWith = (row: Described, ids: string[], seed: number): unknown =>
  row.bodySchema ? fc.sample(fitting(row.bodySchema, { ids }), { numRuns: 1, seed })[0] : undefined;

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\da-f-]{36}$/.test(value);
const hasId = (schema: Schema | null): boolean =>
  schema !== null && JSON.stringify(schema).includes('"format":"uuid"');

test('the second wall is off: as the app’s role, a statement without a filter sees both', async () => {
  const client = new pg.Client({ connectionString: service.database.appUrl });
  await client.connect();
  const { rows } = await client.query('SELECT DISTINCT workspace_id FROM users');
  await client.end();
  expect(rows).toHaveLength(2);
});

describe('reading', () => {
  test('no list and no detail shows anything of the other workspace', async () => {
    const traces = textsOnlyIn(before, await contentsOf(mine));
    for (const one of [theirs.host.split('.')[0]!, theirs.employee.email, ...theirIds])
      expect(traces).toContain(one);
    const reads = signedIn.filter((row) => row.method === 'GET' && positions(row).length === 0);
    expect(reads.length).toBeGreaterThan(10);
    for (const row of reads) {
      for (const as of credentials(row)) {
        for (const query of queriesOf(row)) {
          const reply = await call(row, as, within(row, {}), query);
          expect([row.id, traces.filter((one) => reply.text.includes(one))]).toEqual([row.id, []]);
        }
      }
    }
  }, 120_000); // every read with every id: the more ids, the longer it takes

  /** Every text in `these` rows that is not in `those`: names, addresses, ids, from any table and column. */
  function textsOnlyIn(these: string, those: string): string[] {
    const texts = new Set<string>();
    JSON.parse(these, (_name, value: unknown) => {
      if (typeof value === 'string' && !those.includes(JSON.stringify(value).slice(1, -1))) texts.add(value);
      return value;
    });
    return [...texts];
  }

  /**
   * Queries: without parameters, with everything that widens a list, and with the other workspace's ids in
   * each parameter that takes one.
   */
  function queriesOf(row: Described): object[] {
    const named = (name: string) => row.parameters.some((one) => one.in === 'query' && one.name === name);
    const wide = {
      ...(named('limit') ? { limit: 200 } : {}),
      ...(named('include_total') ? { include_total: true } : {}),
      ...(named('include_deleted') ? { include_deleted: true, updated_since: '2000-01-01T00:00:00Z' } : {}),
    };
    // required parameters: the days of a report; and the same report as a file
    const days = row.parameters.some((one) => one.in === 'query' && one.name === 'from' && one.required)
      ? { from: '2026-11-01', to: '2026-11-30' }
      : {};
    const files = named('format') ? [{ ...days, format: 'csv' }] : [];
    const mineToo = named('employee_id') ? [{ ...days, employee_id: mine.employee.id }] : [];
    const foreign = row.parameters
      .filter((one) => one.in === 'query' && hasId(one.schema))
      .flatMap((one) =>
        theirIds.map((id) => ({ ...days, [one.name]: id, ...(named('limit') ? { limit: 200 } : {}) })),
      );
    return [{}, { ...days, ...wide }, ...files, ...mineToo, ...foreign];
  }

  test('totals count only one workspace', async () => {
    const lists = signedIn.filter((row) => row.parameters.some((one) => one.name === 'include_total'));
    for (const row of lists.filter((one) => positions(one).length === 0)) {
      const reply = await call(row, mine.admin, within(row, {}), {
        include_total: true,
        limit: 200,
      });
      if (reply.status === 200 && reply.body.data.length < 200)
        expect([row.id, Number(reply.headers.get('x-total-count'))]).toEqual([
          row.id,
          reply.body.data.length,
        ]);
    }
  });
});

describe('ids of the other workspace in a path', () => {
  const withPositions = signedIn.filter((row) => positions(row).length > 0);

  test.each(withPositions.map((row) => [`${row.method} ${row.path}`, row] as const))(
    '%s: 404, the same bytes as for an absent id, and nothing changes',
    async (_name, row) => {
      const names = positions(row);
      for (const as of credentials(row)) {
        const body = bodyWith(row, Object.values(myRows).flat(), 11);
        const absent = await call(
          row,
          as,
          within(row, Object.fromEntries(names.map((name) => [name, randomUUID()]))),
          {},
          body,
        );
        // a body that the rules refuse is answered before the record is read
        expect([row.id, absent.status]).toEqual([row.id, absent.status === 422 ? 422 : 404]);
        for (const id of theirIds) {
          for (const name of names) {
            const reply = await call(row, as, within(row, { [name]: id }), {}, body);
            expect([row.id, name, reply.status, reply.text]).toEqual([
              row.id,
              name,
              absent.status,
              absent.text,
            ]);
          }
          const all = await call(
            row,
            as,
            within(row, Object.fromEntries(names.map((one) => [one, id]))),
            {},
            body,
          );
          expect([row.id, all.status, all.text]).toEqual([row.id, absent.status, absent.text]);
        }
      }
      expect(await contentsOf(theirs)).toBe(before);
    },
    60_000,
  );

  test('each of these calls finds a record of its own workspace, so the ids above were of the correct kind', async () => {
    const ids = Object.values(myRows).flat();
    const refers = await referencesOf(mine);
    const never: string[] = [];
    // reads first and deletions last, or the records would be gone
    const turn = ({ method }: Described) => (method === 'GET' ? 0 : method === 'DELETE' ? 2 : 1);
    for (const row of [...withPositions].sort((a, b) => turn(a) - turn(b))) {
      const names = positions(row);
      const body = bodyWith(row, ids, 12);
      let found = false;
      for (const place of likeliest(names.at(-1)!).flatMap((id) => placesOf(names, id, refers))) {
        // only their own person sees some records
        for (const as of [...credentials(row), owner]) {
          const reply = await call(row, as, within(row, place), {}, body);
          if (reply.status !== 404) found = true;
        }
        if (found) break;
      }
      if (!found) never.push(row.id);
    }
    expect(never).toEqual([]);
    expect(await contentsOf(theirs)).toBe(before);
  }, 60_000);

  /** All ids of my workspace, those of tables with a name like the id's first: `ticket_id`, `tickets`. */
  function likeliest(name: string): string[] {
    const stem = name.replace(/y?_id$/, '');
    const unlike = (table: string) => (table.includes(stem) ? 0 : 1);
    return Object.keys(myRows)
      .sort((a, b) => unlike(a) - unlike(b))
      .flatMap((table) => myRows[table]!);
  }

  /** The ids in each row, by the row's own id. */
  async function referencesOf(world: World): Promise<Map<string, string[]>> {
    const tables = JSON.parse(await contentsOf(world)) as [table: string, { row: { id?: string } }[]][];
    const rows = tables.slice(0, -1).flatMap(([, found]) => found.map(({ row }) => row));
    return new Map(rows.flatMap((row) => (row.id ? [[row.id, Object.values(row).filter(isId)]] : [])));
  }

  /**
   * Fills a path that ends in this id: the ids before it come from that record and from the records it refers
   * to.
   */
  function placesOf(names: string[], id: string, refers: Map<string, string[]>): Ids[] {
    const [name, ...before] = names.toReversed();
    if (before.length === 0) return [{ [name!]: id }];
    return (refers.get(id) ?? []).flatMap((parent) =>
      placesOf(before.toReversed(), parent, refers).map((place) => ({ ...place, [name!]: id })),
    );
  }
});

describe('ids of the other workspace in a body', () => {
  const withIds = signedIn.filter((row) => hasId(row.bodySchema) && positions(row).length === 0);

  test.each(withIds.map((row) => [`${row.method} ${row.path}`, row] as const))(
    '%s: never a success that refers to it, and nothing changes',
    async (_name, row) => {
      const names = Object.entries((row.bodySchema!['properties'] ?? {}) as Record<string, Schema>)
        .filter(([, schema]) => hasId(schema))
        .map(([name]) => name);
      const fits = bodyWith(row, [mine.employee.id], 13) as object;
      for (const as of credentials(row)) {
        for (const name of names) {
          for (const id of theirIds) {
            const reply = await call(row, as, within(row, {}), {}, { ...fits, [name]: id });
            expect([row.id, name, reply.status, reply.status < 500]).toEqual([
              row.id,
              name,
              reply.status,
              true,
            ]);
            expect(reply.text).not.toContain(id);
          }
        }
      }
      const stored = await contentsOf(mine);
      expect(theirIds.filter((id) => stored.includes(id))).toEqual([]);
      expect(await contentsOf(theirs)).toBe(before);
    },
    60_000,
  );
});
