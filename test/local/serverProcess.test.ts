import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { claim } from '../../src/run/local/claim.ts';
import { startServerProcess } from '../../src/run/local/serverProcess.ts';
import { identify } from '../../src/run/local/processes.ts';
import { isAlive, quiet, until, createFixture } from './support.ts';

jest.setTimeout(60_000);

const fixture = createFixture();

function shell(script: string, graceSeconds = 5) {
  const logFile = join(fixture.folder(), 'server.log');
  const command = { command: '/bin/sh', args: ['-c', script], stopSignal: 'TERM', graceSeconds } as const;
  return { logFile, started: startServerProcess({ ...command, logFile }) };
}

describe('startServerProcess', () => {
  test('the log goes to its file, and stop() first asks the process to end', async () => {
    const { logFile, started } = shell(
      'echo up; trap "echo asked; exit 0" TERM; while :; do sleep 0.05; done',
    );
    const server = await started;
    expect(await until(() => readFileSync(logFile, 'utf8').includes('up'))).toBe(true);
    await server.stop();
    await server.stop();
    expect(await server.ended).toBe(0);
    expect(readFileSync(logFile, 'utf8')).toBe('up\nasked\n');
    expect(isAlive(server.id.pid)).toBe(false);
  });

  test('a server that never listens is killed after the time it is given', async () => {
    const { logFile, started } = shell('trap "" TERM; echo up; while :; do sleep 0.05; done', 1);
    const server = await started;
    expect(await until(() => readFileSync(logFile, 'utf8').includes('up'))).toBe(true);
    await server.stop();
    expect(await server.ended).toBe(137);
    expect(isAlive(server.id.pid)).toBe(false);
  });

  test('a server whose supervisor was killed is still stopped', async () => {
    const { logFile, started } = shell('echo $PPID; while :; do sleep 0.05; done');
    const server = await started;
    expect(await until(() => readFileSync(logFile, 'utf8').includes('\n'))).toBe(true);
    process.kill(Number(readFileSync(logFile, 'utf8')), 'SIGKILL');
    await server.ended;
    await server.stop();
    expect(isAlive(server.id.pid)).toBe(false);
  });

  test('a server that exits by itself is noticed', async () => {
    const server = await shell('sleep 0.2; exit 7').started;
    expect(await server.ended).toBe(7);
    expect(server.hasEnded()).toBe(true);
  });
});

describe('claim', () => {
  const what = (folder: string) => ({ name: 'The server', folder, stopSignal: 'SIGTERM' as const });

  test('a folder belongs to one living process', async () => {
    const folder = fixture.folder();
    const file = join(folder, 'server.json');
    const held = await claim(file, what(folder), quiet);
    await expect(claim(file, what(folder), quiet)).rejects.toThrow(/^The server for .* is already running/);
    await held.release();
    await (await claim(file, what(folder), quiet)).release();
  });

  test('the server of a dead owner is ended', async () => {
    const folder = fixture.folder();
    const file = join(folder, 'server.json');
    const orphan = await shell('while :; do sleep 0.05; done').started;
    writeFileSync(
      file,
      JSON.stringify({ owner: { pid: process.pid, started: 'long ago' }, server: orphan.id }),
    );
    const held = await claim(file, what(folder), quiet);
    expect(isAlive(orphan.id.pid)).toBe(false);
    await held.release();
  });

  test('a process that only has the same pid as an old server is not touched', async () => {
    const folder = fixture.folder();
    const file = join(folder, 'server.json');
    const other = await shell('while :; do sleep 0.05; done').started;
    const server = { ...other.id, started: 'long ago' };
    writeFileSync(file, JSON.stringify({ owner: server, server }));
    const held = await claim(file, what(folder), quiet);
    expect(identify(other.id.pid)).toEqual(other.id);
    await held.release();
    await other.stop();
  });
});
