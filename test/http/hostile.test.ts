/**
 * The input catalogue of security.md for every operation: a call that works, made invalid in one place at a
 * time. Each is refused with a 4xx in the envelope, nothing changes, and the original call still works.
 */
import { expect, test } from '@jest/globals';
import { digestOf } from '../access/digest.ts';
import { newPlace, pathWith, prepareCall } from '../access/knownGood.ts';
import type { Place } from '../access/row.ts';
import { rowOf } from '../access/rows.ts';
import { described, type Described } from '../support/contract.ts';
import type { Schema } from '../support/fromSchema.ts';
import { atEnd, opened } from '../support/opening.ts';
import { startService, type Reply } from '../support/service.ts';

const service = await opened(startService({ rateLimitScale: 1_000_000 }));
const { passwordHash } = await newPlace(service);
let calls = 0;
atEnd(() => process.stderr.write(`hostile input: ${calls} calls\n`));

/** An invalid input, and the statuses that are correct for it. */
interface InvalidInput {
  what: string;
  body?: string;
  query?: string;
  path?: string;
  statuses: readonly number[];
}

const DATES = [
  '2024-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-1-1',
  '10000-01-01',
  '0000-00-00',
  'today',
  'infinity',
  '-infinity',
  'epoch',
  '20261120',
  '２０２６-11-20',
  '',
];
const TIMESTAMPS = [
  '2026-11-20T09:00:00',
  '2026-02-30T09:00:00Z',
  '2026-11-20',
  'now',
  'infinity',
  '1763456400',
  '2026-11-20T25:00:00Z',
  '2026-11-20T09:00:00+25:00',
  '',
];
const IDS = [
  'x',
  '1',
  '',
  "' OR 1=1 --",
  'urn:uuid:0193a000-0000-7000-8000-00000000dead',
  '0193a000-0000-7000-8000-00000000dea',
];
const MONEY = [
  '1e2',
  '0.005',
  'NaN',
  '-1.00',
  '1',
  '1.0',
  '1,00',
  ' 1.00',
  '1234567890123.00',
  'Infinity',
  '١.00',
  '',
];
const INTEGERS = ['1e400', '-1e400', '9007199254740993', '1.5', '"1"', '[1]', 'true', '{}'];

const isA = (schema: Schema, type: string) => [schema['type']].flat().includes(type);

/** JSON texts that cannot be valid for a schema. */
function wrongValues(schema: Schema): string[] {
  const texts = (values: readonly string[]) => values.map((value) => JSON.stringify(value));
  if (schema['enum'] || 'const' in schema) return ['"nonsense"', '{}', '[]', '1e99'];
  if (isA(schema, 'string')) {
    const kind = ['1', 'true', '{}', '[]', '["x"]', ...(isA(schema, 'null') ? [] : ['null'])];
    const long = schema['maxLength'] ? [JSON.stringify('x'.repeat(schema['maxLength'] + 1))] : [];
    switch (schema['format']) {
      case 'date':
        return [...kind, ...texts(DATES)];
      case 'date-time':
        return [...kind, ...texts(TIMESTAMPS)];
      case 'uuid':
        return [...kind, ...texts(IDS)];
      default:
        return [...kind, ...long, ...(String(schema['pattern']).includes('\\.\\d{2}') ? texts(MONEY) : [])];
    }
  }
  if (isA(schema, 'integer')) return INTEGERS;
  if (isA(schema, 'number')) return ['1e400', '"1"', 'true', '{}'];
  if (isA(schema, 'boolean')) return ['1', '"true"', '{}', '[]'];
  if (isA(schema, 'array')) return ['{}', '"x"', '1', '[[[]]]', `[${'0,'.repeat(9_000)}0]`];
  return isA(schema, 'object') ? ['[]', '"x"', '1', '{"unknown":1}'] : [];
}

/** Members that a system with mass assignment would write into its rows. */
const MASS_ASSIGNED = [
  'id',
  'workspace_id',
  'role',
  'status',
  'owner_id',
  'created_by',
  'created_at',
  'version',
  'is_admin',
  'unknown',
];

