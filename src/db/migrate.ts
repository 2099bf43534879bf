import knexFactory, { type Knex } from 'knex';
import { migrations } from './migrations/index.ts';

/** Listed in code and not read from a folder, so that names are the same from source and from the build. */
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
