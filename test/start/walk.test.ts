/** `npm run walk` beside `npm start`, and what the program says of itself. */
import { execFile } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { freePort } from '../../src/local/ports.ts';
import { loadIdentity } from '../../src/receiver/identity.ts';
import { openFolder } from '../support/opening.ts';
import { until } from '../support/until.ts';
import { startWholeProduct } from '../support/wholeProduct.ts';

const [folder, empty] = [openFolder('walk'), openFolder('no-walk')];
const user = (role: string) => ({ role, email: `${role}@example.test`, password: 'none' });

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs a program of the project as `npm run` does; resolves when it has ended. */
function run(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return new Promise<{ code: number; shown: string }>((resolve) => {
    const options = { cwd: root, env: { ...process.env, NODE_OPTIONS: '', ...env }, timeout: 150_000 };
    execFile(process.execPath, ['--import', 'tsx', file, ...args], options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, shown: stdout + stderr });
    });
  });
}

describe('npm run walk', () => {
  test('makes a key, has a day off approved and receives both events, the first of them again after a 500; the key and the webhook are gone then', async () => {
    const { caFile } = loadIdentity(path.join(folder, 'receiver'));
    const product = await startWholeProduct({
      WEBHOOK_CA_FILE: caFile,
      WEBHOOK_RETRY_SCHEDULE: '1s,1s,1s,1s,1s',
    });
    try {
      await until(async () => (await product.readyz()).temporal === 'up', 120_000);
      copyFileSync(path.join(product.dataDir, 'first-run.json'), path.join(folder, 'first-run.json'));

      const { code, shown } = await run('src/walk/main.ts', ['--fail', '1'], { DATA_DIR: folder });
      expect([code, shown]).toEqual([0, expect.stringContaining('absence.requested')]);
      const arrived = shown.split('\n').filter((line) => line.includes('signature'));
      expect(arrived.filter((line) => line.endsWith('signature good  -> 500'))).toHaveLength(1);
      expect(arrived.filter((line) => line.endsWith('signature good  -> 204'))).toHaveLength(2);
      const webhooks = (await product.asAdmin('GET', '/platform/webhooks/')) as { url: string }[];
      expect(webhooks.filter(({ url }) => url.includes('localhost'))).toEqual([]);
    } finally {
      await product.stop();
    }
  }, 300_000);

  test('exit 1 and what to do, where nothing was started and where nobody answers', async () => {
    expect(await run('src/walk/main.ts', [], { DATA_DIR: empty })).toEqual({
      code: 1,
      shown: expect.stringContaining(
        `There is no demo company in ${empty}. Start the service with npm start.`,
      ),
    });
    const nobody = {
      base_url: `http://127.0.0.1:${await freePort()}`,
      workspaces: [{ users: [user('employee')] }],
    };
    writeFileSync(path.join(empty, 'first-run.json'), JSON.stringify(nobody));
    expect(await run('src/walk/main.ts', [], { DATA_DIR: empty })).toEqual({
      code: 1,
      shown: expect.stringContaining(`Nobody answers at ${nobody.base_url}.`),
    });
  }, 60_000);
});

describe('--help', () => {
  test('names every command that there is', async () => {
    const { shown: refused } = await run('src/main.ts', ['nothing']);
    const commands = /Commands: (.*);/.exec(refused)?.[1]?.split(', ') ?? [];
    expect(commands).toContain('worker');
    const { code, shown } = await run('src/main.ts', ['--help']);
    expect(code).toBe(0);
    for (const command of commands) expect(shown).toMatch(new RegExp(`^ +${command} `, 'm'));
  }, 60_000);
});
