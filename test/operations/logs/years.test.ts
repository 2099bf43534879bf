/**
 * Yearly partitions of the audit trail: where lines are, which ones pages read, and setting old years aside.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { chainLines } from '../../../src/areas/logs/actions/chainLines.ts';
import { sayAgain } from '../../../src/areas/logs/actions/setAside.ts';
import { verifyChain } from '../../../src/areas/logs/actions/verifyChain.ts';
import { destroyLineKeys } from '../../../src/areas/auth/store/anonymise.ts';
import { workspaceDb } from '../../../src/db/handle.ts';
import { createPool } from '../../../src/db/pool.ts';
import { audit } from '../../../src/events/audit.ts';
import { auditKeyOf } from '../../../src/events/auditKey.ts';
import { systemCall } from '../../../src/events/writing.ts';
import { JOBS } from '../../../src/delivery/worker/jobs.ts';
import { runCommand, settingsOf } from '../../support/command.ts';
import type { AppSecret } from '../../../src/secrets/keyring.ts';
import { findWorkspace } from '../../../src/workspace/find.ts';
import { openClient, opened, openWorld } from '../../support/opening.ts';
import { partitionsOf } from '../../support/partitions.ts';
import { TEST_SECRET } from '../../support/service.ts';
import type { World } from '../../support/world.ts';

const { service, world } = await openWorld({ rateLimitScale: 10_000 });
const { pool } = service.app.services;
const { admin } = service.database;

const YEAR = new Date().getUTCFullYear();
const yearEnd = (year: number) => `before_${year + 1}0101`;
const tableOf = (year: number) => `partitions.audit_log_${yearEnd(year)}`;
const firstId = (year: number) => `first_id('${year}-01-01'::date)`;

/** Like a service that has run for years: this year and the two before have their own partitions. */
beforeAll(async () => {
  await admin.query(`
    ALTER TABLE audit_log DETACH PARTITION ${tableOf(YEAR)};
    CREATE TABLE ${tableOf(YEAR - 2)} PARTITION OF audit_log FOR VALUES FROM (MINVALUE) TO (${firstId(YEAR - 1)});
    CREATE TABLE ${tableOf(YEAR - 1)} PARTITION OF audit_log FOR VALUES FROM (${firstId(YEAR - 1)}) TO (${firstId(YEAR)});
    ALTER TABLE ${tableOf(YEAR - 2)} OWNER TO workforce_owner;
    ALTER TABLE ${tableOf(YEAR - 1)} OWNER TO workforce_owner;
    ALTER TABLE audit_log ATTACH PARTITION ${tableOf(YEAR)} FOR VALUES FROM (${firstId(YEAR)}) TO (${firstId(YEAR + 1)})`);
});

/** Adds lines of a time about the workspace's employee, signed as the service signs them. */
async function lines(at: World, when: string, count = 3): Promise<void> {
  const client = await openClient(service.database.appUrl);
  await client.query(
    `SELECT set_config('app.audit_key', $1, false), set_config('app.workspace', $2, false)`,
    [auditKeyOf(TEST_SECRET), at.id],
  );
  for (let n = 0; n < count; n += 1)
    await client.query(
      `INSERT INTO audit_log (workspace_id, id, created_at, action, resource_type, resource_id, actor, actor_id, source, changes, line)
       VALUES ($1, uuidv7($2::timestamptz - clock_timestamp()), $2, 'updated', 'user', $3, $4, $5, 'dashboard', $6, 'updated user · dashboard')`,
      [
        at.id,
        new Date(Date.parse(when) + n).toISOString(),
        at.employee.id,
        { id: at.admin.id, email: at.admin.email, name: at.admin.name },
        at.admin.id,
        { job_title: [null, `Cartographer ${n}`] },
      ],
    );
  await client.end();
}
const write = async (at: World, name: string) =>
  expect(
    (await service.request(at, 'PATCH', '/platform/workspace/', { as: at.admin, body: { name } })).status,
  ).toBe(200);
const round = () => chainLines(pool, () => false, { thorough: true });
const verified = (at: World) => verifyChain(workspaceDb(pool, at.id));
/** Changes rows as somebody with all rights to the database could. */
const tamper = (text: string, values: unknown[] = []) => admin.query(text, values);

/** A workspace with three chained lines in each of the last two years and two in this one. */
async function years(): Promise<World> {
  const place = await service.world();
  await lines(place, `${YEAR - 2}-06-01T12:00:00Z`);
  await lines(place, `${YEAR - 1}-06-01T12:00:00Z`);
  for (const name of ['One', 'Two']) await write(place, name);
  await round();
  return place;
}

