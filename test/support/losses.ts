import { findLosses } from '../../src/run/commands/doctor/deep/deep.ts';
import { loadConfig } from '../../src/run/config/index.ts';
import { TEST_SECRET } from './service.ts';

/** What `doctor --deep` finds in a database, as `slug: sentence`. `env`: further variables. */
export async function lossesIn(
  { appUrl, ownerUrl }: { appUrl: string; ownerUrl: string },
  env: NodeJS.ProcessEnv = {},
  only: { slug?: string; after?: string } = {},
): Promise<string[]> {
  const found: string[] = [];
  await findLosses(
    loadConfig({
      NODE_ENV: 'test',
      DATABASE_URL: appUrl,
      DATABASE_MIGRATE_URL: ownerUrl,
      APP_SECRET: TEST_SECRET,
      ...env,
    }),
    {
      slug: only.slug,
      after: only.after,
      say: (state, about, text) => {
        if (state === 'wrong') found.push(`${about}: ${text}`);
      },
    },
  );
  return found;
}
