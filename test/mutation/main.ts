/**
 * `npm run walls:break`: breaks one wall at a time in a copy of the tree and shows that tests fail; a RegExp
 * selects walls by name. Writes its table into docs/walls.md if all were broken. Not part of `npm test`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { walls, type Wall } from './walls.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const DOCUMENT = 'docs/walls.md';
const MARK = '<!-- the table below is written by npm run walls:break -->\n';

/** Copies the working tree, including uncommitted changes. */
function copyTree(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'workforce-walls-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter(Boolean)) cpSync(path.join(root, file), path.join(copy, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

function broken(text: string, { name, file, edits }: Wall): string {
  return edits.reduce((edited, [from, to]) => {
    if (!edited.includes(from)) throw new Error(`"${name}": ${file} no longer has\n${from}`);
    return edited.replaceAll(from, to);
  }, text);
}

interface Outcome {
  file: string;
  title: string;
  passed: boolean;
}

/** Runs test files in the copy, only tests whose titles match. A file that does not load counts as failed. */
function run(copy: string, tests: string[], titled?: string): Outcome[] {
  const report = path.join(copy, 'report.json');
  rmSync(report, { force: true });
  // a long timeout, because speed is not tested here
  const options = [
    '--json',
    `--outputFile=${report}`,
    '--testTimeout=60000',
    ...(titled ? ['-t', titled] : []),
  ];
  spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', ...tests, ...options], {
    cwd: copy,
    stdio: process.env['WALLS_VERBOSE'] ? 'inherit' : 'ignore',
  });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: {
      name: string;
      status: string;
      message: string;
      assertionResults: { status: string; fullName: string }[];
    }[];
  };
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(copy, name);
    const each = assertionResults
      .filter((one) => ['passed', 'failed'].includes(one.status))
      .map((one) => ({ file, title: one.fullName, passed: one.status === 'passed' }));
    // a file may fail although its tests pass: the contract check of every answer runs when a file ends
    return status === 'failed' && each.every((one) => one.passed)
      ? [...each, { file, title: message, passed: false }]
      : each;
  });
}

const covers = ({ file, title }: Outcome, { tests, titled = '' }: Wall): boolean =>
  file.includes(tests) && new RegExp(titled, 'i').test(title);

const print = (line: string) => process.stdout.write(`${line}\n`);
const wanted = new RegExp(process.argv.slice(2).join(' '), 'i');
const chosen = walls.filter(({ name }) => wanted.test(name));
const copy = copyTree();
const lines: string[] = [];
const unnoticed: string[] = [];
try {
  // fails before anything runs if a text to edit no longer exists
  for (const wall of chosen) broken(readFileSync(path.join(copy, wall.file), 'utf8'), wall);
  const unbroken = run(copy, [...new Set(chosen.map(({ tests }) => tests))]);
  const red = unbroken.filter((one) => !one.passed && chosen.some((wall) => covers(one, wall)));
  if (red.length > 0)
    throw new Error(`tests that fail before a wall is broken: ${red.map((one) => one.title).join('; ')}`);
  for (const wall of chosen) {
    const green = unbroken.filter((one) => covers(one, wall)).length;
    if (green === 0) throw new Error(`"${wall.name}": no test of ${wall.tests} is titled ${wall.titled}`);
    const file = path.join(copy, wall.file);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, broken(text, wall));
    const failed = run(copy, [wall.tests], wall.titled).filter((one) => !one.passed);
    writeFileSync(file, text);
    if (failed.length === 0) unnoticed.push(wall.name);
    const verdict = failed.length === 0 ? '**not noticed**' : `${failed.length} of ${green}`;
    lines.push(`| ${wall.name} | \`${wall.file}\` | \`${wall.tests}\` | ${verdict} |`);
    print(`${failed.length === 0 ? 'NOT NOTICED' : 'red'}  ${wall.name}  (${verdict})`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
if (chosen.length === walls.length) {
  const document = path.join(root, DOCUMENT);
  const [words] = readFileSync(document, 'utf8').split(MARK);
  const head = '| Wall | Broken in | Tests | Red |\n| --- | --- | --- | --- |';
  writeFileSync(document, `${words}${MARK}\n${head}\n${lines.join('\n')}\n`);
  execFileSync('npx', ['prettier', '--write', document], { cwd: root });
}
print(`${chosen.length - unnoticed.length} of ${chosen.length} broken walls were noticed`);
process.exitCode = unnoticed.length === 0 ? 0 : 1;
