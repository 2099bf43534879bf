/** How migrations behave while other transactions use their tables. */
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

/**
 * Deadlocks that Postgres has resolved. A migration's connection has reported its own by the time it closes.
 */
const deadlocks = async () =>
  Number(
    (await admin.query('SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()')).rows[0]
      .deadlocks,
  );

beforeEach(async () => {
  await admin.query('DROP TABLE IF EXISTS a, b, migrations, migrations_lock');
  await migrate(database, [tables]);
});

test('a migration that waits for a transaction lets later transactions pass, and finishes once that one has ended', async () => {
  await caller.query('BEGIN; SELECT FROM a');
  const migrated = migrate(database, [tables, columns]);
  await waitsFor('a');
  // half of the time that a call waits for a lock
  await another.query(`SET statement_timeout = '2.5s'; INSERT INTO a VALUES (1)`);
  await caller.query('COMMIT');
  expect(await migrated).toEqual(['2_columns']);
});

test('when a migration and a call wait for each other, the migration yields before Postgres detects a deadlock, and finishes after the call', async () => {
  await caller.query('BEGIN; INSERT INTO b VALUES (1)');
  const migrated = migrate(database, [tables, columns]);
  await waitsFor('b');
  await caller.query('INSERT INTO a VALUES (1)');
  await caller.query('COMMIT');
  expect(await migrated).toEqual(['2_columns']);
  expect(await deadlocks()).toBe(0);
});

test('after repeated lock failures an attempt outlasts deadlock_timeout, so that Postgres ends a blocking autovacuum, but not earlier', async () => {
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

test('a migration that fails is named in the error, and earlier ones stay done; the next run continues from there', async () => {
  const wrong: Migration = { name: '3_wrong', sql: 'ALTER TABLE a ADD COLUMN last int; SELECT 1 / 0;' };
  await expect(migrate(database, [tables, columns, wrong])).rejects.toThrow(/^3_wrong: division by zero$/);
  expect(
    await migrate(database, [tables, columns, { ...wrong, sql: 'ALTER TABLE a ADD COLUMN last int;' }]),
  ).toEqual(['3_wrong']);
});

test('two processes that migrate at once run each migration once', async () => {
  const all = [tables, columns, { name: '3_rows', sql: 'INSERT INTO a (n) VALUES (3);' }];
  const both = await Promise.all([migrate(database, all), migrate(database, all)]);
  expect(both.flat().sort()).toEqual(['2_columns', '3_rows']);
  expect((await admin.query('SELECT n FROM a')).rows).toEqual([{ n: 3 }]);
});