describe('a line', () => {
  test('is in the partition of its year; the service can neither change it nor use the partition by name', async () => {
    const place = await years();
    const found = await place.sql(
      `SELECT tableoid::regclass::text AS part, count(*)::int AS lines FROM audit_log WHERE workspace_id = $1 GROUP BY 1 ORDER BY 1`,
      [place.id],
    );
    expect(found).toEqual([
      { part: tableOf(YEAR - 2), lines: 3 },
      { part: tableOf(YEAR - 1), lines: 3 },
      { part: tableOf(YEAR), lines: 2 },
    ]);
    const app = await openClient(service.database.appUrl);
    await app.query(`SELECT set_config('app.workspace', $1, false)`, [world.id]);
    const { rows } = await app.query('SELECT count(*)::int AS n FROM audit_log WHERE workspace_id <> $1', [
      world.id,
    ]);
    expect(rows).toEqual([{ n: 0 }]);
    for (const name of await partitionsOf(admin, 'audit_log'))
      for (const text of [
        'SELECT FROM # LIMIT 1',
        'UPDATE # SET id = id',
        'DELETE FROM #',
        'INSERT INTO # DEFAULT VALUES',
      ])
        await expect(app.query(text.replace('#', `partitions.audit_log_${name}`))).rejects.toThrow(
          /permission denied/,
        );
    for (const text of [
      'UPDATE audit_log SET id = id',
      'DELETE FROM audit_log',
      `SELECT set_audit_year_aside('${YEAR}-01-01')`,
    ])
      await expect(app.query(text)).rejects.toThrow(/permission denied/);
  });

  test('of a year without a partition is written, too', async () => {
    const place = await service.world();
    await lines(place, `${YEAR + 20}-06-01T12:00:00Z`, 1);
    const rows = await place.sql(
      'SELECT tableoid::regclass::text AS part FROM audit_log WHERE workspace_id = $1',
      [place.id],
    );
    expect(rows).toEqual([{ part: 'partitions.audit_log_later' }]);
    await tamper('DELETE FROM audit_log WHERE workspace_id = $1', [place.id]);
  });
});

describe('a clock that was ahead and is set back', () => {
  test('a connection that was open meanwhile writes lines with ids of the current time, so pages and exports find them', async () => {
    const place = await service.world();
    const client = await openClient(service.database.ownerUrl);
    // simulates such a connection, whose ids never go back
    await admin.query(`
      CREATE SCHEMA ahead; GRANT USAGE ON SCHEMA ahead TO PUBLIC;
      CREATE FUNCTION ahead.uuidv7() RETURNS uuid VOLATILE LANGUAGE sql AS $$ SELECT pg_catalog.uuidv7(interval '3 hours') $$`);
    await client.query(`SET search_path = ahead, pg_catalog, public`);
    await client.query(
      `SELECT set_config('app.audit_key', $1, false), set_config('app.workspace', $2, false)`,
      [auditKeyOf(TEST_SECRET), place.id],
    );
    await client.query(
      `INSERT INTO audit_log (workspace_id, action, resource_type, resource_id, actor, actor_id, source, changes, line)
       VALUES ($1, 'updated', 'user', $2, $3, $2, 'dashboard', '{}', 'updated user · dashboard')`,
      [place.id, place.employee.id, { id: place.employee.id, email: '', name: '' }],
    );
    const [{ late }] = (await place.sql<{ late: boolean }>(
      `SELECT id >= audit_ids_until(created_at) AS late FROM audit_log WHERE workspace_id = $1`,
      [place.id],
    )) as [{ late: boolean }];
    expect(late).toBe(false);
    // ends a second after the line; a line with an id of three hours later would be outside
    const stretch = await place.sql(
      `SELECT FROM audit_log WHERE workspace_id = $1 AND created_at < clock_timestamp() + interval '1 second'
          AND id < audit_ids_until(clock_timestamp() + interval '1 second')`,
      [place.id],
    );
    expect(stretch).toHaveLength(1);
    await admin.query('DROP SCHEMA ahead CASCADE');
  });
});

