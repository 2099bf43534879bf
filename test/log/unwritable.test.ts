/**
 * A log that cannot be written: a full disk, or a pipe that nobody reads. The service keeps running, and ends
 * on SIGTERM.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, openSync, readFileSync, closeSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from '@jest/globals';
import { createDestination } from '../../src/log/destination.ts';
import { openLog } from '../../src/log/log.ts';
import { freePort } from '../../src/run/local/ports.ts';
import { readEnvironment } from '../support/environment.ts';
import { atEnd, openFolder, opened } from '../support/opening.ts';
import { addressVariables } from '../support/pooler.ts';
import { startService, TEST_SECRET } from '../support/service.ts';
import { until } from '../support/until.ts';
import { PROGRAM } from '../support/program.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = openFolder('log');
/** A disk of 256 KiB, if the tests may mount one. */
const disk = path.join(folder, 'disk');
const hasDisk =
  process.platform === 'linux' &&
  spawnSync('sh', ['-c', `mkdir ${disk} && mount -t tmpfs -o size=256k tmpfs ${disk}`]).status === 0;

const children: ChildProcess[] = [];
if (hasDisk) atEnd(() => spawnSync('umount', ['-l', disk]));
const service = await opened(startService());
atEnd(() => children.forEach((child) => child.kill('SIGKILL')));

/** Runs a command as an operator does, with its whole log written to `output`. */
function run(command: string, output: number | 'pipe', env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [PROGRAM, command], {
    cwd: root,
    // stderr goes where stdout goes, as under npm start
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'test',
      DATA_DIR: folder,
      ...addressVariables(service.database),
      DATABASE_MIGRATE_URL: service.database.ownerUrl,
      APP_SECRET: TEST_SECRET,
      LOG_LEVEL: 'trace',
      SHUTDOWN_DRAIN: '0',
      ...env,
    },
  });
  children.push(child);
  const ended = new Promise<number | string | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  );
  return { child, ended };
}

async function runApi(output: number | 'pipe') {
  const port = await freePort();
  const { child, ended } = run('server', output, { PORT: String(port) });
  const health = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ status }) => status,
      () => 0,
    );
  await until(async () => (await health()) === 200, 60_000);
  /** Makes API requests, each of which is logged. */
  const ask = async (count: number) => {
    for (let index = 0; index < count; index += 1)
      await fetch(`http://127.0.0.1:${port}/api/v1/${'x'.repeat(50)}/`);
  };
  return {
    health,
    ask,
    /** Sends SIGTERM; returns the exit code or signal, and the milliseconds it took. */
    async stop() {
      const began = Date.now();
      child.kill('SIGTERM');
      return { code: await ended, ms: Date.now() - began };
    },
  };
}

const onLinux = existsSync('/dev/full') ? describe : describe.skip;
const onFullDisk = hasDisk ? describe : describe.skip;

