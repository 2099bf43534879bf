import { describe, expect, it } from '@jest/globals';
import { tablesInOrder } from '../../src/db/tableOrder.ts';
import { openDatabase } from '../support/opening.ts';

const database = await openDatabase();

const order = () => tablesInOrder(async (text) => (await database.admin.query(text)).rows);

describe('the order in which tables can be written', () => {
  it('has every table after those that its foreign keys refer to', async () => {
    const tables = await order();
    const { rows } = await database.admin.query<{ child: string; parent: string }>(
      `SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent FROM pg_constraint
        WHERE contype = 'f' AND conrelid <> confrelid AND connamespace = 'public'::regnamespace`,
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { child, parent } of rows)
      expect([
        child,
        parent,
        tables.indexOf(parent) < tables.indexOf(child),
        tables.includes(parent),
      ]).toEqual([child, parent, true, true]);
  });

  it('also follows the names of id columns, for partitioned tables that no foreign key can refer to', async () => {
    const tables = await order();
    for (const [child, parent] of [
      ['deliveries', 'events'],
      ['delivery_attempts', 'deliveries'],
    ] as const)
      expect([child, tables.indexOf(parent) < tables.indexOf(child)]).toEqual([child, true]);
  });

  it('fails with the names of tables that refer to one another', async () => {
    await database.admin.query('CREATE TABLE hens (id int PRIMARY KEY, egg int)');
    await database.admin.query('CREATE TABLE eggs (id int PRIMARY KEY, hen int REFERENCES hens)');
    await database.admin.query('ALTER TABLE hens ADD FOREIGN KEY (egg) REFERENCES eggs');
    await expect(order()).rejects.toThrow('these tables refer to one another: eggs, hens');
  });
});