describe('yearly partitions', () => {
  test('are made in advance by a job, once; never for a year that has begun or is far in the future', async () => {
    await tamper(`DROP TABLE ${tableOf(YEAR + 1)}`);
    const job = JOBS.find(({ name }) => name === 'audit-chain-late')!;
    for (let times = 0; times < 2; times += 1) {
      await job.run(pool, () => false);
      expect(await partitionsOf(admin, 'audit_log')).toEqual(
        [YEAR - 2, YEAR - 1, YEAR, YEAR + 1].map(yearEnd).concat('later'),
      );
    }
    const app = await openClient(service.database.appUrl);
    const make = async (ends: string) =>
      (await app.query('SELECT make_audit_year($1) AS made', [ends])).rows[0].made;
    for (const year of [1990, YEAR, YEAR + 1, YEAR + 4]) expect(await make(`${year}-01-01`)).toBe(false);
    await expect(make(`${YEAR + 2}-02-01`)).rejects.toThrow('no year ends then');
  });

  test('are also made if a clock was ahead: lines of that year move to it unchanged, later ones stay', async () => {
    await admin.query(`
      DROP TABLE ${tableOf(YEAR + 1)};
      ALTER TABLE audit_log DETACH PARTITION partitions.audit_log_later;
      ALTER TABLE audit_log ATTACH PARTITION partitions.audit_log_later FOR VALUES FROM (${firstId(YEAR + 1)}) TO (MAXVALUE)`);
    const place = await service.world();
    await lines(place, `${YEAR + 1}-06-01T12:00:00Z`, 2);
    await lines(place, `${YEAR + 3}-06-01T12:00:00Z`, 1);
    await round();
    const stored = () =>
      place.sql('SELECT to_jsonb(a) AS line FROM audit_log a WHERE workspace_id = $1 ORDER BY id', [
        place.id,
      ]);
    const before = await stored();
    await JOBS.find(({ name }) => name === 'audit-chain-late')!.run(pool, () => false);
    const parts = await place.sql(
      `SELECT tableoid::regclass::text AS part, count(*)::int AS lines FROM audit_log WHERE workspace_id = $1 GROUP BY 1 ORDER BY 1`,
      [place.id],
    );
    expect(parts).toEqual([
      { part: tableOf(YEAR + 1), lines: 2 },
      { part: 'partitions.audit_log_later', lines: 1 },
    ]);
    expect(await stored()).toEqual(before);
    expect(await verified(place)).toMatchObject({ rows: 3, firstBreak: null });
    // the new partition is like the others
    const { rows } = await admin.query(
      `SELECT relname AS part, pg_get_userbyid(relowner) AS owner,
              (SELECT count(*)::int FROM pg_index i WHERE i.indrelid = c.oid) AS indexes,
              (SELECT string_agg(t.tgenabled::text, '') FROM pg_trigger t WHERE t.tgrelid = c.oid) AS triggers,
              (SELECT count(*)::int FROM pg_constraint k WHERE k.conrelid = c.oid) AS constraints
         FROM pg_class c WHERE oid = ANY ($1::regclass[]) ORDER BY 1`,
      [[tableOf(YEAR), tableOf(YEAR + 1)]],
    );
    expect(rows[1]).toEqual({ ...rows[0], part: `audit_log_${yearEnd(YEAR + 1)}` });
    for (const table of ['audit_log', 'audit_chain'])
      await tamper(`DELETE FROM ${table} WHERE workspace_id = $1`, [place.id]);
  });

  test('a page reads the newest partition, and others only if needed; a page of some days reads only theirs', async () => {
    const place = await service.world();
    await lines(place, `${YEAR - 2}-06-01T12:00:00Z`, 60);
    await lines(place, `${YEAR - 1}-06-01T12:00:00Z`, 60);
    await lines(place, new Date().toISOString(), 60);
    const texts: string[] = [];
    const run = pool.run.bind(pool);
    pool.run = (items) => {
      texts.push(
        ...items.map(({ statement }) => statement.text).filter((text) => /FROM audit_log a/.test(text)),
      );
      return run(items);
    };
    const get = (query: Record<string, string>) =>
      service.request(place, 'GET', '/logs/audit/', { as: place.admin, query: { limit: '50', ...query } });
    const day = `${YEAR - 1}-06-01`;
    const pages = [await get({}), await get({ from: day, to: day })];
    pool.run = run;
    expect(pages.map(({ body }) => body.data.length)).toEqual([50, 50]);

    const client = await openClient(service.database.appUrl);
    await client.query(
      `SELECT set_config('app.workspace', $1, false), set_config('plan_cache_mode', 'force_generic_plan', false),
              set_config('enable_seqscan', 'off', false)`,
      [place.id],
    );
    /** The partitions that were read; those that were never executed are omitted. */
    const readBy = async (text: string, values: string[]) => {
      await client.query(`PREPARE page AS ${text}`);
      const { rows } = await client.query(
        `EXPLAIN (ANALYZE, COSTS off, TIMING off) EXECUTE page (${values.map((value) => `'${value}'`).join()})`,
      );
      await client.query('DEALLOCATE page');
      const plan = rows.map((row) => row['QUERY PLAN'] as string);
      expect(plan.join('\n')).not.toContain('Sort');
      return plan
        .filter((line) => /Scan.* on audit_log_/.test(line) && !/never executed/.test(line))
        .map((line) => / on audit_log_(\w+)/.exec(line)![1]);
    };
    const [newest, ofDays] = texts as [string, string];
    const [from, to] = [`${day}T00:00:00Z`, `${YEAR - 1}-06-02T00:00:00Z`];
    // future partitions have no lines yet
    expect(await readBy(newest, [place.id, '51'])).toEqual(['later', yearEnd(YEAR + 1), yearEnd(YEAR)]);
    expect(await readBy(ofDays, [place.id, from, to, '51'])).toEqual([yearEnd(YEAR - 1)]);
  });
});

