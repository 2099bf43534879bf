/**
 * Follows "Adding an area" and "Adding an operation" of docs/adding.md to the letter in a copy: only the files they name
 * and `npm run codegen` give an area that compiles, is migrated, served, walled and tested.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { openFolder } from '../support/opening.ts';
import { areaFiles, operationFiles } from './addedArea/files.ts';

const root = path.join(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/adding.md'), 'utf8');

/** What `npm run codegen` and `npm run examples` write: nobody edits it. */
const GENERATED =
  /^((clients\/typescript\/)?src\/generated\/.*|openapi\/examples\/.*|openapi\/guides\/13-error-codes\.md|docs\/configuration\.md|test\/contract\/operations\.txt)$/;

const copy = openFolder('area');
beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter(Boolean)) cpSync(path.join(root, file), path.join(copy, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  // the product's areas have their chapters in the contract; this one is only a test's
  const contract = path.join(copy, 'openapi/openapi.yaml');
  const chapter =
    'tags:\n  - { name: lockers, x-displayName: Lockers, description: Places to leave things in. }\n';
  writeFileSync(contract, readFileSync(contract, 'utf8').replace('tags:\n', chapter));
  run('--import', 'tsx', 'codegen/main.ts');
  git('init', '--quiet');
  commit();
});

function git(...args: string[]): string {
  const who = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.test' };
  const committer = { GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.test' };
  const env = { PATH: process.env['PATH'], HOME: copy, GIT_CONFIG_NOSYSTEM: '1', ...who, ...committer };
  return execFileSync('git', args, { cwd: copy, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'as it stands');
}

/** Runs Node in the copy; fails with what it printed. */
function run(...args: string[]): string {
  // the copy starts servers of its own, with its own migrations
  const env = { ...process.env, WORKFORCE_TEST_ENVIRONMENT: undefined, NODE_OPTIONS: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')}: ${status}\n${stdout}\n${stderr}`);
  return stdout + stderr;
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  writeFileSync(path.join(copy, file), text);
}

/** Files that differ from the last commit, but for generated ones; with `A` for new ones and `M` for others. */
const changed = (): string[] => {
  git('add', '--all');
  return git('diff', '--cached', '--name-status', '--no-renames')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace('\t', ' '))
    .filter((line) => !GENERATED.test(line.slice(2)));
};

/** The names of files in a section of docs/adding.md, as patterns: `<area>` is this one, other words in brackets are any. */
function namedIn(section: string): RegExp[] {
  const text = page.split(/^## /m).find((part) => part.startsWith(`${section}\n`)) ?? '';
  return [...text.matchAll(/`((?:openapi|src|test)\/[^`]*<area>[^`]*)`/g)].map(
    ([, name]) =>
      new RegExp(
        `^${name!.replace(/[.{}]/g, '\\$&').replaceAll('<area>', 'lockers').replace(/<\w+>/g, '.+')}$`,
      ),
  );
}

const unnamedFiles = (section: string, files: string[]) =>
  files.filter((file) => !namedIn(section).some((name) => name.test(file)));

const jest = (tests: string[], titled: string) =>
  run('node_modules/jest/bin/jest.js', ...tests, '-t', titled);

/** Type checks the copy, with what is known of it in the copy itself. */
const compile = () =>
  run('node_modules/typescript/bin/tsc', '-p', '.', '--tsBuildInfoFile', 'tsc.tsbuildinfo');

describe('docs/adding.md, "Adding an area"', () => {
  test('names every file that an area needs: no file that was there is edited', () => {
    expect(unnamedFiles('Adding an area', Object.keys(areaFiles))).toEqual([]);
    for (const [file, text] of Object.entries(areaFiles)) write(file, text);
    run('--import', 'tsx', 'codegen/main.ts');
    expect(changed()).toEqual(
      Object.keys(areaFiles)
        .map((file) => `A ${file}`)
        .sort((a, b) => (a < b ? -1 : 1)),
    );
    commit();
  }, 120_000);
});

describe('docs/adding.md, "Adding an operation"', () => {
  test('takes at most five files, all of the area, and all of it compiles', () => {
    const files = Object.keys(operationFiles);
    expect(unnamedFiles('Adding an operation', files)).toEqual([]);
    for (const [file, added] of Object.entries(operationFiles)) write(file, added(areaFiles[file] ?? ''));
    run('--import', 'tsx', 'codegen/main.ts');
    expect(
      changed()
        .map((line) => line.slice(2))
        .sort(),
    ).toEqual(files.sort());
    expect(files.length).toBeLessThanOrEqual(5);
    compile();
  }, 240_000);
});

test('what was added has examples: recorded by the command, from nothing but those files, and nothing is stale', () => {
  expect(run('--import', 'tsx', 'test/examples/main.ts', 'lockers')).toMatch(
    /^recorded 3 of 3 operations\n/m,
  );
  expect(run('--import', 'tsx', 'codegen/examples/check.ts')).toBe('');
  const shown = (id: string) =>
    JSON.parse(readFileSync(path.join(copy, `openapi/examples/lockers/${id}.json`), 'utf8')) as {
      request: object;
      response: { body: { data: { label: string }[] } };
    };
  expect(shown('createLocker').request).toEqual({ body: { label: 'Ground floor 12' } });
  // one of the demo's scene, one made before the call was recorded
  const labels = shown('listLockers').response.body.data.map(({ label }: { label: string }) => label);
  expect(labels).toEqual(['Locker 1', 'Locker of Brightwater Studio']);
}, 240_000);

test('what was added works: 201, 200, 403 and 404 as promised, with its cells of the matrix and its rows behind the walls', () => {
  const shown = jest(
    ['test/operations/lockers', 'test/access', 'test/walls/rowSecurity'],
    '/lockers/|accessRows|rows in every table',
  );
  // six tests of the area's own, one of its demo, three of the matrix, and two that no operation and no table lacks a row
  expect(shown).toMatch(/Tests: .* 11 passed/);
}, 240_000);
