import { readFileSync } from 'node:fs';

/** What the global set-up started, for the test processes to find. */
export interface TestEnvironment {
  /** As the superuser, database `postgres`. */
  adminUrl: string;
  /** As the owner and as the app role, in the migrated template database. */
  ownerUrl: string;
  appUrl: string;
  temporalAddress: string;
}

/** Where the set-up leaves it. */
const environmentFile = (): string => process.env['WORKFORCE_TEST_ENVIRONMENT']!;

export const readEnvironment = () => JSON.parse(readFileSync(environmentFile(), 'utf8')) as TestEnvironment;

/** The same connection to another database. */
export function inDatabase(url: string, database: string): string {
  const next = new URL(url);
  next.pathname = `/${database}`;
  return next.toString();
}
