/**
 * Branches that each add an operation to a different area merge without conflicts. Uses git on a copy of the
 * contract; the merged result equals what codegen writes from the merged sources.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { openFolder } from '../support/opening.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Areas to pair in every order: two without operations and two with many. */
const AREAS = ['reimbursements', 'support', 'profile', 'pto'];

/** What codegen writes outside src/generated/, clients/, console/ and docs/. */
const LIST = 'test/contract/operations.txt';

const copy = openFolder('merge');
beforeAll(() => {
  const parts = [
    'openapi',
    'clients',
    'codegen',
    'src',
    'console/generated',
    'docs',
    'package.json',
    '.gitattributes',
    LIST,
  ];
  for (const part of parts) cpSync(root + part, path.join(copy, part), { recursive: true });
  symlinkSync(`${root}node_modules`, path.join(copy, 'node_modules'));
  git('init', '--quiet', '--initial-branch', 'base');
  commit('the contract');
});

function git(...args: string[]): string {
  const env = {
    PATH: process.env['PATH'],
    HOME: copy,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.test',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.test',
  };
  return execFileSync('git', args, { cwd: copy, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function commit(message: string): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
}

const codegen = (...args: string[]) =>
  execFileSync(process.execPath, ['--import', 'tsx', 'codegen/main.ts', ...args], {
    cwd: copy,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Adds a list with its own schema, with names that sort neither first nor last in an area. */
function addOperation(area: string): void {
  const name = `Merged${area.replace(/^./, (letter) => letter.toUpperCase())}`;
  const files = {
    [`paths/${area}/merged.yaml`]: `get:
  operationId: list${name}
  summary: A list
  tags: [${area}, public]
  security: [{ jwt: [employee] }, { apiKey: ['people:read'] }]
  parameters:
    - $ref: ../../parameters/Limit.yaml
  responses:
    '200':
      description: The list.
      content:
        application/json:
          schema: { type: array, items: { $ref: ../../schemas/${area}/${name}.yaml } }
    '409':
      description: '\`invalid_transition\`: it is over.'
      content:
        application/json:
          schema: { $ref: ../../schemas/shared/ErrorEnvelope.yaml }
`,
    [`schemas/${area}/${name}.yaml`]: `type: object
description: One of the list.
additionalProperties: false
required: [id]
properties:
  id: { type: string, format: uuid }
`,
    [`examples/${area}/list${name}.json`]: JSON.stringify({
      operation: `GET /api/v1/${area}/merged/`,
      contract: '0123456789ab',
      request: {},
      response: { status: 200, body: { status: 200, message: 'OK', data: [] } },
    }),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(copy, 'openapi', file)), { recursive: true });
    writeFileSync(path.join(copy, 'openapi', file), text);
  }
}

/** Lines that the last commit removed from generated files. */
const removed = (): string[] =>
  git('show', '--format=', '--unified=0', '--', 'src/generated', 'clients', 'docs', LIST)
    .split('\n')
    .filter((line) => /^-(?!--)/.test(line));

describe('branches that each add an operation to a different area', () => {
  test('change no line of another operation', () => {
    for (const area of AREAS) {
      git('checkout', '--quiet', '-b', area, 'base');
      addOperation(area);
      codegen();
      commit(area);
      // an area that was empty now opens its braces
      const nothing = /^- *"(paths|components|[a-z]+)": \{\},?$|^-Nothing beside/;
      const touched = removed().filter((line) => !nothing.test(line));
      expect([area, touched]).toEqual([area, []]);
    }
  }, 180_000);

  test('merge without a conflict, and the result equals what codegen writes', () => {
    git('checkout', '--quiet', 'base');
    for (const area of AREAS) git('merge', '--quiet', '--no-edit', area);
    expect(codegen('--check')).toBe('');
    for (const area of AREAS)
      expect(git('grep', '--count', `/api/v1/${area}/merged/`, '--', 'src/generated/contract.json')).toMatch(
        /:1\n$/,
      );
  }, 60_000);
});
