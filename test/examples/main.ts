/**
 * `npm run examples`: calls every operation in the demo company, writes openapi/examples/ and runs codegen.
 * With arguments (`-- pto getUser`) it records an area and an operation; `shared` means the errors.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptExamples, SHARED } from '../../codegen/examples/kept.ts';
import { fileOf, sharedFingerprint, type Recorded } from '../../codegen/examples/recorded.ts';
import { print } from '../../codegen/print.ts';
import { operations } from '../../src/generated/operations.ts';
import { startPostgres } from '../../src/run/local/index.ts';
import { described } from '../support/contract.ts';
import { foundCompany } from './company.ts';
import { recordAll } from './record.ts';
import { recordRefusals } from './refusals.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const rows = described.filter(({ id, area }) => isWanted(id) || isWanted(area));
if (rows.length === 0 && !isWanted(SHARED))
  throw new Error(`no operation or area is called ${wanted.join(' or ')}`);

const dataDir = mkdtempSync(path.join(tmpdir(), 'workforce-examples-'));
const postgres = await startPostgres({
  dataDir,
  log: { info: () => undefined, warn: () => undefined },
  settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
});
try {
  const { adminUrl, ownerUrl, appUrl } = postgres;
  const environment = path.join(dataDir, 'environment.json');
  writeFileSync(environment, JSON.stringify({ adminUrl, ownerUrl, appUrl }));
  process.env['WORKFORCE_TEST_ENVIRONMENT'] = environment;
  await recordInto(rows);
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function recordInto(chosen: typeof described): Promise<void> {
  const company = await foundCompany();
  const { recorded, failed } = await recordAll(company, chosen);
  const refusals = isWanted(SHARED) ? await recordRefusals(company) : [];
  await company.close();
  for (const [id, example] of recorded) keep(fileOf(id), example);
  for (const [name, { operation, response }] of refusals)
    keep(`openapi/examples/${SHARED}/${name}.json`, {
      operation,
      contract: sharedFingerprint(name),
      request: {},
      response,
    });
  removeStray();
  process.stdout.write(`recorded ${recorded.size} of ${chosen.length} operations\n`);
  if (failed.length > 0) {
    process.stderr.write(
      `${failed.map((line) => `  ${line}`).join('\n')}\nSee docs/adding.md, "Adding an operation".\n`,
    );
    process.exitCode = 1;
  }
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'codegen/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}

function keep(file: string, example: Recorded): void {
  mkdirSync(path.dirname(root + file), { recursive: true });
  writeFileSync(root + file, `${print(example)}\n`);
}

/** Removes examples of operations that no longer exist or have moved to another area. */
function removeStray(): void {
  const areaOf = operations as Record<string, { area: string } | undefined>;
  for (const [area, examples] of Object.entries(keptExamples()))
    for (const name of Object.keys(examples))
      if (area !== SHARED && areaOf[name]?.area !== area)
        rmSync(`${root}openapi/examples/${area}/${name}.json`);
}
