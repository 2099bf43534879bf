/** `npm run import` as an operator calls it: its output, its exit code, and its effects. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { openExporting, written } from '../exports/support.ts';
import { openDatabase, openFolder, openWorld } from '../support/opening.ts';

const { service, world } = await openWorld();
const exporting = await openExporting(service.database);
const there = await openDatabase();
const dataDir = openFolder('import-command');
const HOST = 'arrived.localhost';
let archive: string;

beforeAll(async () => {
  await world.sql(
    `INSERT INTO licenses (workspace_id, plan, seats, addons, valid_until, signed_at, key_hash)
     VALUES ($1, 'reseller', 1000000, '{api}', '2099-12-31', '2026-11-10', sha256('licence'))`,
    [world.id],
  );
  await world.sql(
    `UPDATE workspaces SET plan = 'reseller', seats = 1000000, api_addon = true, valid_until = '2099-12-31' WHERE id = $1`,
    [world.id],
  );
  const id = await exporting.queue(world.id, world.admin.id);
  await exporting.make(world.id, id);
  archive = written(await exporting.download(world.id, id));
  // another workspace existed there before
  await there.admin.query(
    `WITH made AS (INSERT INTO workspaces (slug, name, plan) VALUES ('other', 'Other', 'managed') RETURNING id)
     INSERT INTO workspace_hosts (host, workspace_id) SELECT 'other.localhost', id FROM made`,
  );
}, 60_000);

interface Ended {
  code: number | null;
  said: string;
  complained: string;
}

/** Runs the command with these arguments. */
async function run(args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const child = spawn('npm', ['run', '--silent', 'import', '--', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      DATABASE_URL: there.appUrl,
      DATABASE_MIGRATE_URL: there.ownerUrl,
      APP_SECRET: 'another secret of forty characters, elsewhere',
      PUBLIC_URL: 'https://hr.example.test',
      ...env,
    },
  });
  const ended: Ended = { code: null, said: '', complained: '' };
  child.stdout.on('data', (chunk: Buffer) => (ended.said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (ended.complained += chunk.toString()));
  ended.code = await new Promise((resolve) => child.once('close', resolve));
  return ended;
}

const rowsThere = async () => {
  const { rows } = await there.admin.query(
    `SELECT (SELECT count(*)::int FROM workspaces) AS workspaces, (SELECT count(*)::int FROM workspace_hosts) AS hosts,
            (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM one_time_tokens) AS tokens`,
  );
  return rows[0] as Record<string, number>;
};

describe('npm run import', () => {
  const from = () => ['--file', archive];
  const to = ['--host', HOST];
  const cases: [string, () => string[], NodeJS.ProcessEnv, RegExp][] = [
    ['without arguments', () => [], {}, /^Give the archive and a host: npm run import -- --file ARCHIVE/],
    ['without a host', from, {}, /^Give the archive and a host/],
    ['with an unknown option', () => [...from(), ...to, '--force'], {}, /--force/],
    ['with two files', () => [...from(), ...to, archive], {}, /Unexpected argument/],
    [
      'with a missing file',
      () => ['--file', '/nowhere/a.zip', ...to],
      {},
      /^There is no file \/nowhere\/a\.zip\.$/,
    ],
    [
      'with a file that is not an archive',
      () => ['--file', written(Buffer.from('no archive')), ...to],
      {},
      /^The archive cannot be read: .*$/,
    ],
    ['with a folder', () => ['--file', path.dirname(archive), ...to], {}, /^The archive cannot be read: .*$/],
    [
      'with a host that another workspace has',
      () => [...from(), '--host', 'Other.localhost'],
      {},
      /^The host other\.localhost already belongs to another workspace\.$/,
    ],
    [
      'with a URL in place of a host',
      () => [...from(), '--host', 'https://hr.example.test/'],
      {},
      /^https:\/\/hr\.example\.test\/ is not a host: use a name such as hr\.example\.com\.$/,
    ],
    [
      'with a short name that another workspace has',
      () => [...from(), ...to, '--slug', 'other'],
      {},
      /^A workspace with this id or short name already exists\.$/,
    ],
    [
      'with an invalid short name',
      () => [...from(), ...to, '--slug', 'Not One'],
      {},
      /^Not One is not a short name: use small letters, digits and hyphens\.$/,
    ],
    [
      'without a database',
      () => [...from(), ...to],
      { DATABASE_URL: '', DATABASE_MIGRATE_URL: '' },
      /^DATABASE_MIGRATE_URL is not set\.$/,
    ],
  ];
  test.each(cases)(
    '%s: exit code 1, one sentence, and nothing has changed',
    async (_what, args, env, text) => {
      const before = await rowsThere();
      const { code, said, complained } = await run(args(), env);
      expect([code, said]).toEqual([1, '']);
      expect(complained.trim().split('\n')).toHaveLength(1);
      expect(complained.trim()).toMatch(text);
      expect(await rowsThere()).toEqual(before);
    },
    60_000,
  );

  test('exit code 0 with a summary and how its admins get in; a second time the workspace already exists', async () => {
    const done = await run([...from(), ...to]);
    expect([done.code, done.complained]).toEqual([0, '']);
    const [summary, ...more] = done.said.trim().split('\n');
    const rest = more.pop();
    expect(more.pop()).toMatch(
      /^it is on Starter with the 7 seats that are in use, until an admin installs a licence for \S+ \(PUT/,
    );
    expect(summary).toMatch(
      /^imported Workspace .+: \d+ records of \d+ tables, 0 files, as they were at \S+Z$/,
    );
    expect(more.join('\n')).toContain(
      `<${world.admin.email}> chooses a password within an hour: https://${HOST}/`,
    );
    expect(rest).toMatch(/^API keys and webhooks work once/);
    const rows = await rowsThere();
    expect([rows['workspaces'], rows['hosts'], rows['tokens']]).toEqual([2, 2, more.length]);

    const { rows: terms } = await there.admin.query(
      `SELECT plan, seats, api_addon, valid_until, (SELECT array_agg(stage) FROM licenses WHERE workspace_id = $1) AS stages
         FROM workspaces WHERE id = $1`,
      [world.id],
    );
    expect(terms).toEqual([
      { plan: 'starter', seats: 7, api_addon: false, valid_until: null, stages: ['replaced'] },
    ]);

    const again = await run([...from(), '--host', 'again.localhost']);
    expect([again.code, again.said, again.complained]).toEqual([1, '', 'The workspace already exists.\n']);
    expect(await rowsThere()).toEqual(rows);
  }, 60_000);
});