describe('audit set-aside', () => {
  const env = settingsOf(service.database);
  const run = (...args: string[]) => runCommand(args, { env });
  let place: World;
  beforeAll(async () => {
    place = await years();
  });

  test('refuses a year that is not over, one without a partition, and a word, with a message', async () => {
    for (const [before, sentence] of [
      [String(YEAR + 1), 'A year can be set aside 31 days after its end.'],
      ['1999', 'The trail has no partition that ended by 1999-01-01.'],
      ['soon', 'Give the year with four digits: --before 2027.'],
    ] as const)
      expect(await run('audit', 'set-aside', '--before', before)).toEqual({
        code: 1,
        said: '',
        complained: `${sentence}\n`,
      });
  }, 60_000);

  test('refuses if a chain is broken, and changes nothing', async () => {
    const broken = await years();
    const slug = broken.host.replace('.localhost', '');
    const [line] = await broken.sql<{ id: string }>(
      'SELECT id FROM audit_log WHERE workspace_id = $1 ORDER BY id LIMIT 1',
      [broken.id],
    );
    const set = (text: string) => tamper('UPDATE audit_log SET line = $2 WHERE id = $1', [line!.id, text]);
    await set('nothing happened');
    expect(await run('audit', 'set-aside', '--before', String(YEAR - 1))).toEqual({
      code: 1,
      said: '',
      complained: `The chain of ${slug} is broken; verify-audit says where.\n`,
    });
    expect(await partitionsOf(admin, 'audit_log')).toContain(yearEnd(YEAR - 2));
    await set('updated user · dashboard');
  }, 60_000);

  test('detaches the years, records that in the trail, and the chain of the rest is intact', async () => {
    const other = await service.world();
    await write(other, 'Young');
    const before = await verified(place);
    expect(before).toMatchObject({ rows: 8, firstBreak: null, asideBefore: null });

    // during a check, which then finds the links but not their lines
    const db = workspaceDb(pool, place.id);
    let aside: ReturnType<typeof run> | undefined;
    const slowly = (async (...asked: Parameters<typeof db.rows>) => {
      await (aside ??= run('audit', 'set-aside', '--before', String(YEAR - 1)));
      return db.rows(...asked);
    }) as typeof db.rows;
    const beside = await verifyChain({ ...db, rows: slowly });
    expect(beside).toMatchObject({ rows: 6, firstBreak: null, asideBefore: `${YEAR - 1}-01-01` });
    expect(await aside).toEqual({
      code: 0,
      said: `set aside: ${tableOf(YEAR - 2)}\n`,
      complained: '',
    });
    expect(await partitionsOf(admin, 'audit_log')).not.toContain(yearEnd(YEAR - 2));
    expect(await verified(place)).toMatchObject({
      rows: 6,
      firstBreak: null,
      head: { position: 9 },
      waiting: { rows: 0 },
      asideBefore: `${YEAR - 1}-01-01`,
    });
    const { body } = await service.request(place, 'GET', '/logs/audit/', { as: place.admin });
    expect(body.data.map(({ line }: { line: string }) => line)).toEqual([
      'set aside audit_log · system',
      ...Array(2).fill('updated workspace · dashboard'),
      ...Array(3).fill('updated user · dashboard'),
    ]);
    // no line of the other workspace was set aside
    expect(await verified(other)).toMatchObject({ rows: 1, asideBefore: null });
    // the detached table has all lines, for the owner only
    const { rows } = await admin.query(
      `SELECT count(*)::int AS n FROM ${tableOf(YEAR - 2)} WHERE workspace_id = $1`,
      [place.id],
    );
    expect(rows).toEqual([{ n: 3 }]);
    const slug = place.host.replace('.localhost', '');
    const command = await run('verify-audit', '--workspace', slug);
    expect([command.code, command.said]).toEqual([
      0,
      expect.stringMatching(
        `^${slug}: intact up to 9 [0-9a-f]{64}, 6 entries compared, 0 not chained yet, set aside before ${YEAR - 1}-01-01\n$`,
      ),
    ]);
  }, 60_000);

  test('changed and deleted lines are still found, also the line that records what was set aside', async () => {
    const rest = await place.sql<{ id: string; position: number }>(
      `SELECT a.id, c.position::int FROM audit_log a JOIN audit_chain c ON c.entry_id = a.id WHERE a.workspace_id = $1 ORDER BY 2`,
      [place.id],
    );
    const [first, said] = [rest[0]!, rest.at(-1)!];
    expect(first.position).toBe(4);
    await admin.query(`
      CREATE TABLE kept_lines AS SELECT * FROM audit_log WHERE workspace_id = '${place.id}';
      CREATE TABLE kept_links AS SELECT * FROM audit_chain WHERE workspace_id = '${place.id}'`);
    const brokenBy = async (change: string, values: unknown[]) => {
      await admin.query(change, values);
      const { firstBreak } = await verified(place);
      await admin.query(`
        BEGIN; SET LOCAL session_replication_role = replica;
        DELETE FROM audit_log WHERE workspace_id = '${place.id}'; INSERT INTO audit_log SELECT * FROM kept_lines;
        DELETE FROM audit_chain WHERE workspace_id = '${place.id}'; INSERT INTO audit_chain SELECT * FROM kept_links; COMMIT`);
      expect((await verified(place)).firstBreak).toBeNull();
      return firstBreak;
    };
    const at = (position: number, reason: string) => expect.objectContaining({ position, reason });
    expect(await brokenBy(`UPDATE audit_log SET line = 'x' WHERE id = $1`, [first.id])).toEqual(
      at(4, 'changed'),
    );
    expect(await brokenBy('DELETE FROM audit_log WHERE id = $1', [first.id])).toEqual(at(4, 'missing'));
    // the line claims more than was set aside: its signature is wrong, so it is ignored
    const more = `UPDATE audit_log SET changes = jsonb_set(changes, '{before,1}', '"${YEAR}-01-01"') WHERE id = $1`;
    expect(await brokenBy(more, [said.id])).toEqual(at(1, 'missing'));
    expect(await brokenBy('DELETE FROM audit_log WHERE id = $1', [said.id])).toEqual(at(1, 'missing'));
    // links of lines that were set aside: the last one, and one before it
    const link = (change: string) => `${change} WHERE workspace_id = $1 AND position = $2`;
    const changed = link(`UPDATE audit_chain SET hash = sha256('x')`);
    expect(await brokenBy(changed, [place.id, 3])).toEqual(at(3, 'changed'));
    expect(await brokenBy(link('DELETE FROM audit_chain'), [place.id, 2])).toEqual(at(2, 'gap'));
  });

  test('an attached partition is checked like the others; then another year can be set aside', async () => {
    // like a restored dump; done by the owner, to whom row-level security shows no workspace
    const owner = await openClient(service.database.ownerUrl);
    await owner.query(`
      CREATE TABLE partitions.restored (LIKE ${tableOf(YEAR - 2)} INCLUDING ALL);
      INSERT INTO partitions.restored SELECT * FROM ${tableOf(YEAR - 2)};
      DROP TABLE ${tableOf(YEAR - 2)};
      ALTER TABLE partitions.restored RENAME TO audit_log_${yearEnd(YEAR - 2)}`);
    const attach = `
      ALTER TABLE audit_log DETACH PARTITION partitions.audit_log_earlier;
      DROP TABLE partitions.audit_log_earlier;
      ALTER TABLE audit_log ATTACH PARTITION ${tableOf(YEAR - 2)} FOR VALUES FROM (MINVALUE) TO (${firstId(YEAR - 1)});`;
    await expect(owner.query(attach)).rejects.toThrow(/violates foreign key/);
    await owner.query(`
      BEGIN;
      ALTER TABLE workspaces NO FORCE ROW LEVEL SECURITY;
      ${attach}
      ALTER TABLE workspaces FORCE ROW LEVEL SECURITY;
      COMMIT`);
    expect(await verified(place)).toMatchObject({ rows: 9, firstBreak: null, head: { position: 9 } });
    const [line] = await place.sql<{ id: string }>(
      'SELECT id FROM audit_log WHERE workspace_id = $1 ORDER BY id LIMIT 1',
      [place.id],
    );
    const set = (text: string) => tamper('UPDATE audit_log SET line = $2 WHERE id = $1', [line!.id, text]);
    await set('nothing happened');
    expect((await verified(place)).firstBreak).toMatchObject({ position: 1, reason: 'changed' });
    await set('updated user · dashboard');

    for (const before of [YEAR - 1, YEAR])
      expect(await run('audit', 'set-aside', '--before', String(before))).toMatchObject({
        code: 0,
        complained: '',
      });
    expect(await verified(place)).toMatchObject({ rows: 4, firstBreak: null, asideBefore: `${YEAR}-01-01` });
    expect(await partitionsOf(admin, 'audit_log')).toEqual([
      yearEnd(YEAR),
      yearEnd(YEAR + 1),
      'earlier',
      'later',
    ]);
    // a line of a year that was set aside, as from an imported workspace, is accepted
    await lines(place, `${YEAR - 2}-07-01T12:00:00Z`, 1);
    await round();
    expect(await verified(place)).toMatchObject({ rows: 5, firstBreak: null });
  }, 60_000);

  test('anonymising destroys the keys of all lines that were set aside, and of no present line about somebody else', async () => {
    const keys = () =>
      place.sql(
        `SELECT EXISTS (SELECT FROM audit_log a WHERE a.id = k.entry_id) AS there, count(*)::int AS n
           FROM audit_keys k WHERE workspace_id = $1 GROUP BY 1 ORDER BY 1`,
        [place.id],
      );
    expect(await keys()).toEqual([
      { there: false, n: 6 },
      { there: true, n: 1 },
    ]);
    const somebody = { user_id: place.manager.id, pattern: 'a name that nobody has' };
    await workspaceDb(pool, place.id).transaction((tx) => tx.count(destroyLineKeys, somebody));
    expect(await keys()).toEqual([{ there: true, n: 1 }]);
  });
});

