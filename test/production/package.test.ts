/** The package made by `npm pack`: installed without development dependencies, it migrates and serves. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { VERSION } from '../../src/lib/version.ts';
import { startApiProcess } from '../support/apiProcess.ts';
import { atEnd, openDatabase, openFolder } from '../support/opening.ts';
import { TEST_SECRET } from '../support/service.ts';

const root = path.join(import.meta.dirname, '../..');
const folder = openFolder('package');
const run = promisify(execFile);
const ENV = { PATH: process.env['PATH'], HOME: process.env['HOME'] };

/** Packs and unpacks a copy of the tree, so that the tree's own dist/ does not change. */
async function packed(): Promise<string> {
  const copy = path.join(folder, 'copy');
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((one) => one && existsSync(path.join(root, one))))
    cpSync(path.join(root, file), path.join(copy, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: copy,
    env: { ...ENV, COMMIT: '0123456789ab' },
  });
  const [archive] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  const unpacked = path.join(folder, 'unpacked');
  mkdirSync(unpacked);
  await run('tar', ['xzf', path.join(folder, archive!), '-C', unpacked]);
  return path.join(unpacked, 'package');
}

test('installs with npm ci --omit=dev, reports its version and commit, migrates and serves', async () => {
  const at = await packed();
  expect(existsSync(path.join(at, 'src'))).toBe(false);
  await run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: at, env: ENV });
  const node = (...args: string[]) => ['--enable-source-maps', 'dist/src/main.js', ...args];
  const { stdout } = await run(process.execPath, node('--version'), { cwd: at, env: ENV });
  expect(stdout).toBe(`Workforce API ${VERSION} (0123456789ab)\n`);

  const database = await openDatabase();
  const env = {
    ...ENV,
    APP_SECRET: TEST_SECRET,
    DATABASE_URL: database.appUrl,
    DATABASE_MIGRATE_URL: database.ownerUrl,
  };
  await run(process.execPath, node('migrate'), { cwd: at, env });
  const api = await startApiProcess(database, {}, path.join(at, 'dist/src/main.js'));
  atEnd(() => api.stop());
  expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
  expect(await api.stop()).toBe(0);
}, 600_000);
