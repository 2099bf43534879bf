/**
 * Follows docs/adding.md to the letter in a copy of the tree: the files it names and `npm run codegen` are
 * enough for an area that compiles, is migrated, served, walled and tested.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { openFolder } from '../support/opening.ts';
import { eventChanges, operationChanges } from './addedArea/files.ts';

const root = path.join(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/adding.md'), 'utf8');

/** What `npm run codegen` and `npm run examples` write; nobody edits it. */
const GENERATED =
  /^((clients\/typescript\/)?src\/generated\/.*|console\/generated\/.*|openapi\/examples\/.*|openapi\/guides\/13-error-codes\.md|docs\/configuration\.md|test\/contract\/operations\.txt)$/;

const copy = openFolder('area');
beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter(Boolean)) cpSync(path.join(root, file), path.join(copy, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
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

/** Runs Node in the copy, and fails with the output if it fails. */
function run(...args: string[]): string {
  // the copy starts servers of its own, with its own migrations
  const env = { ...process.env, WORKFORCE_TEST_ENVIRONMENT: undefined, NODE_OPTIONS: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')}: ${status}\n${stdout}\n${stderr}`);
  return stdout + stderr;
}

/** The command behind `npm run codegen`. */
const codegen = () => run('--import', 'tsx', 'codegen/main.ts');
const skeleton = (...args: string[]) => run('--import', 'tsx', 'codegen/new/main.ts', ...args);

/** Fills in skeletons. */
function change(files: Record<string, (before: string) => string>): void {
  for (const [name, changed] of Object.entries(files)) {
    const file = path.join(copy, name);
    writeFileSync(file, changed(readFileSync(file, 'utf8')));
  }
}

/** Runs a command that must fail, and returns its message. */
function refusal(...args: string[]): string {
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  expect(status).toBe(1);
  return stderr;
}

/** Files that differ from the last commit, except generated ones: `A` for new and `M` for modified ones. */
const changed = (): string[] => {
  git('add', '--all');
  return git('diff', '--cached', '--name-status', '--no-renames')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace('\t', ' '))
    .filter((line) => !GENERATED.test(line.slice(2)));
};

/**
 * The file names in a section of docs/adding.md as patterns: `<area>` is this area, other words in angle
 * brackets are any name.
 */
function namedIn(section: string): RegExp[] {
  const text = page.split(/^## /m).find((part) => part.startsWith(`${section}\n`)) ?? '';
  return [...text.matchAll(/`((?:openapi|src|test)\/[^`]*<area>[^`]*)`/g)].map(
    ([, name]) =>
      new RegExp(
        `^${name!.replace(/[.{}]/g, '\\$&').replaceAll('<area>', 'lockers').replace(/<\w+>/g, '.+')}$`,
      ),
  );
}

const names = (lines: string[]): string[] => lines.map((line) => line.slice(2)).sort();

const unnamedFiles = (section: string, files: string[]) =>
  files.filter((file) => !namedIn(section).some((name) => name.test(file)));

describe('docs/adding.md, "Adding an area"', () => {
  test('names every file that an area needs, and no existing file is edited', () => {
    skeleton('area', 'lockers');
    codegen();
    const lines = changed();
    expect(lines.filter((line) => !line.startsWith('A '))).toEqual([]);
    expect(unnamedFiles('Adding an area', names(lines))).toEqual([]);
    expect(lines.length).toBeGreaterThan(10);
    commit();
  }, 120_000);

  test('a skeleton overwrites nothing, and its command prints its usage', () => {
    expect(refusal('--import', 'tsx', 'codegen/new/main.ts', 'area', 'lockers')).toMatch(
      /^openapi\/areas\/lockers\.yaml, .*: there already; take another name, or delete it\n$/,
    );
    for (const what of ['area', 'operation', 'event'])
      expect(refusal('--import', 'tsx', 'codegen/new/main.ts', what)).toMatch(
        new RegExp(`^npm run new:${what} [A-Z]`),
      );
    expect(changed()).toEqual([]);
  }, 120_000);
});

describe('docs/adding.md, "Adding an operation"', () => {
  test('takes at most five files, all of them in the area', () => {
    skeleton('operation', 'lockers', 'listLockers', 'GET', '/lockers/', 'Locker');
    change(operationChanges);
    codegen();
    const files = names(changed());
    expect(unnamedFiles('Adding an operation', files)).toEqual([]);
    expect(files).toEqual(Object.keys(operationChanges).sort());
    expect(files.length).toBeLessThanOrEqual(5);
    commit();
  }, 120_000);
});

describe('docs/adding.md, "Adding an event"', () => {
  test('takes files of the area and one file named after the kind of event', () => {
    skeleton('event', 'lockers', 'locker.added', 'lockers');
    change(eventChanges);
    codegen();
    const files = names(changed());
    const others = files.filter((file) => !file.includes('/lockers/'));
    expect(others).toEqual(['openapi/events/locker.added.yaml']);
    expect(files).toEqual(expect.arrayContaining(Object.keys(eventChanges)));
    commit();
  }, 120_000);
});

test('what was added has examples, which the command records from these files alone', () => {
  expect(run('--import', 'tsx', 'test/examples/main.ts', 'lockers')).toMatch(
    /^recorded 3 of 3 operations\n/m,
  );
  const shown = (id: string) =>
    JSON.parse(readFileSync(path.join(copy, `openapi/examples/lockers/${id}.json`), 'utf8')) as {
      request: object;
      response: { body: { data: { label: string }[] } };
    };
  expect(shown('createLocker').request).toEqual({ body: { label: 'First locker' } });
  // one from the demo's scene, one made before the call was recorded
  const labels = shown('listLockers').response.body.data.map(({ label }: { label: string }) => label);
  expect(labels).toEqual(['Locker 1', 'Locker of Brightwater Studio']);
}, 240_000);

test('what was added works: every part of npm run area passes', () => {
  const told = run('--import', 'tsx', 'test/area/main.ts', 'lockers');
  for (const part of [
    'types',
    'codegen',
    'examples',
    'tests',
    'access',
    'walls',
    'schemas',
    'anonymise',
    'demo',
    'export',
  ])
    expect(told).toMatch(new RegExp(`^${part} +ok`, 'm'));
}, 900_000);

describe('codegen refuses in one line, with the remedy', () => {
  const broken = (file: string, from: string, to: string): string => {
    const whole = path.join(copy, file);
    const before = readFileSync(whole, 'utf8');
    expect(before).toContain(from);
    writeFileSync(whole, before.replace(from, to));
    try {
      return refusal('--import', 'tsx', 'codegen/main.ts');
    } finally {
      writeFileSync(whole, before);
    }
  };

  test.each([
    [
      'a tag without a chapter',
      'openapi/paths/lockers.yaml',
      'tags: [lockers]',
      'tags: [cupboards]',
      /^\/api\/v1\/lockers\/: no chapter for its tag cupboards; write openapi\/areas\/cupboards\.yaml .*\n$/,
    ],
    [
      'an error code of another area',
      'openapi/paths/lockers.yaml',
      "'201':",
      "'409':\n      description: '`absence_overlap`'\n      content: { application/json: { schema: { $ref: ../schemas/shared/ErrorEnvelope.yaml } } }\n    '201':",
      /^createLocker: absence_overlap is a code of pto; take one of openapi\/errors\/lockers\.yaml, .*\n$/,
    ],
    [
      'a member of a flow mapping without a value',
      'openapi/schemas/lockers/Locker.yaml',
      'format: uuid }',
      'format:uuid }',
      /^openapi\/schemas\/lockers\/Locker\.yaml:6: format:uuid has no value; .*\n$/,
    ],
  ])(
    '%s',
    (_what, file, from, to, words) => {
      expect(broken(file, from, to)).toMatch(words);
    },
    120_000,
  );
});