function invalidBodies({ bodySchema, csv }: Described, good: object): InvalidInput[] {
  const members = Object.entries((bodySchema!['properties'] ?? {}) as Record<string, Schema>);
  const text = JSON.stringify(good);
  /** The valid body as text, with one member added or replaced. */
  const having = (name: string, value: string) => {
    const rest = Object.entries(good).filter(([known]) => known !== name);
    const others = JSON.stringify(Object.fromEntries(rest)).slice(1, -1);
    return `{${others}${others ? ',' : ''}${JSON.stringify(name)}:${value}}`;
  };
  const invalid = (what: string, body: string, ...statuses: number[]): InvalidInput => ({
    what,
    body,
    statuses,
  });
  const first = members[0]?.[0] ?? 'a';
  return [
    ...['{', `${text}x`, "{'a':1}", '\u0000', `\ufeff[`, 'NaN', '{"a":}'].map((body) =>
      invalid(`not JSON: ${body.slice(0, 20)}`, body, 400),
    ),
    ...['[]', 'null', '1', '"text"', '[{}]'].map((body) => invalid(body, body, 422)),
    invalid('65 levels', having('deep', '['.repeat(65) + ']'.repeat(65)), 400),
    invalid('100,000 levels', having('deep', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)), 400),
    // calls that accept thousands of rows need more time
    invalid(
      'too many members',
      `{${Array.from({ length: csv ? 120_000 : 20_000 }, (_, at) => `"m${at}":0`).join()}}`,
      400,
    ),
    invalid('over the limit', having('big', `"${'x'.repeat((csv ? 4 : 1) * 1024 * 1024)}"`), 413),
    invalid('half a surrogate pair', having('a', '"\\ud800"'), 400),
    invalid('U+0000 in a name', having('a\u0000', '1'), 400),
    ...['__proto__', 'constructor', 'prototype'].map((name) =>
      invalid(name, having(name, '{"role":"admin"}'), 422),
    ),
    invalid('a name twice', `${having(first, '1').slice(0, -1)},${JSON.stringify(first)}:1}`, 422),
    ...MASS_ASSIGNED.filter((name) => !members.some(([known]) => known === name)).map((name) =>
      invalid(`unknown ${name}`, having(name, '"admin"'), 422),
    ),
    ...members.flatMap(([name, schema]) => [
      ...wrongValues(schema).map((value) =>
        invalid(`${name}: ${value.slice(0, 60)}`, having(name, value), 422),
      ),
      ...(isA(schema, 'string')
        ? ['"\\u0000"', '"\\udc00x"'].map((value) => invalid(`${name}: ${value}`, having(name, value), 400))
        : []),
    ]),
  ];
}

const BY_TYPE: Record<string, string[]> = {
  integer: ['x', '1.5', '1e3', '-1', '99999999999999999999', '0x10', '%00'],
  boolean: ['yes', '1', 'TRUE', '[]'],
};

function invalidQueries({ parameters, method }: Described): InvalidInput[] {
  const invalid = (query: string, ...statuses: number[]): InvalidInput => ({ what: query, query, statuses });
  const named = parameters.filter((one) => one.in === 'query');
  return [
    invalid('unknown=1', 400),
    invalid('__proto__=1', 400),
    invalid('%zz', 400),
    invalid('employee%00=1', 400),
    ...named.flatMap(({ name, schema }) => [
      invalid(`${name}=a&${name}=a`, 400),
      invalid(`${name}[]=a`, 400),
      ...(name === 'cursor'
        ? ['x', 'e30.x', 'a'.repeat(5000)].map((value) => invalid(`cursor=${value}`, 400, 422))
        : []),
      ...(schema['format'] === 'date' ? DATES : [])
        .concat(schema['format'] === 'date-time' ? TIMESTAMPS : [])
        .concat(schema['format'] === 'uuid' ? IDS : [])
        .concat(schema['enum'] ? ['nonsense', ''] : [])
        .map((value) => invalid(`${name}=${encodeURIComponent(value)}`, 422, 400)),
      ...(BY_TYPE[schema['type'] as string] ?? []).map((value) => invalid(`${name}=${value}`, 422, 400)),
    ]),
    ...(method === 'GET' ? [] : [invalid('dry_run[]=true', 400)]),
  ];
}

