/** The image of Dockerfile, where `.ci/image` has built it: its commands, as its user, over the machine's network. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { freePort } from '../../src/run/local/ports.ts';
import { cloneDatabase } from '../support/database.ts';
import { readEnvironment } from '../support/environment.ts';
import { opened } from '../support/opening.ts';
import { TEST_SECRET } from '../support/service.ts';
import { until } from '../support/until.ts';

const IMAGE = 'localhost/workforce-api';
const MEGABYTE = 1e6;
const WORKSPACE = [
  ...'--slug imaged --name Imaged --host hr.example.test'.split(' '),
  ...['--admin-email', 'ada@example.test', '--admin-name', 'Ada Keller'],
];

const env = { ...process.env, STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' };
const found = spawnSync('buildah', ['inspect', '--type', 'image', IMAGE], { env, encoding: 'utf8' });
const isOf = (commit: string) => found.stdout.includes(`"source": "${commit}"`);
const there =
  found.status === 0 && isOf(spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout.trim());
const buildah = async (...args: string[]) =>
  (await promisify(execFile)('buildah', args, { env, maxBuffer: 1e8 })).stdout.trim();

const container = there ? await opened(buildah('from', IMAGE), (name) => buildah('rm', name)) : undefined;
const database = there ? await opened(cloneDatabase(), (made) => made.drop()) : undefined;

(there ? describe : describe.skip)(
  `the image${there ? '' : ' (not built of this commit: .ci/image builds it)'}`,
  () => {
    /** Runs a command in it; what the image says of its user and of NODE_ENV holds. */
    function run(words: string[], more: Record<string, string> = {}) {
      const { appUrl, ownerUrl } = database!;
      const settings = {
        DATABASE_URL: appUrl,
        DATABASE_MIGRATE_URL: ownerUrl,
        APP_SECRET: TEST_SECRET,
        TEMPORAL_ADDRESS: readEnvironment().temporalAddress,
        PUBLIC_URL: 'https://workforce.example.test',
        SHUTDOWN_DRAIN: '0',
        ...more,
      };
      const given = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
      const child = spawn('buildah', ['run', ...given, container!, '--', ...words], { env });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString();
        });
      const ended = once(child, 'close').then(([code]) => code as number);
      return { child, ended, said: () => output };
    }
    const PROGRAM = ['node', '--max-semi-space-size=64', 'dist/src/main.js'];

    async function outcomeOf(words: string[]) {
      const { ended, said } = run(words);
      return { code: await ended, said: said() };
    }

    const lines = (said: string): { msg: string; sdk?: object }[] =>
      said
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line));

    /** Starts one of its servers and waits until `path` is 200; ends it in order. */
    async function serving(command: string, port: number, more: Record<string, string>) {
      const { child, ended, said } = run([...PROGRAM, command], more);
      await until(async () => {
        if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}`);
        const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
        return reply?.status === 200;
      }, 60_000);
      return {
        async stop() {
          // buildah passes no signal on: the process itself is asked to end; this isolation has no process ids of its own
          process.kill(Number(/"pid":(\d+)/.exec(said())![1]), 'SIGTERM');
          const code = await ended;
          // what Temporal's SDK still has to say is written when it gets round to it, after our own last line
          const own = lines(said()).filter(({ sdk }) => sdk === undefined);
          return [code, own.at(-1)?.msg];
        },
      };
    }

    it('is smaller than 400 MB, has no root for a user, a health check, and the server as its command', async () => {
      const { Docker } = JSON.parse(found.stdout) as { Docker: { config: Record<string, any> } };
      expect(Docker.config).toMatchObject({
        User: '10001:10001',
        Cmd: ['server'],
        Healthcheck: { Test: expect.arrayContaining(['CMD', 'node']) },
        Env: expect.arrayContaining(['NODE_ENV=production']),
      });
      const [{ size }] = JSON.parse(await buildah('images', '--json', IMAGE)) as [{ size: string }];
      const [, number, unit] = /^([\d.]+) (\w+)$/.exec(size)!;
      expect(Number(number) * { kB: 1e3, MB: MEGABYTE, GB: 1e9 }[unit!]!).toBeLessThan(400 * MEGABYTE);
    });

    it('can be written to in /data and /tmp only: no folder of its own is open to its user', async () => {
      const script = `
      const { accessSync, constants, readdirSync } = require('node:fs');
      const open = [];
      const look = (folder) => {
        try { accessSync(folder, constants.W_OK); open.push(folder); return; } catch {}
        let entries = [];
        try { entries = readdirSync(folder, { withFileTypes: true }); } catch {}
        for (const entry of entries) if (entry.isDirectory()) look(folder + '/' + entry.name);
      };
      for (const folder of ['/app', '/data', '/etc', '/home', '/opt', '/srv', '/tmp', '/usr', '/var/lib']) look(folder);
      console.log(process.getuid(), open.join());`;
      expect(await outcomeOf(['node', '-e', script])).toEqual({ code: 0, said: '10001 /data,/tmp\n' });
    }, 60_000);

    it('migrates, serves and delivers: /readyz is 200 of both, and both end in order on SIGTERM', async () => {
      expect(await outcomeOf([...PROGRAM, 'migrate'])).toEqual({ code: 0, said: 'nothing to migrate\n' });

      const made = await outcomeOf([...PROGRAM, 'workspace', 'create', ...WORKSPACE]);
      expect(made).toMatchObject({ code: 0 });

      const [port, health] = [await freePort(), await freePort()];
      const server = await serving('server', port, { PORT: String(port) });
      const worker = await serving('worker', health, { WORKER_HEALTH_ADDRESS: `127.0.0.1:${health}` });
      const reply = await fetch(`http://127.0.0.1:${port}/api/v1/auth/me/`);
      expect([reply.status, (await fetch(`http://127.0.0.1:${port}/api/docs/public/`)).status]).toEqual([
        401, 200,
      ]);
      expect(await worker.stop()).toEqual([0, 'ended in order']);
      expect(await server.stop()).toEqual([0, 'ended in order']);
    }, 180_000);
  },
);
