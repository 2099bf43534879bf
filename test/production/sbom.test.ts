import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const root = path.join(import.meta.dirname, '../..');

test('npm run sbom lists what production installs with versions and hashes, and nothing that only builds or tests', async () => {
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    env,
    maxBuffer: 1e8,
  });
  const { bomFormat, components } = JSON.parse(stdout) as {
    bomFormat: string;
    components: { name: string; version: string; hashes: object[] }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;
  const versionsOf = (name: string) =>
    components.filter((one) => one.name === name).map(({ version }) => version);
  for (const [name, version] of Object.entries(dependencies!))
    expect([name, versionsOf(name)]).toEqual([name, expect.arrayContaining([version])]);
  for (const name of ['jest', 'typescript', 'tsx', '@redocly/cli']) {
    expect(devDependencies).toHaveProperty(name);
    expect(versionsOf(name)).toEqual([]);
  }
  expect(components.filter(({ hashes }) => hashes.length === 0).length).toBe(0);
}, 60_000);
