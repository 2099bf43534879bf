import { macOf } from '../../../src/secrets/mac.ts';
import { describe, expect, test } from '@jest/globals';
import type { Asked, Db } from '../../../src/db/handle.ts';
import { defineList, type PageQuery } from '../../../src/db/list.ts';
import { inOrder } from '../../../src/db/statement.ts';
import { Problem } from '../../../src/problem.ts';

interface Filters {
  colour: string;
  between: number;
  open: boolean;
}

const list = defineList<{ id: string }, Filters>({
  name: 'things',
  columns: 't.id',
  from: 'things t',
  where: 't.workspace_id = $1',
  id: 't.id',
  orders: { name: { sql: 't.name', type: 'text' } },
  filters: {
    colour: 't.colour = $colour',
    between: 't.at >= $between AND t.at <= $between',
    open: 't.closed_at IS NULL',
  },
});
const MAC = macOf('a secret of cursors', 'cursor');

/** A workspace in which every list has rows 1, 2, 3 …, and which records the queries. */
function fake(workspaceId = 'w') {
  const asked: { text: string; values: readonly unknown[] }[] = [];
  const db = {
    workspaceId,
    together: ({ statement, values: named }: Asked<unknown>) => {
      const values = inOrder(statement, named, []);
      asked.push({ text: statement.text, values });
      const limit = values.at(-1) as number;
      return Promise.resolve([
        Array.from({ length: limit }, (_, index) => ({
          id: `${index}`,
          cursor_value: `n${index}`,
          cursor_id: `${index}`,
        })),
      ]);
    },
  } as unknown as Db;
  return { db, asked };
}

type Wanted = Partial<PageQuery> & { filters?: { [Name in keyof Filters]?: Filters[Name] | undefined } };

const ask = ({ filters = {}, ...query }: Wanted, db = fake().db, cursors = MAC) =>
  list.page({ db, query: { limit: 2, ordering: 'name', ...query }, services: { cursors } }, filters);

describe('a list', () => {
  test('asks for one row more than the page, and for a total only if told to', async () => {
    const { db, asked } = fake();
    const { rows, page } = await ask({ limit: 2 }, db);
    expect([rows.length, typeof page.next, page.total]).toEqual([2, 'string', undefined]);
    expect(asked[0]!.values).toEqual([3]);
  });

  test('numbers the values of its filters, and leaves undefined ones out', async () => {
    const { db, asked } = fake();
    await ask({ filters: { colour: 'red', between: 5, open: undefined } }, db);
    expect(asked[0]!.text).toMatch(/t\.colour = \$2 AND t\.at >= \$3 AND t\.at <= \$3\s/);
    expect(asked[0]!.values).toEqual(['red', 5, 3]);
  });

  test('a cursor continues after the row it was made from', async () => {
    const { page } = await ask({});
    const { db, asked } = fake();
    await ask({ cursor: page.next! }, db);
    expect(asked[0]!.text).toContain('(t.name, t.id) > ($2::text, $3::uuid)');
    expect(asked[0]!.values).toEqual(['n1', '1', 3]);
  });

  test('it is opaque, and bound to workspace, key, list, ordering and filters', async () => {
    const cursor = (await ask({ filters: { colour: 'red' } })).page.next!;
    const same = { filters: { colour: 'red' }, cursor };
    await expect(ask(same)).resolves.toBeDefined();
    for (const attempt of [
      () => ask({ cursor }),
      () => ask({ ...same, filters: { colour: 'blue' } }),
      () => ask({ ...same, filters: { colour: 'red', between: 1 } }),
      () => ask({ ...same, ordering: '-name' }),
      () => ask({ ...same, include_deleted: true }),
      () => ask(same, fake('v').db),
      () => ask(same, fake().db, macOf('another secret', 'cursor')),
      () => ask({ ...same, cursor: `${cursor}x` }),
      () => ask({ ...same, cursor: `${cursor}.x` }),
      () => ask({ ...same, cursor: cursor.split('.')[0]! }),
      () => ask({ ...same, cursor: '.' }),
      () => ask({ ...same, cursor: '' }),
    ]) {
      const error = await attempt().catch((one: unknown) => one);
      expect(error).toBeInstanceOf(Problem);
      expect([(error as Problem).status, (error as Problem).code]).toEqual([400, 'bad_cursor']);
    }
  });
});