const invalidPaths = (row: Described, ids: Record<string, string>): InvalidInput[] =>
  Object.keys(ids).flatMap((name) =>
    ['%00', '..%2f..%2fetc%2fpasswd', "'%20OR%201=1--", '%F0%9F%98%80', 'null', '0', 'x'.repeat(2000)].map(
      (value) => ({
        what: `${name} ${value.slice(0, 40)}`,
        path: pathWith(row, { ...ids, [name]: value }),
        statuses: [404, 400, 308],
      }),
    ),
  );

function problemOf(
  row: Described,
  { what, statuses }: InvalidInput,
  reply: Reply,
  ms: number,
): string | null {
  const { status, detail, errors, data } = reply.body ?? {};
  const inEnvelope = status === reply.status && typeof detail === 'string' && typeof data === 'object';
  if (!statuses.includes(reply.status) || (!inEnvelope && reply.status !== 308))
    return `${row.id}, ${what}: expected ${statuses.join(' or ')}, got ${reply.status} ${reply.text.slice(0, 200)}`;
  if (reply.status === 422 && Object.keys(errors ?? {}).length === 0)
    return `${row.id}, ${what}: names no field`;
  if (reply.text.length > 20_000) return `${row.id}, ${what}: an answer of ${reply.text.length} characters`;
  // hanging, not just slow
  return ms > 10_000 ? `${row.id}, ${what}: took ${ms} ms` : null;
}

async function tryInvalid(row: Described, at: Place): Promise<void> {
  const known = rowOf(row.id as never);
  const caller = { employee: at.employee, manager: at.manager, admin: at.admin }[row.role ?? 'employee'];
  // a manager's private record is not an employee's
  const owner = row.role === 'manager' && known.reach === 'private' ? at.manager : at.employee;
  const good = await prepareCall(row, known, at, { owner, caller });
  const send = ({ path, query, body }: Partial<InvalidInput>) =>
    service.request(
      at,
      row.method,
      `${path ?? pathWith(row, good.ids)}${query === undefined ? '' : `?${query}`}`,
      {
        as: row.role === null ? null : caller,
        headers: known.headers ?? {},
        query: query === undefined ? good.query : {},
        ...(body !== undefined ? { body } : good.body ? { body: good.body } : {}),
      },
    );
  const wrong: string[] = [];
  const before = await digestOf(at);
  const all = [
    ...(row.bodySchema ? invalidBodies(row, good.body ?? {}) : []),
    ...invalidQueries(row),
    ...invalidPaths(row, good.ids),
  ];
  for (const one of all) {
    const began = performance.now();
    const fault = problemOf(row, one, await send(one), performance.now() - began);
    if (fault) wrong.push(fault);
  }
  calls += all.length;
  const after = await digestOf(at);
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  if (changed.length > 0) wrong.push(`${row.id}: refused calls changed ${changed.join(', ')}`);
  const reply = await send({});
  if (!(row.success as number[]).includes(reply.status))
    wrong.push(`${row.id}: the call as it was is ${reply.status} ${reply.text.slice(0, 200)}`);
  if (wrong.length > 0)
    throw new Error(`${wrong.length} of ${all.length}:\n${wrong.slice(0, 30).join('\n')}`);
}

test.each(described.map((row) => [`${row.method} ${row.path}`, row] as const))(
  '%s refuses every invalid input with a 4xx, and nothing changes',
  async (_name, row) => {
    await tryInvalid(row, await newPlace(service, passwordHash));
    expect(service.app.server.listening).toBe(true);
  },
  120_000,
);
