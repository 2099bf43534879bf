import knexFactory, { type Knex } from 'knex';
import { whenFree } from '../db/whenFree.ts';
import { migrations } from '../generated/migrations.ts';
import { forVersion, MAKE_MISSING } from './olderPostgres.ts';

export interface Migration {
  name: string;
  sql: string;
}

/**
 * All migrations, which wait `lockWait` milliseconds for each lock. Listed in code and not read from a folder, so that names are
 * the same from source and from the build.
 */
const sourceFor = (
  all: readonly Migration[],
  appRole: string,
  version: number,
  lockWait: number,
): Knex.MigrationSource<Migration> => ({
  getMigrations: () => Promise.resolve([...all]),
  getMigrationName: (migration) => migration.name,
  getMigration: (migration) =>
    Promise.resolve({
      up: async (knex: Knex) => {
        // the old version serves meanwhile
        await knex.raw(`SET LOCAL lock_timeout = ${lockWait}`);
        try {
          await knex.raw(forVersion(migration.sql, version).replaceAll(APP_ROLE, () => appRole));
        } catch (error) {
          throw named(migration.name, error as Error);
        }
      },
      down: () => Promise.reject(new Error('migrations only go forward')),
    }),
});

/** What Knex warns of, and is thrown as well: each try of a migration that waits its turn would be told. */
const SILENT = { warn: () => undefined };

/** With the migration's name in place of its text, which Knex begins the message with. */
const named = (name: string, error: Error): Error =>
  Object.assign(error, { message: `${name}: ${error.message.split(' - ').at(-1)!}` });

/** Milliseconds for which a migration is tried again: longer than a call may take. */
const PATIENCE = 90_000;
/**
 * Milliseconds that the tries of a migration wait for each lock, by turns. Calls need some milliseconds, and a call that waits for the
 * migration never lets it have what it waits for. One in five outlasts `deadlock_timeout` (a second, where nobody has changed it): Postgres
 * ends an autovacuum that holds others up, but not sooner.
 */
const LOCK_WAITS = [100, 100, 200, 500, 1_500];

/** The role that migrations grant rights to; those are passed on where DATABASE_URL uses another role. */
const APP_ROLE = 'workforce_app';

/**
 * Brings the database of `ownerUrl` up to date and lets the role of `appUrl` use it; returns the names of the
 * migrations that ran. Each has a transaction of its own, so that no table is locked for those of another; after one that failed,
 * those before it stay. `all`: those of an earlier version, for tests of upgrades.
 */
export async function migrate(
  { ownerUrl, appUrl }: { ownerUrl: string; appUrl: string },
  all: readonly Migration[] = migrations,
): Promise<string[]> {
  const appRole = `"${decodeURIComponent(new URL(appUrl).username).replaceAll('"', '""')}"`;
  const knex = knexFactory({ client: 'pg', connection: ownerUrl, pool: { min: 0, max: 1 }, log: SILENT });
  try {
    await knex.raw(MAKE_MISSING);
    const { rows } = await knex.raw<{ rows: [{ server_version_num: string }] }>('SHOW server_version_num');
    const settings = (lockWait: number): Knex.MigratorConfig => ({
      migrationSource: sourceFor(all, appRole, Number(rows[0].server_version_num), lockWait),
      tableName: 'migrations',
    });
    const outstanding = async () =>
      ((await knex.migrate.list(settings(0))) as [unknown[], Migration[]])[1].length > 0;
    const names: string[] = [];
    // another process may migrate at the same time: what it did is not among the names
    while (await outstanding()) {
      await whenFree(async (tried) => {
        const lockWait = LOCK_WAITS[tried % LOCK_WAITS.length]!;
        const [, done] = (await knex.migrate.up(settings(lockWait))) as [number, string[]];
        names.push(...done);
      }, PATIENCE);
    }
    await knex.raw(`GRANT SELECT ON migrations TO ${appRole}`);
    return names;
  } finally {
    await knex.destroy();
  }
}
