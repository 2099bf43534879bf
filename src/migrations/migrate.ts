import knexFactory, { type Knex } from 'knex';
import { whenFree } from '../db/whenFree.ts';
import { migrations } from '../generated/migrations.ts';
import { forVersion, MAKE_MISSING } from './olderPostgres.ts';

export interface Migration {
  name: string;
  sql: string;
}

/**
 * All migrations, each waiting at most `lockWait` milliseconds for a lock. Passed as data and not read from a
 * folder, so that their names are the same in source and build.
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
        // the previous version still serves requests
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

/** Hides Knex's warnings, which it also throws: otherwise each try that waits for a lock would warn. */
const SILENT = { warn: () => undefined };

/** Replaces the migration's SQL, with which Knex begins the message, with its name. */
const named = (name: string, error: Error): Error =>
  Object.assign(error, { message: `${name}: ${error.message.split(' - ').at(-1)!}` });

/** Milliseconds for which a migration is retried: longer than any call may take. */
const PATIENCE = 90_000;
/**
 * Milliseconds that tries of a migration wait for a lock, in rotation. Short, because new calls queue behind
 * a waiting migration. One in five exceeds `deadlock_timeout` (1 s by default), after which Postgres cancels
 * a blocking autovacuum.
 */
const LOCK_WAITS = [100, 100, 200, 500, 1_500];

/** The role in the migrations' grants; replaced with the role of DATABASE_URL. */
const APP_ROLE = 'workforce_app';

/**
 * Migrates the database of `ownerUrl` and grants the role of `appUrl` access; returns the names of the
 * migrations that ran. Each migration has its own transaction, so that its locks end with it; if one fails,
 * earlier ones stay. `all`: the migrations of an earlier version, for tests of upgrades.
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
    // another process may migrate at the same time; its migrations are not among the names
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
