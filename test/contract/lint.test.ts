/**
 * The contract passes its lint rules, and each rule of our own fails on a copy of the contract that breaks
 * it.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { lint, loadConfig } from '@redocly/openapi-core';
import { fullDocument, publicDocument } from '../../src/openapi/served.ts';
import { openFolder } from '../support/opening.ts';

/** The served documents, written next to the copied contract. */
const SERVED = 'openapi/served.json';
const PUBLIC = 'openapi/served.public.json';
/** The served document reduced to the calls of one area, for breaking. */
const SMALL = 'openapi/served.small.json';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The problems of a document under a configured name, as lines: `error workforce/snake-case: … at file`. */
async function problems(base: string, name: string, document: string): Promise<string[]> {
  const config = await loadConfig({ configPath: path.join(base, 'openapi/redocly.yaml') });
  const found = await lint({ ref: path.join(base, document), config: config.forAlias(name) });
  return found.map(({ severity, ruleId, message, location }) => {
    const file = location[0] ? path.relative(base, location[0].source.absoluteRef) : '';
    return `${severity} ${ruleId}: ${message} at ${file}`;
  });
}

test('the contract has no problem, including warnings', async () => {
  expect(await problems(root, 'full@v1', 'openapi/openapi.yaml')).toEqual([]);
});

/** Areas whose files are broken here. Linting without the other areas takes half the time. */
const AREAS = ['auth', 'pto', 'tracking'];
const copy = openFolder('contract');

