/** Every operation of the contract has a handler, validators, tests, and a line in the list of operations. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import type { OperationId } from '../../src/generated/operations.ts';
import type { OperationRow } from '../../src/openapi/operation.ts';
import contract from '../../src/generated/contract.json' with { type: 'json' };
import { handlers } from '../../src/generated/handlers.ts';
import { operations } from '../../src/generated/operations.ts';
import { responseProblems, validateRequest } from '../../src/http/validate.ts';
import { Problem } from '../../src/problem.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const rows: OperationRow[] = Object.values(operations);
const nameOf = (row: OperationRow) => `${row.method} ${row.path}`;

describe('every operation of the contract', () => {
  test('has a handler with its name, and every handler has an operation', () => {
    expect(Object.keys(handlers).sort()).toEqual(Object.keys(operations).sort());
    const files = readdirSync(`${root}src/areas`).flatMap((area) =>
      existsSync(`${root}src/areas/${area}/operations`)
        ? readdirSync(`${root}src/areas/${area}/operations`).map((file) => `${area}/${file}`)
        : [],
    );
    expect(files.sort()).toEqual(rows.map((row) => `${row.area}/${row.id}.ts`).sort());
  });

  test('is implemented: no file is a stub', () => {
    const stubs = rows.filter((row) =>
      readFileSync(`${root}src/areas/${row.area}/operations/${row.id}.ts`, 'utf8').startsWith('// STUB'),
    );
    expect(stubs.map((row) => row.id)).toEqual([]);
  });

  test('has validators that compile, for requests and for every declared answer', async () => {
    const { document } = await import('../../src/openapi/document.ts');
    const failed: string[] = [];
    for (const row of rows) {
      try {
        validateRequest(row.id as OperationId, { path: {}, query: {}, header: {} });
      } catch (error) {
        if (!(error instanceof Problem)) failed.push(`${row.id} request: ${String(error)}`);
      }
      const paths = document.paths as any;
      for (const status of Object.keys(paths[row.path]![row.method.toLowerCase()]!.responses)) {
        const problems = responseProblems(row.id as OperationId, Number(status), {
          status: Number(status),
          nonsense: true,
        });
        // every declared JSON answer is in the envelope, so any other value must be refused
        if (problems.length === 0) failed.push(`${row.id} ${status} takes nonsense`);
      }
    }
    expect(failed).toEqual([]);
  });

  test('has tests: a describe of its method and path under test/operations', () => {
    const texts = readdirSync(`${root}test/operations`, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => readFileSync(`${root}test/operations/${file}`, 'utf8'));
    const described = new Set(
      texts.flatMap((text) =>
        [...text.matchAll(/describe\(\s*(['"`])((?:GET|POST|PUT|PATCH|DELETE) \/\S+)\1/g)].map(
          (match) => match[2]!,
        ),
      ),
    );
    const known = new Set(rows.map(nameOf));
    expect([...described].filter((name) => !known.has(name))).toEqual([]);
    const missing = rows.map(nameOf).filter((name) => !described.has(name));
    expect(missing).toEqual([]);
  });
});

/** Every change of the API changes this list, so that reviewers see it. */
test('the list of operations is the committed one', () => {
  const file = `${root}test/contract/operations.txt`;
  const linesOf = (area: string) =>
    rows
      .filter((row) => row.area === area)
      .map((row) => [row.path, row.method, row.id, row.role ?? 'anyone', row.key])
      .sort(([a, b], [c, d]) => (a === c ? b!.localeCompare(d!) : a!.localeCompare(c!)))
      .map(([path, method, id, role, key]) => `${method!.padEnd(6)} ${path} ${id} ${role} ${key}`);
  // an area without calls has a heading too, so that two branches that each start an area do not conflict
  const list = Object.keys(contract.areas)
    .flatMap((area) => [`# ${area}`, ...linesOf(area)])
    .join('\n');
  const agreed = readFileSync(file, 'utf8').trimEnd();
  if (list !== agreed) {
    const [before, after] = [agreed.split('\n'), list.split('\n')];
    const gone = before.filter((line) => !after.includes(line)).map((line) => `- ${line}`);
    const added = after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`);
    throw new Error(
      [
        'the operations are no longer those of test/contract/operations.txt:',
        ...gone,
        ...added,
        'if this is meant: npm run codegen, and commit the list',
      ].join('\n'),
    );
  }
});
