/** All statements that a list may build. */
import { macOf } from '../../src/secrets/mac.ts';
import type { Asked, Db } from '../../src/db/handle.ts';
import type { Statement } from '../../src/db/statement.ts';
import type { CollectedList } from './collect.ts';

type Made = Statement<unknown, never>;

export interface Shape {
  page: Made;
  total: Made;
}

const services = { cursors: macOf('a secret of the list shapes', 'cursor') };

/**
 * Runs the list with each filter alone, with all and with none, in every order, from the start and after a
 * cursor, and with changed and deleted records if the list supports that.
 */
export async function shapesOf({ definition, list }: CollectedList): Promise<Shape[]> {
  const names = Object.keys(definition.filters);
  const filters = [[], ...names.map((name) => [name]), names];
  const orderings = Object.keys(definition.orders).flatMap((name) => [name, `-${name}`]);
  const changes = definition.sync
    ? [
        {},
        { updated_since: '2026-01-01T00:00:00Z' },
        { updated_since: '2026-01-01T00:00:00Z', include_deleted: true },
      ]
    : [{}];
  const shapes: Shape[] = [];
  for (const some of filters) {
    for (const ordering of orderings) {
      for (const change of changes) {
        const chosen = Object.fromEntries(some.map((name) => [name, 'any']));
        const query = { ordering, limit: 1, include_total: true, ...change };
        const { db, shape } = listener();
        const { page } = await list.page({ db, query, services }, chosen);
        shapes.push(shape());
        const after = listener();
        await list.page({ db: after.db, query: { ...query, cursor: page.next! }, services }, chosen);
        shapes.push(after.shape());
      }
    }
  }
  return shapes;
}

/** A workspace that records the statements it gets, and returns one row more than fits on a page of one. */
function listener(): { db: Db; shape: () => Shape } {
  let page: Made | undefined;
  let total: Made | undefined;
  const horizon = { at: '2026-01-01T00:00:00Z' };
  const row = (id: string) => ({ id, set: null, cursor_value: 'value', cursor_id: id });
  const db = {
    workspaceId: 'any',
    // the page comes last; a walk through changes first asks for the time
    together: (...asked: Asked<unknown>[]) => {
      page = asked.at(-1)!.statement;
      const before = asked.slice(0, -1).map(() => [horizon]);
      return Promise.resolve([...before, [row('a'), row('b')]]);
    },
    one: (statement: Made) => {
      total = statement;
      return Promise.resolve({ ...horizon, total: 2 });
    },
  } as unknown as Db;
  return { db, shape: () => ({ page: page!, total: total! }) };
}