test('secrets rotate repeats the line about what was set aside, so that the new secret alone verifies the chain', async () => {
  const place = await years();
  const NEW = 'the secret that follows, of forty characters';
  const dbUnder = async (appSecret: AppSecret) =>
    opened(
      Promise.resolve(createPool({ url: service.database.appUrl, size: 1, auditKey: auditKeyOf(appSecret) })),
      (it) => it.end(),
    );
  const [link] = await place.sql<{ hash: string }>(
    `SELECT encode(hash, 'hex') AS hash FROM audit_chain WHERE workspace_id = $1 AND position = 3`,
    [place.id],
  );
  const before = `${YEAR - 1}-01-01`;
  await workspaceDb(pool, place.id).transaction(async (tx) => {
    const workspace = (await findWorkspace(workspaceDb(pool, place.id)))!;
    const changes: Record<string, [unknown, unknown]> = {
      before: [null, before],
      position: [null, 3],
      hash: [null, link!.hash],
    };
    audit(systemCall(tx, workspace, Date.now()), {
      action: 'set aside',
      resource: 'audit_log',
      id: place.id,
      changes,
    });
  });
  await round();
  await tamper(`DELETE FROM audit_log WHERE workspace_id = $1 AND id < first_id('${before}')`, [place.id]);
  expect(await verified(place)).toMatchObject({ firstBreak: null, asideBefore: before });

  const [both, alone] = [await dbUnder([NEW, TEST_SECRET]), await dbUnder(NEW)];
  const checked = () => verifyChain(workspaceDb(alone, place.id));
  expect(await checked()).toMatchObject({ firstBreak: { reason: 'missing' }, asideBefore: null });
  const workspace = (await findWorkspace(workspaceDb(both, place.id)))!;
  for (let times = 0; times < 2; times += 1) {
    await sayAgain(workspaceDb(both, place.id), workspace, Date.now());
    await chainLines(both, () => false);
  }
  expect(await checked()).toMatchObject({ firstBreak: null, asideBefore: before });
  const said = await place.sql(`SELECT FROM audit_log WHERE workspace_id = $1 AND action = 'set aside'`, [
    place.id,
  ]);
  expect(said).toHaveLength(2);
});
