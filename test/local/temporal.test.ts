import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { Client, Connection } from '@temporalio/client';
import { findTemporalBinary, isPortFree, startTemporal } from '../../src/run/local/index.ts';
import type { LocalTemporal } from '../../src/run/local/index.ts';
import { underLock } from '../../src/run/local/temporal/cache.ts';
import { isBroken, isNewEnough, serverVersionOf } from '../../src/run/local/temporal/check.ts';
import { isAlive, quiet, until, createFixture } from './support.ts';

jest.setTimeout(60_000);

const fixture = createFixture();

// Downloads or builds the binary now if none is cached.
await findTemporalBinary();

const start = (dataDir: string, more = {}) =>
  startTemporal({
    dataDir,
    log: quiet,
    headless: true,
    searchAttributes: { WorkspaceId: 'Keyword' },
    ...more,
  });

async function withClient<T>(server: LocalTemporal, work: (client: Client) => Promise<T>): Promise<T> {
  const connection = await Connection.connect({ address: server.address });
  try {
    return await work(new Client({ connection }));
  } finally {
    await connection.close();
  }
}

const portOf = ({ address }: LocalTemporal) => Number(address.split(':')[1]);

async function attributesOf(server: LocalTemporal): Promise<string[]> {
  return withClient(server, async ({ connection }) => {
    const { customAttributes } = await (connection as Connection).operatorService.listSearchAttributes({
      namespace: 'default',
    });
    return Object.keys(customAttributes);
  });
}

describe('a cached binary', () => {
  const program = (text: string) => {
    const file = join(fixture.folder(), 'temporal');
    writeFileSync(file, `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    return file;
  };

  test('counts as broken if it prints something else or fails, and not if a signal ended it', async () => {
    expect(await isBroken(await findTemporalBinary())).toBe(false);
    expect(await isBroken(program('echo hello'))).toBe(true);
    expect(await isBroken(program('exit 3'))).toBe(true);
    expect(await isBroken(join(fixture.folder(), 'missing'))).toBe(true);
    const interrupted = program('kill -INT $$; sleep 5');
    expect([await isBroken(interrupted), await serverVersionOf(interrupted)]).toEqual([false, undefined]);
  });
});

describe('startTemporal', () => {
  test('history and search attributes survive a restart; new attributes are added', async () => {
    const dataDir = fixture.folder();
    const first = await start(dataDir);
    expect(await attributesOf(first)).toContain('WorkspaceId');
    await withClient(first, (client) =>
      client.workflow.start('nobodyRunsThis', { taskQueue: 'none', workflowId: 'kept' }),
    );
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);

    const second = await start(dataDir, { searchAttributes: { WorkspaceId: 'Keyword', LastStatus: 'Int' } });
    try {
      expect(await attributesOf(second)).toEqual(expect.arrayContaining(['WorkspaceId', 'LastStatus']));
      const { status } = await withClient(second, (client) => client.workflow.getHandle('kept').describe());
      expect(status.name).toBe('RUNNING');
      await expect(start(dataDir)).rejects.toThrow(
        /^Temporal for \S+ is already running, started by process \d+\.$/,
      );
    } finally {
      await second.stop();
    }
  });

  test('two copies next to each other use different ports, for their UIs too', async () => {
    const [one, two] = await Promise.all([
      start(fixture.folder(), { headless: false }),
      start(fixture.folder(), { headless: false }),
    ]);
    try {
      expect(one.address).not.toBe(two.address);
      expect(one.uiUrl).not.toBe(two.uiUrl);
      for (const { uiUrl } of [one, two]) expect((await fetch(String(uiUrl))).status).toBe(200);
    } finally {
      await Promise.all([one.stop(), two.stop()]);
    }
  });

  test('kill -9 of the parent ends it', async () => {
    const { process: parent, server } = await fixture.serverProcess<LocalTemporal>(
      'temporal',
      fixture.folder(),
    );
    expect(await isPortFree(portOf(server))).toBe(false);
    parent.kill('SIGKILL');
    expect(await until(() => isPortFree(portOf(server)))).toBe(true);
    expect(await until(() => !isAlive(server.pid))).toBe(true);
  });
});

describe('findTemporalBinary', () => {
  test('without a binary or a download: one line with the cause and what to do', async () => {
    const { PATH, XDG_CACHE_HOME } = process.env;
    try {
      Object.assign(process.env, { PATH: fixture.folder(), XDG_CACHE_HOME: fixture.folder() });
      await expect(findTemporalBinary({ quick: true })).rejects.toMatchObject({
        message: 'No Temporal is available: there is none on PATH.',
        remedy: expect.stringContaining('TEMPORAL_ADDRESS') as unknown,
      });
    } finally {
      Object.assign(process.env, { PATH });
      if (XDG_CACHE_HOME === undefined) Reflect.deleteProperty(process.env, 'XDG_CACHE_HOME');
      else process.env['XDG_CACHE_HOME'] = XDG_CACHE_HOME;
    }
  });

  test('versions are compared as numbers', () => {
    expect(['1.28.9', '1.29.0', '1.31.2', '2.0.0'].map(isNewEnough)).toEqual([false, true, true, true]);
  });

  test('two at once: one works, the other waits for it', async () => {
    const file = join(fixture.folder(), 'lock');
    let done = 0;
    const isDone = () => Promise.resolve(done > 0);
    const work = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      done++;
    };
    await Promise.all([1, 2].map(() => underLock(file, isDone, work, () => undefined)));
    expect(done).toBe(1);
  });
});
