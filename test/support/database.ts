import pg from 'pg';
import { inDatabase, readEnvironment } from './environment.ts';

export interface TestDatabase {
  /** As the app role: bound by row-level security. */
  appUrl: string;
  ownerUrl: string;
  /** As the superuser: sees through every wall. For arranging and for looking, never for what is tested. */
  admin: pg.Pool;
  drop(): Promise<void>;
}

let count = 0;

/** A database of one's own, cloned from the migrated template. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const { adminUrl, appUrl, ownerUrl } = readEnvironment();
  count += 1;
  const name = `test_${process.pid}_${count}_${Date.now().toString(36)}`;
  const root = new pg.Client({ connectionString: adminUrl });
  await root.connect();
  try {
    // two processes cannot clone one template at the same instant
    await root.query('SELECT pg_advisory_lock(4242)');
    await root.query(
      `CREATE DATABASE ${name} TEMPLATE ${new URL(ownerUrl).pathname.slice(1)} OWNER workforce_owner`,
    );
  } finally {
    await root.end();
  }
  const admin = new pg.Pool({ connectionString: inDatabase(adminUrl, name), max: 4 });
  admin.on('error', () => undefined);
  return {
    appUrl: inDatabase(appUrl, name),
    ownerUrl: inDatabase(ownerUrl, name),
    admin,
    async drop() {
      await admin.end();
      const again = new pg.Client({ connectionString: adminUrl });
      await again.connect();
      await again.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await again.end();
    },
  };
}
