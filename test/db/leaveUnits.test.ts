/**
 * The copy of a leave type's unit next to its name: the migration fills it for existing rows, and the
 * database keeps it current.
 */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import pg from 'pg';
import { sql as migration } from '../../src/migrations/016_leave_units.ts';
import { openDatabase } from '../support/opening.ts';

const database = await openDatabase();

const workspace = randomUUID();

/** Adds a leave type with one version per year, in these units. */
async function leaveType(name: string, units: readonly string[]): Promise<void> {
  const { rows } = await database.admin.query<{ id: string }>(
    'INSERT INTO policies (workspace_id, name) VALUES ($1, $2) RETURNING id',
    [workspace, name],
  );
  for (const [index, unit] of units.entries())
    await database.admin.query(
      `INSERT INTO policy_versions (workspace_id, policy_id, effective_from, rules) VALUES ($1, $2, $3, $4)`,
      [workspace, rows[0]!.id, `${2025 + index}-01-01`, { unit }],
    );
}

const units = async () => {
  const { rows } = await database.admin.query('SELECT name, unit, version FROM policies ORDER BY name');
  return rows.map(({ name, unit, version }) => `${name} ${unit} ${version}`);
};

test('existing leave types get their unit from the migration; row-level security and versions stay as they were', async () => {
  // the database as it was before the migration
  await database.admin.query(`
    DROP TRIGGER policy_versions_unit ON policy_versions;
    DROP FUNCTION copy_leave_unit;
    DROP TRIGGER policies_touch ON policies;
    ALTER TABLE policies DROP COLUMN unit;
    CREATE TRIGGER policies_touch BEFORE UPDATE ON policies FOR EACH ROW EXECUTE FUNCTION touch_row();
  `);
  await database.admin.query(
    `INSERT INTO workspaces (id, slug, name, plan) VALUES ($1, 'units', 'Units', 'managed')`,
    [workspace],
  );
  await leaveType('Days', ['day']);
  await leaveType('Hours', ['hour', 'hour']);

  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(migration);
  expect(await units()).toEqual(['Days day 1', 'Hours hour 1']);
  // row-level security applies to the owner of the tables again
  expect((await owner.query('SELECT 1 FROM policies UNION ALL SELECT 1 FROM policy_versions')).rows).toEqual(
    [],
  );
  await owner.end();
});

test('a new or changed version updates the unit; other changes still take effect', async () => {
  await leaveType('New', ['hour']);
  expect(await units()).toEqual(['Days day 1', 'Hours hour 1', 'New hour 1']);
  await database.admin.query(`
    UPDATE policy_versions v SET rules = '{"unit": "day"}' FROM policies p WHERE p.id = v.policy_id AND p.name = 'New';
    UPDATE policies SET paid = false WHERE name = 'Days'`);
  expect(await units()).toEqual(['Days day 2', 'Hours hour 1', 'New day 1']);
});
