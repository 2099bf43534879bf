import { readFileSync } from 'node:fs';

/** The servers that the global set-up started, for the test processes. */
export interface TestEnvironment {
  /** Connects as the superuser to the database `postgres`. */
  adminUrl: string;
  /** Connect to the migrated template database as the owner and as the app role. */
  ownerUrl: string;
  appUrl: string;
  temporalAddress: string;
  /** Of PgBouncer, in a run with TEST_POOLER=1. */
  poolerPort?: number;
}

/** The file in which the global set-up stores the environment. */
const environmentFile = (): string => process.env['WORKFORCE_TEST_ENVIRONMENT']!;

export const readEnvironment = () => JSON.parse(readFileSync(environmentFile(), 'utf8')) as TestEnvironment;

/** Changes the database of a connection URL. */
export function inDatabase(url: string, database: string): string {
  const next = new URL(url);
  next.pathname = `/${database}`;
  return next.toString();
}
