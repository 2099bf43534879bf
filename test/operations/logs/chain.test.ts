/** The chain of the audit trail: which changes it detects, and that writers do not wait for it. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { chainLines } from '../../../src/areas/logs/actions/chainLines.ts';
import { auditKeyOf } from '../../../src/events/auditKey.ts';
import { anchorTrail } from '../../../src/areas/logs/actions/anchorTrail.ts';
import { anchorsIn, type Anchor } from '../../../src/areas/logs/rules/anchor.ts';
import { command as verifyCommand, verifyAudit } from '../../../src/run/commands/verifyAudit.ts';
import { loadConfig } from '../../../src/run/config/index.ts';
import { JOBS } from '../../../src/delivery/worker/jobs.ts';
import { openClient, openFolder, openWorld } from '../../support/opening.ts';
import { TEST_SECRET } from '../../support/service.ts';
import { signLines } from '../../support/signing.ts';
import type { World } from '../../support/world.ts';

const { service, world } = await openWorld({ rateLimitScale: 10_000 });
const { pool } = service.app.services;

const round = () => chainLines(pool, () => false);
const verify = async (at: World, query: Record<string, string> = {}) => {
  const reply = await service.request(at, 'GET', '/logs/audit/verify/', { as: at.admin, query });
  expect(reply.status).toBe(200);
  return reply.body.data;
};
const write = (at: World, name: string) =>
  service.request(at, 'PATCH', '/platform/workspace/', { as: at.admin, body: { name } });
/** A workspace with lines in its trail, all of them in the chain. */
const chained = async (lines = 5) => {
  const place = await service.world();
  for (let index = 1; index <= lines; index += 1)
    expect((await write(place, `Name ${index}`)).status).toBe(200);
  await round();
  return place;
};
const positions = (at: World) =>
  at.sql<{ position: string; entry_id: string }>(
    'SELECT position, entry_id FROM audit_chain WHERE workspace_id = $1 ORDER BY position',
    [at.id],
  );
/** A connection of the owner that signs lines as the service does. */
async function signing() {
  const client = await openClient(service.database.ownerUrl);
  await client.query(`SELECT set_config('app.audit_key', $1, false)`, [auditKeyOf(TEST_SECRET)]);
  return client;
}
/** Changes rows as somebody with all rights to the database could, without foreign keys and triggers. */
async function tamper(text: string, values: unknown[]): Promise<void> {
  const client = await service.database.admin.connect();
  try {
    await client.query('SET session_replication_role = replica');
    await client.query(text, values);
    await client.query('SET session_replication_role = origin');
  } finally {
    client.release();
  }
}