describe('a broken copy', () => {
  beforeAll(() => {
    cpSync(`${root}openapi`, `${copy}/openapi`, {
      recursive: true,
      filter: (file) => {
        const area = /\/openapi\/paths\/(\w+)/.exec(file)?.[1];
        return area === undefined || AREAS.includes(area);
      },
    });
    cpSync(`${root}codegen/redocly`, `${copy}/codegen/redocly`, { recursive: true });
    cpSync(`${root}package.json`, `${copy}/package.json`);
    symlinkSync(`${root}node_modules`, `${copy}/node_modules`);
    mkdirSync(`${copy}/src`);
    symlinkSync(`${root}src/areas`, `${copy}/src/areas`);
    writeFileSync(path.join(copy, SERVED), JSON.stringify(fullDocument()));
    writeFileSync(path.join(copy, PUBLIC), JSON.stringify(publicDocument()));
    const paths = Object.entries(fullDocument().paths).filter(([at]) => at.startsWith('/api/v1/pto/'));
    const small = { ...fullDocument(), paths: Object.fromEntries(paths), webhooks: {} };
    writeFileSync(path.join(copy, SMALL), JSON.stringify(small));
  });

  /** Lints with one file changed, then restores the file. */
  async function broken(
    file: string,
    change: (text: string) => string,
    name = 'full@v1',
    document = 'openapi/openapi.yaml',
  ): Promise<string[]> {
    const whole = path.join(copy, file);
    const text = readFileSync(whole, 'utf8');
    const changed = change(text);
    expect(changed).not.toBe(text);
    writeFileSync(whole, changed);
    try {
      return await problems(copy, name, document);
    } finally {
      writeFileSync(whole, text);
    }
  }

  test.each([
    ['full@v1', 'openapi/openapi.yaml'],
    ['served@v1', SERVED],
    ['served@v1', PUBLIC],
    ['served@v1', SMALL],
  ])('has no problem before it is broken: %s of %s', async (name, document) => {
    expect(await problems(copy, name, document)).toEqual([]);
  });

  const ADJUSTMENT = 'openapi/paths/pto/admin/adjustments.yaml';
  const BALANCE = 'openapi/paths/pto/balance.yaml';
  const LOGIN = 'openapi/paths/auth/login.yaml';
  const LOGOUT = 'openapi/paths/auth/logout.yaml';
  const CLOCK = 'openapi/paths/tracking/clock/start.yaml';
  const ENTRY = 'openapi/schemas/tracking/TimeEntryInput.yaml';
  const replaced = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

  test.each([
    [
      'public-means-key',
      'takes API keys, but is not tagged public',
      BALANCE,
      replaced('tags: [pto, public]', 'tags: [pto]'),
    ],
    [
      'public-means-key',
      'tagged public, but no apiKey entry in security',
      LOGIN,
      replaced('[auth]', '[auth, public]'),
    ],
    ['known-roles-and-scopes', 'jwt names exactly one role', BALANCE, replaced('[employee]', '[boss]')],
    [
      'known-roles-and-scopes',
      'jwt names exactly one role',
      BALANCE,
      replaced('[employee]', '[employee, admin]'),
    ],
    [
      'deprecated-is-dated',
      'is deprecated: say x-deprecated-since and x-sunset',
      BALANCE,
      replaced('  security:', '  deprecated: true\n  security:'),
    ],
    [
      'deprecated-is-dated',
      'is gone less than 365 days after',
      BALANCE,
      replaced(
        '  security:',
        "  deprecated: true\n  x-deprecated-since: '2027-01-15'\n  x-sunset: '2028-01-14'\n  security:",
      ),
    ],
    [
      'deprecated-is-dated',
      'says how it ends, but is not deprecated',
      BALANCE,
      replaced('  security:', "  x-sunset: '2027-07-01'\n  security:"),
    ],
    [
      'known-roles-and-scopes',
      'apiKey names at most one known scope, not absences:raed',
      BALANCE,
      replaced('absences:read', 'absences:raed'),
    ],
    [
      'known-roles-and-scopes',
      'apiKey names at most one known scope',
      BALANCE,
      replaced("['absences:read']", "['absences:read', 'team:read']"),
    ],
    [
      'known-roles-and-scopes',
      'unknown security scheme cookie',
      BALANCE,
      replaced('{ jwt: [employee] }', '{ cookie: [] }'),
    ],
    ['known-roles-and-scopes', 'has no security', BALANCE, replaced(/^ +security:.*\n/m, '')],
    ['snake-case', 'startedAt is not snake_case', ENTRY, replaced(/^ {2}started_at:/m, '  startedAt:')],
    ['snake-case', 'asOf is not snake_case', BALANCE, replaced('name: as_of', 'name: asOf')],
    [
      'closed-objects',
      'an object with properties says additionalProperties',
      ENTRY,
      replaced('additionalProperties: false\n', ''),
    ],
    [
      'values-have-names',
      'generated clients cannot name these values',
      'openapi/schemas/pto/PolicyInput.yaml',
      replaced('enum: [nearest, up, keep_below]', 'enum: [0.5, 1, 1.5]'),
    ],
    [
      'data-has-a-name',
      'the data of 200 needs a schema of its own',
      BALANCE,
      replaced(/\{ \$ref: \S+PtoBalance.yaml \}/, '{ type: object }'),
    ],
    [
      'required-or-default',
      'billable has a default and is required',
      ENTRY,
      replaced('required: [', 'required: [billable, '),
    ],
    [
      'known-codes',
      'openapi/errors/ does not know the code balance_lost',
      BALANCE,
      replaced('x-codes: [', 'x-codes: [balance_lost, '),
    ],
    [
      'known-codes',
      'no answer has the status of version_mismatch',
      BALANCE,
      replaced('x-codes: [', 'x-codes: [version_mismatch, '),
    ],
    [
      'handler-exists',
      'no handler at src/areas/pto/operations/getPtoBalanse.ts',
      BALANCE,
      replaced('operationId: getPtoBalance', 'operationId: getPtoBalanse'),
    ],
    [
      'creates-or-not',
      'says by x-creates whether sending it again would make something more',
      LOGOUT,
      replaced(/^ +x-creates:.*\n/m, ''),
    ],
    [
      'own-record-said',
      "says by x-own-record what it does with a record of the caller's own",
      ADJUSTMENT,
      replaced(/^ +x-own-record:.*\n/m, ''),
    ],
    [
      'own-record-said',
      'x-own-record is one of refused, only_admin, partly, none',
      ADJUSTMENT,
      replaced('x-own-record: refused', 'x-own-record: allowed'),
    ],
    ['reads-said', 'x-reads can only be lagging', BALANCE, replaced('summary:', 'x-reads: late\n  summary:')],
    [
      'reads-said',
      'x-reads: lagging is for GET',
      CLOCK,
      replaced('summary:', 'x-reads: lagging\n  summary:'),
    ],
    [
      'reads-said',
      'a list with updated_since is never read from a standby',
      'openapi/paths/pto/requests.yaml',
      replaced('summary:', 'x-reads: lagging\n  summary:'),
    ],
    [
      'creates-or-not',
      'has an x-creates, but follows without it',
      CLOCK,
      replaced('summary:', 'x-creates: false\n  summary:'),
    ],
    [
      'creates-or-not',
      'has an x-creates, but follows without it',
      LOGIN,
      replaced('summary:', 'x-creates: true\n  summary:'),
    ],
    [
      'creates-or-not',
      'Idempotency-Key is declared by codegen, for each call that creates',
      CLOCK,
      replaced(
        '  requestBody:',
        '  parameters: [{ $ref: ../../../parameters/IdempotencyKey.yaml }]\n  requestBody:',
      ),
    ],
  ])('%s: %s', async (rule, message, file, change) => {
    const found = await broken(file, change);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`^error workforce/${rule}: ${message}.* at ${file}$`)),
      ]),
    );
  });

  test('no-taken-names: a schema must not have the name of a type that languages define', async () => {
    const [file, taken] = ['openapi/schemas/shared/PersonRef.yaml', 'openapi/schemas/shared/Record.yaml'];
    const before = readFileSync(path.join(copy, file), 'utf8');
    writeFileSync(path.join(copy, taken), before);
    const found = await broken(file, () => 'allOf: [{ $ref: ./Record.yaml }]\n');
    expect(found).toContainEqual(
      `error workforce/no-taken-names: Record is a type of some language already at ${taken}`,
    );
  });

  const served = (change: (document: any) => void) => (text: string) => {
    const document = JSON.parse(text) as unknown;
    change(document);
    return JSON.stringify(document);
  };
  const balance = (document: any) => document.paths['/api/v1/pto/balance/'].get;

  test.each([
    [
      'envelope-on-success',
      '200 is not the envelope',
      (document: any) => {
        balance(document).responses['200'].content['application/json'].schema = { type: 'array', items: {} };
      },
    ],
    [
      'envelope-on-success',
      '200 is not the envelope',
      (document: any) => {
        document.components.schemas.PtoBalanceListResponse.additionalProperties = true;
      },
    ],
    [
      'envelope-on-success',
      '200 is an envelope without a name',
      (document: any) => {
        balance(document).responses['200'].content['application/json'].schema =
          document.components.schemas.PtoBalanceListResponse;
      },
    ],
    [
      'errors-declared',
      'does not declare 429',
      (document: any) => {
        delete balance(document).responses['429'];
      },
    ],
    [
      'errors-declared',
      'declares no success',
      (document: any) => {
        delete balance(document).responses['200'];
      },
    ],
    [
      'codes-listed',
      '401 lists no codes',
      (document: any) => {
        delete document.components.responses.Unauthorized['x-codes'];
      },
    ],
    [
      'codes-listed',
      '401 lists period_locked, which is none of its',
      (document: any) => {
        document.components.responses.Unauthorized['x-codes'].push('period_locked');
      },
    ],
    [
      'trailing-slash',
      'a path ends in a slash',
      (document: any) => {
        document.paths['/api/v1/pto/balance'] = document.paths['/api/v1/pto/balance/'];
        delete document.paths['/api/v1/pto/balance/'];
      },
    ],
  ])('%s: %s', async (rule, message, change) => {
    const found = await broken(SMALL, served(change), 'served@v1', SMALL);
    expect(found).toEqual(
      expect.arrayContaining([expect.stringContaining(`error workforce/${rule}: ${message} at ${SMALL}`)]),
    );
  });

  test('each of our own rules is tested here', async () => {
    const { rules } = (await import(`${root}codegen/redocly/rules.js`)) as { rules: object };
    const tried = readFileSync(fileURLToPath(import.meta.url), 'utf8');
    for (const rule of Object.keys(rules)) expect(tried).toMatch(new RegExp(`'${rule}[':]`));
  });

  test('without path files there is an error instead of an empty contract', async () => {
    rmSync(`${copy}/openapi/paths`, { recursive: true });
    mkdirSync(`${copy}/openapi/paths`);
    await expect(problems(copy, 'full@v1', 'openapi/openapi.yaml')).rejects.toThrow(/no path files under/);
  });
});
