/**
 * The first wall alone: row-level security is switched off, and only `workspace_id = $1` in each statement is left between
 * two workspaces. Every operation of the contract is called from one of them with all the ids of the other, in paths,
 * queries and bodies.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import pg from 'pg';
import { SCOPES } from '../../src/generated/operations.ts';
import type { Scope } from '../../src/generated/operations.ts';
import { described, type Described } from '../support/contract.ts';
import { PDF, upload } from '../support/form.ts';
import { fitting, type Schema } from '../support/fromSchema.ts';
import { opened } from '../support/opening.ts';
import { startService, type Reply } from '../support/service.ts';
import type { Key, World } from '../support/world.ts';
import { contentsOf, fill, walledTables, type Filled } from './fill.ts';
let mine: World;
let theirs: World;
let myRows: Filled;
let theirRows: Filled;
let theirIds: string[];
let key: Key;
let before: string;

const service = await opened(startService({ rateLimitScale: 10_000 }));
beforeAll(async () => {
  [mine, theirs] = [await service.world(), await service.world()];
  [myRows, theirRows] = [await fill(mine), await fill(theirs)];
  theirIds = Object.values(theirRows).flat();
  for (const table of [...(await walledTables(mine)), 'workspaces'])
    await mine.sql(`ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY`);
  key = await mine.serviceKey(Object.keys(SCOPES) as Scope[]);
  before = await contentsOf(theirs);
});

const signedIn = described.filter((row) => row.role !== null);
const NAMES = /\{(\w+)\}/g;
const positions = (row: Described) =>
  [...row.path.matchAll(NAMES)].map((match) => match[1]!).filter((name) => name !== 'list');
const within = (row: Described, ids: Record<string, string>) =>
  row.path.replaceAll(NAMES, (_, name: string) => ids[name] ?? 'time-categories');

/** As an admin, and as a key that may do all. */
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

/** A body that fits, with these ids wherever an id is expected; undefined where the call takes none. */
const bodyWith = (row: Described, ids: string[], seed: number): unknown =>
  row.bodySchema ? fc.sample(fitting(row.bodySchema, { ids }), { numRuns: 1, seed })[0] : undefined;

const hasId = (schema: Schema | null): boolean =>
  schema !== null && JSON.stringify(schema).includes('"format":"uuid"');

test('the second wall is down: as the app’s role, a statement without a filter sees both', async () => {
  const client = new pg.Client({ connectionString: service.database.appUrl });
  await client.connect();
  const { rows } = await client.query('SELECT DISTINCT workspace_id FROM users');
  await client.end();
  expect(rows).toHaveLength(2);
});

describe('reading', () => {
  test('no list and no detail shows anything of the other workspace', async () => {
    const traces = [...theirIds, ...(await marksOf(theirs))];
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

  /**
   * Queries: without parameters, with everything that widens a list, and with the other workspace's ids in each parameter
   * that takes one.
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

  async function marksOf(world: World): Promise<string[]> {
    const rows = await world.sql(
      `SELECT email::text AS mark FROM users WHERE workspace_id = $1
       UNION SELECT label FROM list_items WHERE workspace_id = $1 UNION SELECT prefix FROM api_keys WHERE workspace_id = $1
       UNION SELECT name FROM holidays WHERE workspace_id = $1 UNION SELECT url FROM webhooks WHERE workspace_id = $1
       UNION SELECT title FROM notifications WHERE workspace_id = $1 UNION SELECT slug::text FROM workspaces WHERE id = $1`,
      [world.id],
    );
    return rows.map((row) => row.mark as string);
  }

  test('totals count one workspace', async () => {
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
        // a body that the rules refuse is answered before the record is looked for
        expect([row.id, absent.status]).toEqual([row.id, absent.status === 422 ? 422 : 404]);
        for (const id of theirIds) {
          for (const name of names) {
            const ids = Object.fromEntries(names.map((one) => [one, one === name ? id : mineFor(one)]));
            const reply = await call(row, as, within(row, ids), {}, body);
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

  const TABLE_OF: Record<string, string> = { webhook_id: 'webhooks', delivery_id: 'deliveries' };
  const mineFor = (name: string) => myRows[TABLE_OF[name] ?? 'users']![0]!;

  test('each of these calls finds a record of its own workspace: the ids above were of the right kind', async () => {
    const ids = Object.values(myRows).flat();
    const never: string[] = [];
    // reads come first and deletions last, or the records would be gone
    const turn = ({ method }: Described) => (method === 'GET' ? 0 : method === 'DELETE' ? 2 : 1);
    for (const row of [...withPositions].sort((a, b) => turn(a) - turn(b))) {
      const names = positions(row);
      let found = false;
      for (const id of ids) {
        const path = within(
          row,
          Object.fromEntries(names.map((name) => [name, TABLE_OF[name] ? mineFor(name) : id])),
        );
        for (const as of credentials(row)) {
          const reply = await call(row, as, path, {}, bodyWith(row, ids, 12));
          if (reply.status !== 404) found = true;
        }
        if (found) break;
      }
      if (!found) never.push(row.id);
    }
    expect(never).toEqual([]);
    expect(await contentsOf(theirs)).toBe(before);
  }, 60_000);
});

describe('ids of the other workspace in a body', () => {
  const withIds = signedIn.filter((row) => hasId(row.bodySchema) && positions(row).length === 0);

  test.each(withIds.map((row) => [`${row.method} ${row.path}`, row] as const))(
    '%s: never a success that refers to it, and nothing changes',
    async (_name, row) => {
      const names = Object.entries((row.bodySchema!['properties'] ?? {}) as Record<string, Schema>)
        .filter(([, schema]) => hasId(schema))
        .map(([name]) => name);
      for (const as of credentials(row)) {
        for (const name of names) {
          for (const id of theirIds) {
            const body = { ...(bodyWith(row, [mine.employee.id], 13) as object), [name]: id };
            const reply = await call(row, as, within(row, {}), {}, body);
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
      const foreign = await mine.sql(
        `SELECT 'time_entries' AS place FROM time_entries e JOIN users u ON u.id = e.employee_id AND u.workspace_id <> e.workspace_id
         UNION ALL SELECT 'absences' FROM absences a JOIN users u ON u.id = a.employee_id AND u.workspace_id <> a.workspace_id
         UNION ALL SELECT 'users' FROM users a JOIN users u ON u.id = a.manager_id AND u.workspace_id <> a.workspace_id`,
      );
      expect(foreign).toEqual([]);
      expect(await contentsOf(theirs)).toBe(before);
    },
    60_000,
  );
});
