import type { Config } from '../../config/index.ts';
import { inspectServer, ranMigrations } from '../../../db/inspect.ts';
import { lagOf } from '../../../db/standby.ts';
import { askPool } from './askPool.ts';
import { ok, reasonOf, wrong, type Finding } from './finding.ts';

const ABOUT = 'standby';
/** Milliseconds behind the primary after which reads hardly ever reach the standby. */
const MUCH = 1_000;

/** Checks the standby of DATABASE_READ_URL. */
export async function checkStandby(config: Config): Promise<Finding[]> {
  const { databaseDirectUrl, databaseReadUrl } = config;
  if (!databaseDirectUrl || !databaseReadUrl) return [];
  const [primary, standby] = [askPool(databaseDirectUrl), askPool(databaseReadUrl)];
  const { host, pathname } = new URL(databaseReadUrl);
  try {
    const facts = await inspectServer(standby);
    if (!facts.standby)
      return [
        wrong(
          ABOUT,
          `The server at ${host} is no standby, and nothing is read from it. Let DATABASE_READ_URL name a standby, or leave it unset.`,
        ),
      ];
    const [here, there] = [await ranMigrations(primary), await ranMigrations(standby)];
    if (facts.database !== (await inspectServer(primary)).database || there?.join() !== here?.join())
      return [
        wrong(
          ABOUT,
          `The server at ${host} has another database, or stopped following. Let DATABASE_READ_URL name a standby of this one.`,
        ),
      ];
    const behind = await lagOf(primary, standby);
    return behind > MUCH
      ? [
          wrong(
            ABOUT,
            `It is more than ${MUCH / 1_000} s behind, so that the primary does its reads. Look at pg_stat_replication.`,
          ),
        ]
      : [ok(ABOUT, `at ${host}: follows, ${behind} ms behind`)];
  } catch (error) {
    return [
      wrong(
        ABOUT,
        `${host}${pathname} does not let us in: ${reasonOf(error)}. Check DATABASE_READ_URL and the server.`,
      ),
    ];
  } finally {
    await Promise.all([primary.end(), standby.end()]);
  }
}
