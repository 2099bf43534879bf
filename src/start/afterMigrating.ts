import { createPool } from '../db/pool.ts';

/** What migrations leave to code, through the app's own walls; what was done before is not done again. */
export async function afterMigrating(
  appUrl: string,
  auditKey: string | undefined,
): Promise<{ converted: number }> {
  const { convertLeave } = await import('../areas/pto/actions/convert.ts');
  const pool = createPool({
    url: appUrl,
    size: 2,
    auditKey,
    acquireTimeout: 10_000,
    onIdleError: () => undefined,
  });
  try {
    return { converted: await convertLeave(pool, Date.now) };
  } finally {
    await pool.end();
  }
}
