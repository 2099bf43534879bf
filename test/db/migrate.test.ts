/** How migrations go about while others are at work on their tables. */
import { beforeEach, expect, test } from '@jest/globals';
import { migrate, type Migration } from '../../src/migrations/migrate.ts';
import { createDatabase } from '../support/database.ts';
import { openClient, opened } from '../support/opening.ts';
import { until } from '../support/until.ts';

const database = await opened(createDatabase('TEMPLATE template0'), (one) => one.drop());
const { admin } = database;
const [caller, another] = [await openClient(database.ownerUrl), await openClient(database.ownerUrl)];

const tables: Migration = { name: '1_tables', sql: 'CREATE TABLE a (n int); CREATE TABLE b (n int);' };
const columns: Migration = {
  name: '2_columns',
  sql: 'ALTER TABLE a ADD COLUMN more int; ALTER TABLE b ADD COLUMN more int;',
};
const waitsFor = (table: string) =>
  until(async () => {
    const { rowCount } = await admin.query(
      'SELECT FROM pg_locks WHERE relation = $1::regclass AND NOT granted',
      [table],
    );
    return rowCount! > 0;
  });

/** Deadlocks that Postgres has ended; the connection of a migration has reported its own by the time it is closed. */
const deadlocks = async () =>
  Number(
    (await admin.query('SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()')).rows[0]
      .deadlocks,
  );

beforeEach(async () => {
  await admin.query('DROP TABLE IF EXISTS a, b, migrations, migrations_lock');
  await migrate(database, [tables]);
});

test('a migration that has to wait for a transaction lets those pass that came after it, and is done when that has ended', async () => {
  await caller.query('BEGIN; SELECT FROM a');
  const migrated = migrate(database, [tables, columns]);
  await waitsFor('a');
  // half of what a call waits for a lock
  await another.query(`SET statement_timeout = '2.5s'; INSERT INTO a VALUES (1)`);
  await caller.query('COMMIT');
  expect(await migrated).toEqual(['2_columns']);
});

test('a migration and a call that wait for one another: the migration gives way, before Postgres looks for a deadlock, and is done after the call', async () => {
  await caller.query('BEGIN; INSERT INTO b VALUES (1)');
  const migrated = migrate(database, [tables, columns]);
  await waitsFor('b');
  await caller.query('INSERT INTO a VALUES (1)');
  await caller.query('COMMIT');
  expect(await migrated).toEqual(['2_columns']);
  expect(await deadlocks()).toBe(0);
});

test('where it gets no lock again and again, a try outlasts deadlock_timeout: Postgres ends an autovacuum that holds others up, but not sooner', async () => {
  await caller.query('BEGIN; SELECT FROM a');
  const migrated = migrate(database, [tables, columns]);
  await until(async () => {
    const { rowCount } = await admin.query(
      `SELECT FROM pg_locks WHERE relation = 'a'::regclass AND NOT granted
          AND clock_timestamp() - waitstart > current_setting('deadlock_timeout')::interval`,
    );
    return rowCount! > 0;
  });
  await caller.query('COMMIT');
  expect(await migrated).toEqual(['2_columns']);
});

test('a migration that fails is told by its name, and leaves those before it done; the next time goes on from there', async () => {
  const wrong: Migration = { name: '3_wrong', sql: 'ALTER TABLE a ADD COLUMN last int; SELECT 1 / 0;' };
  await expect(migrate(database, [tables, columns, wrong])).rejects.toThrow(/^3_wrong: division by zero$/);
  expect(
    await migrate(database, [tables, columns, { ...wrong, sql: 'ALTER TABLE a ADD COLUMN last int;' }]),
  ).toEqual(['3_wrong']);
});

test('two that migrate at once do each migration once', async () => {
  const all = [tables, columns, { name: '3_rows', sql: 'INSERT INTO a (n) VALUES (3);' }];
  const both = await Promise.all([migrate(database, all), migrate(database, all)]);
  expect(both.flat().sort()).toEqual(['2_columns', '3_rows']);
  expect((await admin.query('SELECT n FROM a')).rows).toEqual([{ n: 3 }]);
});
