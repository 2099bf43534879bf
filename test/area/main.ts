/**
 * `npm run area -- lockers` runs every check that a new area can break, and prints a line for each. `npm run
 * area -- lockers access walls` runs only those two.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Node's arguments for each check that is not a test. The check passes if the exit code is 0. */
const CHECKS: Record<string, string[]> = {
  types: ['node_modules/typescript/bin/tsc', '-p', '.'],
  codegen: ['--import', 'tsx', 'codegen/main.ts', '--check'],
  examples: ['--import', 'tsx', 'codegen/examples/check.ts'],
};

/** Test files of a check. `titled`: runs only the tests whose titles match. */
interface Tests {
  files: string[];
  titled?: string;
}

const testsOf = (area: string): Record<string, Tests> => ({
  tests: { files: [`test/operations/${area}/`] },
  access: { files: ['test/access/'], titled: `/${area}/|accessRows` },
  walls: {
    files: ['test/walls/rowSecurity', 'test/walls/catalog'],
    titled: 'rows in every table|row-level security|references',
  },
  schemas: { files: ['test/contract/coverage', 'test/contract/document'] },
  anonymise: { files: ['test/operations/auth/anonymize'], titled: 'no column of any table' },
  demo: { files: ['test/seed/announcements'] },
  export: { files: ['test/exports/declared', 'test/exports/roundTrip'] },
});

interface Result {
  name: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

const [area = '', ...wanted] = process.argv.slice(2);
const parts = [...Object.keys(CHECKS), ...Object.keys(testsOf(area))];
if (!existsSync(`${root}src/areas/${area}`) || area === '' || wanted.some((part) => !parts.includes(part))) {
  process.stderr.write(
    `npm run area -- AREA [PART…]\n  AREA is a folder of src/areas; PART is one of ${parts.join(', ')}\n`,
  );
  process.exit(2);
}
const isWanted = (part: string): boolean => wanted.length === 0 || wanted.includes(part);

await Promise.all(
  Object.entries(CHECKS)
    .filter(([part]) => isWanted(part))
    .map(async ([part, args]) => {
      const began = Date.now();
      const { code, output } = await run(args);
      tell(part, code === 0, began, output);
    }),
);
const tests = Object.entries(testsOf(area)).filter(([part]) => isWanted(part));
// Jest applies a title filter to all files of a run, so files that run completely need a separate run
await test(tests.filter(([, { titled }]) => titled === undefined));
await test(tests.filter(([, { titled }]) => titled !== undefined));

function run(args: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code: code ?? 1, output })));
}

/** Runs Jest once for all of the checks and reports the result of each. */
async function test(chosen: [part: string, tests: Tests][]): Promise<void> {
  if (chosen.length === 0) return;
  const began = Date.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'workforce-area-'));
  const results = path.join(folder, 'results.json');
  const titles = chosen.flatMap(([, { titled }]) => titled ?? []);
  const { output } = await run([
    'node_modules/jest/bin/jest.js',
    ...chosen.flatMap(([, { files }]) => files),
    ...(titles.length > 0 ? ['-t', titles.join('|')] : []),
    '--json',
    `--outputFile=${results}`,
  ]);
  const found = existsSync(results)
    ? (JSON.parse(readFileSync(results, 'utf8')) as { testResults: Result[] }).testResults
    : [];
  rmSync(folder, { recursive: true });
  for (const [part, { files }] of chosen) {
    const own = found.filter(({ name }) => files.some((file) => path.relative(root, name).startsWith(file)));
    const all = own.flatMap(({ assertionResults }) => assertionResults);
    const failed = all.filter(({ status }) => status === 'failed');
    const broken = own.filter(({ message, assertionResults }) => message && assertionResults.length === 0);
    const passed = all.filter(({ status }) => status === 'passed').length;
    const told = [
      ...failed.map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`),
      ...broken.map(({ message }) => message),
    ];
    const ran = passed > 0 && told.length === 0;
    tell(part, ran, began, told.join('\n') || `no test ran\n${output}`, `${passed} tests`);
  }
}

/** Prints a check's result, followed by its output if it failed. */
function tell(part: string, holds: boolean, began: number, wrong: string, more = ''): void {
  const seconds = Math.round((Date.now() - began) / 1_000);
  process.stdout.write(
    `${part.padEnd(10)} ${holds ? 'ok    ' : 'FAILED'} ${String(seconds).padStart(4)} s  ${more}`.trimEnd() +
      '\n',
  );
  if (holds) return;
  process.stdout.write(`${wrong.trimEnd()}\n`);
  process.exitCode = 1;
}