onLinux('a disk that is full from the start', () => {
  it('200 from the API, and SIGTERM ends it with exit code 0', async () => {
    const full = openSync('/dev/full', 'w');
    const api = await runApi(full);
    closeSync(full);
    await api.ask(500);
    expect(await api.health()).toBe(200);
    const { code, ms } = await api.stop();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(10_000);
  }, 120_000);

  test('the worker works, and SIGTERM ends it with exit code 0', async () => {
    const full = openSync('/dev/full', 'w');
    const world = await service.world();
    const { child, ended } = run('worker', full, { TEMPORAL_ADDRESS: readEnvironment().temporalAddress });
    closeSync(full);
    await until(async () => {
      if (child.exitCode !== null) throw new Error(`the worker ended with ${child.exitCode}`);
      const [row] = await world.sql<{ n: number }>(
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database()
            AND application_name = 'workforce-api listen'`,
      );
      return row!.n > 0;
    }, 90_000);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }, 150_000);

  test('memory for waiting lines is bounded, the failure is reported once, and fatal lines do not throw', async () => {
    const full = openSync('/dev/full', 'w');
    const told: string[] = [];
    const { log, close } = openLog({ level: 'info', to: full, onTrouble: (text) => told.push(text) });
    const before = process.memoryUsage().heapUsed;
    for (let index = 0; index < 100_000; index += 1) log.info({ index }, 'x'.repeat(500));
    log.fatal('the end');
    await until(() => told.length > 0);
    for (let index = 0; index < 100_000; index += 1) log.info({ index }, 'x'.repeat(500));
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(60_000_000);
    expect(told).toEqual([
      expect.stringMatching(/^The log cannot be written \(ENOSPC.*\)\. The service keeps running\.$/),
    ]);
    expect(await close()).toBe(true);
  });
});

onFullDisk('a disk that is full for a while', () => {
  test('lines are dropped and counted; once there is room, the log says so and continues with whole lines', async () => {
    const file = path.join(disk, 'api.log');
    const told: string[] = [];
    const { log, close } = openLog({ level: 'info', to: { file }, onTrouble: (text) => told.push(text) });
    const hog = path.join(disk, 'hog');
    log.info('before');
    await until(() => readFileSync(file, 'utf8').includes('before'));
    spawnSync('sh', ['-c', `head -c 300000 /dev/zero > ${hog}`]);
    const written = 10_000;
    for (let index = 0; index < written; index += 1) log.info({ index }, 'x'.repeat(200));
    await until(() => told.length === 1);
    // frees the space for the waiting lines
    rmSync(hog);
    spawnSync('mount', ['-o', 'remount,size=16m', disk]);
    await until(() => told.length === 2);
    log.info('after');
    await close();
    const lines = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, any>);
    const kept = lines.filter(({ index }) => index !== undefined).length;
    expect(kept).toBeGreaterThan(0);
    expect(lines.at(-2)).toMatchObject({
      level: 40,
      msg: 'the log could not be written for a while',
      cause: 'ENOSPC',
      dropped: written - kept,
    });
    expect(lines.at(-1)).toMatchObject({ msg: 'after' });
    expect(told[1]).toBe(`The log is written again; ${written - kept} lines are missing.`);
  });

  it('200 from the API while its log is blocked, and the log continues afterwards', async () => {
    spawnSync('mount', ['-o', 'remount,size=16m', disk]);
    const file = path.join(disk, 'server.log');
    const hog = path.join(disk, 'hog');
    const output = openSync(file, 'a');
    const api = await runApi(output);
    closeSync(output);
    spawnSync('sh', ['-c', `head -c 17000000 /dev/zero > ${hog}`]);
    await api.ask(300);
    expect(await api.health()).toBe(200);
    rmSync(hog);
    await until(() => readFileSync(file, 'utf8').includes('the log could not be written for a while'));
    expect((await api.stop()).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('ended in order');
  }, 120_000);
});

describe('a pipe that nobody reads', () => {
  it('200 from the API, and SIGTERM ends it', async () => {
    const api = await runApi('pipe');
    await api.ask(1_500);
    expect(await api.health()).toBe(200);
    const { code, ms } = await api.stop();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(10_000);
  }, 120_000);

  test('close reports that a write does not return, so that the process ends itself', async () => {
    const pipe = path.join(folder, 'pipe');
    spawnSync('mkfifo', [pipe]);
    // opened for reading and writing, so that opening does not block
    const fd = openSync(pipe, 'r+');
    const destination = createDestination(fd);
    for (let index = 0; index < 200; index += 1) destination.write(`${'x'.repeat(999)}\n`);
    expect(await destination.close(200)).toBe(false);
    // this test must not block either
    destination.flushSync();
    // lets the write return, because otherwise this process could not end
    const reader = spawn('sh', ['-c', `head -c 200000 ${pipe} > /dev/null`]);
    await new Promise((resolve) => reader.once('exit', resolve));
    expect(await destination.close()).toBe(true);
    closeSync(fd);
  });
});

test('only its owner can read a log file, even one that existed before', async () => {
  const file = path.join(folder, 'open', 'api.log');
  const fresh = openLog({ level: 'info', to: { file } });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await fresh.close();
  const old = path.join(folder, 'old.log');
  writeFileSync(old, 'older\n', { mode: 0o644 });
  const again = openLog({ level: 'info', to: { file: old } });
  again.log.info('newer');
  await again.close();
  expect(statSync(old).mode & 0o777).toBe(0o600);
  expect(readFileSync(old, 'utf8')).toMatch(/^older\n\{.*newer.*\}\n$/);
});
