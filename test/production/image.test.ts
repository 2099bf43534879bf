/**
 * The image that `.ci/image` builds from the Dockerfile: its commands, run as its user, on the machine's
 * network.
 */
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
    /** Runs a command in the image, with the user and NODE_ENV that the image sets. */
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

    /** Starts one of its servers and waits until `path` is 200; then ends it with SIGTERM. */
    async function serving(command: string, port: number, more: Record<string, string>) {
      const { child, ended, said } = run([...PROGRAM, command], more);
      await until(async () => {
        if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}`);
        const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
        return reply?.status === 200;
      }, 60_000);
      return {
        async stop() {
          // buildah does not forward signals, so the process gets it directly; this isolation shares the
          // process ids
          process.kill(Number(/"pid":(\d+)/.exec(said())![1]), 'SIGTERM');
          const code = await ended;
          // Temporal's SDK may log after our own last line
          const own = lines(said()).filter(({ sdk }) => sdk === undefined);
          return [code, own.at(-1)?.msg];
        },
      };
    }

    it('is smaller than 400 MB, with a user other than root, a health check, and the server as its command', async () => {
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

    it('is writable only in /data and /tmp: its user can write to no other folder', async () => {
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

    it('migrates, serves and delivers: /readyz is 200 for both servers, and both end with 0 on SIGTERM', async () => {
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
