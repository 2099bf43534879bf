/** `npm run walk` next to `npm start`, and the help of the program. */
import { spawn } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { freePort } from '../../src/run/local/ports.ts';
import { loadIdentity } from '../../src/run/receiver/identity.ts';
import { opened, openFolder } from '../support/opening.ts';
import { run, runSource } from '../support/run.ts';
import { until } from '../support/until.ts';
import { startWholeProduct } from '../support/wholeProduct.ts';

const [folder, empty] = [openFolder('walk'), openFolder('no-walk')];
const user = (role: string) => ({ role, email: `${role}@example.test`, password: 'none' });

const root = fileURLToPath(new URL('../../', import.meta.url));

/** `npm run receiver`, with the folder of this file. */
function startReceiver(port: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/run/receiver/main.ts', '--port', port], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder },
  });
  let shown = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (shown += chunk.toString()));
  return { shown: () => shown, stop: () => void child.kill() };
}

/** The commands for the third terminal as one script, and the program that they run. */
function stepsByHand(): { script: string; program: string } {
  const page = readFileSync(`${root}docs/walk.md`, 'utf8');
  const steps = page.slice(page.indexOf('## The steps'));
  const [commands, programs] = ['sh', 'ts'].map((language) =>
    [...steps.matchAll(new RegExp(`^( *)\`\`\`${language}\\n(.*?)^\\1\`\`\``, 'gms'))].map(
      ([, indent, text]) => text!.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    ),
  );
  expect([commands!.length, programs!.length]).toEqual([7, 1]);
  return { script: commands!.join('\n'), program: programs![0]! };
}

const { caFile } = loadIdentity(path.join(folder, 'receiver'));
const product = await opened(
  startWholeProduct({ WEBHOOK_CA_FILE: caFile, WEBHOOK_RETRY_SCHEDULE: '1s,1s,1s,1s,1s' }),
  ({ stop }) => stop(),
);
await until(async () => (await product.readyz()).temporal === 'up', 180_000);
copyFileSync(path.join(product.dataDir, 'first-run.json'), path.join(folder, 'first-run.json'));

describe('npm run walk', () => {
  test('creates a key, gets a day off approved and receives both events, the first again after a 500; key and webhook are deleted at the end', async () => {
    const { code, shown } = await runSource('src/run/walk/main.ts', ['--fail', '1'], { DATA_DIR: folder });
    expect([code, shown]).toEqual([0, expect.stringContaining('absence.requested')]);
    const arrived = shown.split('\n').filter((line) => line.includes('signature'));
    expect(arrived.filter((line) => line.endsWith('signature good  -> 500'))).toHaveLength(1);
    expect(arrived.filter((line) => line.endsWith('signature good  -> 204'))).toHaveLength(2);
    const webhooks = (await product.asAdmin('GET', '/platform/webhooks/')) as { url: string }[];
    expect(webhooks.filter(({ url }) => url.includes('localhost'))).toEqual([]);
  }, 300_000);

  test('exit code 1 and what to do, if nothing was started or the service does not answer', async () => {
    expect(await runSource('src/run/walk/main.ts', [], { DATA_DIR: empty })).toEqual({
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
    expect(await runSource('src/run/walk/main.ts', [], { DATA_DIR: empty })).toEqual({
      code: 1,
      shown: expect.stringContaining(`Nothing answers at ${nobody.base_url}.`),
    });
  }, 60_000);
});

describe('the walk by hand of docs/walk.md', () => {
  test('its commands print balances and a webhook of both events; the typed client prints the day off and why a second one is refused', async () => {
    const port = String(await freePort());
    const receiver = startReceiver(port);
    try {
      const { script, program } = stepsByHand();
      const here = (text: string) =>
        text
          .replaceAll('http://localhost:8080', product.url)
          .replaceAll('9443', port)
          .replaceAll('.data/', `${folder}/`);
      writeFileSync(
        path.join(folder, 'day-off.mts'),
        program.replace('../clients/', pathToFileURL(`${root}clients/`).href),
      );
      await until(() => receiver.shown().includes('https://localhost:'), 60_000);
      const { code, shown } = await run('bash', ['-e', '-c', here(script)]);
      expect([code, shown]).toEqual([0, expect.stringMatching(/Vacation \d+\.\d\d day$/m)]);
      const day = /^(\d{4}-\d\d-\d\d) is taken: /m.exec(shown)?.[1];
      expect(shown.split('\n')).toContain(`${day} approved`);
      for (const event of ['absence.requested', 'absence.approved'])
        await until(
          () => new RegExp(`${event} .* X-Service-Signature good.* -> 204`).test(receiver.shown()),
          60_000,
        );
    } finally {
      receiver.stop();
    }
  }, 200_000);
});

describe('--help', () => {
  test('names every command', async () => {
    const { shown: refused } = await runSource('src/main.ts', ['nothing']);
    const commands = /Commands: (.*);/.exec(refused)?.[1]?.split(', ') ?? [];
    expect(commands).toContain('worker');
    const { code, shown } = await runSource('src/main.ts', ['--help']);
    expect(code).toBe(0);
    for (const command of commands) expect(shown).toMatch(new RegExp(`^ +${command} `, 'm'));
  }, 60_000);
});
