import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createPool } from '../../src/db/pool.ts';
import { bound, sharedStatement } from '../../src/db/statement.ts';
import { uuidArray, type UuidArray } from '../../src/db/uuidArray.ts';
import { atEnd, openDatabase } from '../support/opening.ts';

const database = await openDatabase();
const pool = createPool({ url: database.appUrl, size: 1 });
atEnd(() => pool.end());
const read = sharedStatement<{ ids: string }, { ids: UuidArray }>('SELECT $ids::uuid[]::text[] AS ids');

test('Postgres reads the ids that were written, in their order, including an empty list', async () => {
  for (const ids of [[], [randomUUID()], Array.from({ length: 201 }, () => randomUUID())]) {
    const [answer] = await pool.run([bound(read, { ids: uuidArray(ids) })]);
    expect(answer!.rows).toEqual([{ ids }]);
  }
});

test.each(['', 'ab', `${randomUUID()}0`, randomUUID().slice(1), `${randomUUID().slice(1)}g`])(
  'throws for %j, which is no id',
  (text) => {
    expect(() => uuidArray([randomUUID(), text])).toThrow(`malformed id: ${text}`);
  },
);
