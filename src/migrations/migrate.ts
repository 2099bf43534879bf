import knexFactory, { type Knex } from 'knex';
import { migrations } from '../generated/migrations.ts';
import { forVersion, MAKE_MISSING } from './olderPostgres.ts';

export interface Migration {
  name: string;
  sql: string;
}

/**
 * All migrations. Listed in code and not read from a folder, so that names are the same from source and from the build.
 */
const sourceFor = (
  all: readonly Migration[],
  appRole: string,
  version: number,
): Knex.MigrationSource<Migration> => ({
  getMigrations: () => Promise.resolve([...all]),
  getMigrationName: (migration) => migration.name,
  getMigration: (migration) =>
    Promise.resolve({
      up: async (knex: Knex) => {
        // a migration runs while the old version serves: while it waits for a lock, all later queries on that table
        // wait too
        await knex.raw(`SET LOCAL lock_timeout = '5s'`);
        await knex.raw(forVersion(migration.sql, version).replaceAll(APP_ROLE, () => appRole));
      },
      down: () => Promise.reject(new Error('migrations only go forward')),
    }),
});

/** The role that migrations grant rights to; those are passed on where DATABASE_URL uses another role. */
const APP_ROLE = 'workforce_app';

/**
 * Brings the database of `ownerUrl` up to date and lets the role of `appUrl` use it; returns the names of the
 * migrations that ran. `all`: those of an earlier version, for tests of upgrades.
 */
export async function migrate(
  { ownerUrl, appUrl }: { ownerUrl: string; appUrl: string },
  all: readonly Migration[] = migrations,
): Promise<string[]> {
  const appRole = `"${decodeURIComponent(new URL(appUrl).username).replaceAll('"', '""')}"`;
  const knex = knexFactory({ client: 'pg', connection: ownerUrl, pool: { min: 0, max: 1 } });
  try {
    await knex.raw(MAKE_MISSING);
    const { rows } = await knex.raw<{ rows: [{ server_version_num: string }] }>('SHOW server_version_num');
    const [, names] = (await knex.migrate.latest({
      migrationSource: sourceFor(all, appRole, Number(rows[0].server_version_num)),
      tableName: 'migrations',
    })) as [number, string[]];
    await knex.raw(`GRANT SELECT ON migrations TO ${appRole}`);
    return names;
  } finally {
    await knex.destroy();
  }
}
