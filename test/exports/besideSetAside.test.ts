/** Setting years of the audit trail aside while a workspace with lines of those years is imported. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { chainLines } from '../../src/areas/logs/actions/chainLines.ts';
import { setAside } from '../../src/areas/logs/actions/setAside.ts';
import { verifyChain } from '../../src/areas/logs/actions/verifyChain.ts';
import { importWorkspace } from '../../src/run/commands/importWorkspace.ts';
import { workspaceDb } from '../../src/db/handle.ts';
import { createPool } from '../../src/db/pool.ts';
import { auditKeyOf } from '../../src/events/auditKey.ts';
import { opened, openClient, openDatabase, openWorld } from '../support/opening.ts';
import { TEST_SECRET } from '../support/service.ts';
import { signLines } from '../support/signing.ts';
import { until } from '../support/until.ts';
import { openExporting, written } from './support.ts';

const YEAR = new Date().getUTCFullYear();
const { service, world } = await openWorld();
const exporting = await openExporting(service.database);
const second = await openDatabase();
const poolOf = (url: string) =>
  opened(
    Promise.resolve(createPool({ url, size: 4, auditKey: auditKeyOf(TEST_SECRET), acquireTimeout: 10_000 })),
    (it) => it.end(),
  );
const [pool, owner] = [await poolOf(second.appUrl), await poolOf(second.ownerUrl)];

test('it is refused while the import runs, which keeps all its lines; afterwards the imported trail has a line about it', async () => {
  await world.sql(
    `INSERT INTO audit_log (workspace_id, id, created_at, action, resource_type, resource_id, actor, actor_id, source, changes, line)
     SELECT $1, uuidv7(at - clock_timestamp()), at, 'updated', 'user', $2, '{}', $2, 'dashboard', '{}', 'updated user · dashboard'
       FROM generate_series(1, 3) n, LATERAL (SELECT $3::timestamptz + n * interval '1 second' AS at) t`,
    [world.id, world.employee.id, `${YEAR - 2}-06-01T12:00:00Z`],
  );
  await signLines(service.database, world.id);
  await chainLines(service.app.services.pool, () => false, { thorough: true });
  const exportId = await exporting.queue(world.id, world.admin.id);
  await exporting.make(world.id, exportId);
  const file = written(await exporting.download(world.id, exportId), `${randomUUID()}.zip`);

  // as in an installation that has run for years
  const end = (year: number) => `partitions.audit_log_before_${year + 1}0101`;
  await second.admin.query(`
    ALTER TABLE audit_log DETACH PARTITION ${end(YEAR)};
    CREATE TABLE ${end(YEAR - 1)} PARTITION OF audit_log FOR VALUES FROM (MINVALUE) TO (first_id('${YEAR}-01-01'::date));
    ALTER TABLE ${end(YEAR - 1)} OWNER TO workforce_owner;
    ALTER TABLE audit_log ATTACH PARTITION ${end(YEAR)}
      FOR VALUES FROM (first_id('${YEAR}-01-01'::date)) TO (first_id('${YEAR + 1}-01-01'::date))`);

  // the import has written its lines, and this lock keeps it from ending
  const holder = await openClient(second.ownerUrl);
  await holder.query('BEGIN; LOCK TABLE workspace_hosts IN SHARE MODE');
  const importing = importWorkspace(
    {
      ownerUrl: second.ownerUrl,
      appSecret: TEST_SECRET,
      publicUrl: null,
      file,
      hosts: ['arrived.localhost'],
    },
    () => undefined,
  );
  const ended = importing.then(
    () => null,
    (error: unknown) => error,
  );
  const isWaiting = async () =>
    (
      await second.admin.query(
        `SELECT FROM pg_locks l JOIN pg_stat_activity a USING (pid)
          WHERE a.datname = current_database() AND l.relation = 'workspace_hosts'::regclass AND NOT l.granted`,
      )
    ).rowCount === 1;
  await until(isWaiting);
  const trying = setAside({ pool, owner }, YEAR, Date.now());
  await expect(trying).rejects.toThrow('A workspace is being imported: set years aside when that has ended.');
  await holder.query('ROLLBACK');
  expect(await ended).toBeNull();

  const arrived = workspaceDb(pool, world.id);
  const lines = async () =>
    (
      await second.admin.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM audit_log WHERE workspace_id = $1 AND created_at < $2`,
        [world.id, `${YEAR}-01-01`],
      )
    ).rows[0]!.n;
  expect(await lines()).toBe(3);
  expect((await verifyChain(arrived)).firstBreak).toBeNull();

  await setAside({ pool, owner }, YEAR, Date.now());
  expect(await lines()).toBe(0);
  expect(await verifyChain(arrived)).toMatchObject({ firstBreak: null, asideBefore: `${YEAR}-01-01` });
}, 120_000);
