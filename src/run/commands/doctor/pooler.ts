import type { Config } from '../../config/index.ts';
import { missingSettings } from '../../../db/connectionSettings.ts';
import { inspectServer, sameDatabase } from '../../../db/inspect.ts';
import { listen } from '../../../db/listen.ts';
import type { Pool } from '../../../db/pool.ts';
import { bound, sharedStatement } from '../../../db/statement.ts';
import { askPool } from './askPool.ts';
import { found, ok, reasonOf, wrong, type Finding } from './finding.ts';

const ABOUT = 'pooler';
/** Channel of the notice that shows whether DATABASE_LISTEN_URL leads straight to Postgres. */
const CHANNEL = 'doctor_asks';
/** Milliseconds in which that notice must arrive. */
const NOTICE = 2_000;

const begin = sharedStatement('BEGIN');
const commit = sharedStatement('COMMIT');
const anything = sharedStatement('SELECT 1 AS prepared');
const notify = sharedStatement(`SELECT pg_notify('${CHANNEL}', '')::text AS notified`);

/** What a pooler drops, behind one or not: without these settings nothing limits how long a call waits. */
export async function checkSettings(pool: Pool, pooled: boolean): Promise<Finding[]> {
  const missing = await missingSettings(pool);
  if (missing.length === 0) return [];
  return [
    wrong(
      'database',
      `Connections lack the settings ${missing.join(', ')}. ${
        pooled
          ? 'Run migrate with DATABASE_LISTEN_URL set, which gives them to the role, and let the pooler reconnect.'
          : 'Something between here and Postgres drops them: if DATABASE_URL leads to a pooler, set DATABASE_LISTEN_URL.'
      }`,
    ),
  ];
}

/** Checks the pooler that DATABASE_URL leads to if DATABASE_LISTEN_URL is set. */
export async function checkPooler({ databaseUrl, databaseListenUrl }: Config): Promise<Finding[]> {
  if (!databaseUrl || !databaseListenUrl) return [];
  const pooled = askPool(databaseUrl, { directUrl: databaseListenUrl, size: 2 });
  const direct = askPool(databaseListenUrl, { directUrl: databaseListenUrl });
  try {
    const { host } = new URL(databaseUrl);
    const [facts, behind] = await Promise.all([inspectServer(pooled), inspectServer(direct)]);
    const findings = [
      ...(sameDatabase(facts, behind)
        ? []
        : [
            wrong(
              ABOUT,
              'DATABASE_URL and DATABASE_LISTEN_URL lead to different databases. Let both name the same server and database.',
            ),
          ]),
      ...(await found(ABOUT, () => checkSettings(pooled, true))),
      ...(await found(ABOUT, () => checkPreparing(pooled))),
      ...(await found(ABOUT, () => checkNotices(databaseListenUrl, pooled))),
    ];
    return findings.length > 0
      ? findings
      : [ok(ABOUT, `at ${host}: keeps prepared statements; notices pass it by`)];
  } catch (error) {
    return [
      wrong(
        ABOUT,
        `It does not let us through: ${reasonOf(error)}. Check DATABASE_URL, and the pooler's databases and users.`,
      ),
    ];
  } finally {
    await Promise.all([pooled.end(), direct.end()]);
  }
}

/** Uses a prepared statement while another client holds the connection on which it was prepared. */
async function checkPreparing(pool: Pool): Promise<Finding[]> {
  const [first, second] = [await pool.connect(), await pool.connect()];
  try {
    await first.run([bound(anything)]);
    await second.run([bound(begin), bound(anything)]);
    await first.run([bound(anything)]);
    await second.run([bound(commit)]);
    return [];
  } catch (error) {
    return [
      wrong(
        ABOUT,
        `Prepared statements get lost in it: ${reasonOf(error)}. Use PgBouncer 1.21 or later, with max_prepared_statements = 1000.`,
      ),
    ];
  } finally {
    // closes the transaction in any case
    first.release(true);
    second.release(true);
  }
}

async function checkNotices(url: string, pool: Pool): Promise<Finding[]> {
  let heard!: (arrived: boolean) => void;
  const arrival = new Promise<boolean>((resolve) => {
    heard = resolve;
  });
  const listener = await listen({
    url,
    name: 'workforce-api doctor',
    channels: { [CHANNEL]: () => heard(true) },
  });
  const timer = setTimeout(() => heard(false), NOTICE);
  try {
    await pool.run([bound(notify)]);
    if (await arrival) return [];
    return [
      wrong(
        ABOUT,
        'Notices do not arrive over DATABASE_LISTEN_URL. Let it lead straight to Postgres, past every pooler.',
      ),
    ];
  } finally {
    clearTimeout(timer);
    await listener.close();
  }
}
