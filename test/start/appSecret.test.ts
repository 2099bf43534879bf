/**
 * A start with an APP_SECRET other than the one that the database was written with is refused before anything
 * is written.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { COMMANDS } from '../../src/run/commands/index.ts';
import { migrations } from '../../src/generated/migrations.ts';
import { createSealer, type SealPurpose } from '../../src/secrets/sealed.ts';
import { assertSecretFits, OTHER_SECRET } from '../../src/run/secrets/fit.ts';
import { startApiProcess } from '../support/apiProcess.ts';
import { runCommand, settingsOf } from '../support/command.ts';
import { readEnvironment } from '../support/environment.ts';
import { freePort } from '../../src/run/local/ports.ts';
import { opened, openDatabase, openFolder, openWorldOf } from '../support/opening.ts';
import { startServiceOn, TEST_SECRET } from '../support/service.ts';
import { until } from '../support/until.ts';

const WRONG = 'another secret of forty characters, elsewhere';

const database = await openDatabase();
const { service, world } = await openWorldOf(startServiceOn({ ...database, drop: async () => undefined }));
const folder = openFolder('app-secret');
const [{ slug }] = (await world.sql('SELECT slug::text AS slug FROM workspaces WHERE id = $1', [
  world.id,
])) as [{ slug: string }];
const key = await world.serviceKey(['time:read']);

const env = async (more: NodeJS.ProcessEnv = {}): Promise<NodeJS.ProcessEnv> => ({
  ...settingsOf(database),
  DATA_DIR: folder,
  PORT: String(await freePort()),
  TEMPORAL_ADDRESS: readEnvironment().temporalAddress,
  ...more,
});
const seals = async (of = database) =>
  (await of.admin.query('SELECT generation FROM app_secret_seals')).rowCount;

/** Every row of every table, as one text per table. */
async function contents(): Promise<Record<string, string | null>> {
  const { rows: tables } = await database.admin.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY 1`,
  );
  const all: Record<string, string | null> = {};
  for (const { name } of tables) {
    const { rows } = await database.admin.query<{ hash: string | null }>(
      `SELECT md5(string_agg(t::text, ' ' ORDER BY t::text)) AS hash FROM "${name}" t`,
    );
    all[name] = rows[0]!.hash;
  }
  return all;
}

describe('with a seal of the first start', () => {
  beforeAll(async () => {
    expect(await runCommand(['migrate'], { env: await env() })).toMatchObject({ code: 0, complained: '' });
    expect(await seals()).toBe(1);
  }, 60_000);

  const admin = ['--workspace', slug, '--email', 'new@example.test'];
  /** Each command that writes into the database, with arguments that would let it write. */
  const writing: Record<string, string[]> = {
    start: [],
    server: [],
    worker: [],
    migrate: [],
    'workspace create': [
      ...['--slug', 'second', '--name', 'Second', '--host', 'second.localhost'],
      ...['--admin-email', 'a@example.test', '--admin-name', 'Ada Keller'],
    ],
    'admin create': [...admin, '--name', 'Nora Novak'],
    'admin reset': ['--workspace', slug, '--email', world.admin.email],
    'keys revoke': ['--prefix', key.prefix],
    'webhooks replay': ['--since', '2026-11-01T00:00:00Z'],
    'mails replay': [],
    import: ['--file', '/nowhere/archive.zip', '--host', 'arrived.localhost'],
    'audit set-aside': ['--before', '2020'],
    'secrets rotate': [],
  };
  /** Commands that write nothing into the database. */
  const READING = ['doctor', 'keys list', 'license', 'mails list', 'verify-audit'];

  test('every command is tried here, or writes nothing', () => {
    expect([...Object.keys(writing), ...READING].sort()).toEqual(Object.keys(COMMANDS).sort());
  });

  test.each(Object.keys(writing))(
    '%s with another secret: exit code 1 and the message, and no row has changed',
    async (name) => {
      const before = await contents();
      const ended = await runCommand([...name.split(' '), ...writing[name]!], {
        env: await env({ APP_SECRET: WRONG }),
      });
      expect([ended.code, ended.complained]).toEqual([1, `${OTHER_SECRET}\n`]);
      expect(ended.said).not.toContain('listening');
      expect(await contents()).toEqual(before);
    },
    120_000,
  );

  test('server with WEB_CONCURRENCY=3 and another secret: exit code 1 and one message; no child starts', async () => {
    const before = await contents();
    const ended = await runCommand(['server'], {
      env: await env({ APP_SECRET: WRONG, WEB_CONCURRENCY: '3' }),
    });
    expect(ended).toEqual({ code: 1, said: '', complained: `${OTHER_SECRET}\n` });
    expect(await contents()).toEqual(before);
  }, 60_000);

  test('a child that starts later and reads another secret from its file ends with 1 and never listens; the others continue', async () => {
    const APP_SECRET_FILE = path.join(folder, 'secret');
    writeFileSync(APP_SECRET_FILE, TEST_SECRET);
    const api = await opened(
      startApiProcess(database, { APP_SECRET: '', APP_SECRET_FILE, WEB_CONCURRENCY: '2' }),
      (it) => it.stop(),
    );
    expect(api.children()).toHaveLength(2);
    writeFileSync(APP_SECRET_FILE, WRONG);
    process.kill(api.children()[0]!, 'SIGKILL');
    const refused = () =>
      api.lines.filter(({ msg, code }) => msg === 'an API process ended' && code === 1).length;
    await until(() => refused() >= 2, 60_000);
    expect(api.children()).toHaveLength(2);
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
  }, 120_000);

  test('doctor reports it, and changes nothing', async () => {
    const before = await contents();
    const { code, said } = await runCommand(['doctor'], { env: await env({ APP_SECRET: WRONG }) });
    expect([code, said]).toEqual([1, expect.stringContaining(`wrong  secret              ${OTHER_SECRET}`)]);
    const right = await runCommand(['doctor'], { env: await env() });
    expect(right.said).toContain('ok     secret');
    expect(await contents()).toEqual(before);
  }, 60_000);

  test('the correct secret is accepted repeatedly, and leaves one seal', async () => {
    for (let time = 0; time < 3; time += 1) await assertSecretFits(database.appUrl, TEST_SECRET);
    expect(await seals()).toBe(1);
  });

  test('after a rotation, the seal of the latest generation decides which secret is correct', async () => {
    await database.admin.query('INSERT INTO app_secret_seals (generation, sealed) VALUES (2, $1)', [
      createSealer(WRONG, 'app-secret').seal('workforce-api'),
    ]);
    try {
      await assertSecretFits(database.appUrl, WRONG);
      await expect(assertSecretFits(database.appUrl, TEST_SECRET)).rejects.toThrow(OTHER_SECRET);
    } finally {
      await database.admin.query('DELETE FROM app_secret_seals WHERE generation = 2');
    }
  });
});

describe('a database from before there were seals', () => {
  const withoutSeal = () => database.admin.query('DELETE FROM app_secret_seals');
  const sealed = (purpose: SealPurpose) => createSealer(TEST_SECRET, purpose).seal('something');

  /** Tries both secrets on the database; resolves to the message for the wrong one. */
  async function tried(): Promise<void> {
    await withoutSeal();
    await expect(assertSecretFits(database.appUrl, WRONG)).rejects.toThrow(OTHER_SECRET);
    expect(await seals()).toBe(0);
    await assertSecretFits(database.appUrl, TEST_SECRET);
    expect(await seals()).toBe(1);
  }

  const cases: [string, () => Promise<unknown>, string][] = [
    [
      'a webhook',
      () =>
        world.sql(
          `INSERT INTO webhooks (workspace_id, url, events, secret_sealed, secret_hint) VALUES ($1, 'https://hooks.example.com/', '{clock.started}', $2, '')`,
          [world.id, sealed('webhook-secret')],
        ),
      'DELETE FROM webhooks',
    ],
    [
      'a second factor',
      () =>
        world.sql('INSERT INTO two_factor (workspace_id, user_id, secret_sealed) VALUES ($1, $2, $3)', [
          world.id,
          world.admin.id,
          sealed('totp-secret'),
        ]),
      'DELETE FROM two_factor',
    ],
    [
      'a bank account of a person',
      () =>
        world.sql(
          `INSERT INTO payment_methods (workspace_id, user_id, kind, label, holder_name, details_sealed, masked, reach, currency_code)
           VALUES ($1, $2, 'paypal', 'Mine', 'Ada', $3, '…', 'none', 'EUR')`,
          [world.id, world.admin.id, sealed('payment-details')],
        ),
      'DELETE FROM payment_methods',
    ],
  ];
  test.each(cases)(
    'with %s: another secret is refused and leaves no seal, the correct one makes it',
    async (_what, write, remove) => {
      await database.admin.query('DELETE FROM audit_log');
      await write();
      await tried();
      await database.admin.query(remove);
    },
  );

  test('with only a signed line of the audit trail: another secret is refused and leaves no seal, the correct one makes it', async () => {
    const body = { name: `Renamed ${randomUUID()}` };
    expect(
      (await service.request(world, 'PATCH', '/platform/workspace/', { as: world.admin, body })).status,
    ).toBe(200);
    await tried();
  });

  test('with nothing sealed the first secret is accepted; of two simultaneous first starts with different secrets one is refused', async () => {
    for (let round = 0; round < 8; round += 1) {
      await database.admin.query('DELETE FROM audit_log');
      await withoutSeal();
      const secrets = [0, 1].map(() => randomBytes(24).toString('hex'));
      const ends = await Promise.allSettled(secrets.map((one) => assertSecretFits(database.appUrl, one)));
      expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const kept = secrets[ends.findIndex(({ status }) => status === 'fulfilled')]!;
      await assertSecretFits(database.appUrl, kept);
      expect(await seals()).toBe(1);
    }
  });

  test('before its migration: migrate with another secret is refused and migrates nothing; the correct one makes the seal', async () => {
    const older = await openOlder();
    const table = async () =>
      (await older.admin.query(`SELECT to_regclass('app_secret_seals') IS NOT NULL AS there`)).rows[0]![
        'there'
      ];
    const run = (APP_SECRET: string) =>
      runCommand(['migrate'], { env: { ...settingsOf(older), DATA_DIR: folder, APP_SECRET } });
    expect(await run(WRONG)).toEqual({ code: 1, said: '', complained: `${OTHER_SECRET}\n` });
    expect(await table()).toBe(false);
    expect(await run(TEST_SECRET)).toMatchObject({ code: 0, complained: '' });
    expect([await table(), await seals(older)]).toEqual([true, 1]);
    expect(await run(WRONG)).toMatchObject({ code: 1, complained: `${OTHER_SECRET}\n` });
  }, 120_000);
});

describe('a database that does not answer', () => {
  test('the worker says so and waits; on SIGTERM it ends with exit code 0', async () => {
    const away = 'postgres://nobody:none@127.0.0.1:9/none';
    const ending = AbortSignal.timeout(20_000);
    const ended = await runCommand(['worker'], {
      env: await env({ DATABASE_URL: away, DATABASE_MIGRATE_URL: away }),
      signal: ending,
    });
    expect([ended.code, ended.complained]).toEqual([0, '']);
    expect(ended.said).toContain('Postgres does not answer');
  }, 60_000);

  test('the server ends with exit code 1 and says why', async () => {
    const away = 'postgres://nobody:none@127.0.0.1:9/none';
    const ended = await runCommand(['server'], {
      env: await env({ DATABASE_URL: away, DATABASE_MIGRATE_URL: away }),
    });
    expect([ended.code, ended.complained]).toEqual([1, expect.stringContaining('ECONNREFUSED')]);
  }, 60_000);
});

/** A database as the previous version left it, with a webhook in it. */
async function openOlder() {
  const older = await openDatabase();
  const at = migrations.findIndex(({ name }) => name.endsWith('app_secret_seals'));
  expect(at).toBeGreaterThan(0);
  await older.admin.query('DROP TABLE app_secret_seals');
  await older.admin.query(`DELETE FROM migrations WHERE name LIKE '%app_secret_seals'`);
  await older.admin.query(
    `WITH made AS (INSERT INTO workspaces (slug, name, plan) VALUES ('older', 'Older', 'managed') RETURNING id),
          host AS (INSERT INTO workspace_hosts (host, workspace_id) SELECT 'older.localhost', id FROM made)
     INSERT INTO webhooks (workspace_id, url, events, secret_sealed, secret_hint)
     SELECT id, 'https://hooks.example.com/', '{clock.started}', $1, '' FROM made`,
    [createSealer(TEST_SECRET, 'webhook-secret').seal('whsec_one')],
  );
  return older;
}
