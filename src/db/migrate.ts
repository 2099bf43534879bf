import knexFactory, { type Knex } from 'knex';
import { sql as foundation } from './migrations/001_foundation.ts';
import { sql as absenceAndTime } from './migrations/002_absence_and_time.ts';
import { sql as webhooks } from './migrations/003_webhooks.ts';
import { sql as accessNotices } from './migrations/004_access_notices.ts';

/** In order, forever: a migration that has been released is never edited. */
const migrations = [
  { name: '001_foundation', sql: foundation },
  { name: '002_absence_and_time', sql: absenceAndTime },
  { name: '003_webhooks', sql: webhooks },
  { name: '004_access_notices', sql: accessNotices },
];

/** Listed here and not read from a folder, so that names are the same from source and from the build. */
const source: Knex.MigrationSource<(typeof migrations)[number]> = {
  getMigrations: () => Promise.resolve(migrations),
  getMigrationName: (migration) => migration.name,
  getMigration: (migration) =>
    Promise.resolve({
      up: async (knex: Knex) => {
        // a migration runs while the old version serves: it may not wait long for a lock that would stop the world
        await knex.raw(`SET LOCAL lock_timeout = '5s'`);
        await knex.raw(migration.sql);
      },
      down: () => Promise.reject(new Error('migrations only go forward')),
    }),
};

/** Brings the database of `url` (the owner's, not the app's) up to date; answers the names that ran. */
export async function migrate(url: string): Promise<string[]> {
  const knex = knexFactory({ client: 'pg', connection: url, pool: { min: 0, max: 1 } });
  try {
    const [, names] = (await knex.migrate.latest({ migrationSource: source, tableName: 'migrations' })) as [
      number,
      string[],
    ];
    await knex.raw('GRANT SELECT ON migrations TO workforce_app');
    return names;
  } finally {
    await knex.destroy();
  }
}

/** The last migration this version knows: `/readyz` compares it with the database's. */
export const latestMigration = migrations.at(-1)!.name;