describe('GET /api/v1/logs/audit/verify/', () => {
  test('200 intact for an empty trail and after each line, with the head and the number of lines not chained yet', async () => {
    const place = await service.world();
    expect(await verify(place)).toEqual({
      rows: 0,
      intact: true,
      first_break: null,
      head: null,
      waiting: { rows: 0, since: null },
    });
    for (const name of ['One', 'Two']) await write(place, name);
    expect(await verify(place)).toMatchObject({ rows: 0, waiting: { rows: 2, since: expect.any(String) } });
    await round();
    const data = await verify(place);
    expect(data).toEqual({
      rows: 2,
      intact: true,
      first_break: null,
      head: { position: 2, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      waiting: { rows: 0, since: null },
    });
    const { entry_id } = (await positions(place))[0]!;
    const entry = await service.request(place, 'GET', `/logs/audit/${entry_id}/`, { as: place.admin });
    expect(entry.body.data.chain).toEqual({ position: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  test('200 with the first break: a changed line, time or actor', async () => {
    const changes = [
      `UPDATE audit_log SET changes = '{"title": [null, "x"]}' WHERE id = $1`,
      `UPDATE audit_log SET actor_sealed = set_byte(actor_sealed, 20, (get_byte(actor_sealed, 20) + 1) % 256) WHERE id = $1`,
      `UPDATE audit_log SET created_at = created_at + interval '1 microsecond' WHERE id = $1`,
      `UPDATE audit_log SET actor = jsonb_set(actor, '{name}', '"Somebody Else"') WHERE id = $1`,
      `UPDATE audit_log SET ip = '192.0.2.1' WHERE id = $1`,
      `UPDATE audit_chain SET hash = decode(repeat('00', 32), 'hex') WHERE entry_id = $1`,
    ];
    for (const change of changes) {
      const place = await chained();
      const entry_id = (await positions(place))[2]!.entry_id;
      await tamper(change, [entry_id]);
      expect(await verify(place)).toMatchObject({
        rows: 2,
        intact: false,
        first_break: { position: 3, entry_id, reason: 'changed' },
      });
    }
  });

  test('200 with the first break: a line that was changed before it was chained, also if its signature was removed', async () => {
    const changes = [
      `UPDATE audit_log SET changes = '{}' WHERE id = $1`,
      `UPDATE audit_log SET created_at = created_at + interval '1 microsecond' WHERE id = $1`,
      `UPDATE audit_log SET actor = jsonb_set(actor, '{id}', to_jsonb(uuidv7()::text)) WHERE id = $1`,
      `UPDATE audit_log SET line = 'nothing happened', signature = NULL WHERE id = $1`,
      `UPDATE audit_log SET signature = sha256('guessed') WHERE id = $1`,
      `UPDATE audit_log a SET line = 'nothing happened', signature = audit_signature(to_jsonb(a)) WHERE id = $1`,
    ];
    for (const change of changes) {
      const place = await chained(2);
      for (const name of ['Three', 'Four']) expect((await write(place, name)).status).toBe(200);
      const [fresh] = await place.sql<{ id: string }>(
        `SELECT a.id FROM audit_log a WHERE a.workspace_id = $1
            AND NOT EXISTS (SELECT FROM audit_chain c WHERE c.entry_id = a.id) ORDER BY a.created_at LIMIT 1`,
        [place.id],
      );
      await tamper(change, [fresh!.id]);
      await round();
      const broken = { entry_id: fresh!.id, reason: 'changed' };
      expect([change, (await verify(place)).first_break]).toEqual([change, expect.objectContaining(broken)]);
      // resetting the flag later breaks the chain itself
      await tamper('UPDATE audit_chain SET altered = false WHERE entry_id = $1', [fresh!.id]);
      expect((await verify(place)).first_break).toMatchObject(broken);
    }
  });

  test('200 with the first break: a line without a signature that claims to be from before lines were signed, inserted or changed while it waits', async () => {
    const old = `(SELECT audit_signed_since() - interval '1 day')`;
    for (const tampering of [
      `UPDATE audit_log SET created_at = ${old}, line = 'nothing happened', signature = NULL WHERE workspace_id = $1
          AND NOT EXISTS (SELECT FROM audit_chain c WHERE c.entry_id = audit_log.id)`,
      `INSERT INTO audit_log (workspace_id, created_at, action, resource_type, actor, actor_id, source, line)
       VALUES ($1, ${old}, 'created', 'absence', '{}', $1, 'system', 'created absence · system')`,
    ]) {
      const place = await chained(1);
      await write(place, 'Waits');
      await tamper(tampering, [place.id]);
      await chainLines(service.app.services.pool, () => false, { thorough: true });
      expect([tampering, (await verify(place)).first_break]).toEqual([
        tampering,
        expect.objectContaining({ reason: 'changed' }),
      ]);
    }
  });

  test('the signature covers the row as JSON without nulls, hashed twice after the key; this format never changes', async () => {
    const place = await chained(1);
    const lines = await place.sql<{ same: boolean }>(
      `SELECT signature = sha256(key || sha256(key || convert_to(jsonb_strip_nulls(to_jsonb(a) - 'signature')::text, 'UTF8'))) AS same
         FROM audit_log a, decode($2, 'hex') key WHERE workspace_id = $1`,
      [place.id, auditKeyOf(TEST_SECRET)],
    );
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every(({ same }) => same)).toBe(true);
  });

  test('200 with the first break: changed sealed names; the trail can still be read', async () => {
    const place = await chained(2);
    const [, { entry_id }] = (await positions(place)) as [unknown, { entry_id: string }];
    await tamper(`UPDATE audit_log SET actor_sealed = sha256(actor_sealed) WHERE id = $1`, [entry_id]);
    expect(await verify(place)).toMatchObject({ intact: false, first_break: { entry_id } });
    for (const path of ['/logs/audit/', `/logs/audit/${entry_id}/`]) {
      const reply = await service.request(place, 'GET', path, { as: place.admin });
      expect(reply.status).toBe(200);
      expect(reply.text).toContain('Anonymised person');
    }
  });

  test('an unchanged line has a valid signature, whatever it contains', async () => {
    const place = await service.world();
    for (const name of ['Ünïcode — “quotes” \\ \n 🎈', '{"json": null}', '  spaces  inside '])
      expect((await write(place, name)).status).toBe(200);
    await service.request(place, 'PATCH', '/platform/workspace/', {
      as: place.admin,
      body: { receipt_threshold: '0.10', max_clock_hours: 7, two_factor_required: false },
    });
    await round();
    expect(await verify(place)).toMatchObject({ rows: 4, intact: true });
  });

  test('200 with the first break: a deleted line, and one deleted with its link', async () => {
    const place = await chained();
    const entry_id = (await positions(place))[3]!.entry_id;
    await tamper('DELETE FROM audit_log WHERE id = $1', [entry_id]);
    expect((await verify(place)).first_break).toEqual({ position: 4, entry_id, reason: 'missing' });
    await tamper('DELETE FROM audit_chain WHERE entry_id = $1', [entry_id]);
    expect((await verify(place)).first_break).toEqual({ position: 4, entry_id: null, reason: 'gap' });
  });

  test('200: an earlier head, stored elsewhere, shows that the end was cut off', async () => {
    const place = await chained();
    const { head } = await verify(place);
    const entry_id = (await positions(place))[4]!.entry_id;
    await tamper('DELETE FROM audit_chain WHERE entry_id = $1', [entry_id]);
    await tamper('DELETE FROM audit_log WHERE id = $1', [entry_id]);
    const after = await verify(place);
    expect([after.intact, after.head.position < head.position]).toEqual([true, true]);
  });

  test('200 for some days: only these are compared, and an earlier break is ignored', async () => {
    const place = await service.world();
    for (const name of ['One', 'Two', 'Three']) await write(place, name);
    for (const [index, { id }] of (
      await place.sql<{ id: string }>('SELECT id FROM audit_log WHERE workspace_id = $1 ORDER BY id', [
        place.id,
      ])
    ).entries())
      await world.sql(
        'UPDATE audit_log SET id = uuidv7($2::timestamptz - clock_timestamp()), created_at = $2 WHERE id = $1',
        [id, `2026-10-0${index + 1}T12:00:00Z`],
      );
    await signLines(service.database, place.id);
    await round();
    await tamper(`UPDATE audit_log SET line = 'x' WHERE id = $1`, [(await positions(place))[0]!.entry_id]);
    expect(await verify(place)).toMatchObject({ rows: 0, intact: false });
    expect(await verify(place, { from: '2026-10-02' })).toMatchObject({ rows: 2, intact: true });
    expect(await verify(place, { from: '2026-10-02', to: '2026-10-02' })).toMatchObject({
      rows: 1,
      intact: true,
    });
    expect(await verify(place, { to: '2026-10-01' })).toMatchObject({ rows: 0, intact: false });
    expect(await verify(place, { from: '2026-11-01' })).toMatchObject({ rows: 0, intact: true, head: null });
  });

  test('200 for a service key with team:read; 403 for managers', async () => {
    for (const [as, status] of [
      [await world.serviceKey(['team:read']), 200],
      [world.manager, 403],
    ] as const)
      expect((await service.request(world, 'GET', '/logs/audit/verify/', { as })).status).toBe(status);
  });
});

describe('the job that chains lines', () => {
  test('gives each line one place, even if several jobs and writers run at once', async () => {
    const place = await service.world();
    const writing = Promise.all(Array.from({ length: 20 }, (_, index) => write(place, `Name ${index}`)));
    await Promise.all([round(), round(), round(), writing]);
    await Promise.all([round(), round()]);
    const links = await positions(place);
    expect(links.map(({ position }) => Number(position))).toEqual(links.map((_, index) => index + 1));
    expect(new Set(links.map(({ entry_id }) => entry_id)).size).toBe(20);
    expect(await verify(place)).toMatchObject({ rows: 20, intact: true, waiting: { rows: 0 } });
  });

  test('chains a line that was committed late after lines that were written later', async () => {
    const place = await chained(1);
    const slow = await signing();
    await slow.query('BEGIN');
    await slow.query(`SELECT set_config('app.workspace', $1, true)`, [place.id]);
    await slow.query(
      `INSERT INTO audit_log (workspace_id, action, resource_type, actor, actor_id, source, line)
       VALUES ($1, 'created', 'absence', '{}', $1, 'system', 'created absence · system')`,
      [place.id],
    );
    await write(place, 'Later');
    await round();
    await slow.query('COMMIT');
    await round();
    expect(await verify(place)).toMatchObject({ rows: 3, intact: true, waiting: { rows: 0 } });
  });

  test('continues after a last line that was deleted: only the chain of that workspace is broken', async () => {
    const places = [await chained(2), await chained(2), await chained(2)];
    for (const place of places) {
      await tamper('DELETE FROM audit_log WHERE id = $1', [(await positions(place))[1]!.entry_id]);
      await write(place, 'Later');
    }
    // one workspace has lost all lines and got no new one
    const gone = await chained(2);
    await tamper('DELETE FROM audit_log WHERE workspace_id = $1', [gone.id]);
    const other = await service.world();
    await write(other, 'Untouched');
    await round();
    expect(await verify(other)).toMatchObject({ rows: 1, intact: true, waiting: { rows: 0 } });
    for (const place of places) {
      expect(await positions(place)).toHaveLength(3);
      expect(await verify(place)).toMatchObject({
        first_break: { position: 2, reason: 'missing' },
        waiting: { rows: 0 },
      });
    }
    expect(await verify(gone)).toMatchObject({ first_break: { position: 1, reason: 'missing' } });
  });

  test('a write does not wait for another open transaction of the same workspace', async () => {
    const place = await chained(1);
    const open = await openClient(service.database.ownerUrl);
    await open.query('BEGIN');
    await open.query(`SELECT set_config('app.workspace', $1, true)`, [place.id]);
    await open.query(
      `INSERT INTO audit_log (workspace_id, action, resource_type, actor, actor_id, source, line)
       VALUES ($1, 'created', 'absence', '{}', $1, 'system', 'created absence · system')`,
      [place.id],
    );
    await open.query(`SELECT pg_advisory_xact_lock(hashtextextended($1::text, 71))`, [place.id]);
    const reply = await service.request(place, 'POST', '/tracking/clock/start/', { as: place.employee });
    expect(reply.status).toBe(201);
    await open.query('ROLLBACK');
  });

  test('the service’s role may neither change nor delete lines or links', async () => {
    const app = await openClient(service.database.appUrl);
    await app.query(`SELECT set_config('app.workspace', $1, false)`, [world.id]);
    for (const table of ['audit_log', 'audit_chain'])
      for (const change of [`UPDATE ${table} SET id = id`, `DELETE FROM ${table}`])
        await expect(app.query(change)).rejects.toThrow(/permission denied/);
  });

  test('runs every minute, and at night for lines that were committed more than an hour late', async () => {
    const job = (name: string) => JOBS.find((one) => one.name === name)!;
    expect(job('audit-chain').spec).toEqual({ intervals: [{ every: '1m' }] });
    const place = await chained(2);
    const late = await signing();
    await late.query(`SELECT set_config('app.workspace', $1, false)`, [place.id]);
    await late.query(
      `INSERT INTO audit_log (workspace_id, created_at, action, resource_type, actor, actor_id, source, line)
       VALUES ($1, now() - interval '2 hours', 'created', 'absence', '{}', $1, 'system', 'created absence · system')`,
      [place.id],
    );
    expect(await job('audit-chain').run(pool, () => false)).toMatch(/^\d+ lines chained$/);
    expect((await verify(place)).waiting.rows).toBe(1);
    expect(await job('audit-chain-late').run(pool, () => false)).toMatch(/^[1-9]\d* late lines chained$/);
    expect(await verify(place)).toMatchObject({ rows: 3, intact: true, waiting: { rows: 0 } });
  });
});

describe('verify-audit', () => {
  const slug = (at: World) => at.host.replace('.localhost', '');
  const run = async (one: string | null, anchors: Anchor[] = []) => {
    const said: string[] = [];
    const auditKey = auditKeyOf(TEST_SECRET);
    const intact = await verifyAudit(service.database.appUrl, one, (line) => said.push(line), {
      auditKey,
      anchors,
    });
    return { intact, said: said.map((line) => line.replaceAll(/[0-9a-f]{64}/g, 'HASH')) };
  };

  test('prints a line per workspace that says up to where it is intact, and fails if a chain is broken', async () => {
    const [whole, broken] = [await chained(2), await chained(2)];
    expect(await run(slug(whole))).toEqual({
      intact: true,
      said: [`${slug(whole)}: intact up to 2 HASH, 2 entries compared, 0 not chained yet`],
    });
    const { entry_id } = (await positions(broken))[1]!;
    await tamper(`UPDATE audit_log SET line = 'x' WHERE id = $1`, [entry_id]);
    expect(await run(slug(broken))).toEqual({
      intact: false,
      said: [
        `${slug(broken)}: BROKEN at 2 (changed, entry ${entry_id}), intact up to 1 HASH, 1 entries compared, 0 not chained yet`,
      ],
    });
    expect((await run(null)).intact).toBe(false);
    await expect(run('nobody')).rejects.toThrow('There is no workspace nobody.');
  });

  test('fails for a line that waits for its link without a signature of this installation', async () => {
    const place = await chained(1);
    await write(place, 'Waits');
    await tamper(
      `UPDATE audit_log a SET signature = NULL WHERE workspace_id = $1
          AND NOT EXISTS (SELECT FROM audit_chain c WHERE c.entry_id = a.id)`,
      [place.id],
    );
    expect(await run(slug(place))).toEqual({
      intact: false,
      said: [
        `${slug(place)}: intact up to 1 HASH, 1 entries compared, 1 not chained yet, 1 of them CHANGED or not signed by this installation`,
      ],
    });
    await round();
  });

  test('finds that the newest lines were cut off, also if others follow, by what the hourly job wrote into the log', async () => {
    const place = await chained(3);
    const lines: string[] = [];
    const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
    const reports: { links: number; broken: number; waitingSeconds: number }[] = [];
    const trail = { seen: new Map(), report: (found: (typeof reports)[number]) => void reports.push(found) };
    const anchor = () => anchorTrail(pool, () => false, { log, trail });
    const ours = () => anchorsIn(lines.join('')).filter(({ workspace }) => workspace === slug(place));
    // other tests leave broken chains behind
    const { broken, chains } = await anchor();
    expect(chains).toBeGreaterThan(0);
    const [noted] = ours();
    expect(noted).toMatchObject({ workspace: slug(place), position: 3 });
    expect(await run(slug(place), ours())).toMatchObject({ intact: true });

    const last = (await positions(place))[2]!.entry_id;
    await tamper('DELETE FROM audit_chain WHERE entry_id = $1', [last]);
    await tamper('DELETE FROM audit_log WHERE id = $1', [last]);
    expect(await run(slug(place))).toMatchObject({ intact: true });
    expect(await run(slug(place), ours())).toEqual({
      intact: false,
      said: [
        `${slug(place)}: CUT before 3, which was noted earlier, intact up to 2 HASH, 2 entries compared, 0 not chained yet`,
      ],
    });
    expect((await anchor()).broken).toBe(broken + 1);
    expect(lines.some((line) => line.includes('"reason":"cut"') && line.includes(slug(place)))).toBe(true);

    await write(place, 'Others follow');
    await round();
    const rewritten = await run(slug(place), [noted!]);
    expect([rewritten.intact, rewritten.said[0]]).toEqual([
      false,
      expect.stringContaining(': REWRITTEN at 3, whose hash was HASH, intact up to 3 HASH'),
    ]);
    expect((await anchor()).broken).toBe(broken + 1);
    expect(reports.at(-1)).toMatchObject({ broken: broken + 1, waitingSeconds: expect.any(Number) });
  });

  test('--expect and --expect-from: a wrong form, no workspace and a log without heads are sentences', async () => {
    const folder = openFolder('heads');
    const file = path.join(folder, 'worker.log');
    writeFileSync(file, 'no line of ours\n');
    const config = loadConfig({
      DATABASE_URL: service.database.appUrl,
      DATABASE_MIGRATE_URL: service.database.ownerUrl,
    });
    const command = (...args: string[]) =>
      verifyCommand.run(args, { config, say: () => undefined } as unknown as Parameters<
        typeof verifyCommand.run
      >[1]);
    await expect(command('--expect', '3:ab')).rejects.toThrow('--expect needs --workspace');
    await expect(command('--expect', '3:ab', '--workspace', 'x')).rejects.toThrow(
      '--expect is a position, a colon',
    );
    await expect(command('--expect-from', file)).rejects.toThrow('contains no line "audit trail: head"');
  });
});
