import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { isPortFree, startPostgres } from '../../src/run/local/index.ts';
import type { LocalPostgres } from '../../src/run/local/index.ts';
import { isRunning, signal } from '../../src/run/local/processes.ts';
import type { ProcessId } from '../../src/run/local/processes.ts';
import { isAlive, quiet, until, createFixture } from './support.ts';

jest.setTimeout(60_000);

const fixture = createFixture();

const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '16MB' };
const start = (dataDir: string, more = {}) => startPostgres({ dataDir, log: quiet, settings, ...more });

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('startPostgres', () => {
  test('provides three connections; the app role is neither owner nor superuser', async () => {
    const dataDir = fixture.folder();
    const server = await start(dataDir);
    try {
      const sql =
        'SELECT rolname, rolsuper, rolbypassrls, rolcreatedb, rolcreaterole FROM pg_roles WHERE rolname = current_user';
      const plain = { rolsuper: false, rolbypassrls: false, rolcreatedb: false, rolcreaterole: false };
      expect(await ask(server.appUrl, sql)).toEqual([{ rolname: 'workforce_app', ...plain }]);
      expect(await ask(server.ownerUrl, sql)).toEqual([{ rolname: 'workforce_owner', ...plain }]);
      expect(await ask(server.adminUrl, 'SELECT current_user AS me')).toEqual([{ me: 'postgres' }]);
      const facts =
        "SELECT pg_encoding_to_char(encoding) AS encoding, datcollate, datdba::regrole::text AS owner FROM pg_database WHERE datname = 'workforce'";
      expect(await ask(server.adminUrl, facts)).toEqual([
        { encoding: 'UTF8', datcollate: 'C', owner: 'workforce_owner' },
      ]);
      await ask(
        server.ownerUrl,
        'CREATE EXTENSION citext; CREATE EXTENSION btree_gist; CREATE TABLE t (id int)',
      );
      await expect(ask(server.appUrl, 'SELECT * FROM t')).rejects.toThrow('permission denied');
      await expect(ask(server.appUrl, 'CREATE TABLE u (id int)')).rejects.toThrow('permission denied');
      const wrong = server.appUrl.replace(/:[^:@]+@/, ':wrong@');
      await expect(ask(wrong, 'SELECT 1')).rejects.toThrow('password authentication failed');
      expect(statSync(join(dataDir, 'postgres', 'passwords.json')).mode & 0o777).toBe(0o600);
    } finally {
      await server.stop();
    }
    expect(isAlive(server.pid)).toBe(false);
  });

  test('keeps data, passwords and port over a restart', async () => {
    const dataDir = fixture.folder();
    const first = await start(dataDir);
    await ask(first.ownerUrl, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    const second = await start(dataDir);
    try {
      expect(second.ownerUrl).toBe(first.ownerUrl);
      expect(await ask(second.ownerUrl, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    } finally {
      await second.stop();
    }
  });

  test('a second start on the same folder fails with one line', async () => {
    const dataDir = fixture.folder();
    const server = await start(dataDir);
    try {
      await expect(start(dataDir)).rejects.toThrow(
        /^Embedded Postgres for \S+ is already running, started by process \d+\.$/,
      );
      expect(await ask(server.appUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    } finally {
      await server.stop();
    }
  });

  test('two copies next to each other use different ports', async () => {
    const [one, two] = await Promise.all([start(fixture.folder()), start(fixture.folder())]);
    expect(one.port).not.toBe(two.port);
    await Promise.all([one.stop(), two.stop()]);
  });

  test('an interrupted creation is started again', async () => {
    const dataDir = fixture.folder();
    await (await start(dataDir)).stop();
    const version = join(dataDir, 'postgres', 'data', 'PG_VERSION');
    rmSync(version);
    await (await start(dataDir)).stop();
    expect(existsSync(version)).toBe(true);
  });

  const asRoot = process.getuid?.() === 0 ? test : test.skip;
  asRoot('root without user namespaces: another user runs it, elsewhere when it must', async () => {
    const dataDir = fixture.folder();
    const first = await start(dataDir, { runners: ['user'] });
    await ask(first.ownerUrl, 'CREATE TABLE kept AS SELECT 7 AS answer');
    await first.stop();
    const second = await start(dataDir);
    expect(await ask(second.ownerUrl, 'SELECT answer FROM kept')).toEqual([{ answer: 7 }]);
    await second.stop();
    const place = join(dataDir, 'postgres.place');
    if (existsSync(place)) rmSync(readFileSync(place, 'utf8').trim(), { recursive: true });
  });
});

describe('dying', () => {
  test('kill -9 of the parent ends the server, and the data is there at the next start', async () => {
    const dataDir = fixture.folder();
    const { process: parent, server } = await fixture.serverProcess<LocalPostgres>('postgres', dataDir);
    await ask(server.ownerUrl, 'CREATE TABLE kept AS SELECT 1 AS answer');
    expect(await isPortFree(server.port)).toBe(false);
    parent.kill('SIGKILL');
    expect(await until(() => !isAlive(Number(parent.pid)))).toBe(true);
    // No wait for the keeper is needed: the next start stops the old server itself.
    const next = await start(dataDir);
    expect(isAlive(server.pid)).toBe(false);
    expect(await ask(next.ownerUrl, 'SELECT answer FROM kept')).toEqual([{ answer: 1 }]);
    await next.stop();
  });

  test('a server whose pid file is lost is ended too', async () => {
    const dataDir = fixture.folder();
    const { process: parent, server } = await fixture.serverProcess<LocalPostgres>('postgres', dataDir);
    rmSync(join(dataDir, 'run', 'postgres.json'));
    const next = await start(dataDir);
    expect(isAlive(server.pid)).toBe(false);
    expect(await ask(next.appUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await next.stop();
    parent.kill('SIGKILL');
  });

  test('kill -9 of the parent alone closes the port, without another start', async () => {
    const { process: parent, server } = await fixture.serverProcess<LocalPostgres>(
      'postgres',
      fixture.folder(),
    );
    parent.kill('SIGKILL');
    expect(await until(() => isPortFree(server.port))).toBe(true);
    expect(await until(() => !isAlive(server.pid))).toBe(true);
  });

  test('kill -9 of all processes leaves a folder that starts again, even if another process now has the old pid', async () => {
    const dataDir = fixture.folder();
    const { process: parent, server } = await fixture.serverProcess<LocalPostgres>('postgres', dataDir);
    const { server: id } = JSON.parse(readFileSync(join(dataDir, 'run', 'postgres.json'), 'utf8')) as {
      server: ProcessId;
    };
    signal(id, 'SIGKILL');
    parent.kill('SIGKILL');
    expect(await until(() => !isRunning(id) && !isAlive(Number(parent.pid)))).toBe(true);
    const pidFile = join(dataDir, 'postgres', 'data', 'postmaster.pid');
    expect(existsSync(pidFile)).toBe(true);
    writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(String(server.pid), String(process.pid)));
    const next = await start(dataDir);
    expect(await ask(next.appUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await next.stop();
  });
});
