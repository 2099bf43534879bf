/**
 * Random calls of every operation, valid and invalid: every answer is below 500, in the envelope and in time,
 * and refused calls change nothing. `FUZZ_RUNS` and `FUZZ_SEED` choose the calls.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pino } from 'pino';
import type { Scope } from '../../src/generated/operations.ts';
import { SCOPES } from '../../src/generated/operations.ts';
import { digestAfter, digestOf } from '../access/digest.ts';
import { described, type Described } from '../support/contract.ts';
import { fitting, nearly, valueOf, wild, type Ingredients } from '../support/fromSchema.ts';
import { openWorld } from '../support/opening.ts';
import type { Reply } from '../support/service.ts';
import type { Key, Person } from '../support/world.ts';
import { fill, type Filled } from '../walls/fill.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 300);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20261120);

const PASSWORD = 'correct horse battery staple';
let passwordHash: string;
let admin: Person;
let key: Key;
const causes: string[] = [];
const { service, world } = await openWorld({
  rateLimitScale: 100_000,
  // the cause of each 500, for the report below
  log: pino({ level: 'error' }, { write: (line: string) => causes.push(line) }),
});
beforeAll(async () => {
  passwordHash = await service.app.services.passwords.hash(PASSWORD);
  admin = await newAdmin();
  key = await world.serviceKey(Object.keys(SCOPES) as Scope[]);
});

const newAdmin = () => world.person({ role: 'admin', passwordHash });

/** Ids by the names of the members and parameters that take them. */
function ingredientsOf(rows: Filled): Ingredients {
  const of = (...tables: string[]) => fc.constantFrom(...tables.flatMap((table) => rows[table]!));
  const people = fc.oneof(of('users'), fc.constant(admin.id), fc.constant(world.manager.id));
  const password = fc.constantFrom(PASSWORD, 'wrong');
  return {
    ids: [...Object.values(rows).flat(), randomUUID()],
    named: {
      user_id: people,
      employee_id: people,
      manager_id: people,
      reassign_reports_to: people,
      policy_id: fc.oneof(of('policies'), fc.constant(world.sick)),
      absence_id: of('absences'),
      entry_id: of('time_entries', 'audit_log'),
      category_id: of('list_items'),
      department_id: of('list_items'),
      user_type_id: of('list_items'),
      reason_id: of('list_items'),
      key_id: of('api_keys'),
      webhook_id: of('webhooks'),
      delivery_id: of('deliveries'),
      expense_id: of('expense_claims'),
      receipt_id: of('receipts'),
      notification_id: of('notifications'),
      list: fc.constantFrom('time-categories', 'departments', 'nothing'),
      url: fc.constantFrom(
        'https://127.0.0.1:8443/hook',
        'https://example.test/',
        'http://127.0.0.1/',
        'https://[::1]/',
      ),
      password,
      current_password: password,
      new_password: fc.constantFrom(PASSWORD, 'another good long passphrase'),
      email: fc.constantFrom(admin.email, world.employee.email, 'new.person@example.test'),
      started_at: recently,
      ended_at: recently,
    },
  };
}

/** Half hours of the last two days, so that valid spans occur. */
const recently = fc
  .integer({ min: 0, max: 96 })
  .map((halfHours) => new Date(Math.floor(Date.now() / 1_800_000 - halfHours) * 1_800_000).toISOString());

interface Call {
  row: Described;
  withKey: boolean;
  path: string;
  query: [string, string][];
  body: unknown;
  headers: Record<string, string>;
}

const inQuery = (one: unknown): string =>
  typeof one === 'string' ? one : Array.isArray(one) ? one.map(inQuery).join() : JSON.stringify(one);

/** A call of this operation. One in three ignores the contract, the others follow it. */
const callOf = (row: Described, ingredients: Ingredients): fc.Arbitrary<Call> =>
  fc.oneof(
    { weight: 2, arbitrary: wellFormed(row, ingredients) },
    { weight: 1, arbitrary: malformed(row, ingredients) },
  );

const HEADERS = fc.record(
  {
    'if-match': fc.constantFrom('"1"', '"2"', '*', '1', 'W/"1"', '"99999999999999999999"'),
    'idempotency-key': fc.constantFrom('a', 'b', 'c'),
    'if-none-match': fc.constantFrom('"1"', '*'),
    'x-client': fc.constantFrom('app', 'APP', 'web'),
  },
  { requiredKeys: [], noNullPrototype: true },
);

function wellFormed(row: Described, ingredients: Ingredients): fc.Arbitrary<Call> {
  const value = (one: { name: string; schema: object }) => valueOf(one.name, one.schema, ingredients);
  const inPath = row.parameters.filter((one) => one.in === 'path');
  const path = fc
    .tuple(...inPath.map(value))
    .map((values) =>
      inPath.reduce(
        (at, one, index) => at.replace(`{${one.name}}`, encodeURIComponent(String(values[index]))),
        row.path,
      ),
    );
  const asked = row.parameters.filter((one) => one.in === 'query' && one.name !== 'cursor');
  const query = fc
    .tuple(...asked.map((one) => fc.option(value(one), { freq: 1 })))
    .map((values) =>
      values.flatMap((one, index): [string, string][] =>
        one === null ? [] : [[asked[index]!.name, inQuery(one)]],
      ),
    );
  const body = row.bodySchema ? fitting(row.bodySchema, ingredients) : fc.constant(undefined);
  return fc
    .record({ path, query, body, headers: HEADERS, withKey: fc.boolean() })
    .map((one) => ({ ...one, row }));
}

function malformed(row: Described, ingredients: Ingredients): fc.Arbitrary<Call> {
  const part = fc.oneof(wild.map(inQuery), fc.constantFrom('%00', '%zz', '0', 'x'));
  const names = [...row.parameters.filter((one) => one.in === 'query').map((one) => one.name), 'unknown'];
  const odd = fc.array(fc.tuple(fc.constantFrom(...names), wild.map(inQuery)), { maxLength: 2 });
  return fc
    .record({
      whole: wellFormed(row, ingredients),
      part,
      odd,
      which: fc.nat(3),
      body: bodyOf(row, ingredients),
    })
    .map(({ whole, ...one }) => {
      switch (one.which) {
        case 0:
          return {
            ...whole,
            path: row.path.replace(/\{\w+\}/, () => encodeURIComponent(one.part.toWellFormed())),
          };
        case 1:
          return { ...whole, query: [...whole.query, ...one.odd] };
        default:
          return { ...whole, body: one.body };
      }
    });
}

const bodyOf = (row: Described, ingredients: Ingredients) =>
  row.bodySchema ? fc.oneof({ weight: 4, arbitrary: nearly(row.bodySchema, ingredients) }, wild) : wild;

async function send({ row, withKey, path, query, body, headers }: Call): Promise<Reply> {
  const search = new URLSearchParams(query).toString();
  return service.request(world, row.method, search ? `${path}?${search}` : path, {
    as: row.role === null ? null : withKey && row.key !== 'refused' ? key : admin,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    // a bare string is JSON too and must be quoted
    ...(body === undefined ? {} : { body: JSON.stringify(body) ?? 'null' }),
  });
}

/** Makes another admin if a call signed out, deactivated or demoted the current one. */
async function replaceAdmin({ status, body }: Reply): Promise<boolean> {
  const needed = status === 401 || (status === 403 && body.data.code === 'insufficient_role');
  if (needed) admin = await newAdmin();
  return needed;
}

/** Milliseconds after which a call counts as hanging; not a speed limit. */
const HANGS = 15_000;

/** What is wrong with an answer to any call. `changed` names the tables that were changed. */
function problemOf(reply: Reply, row: Described, ms: number, changed: string[]): string | null {
  if (reply.status >= 500) return 'is our own fault';
  if (ms > HANGS) return `took ${Math.round(ms)} ms`;
  if (reply.status >= 300 && changed.length > 0) return `is refused and changed ${changed.join(', ')}`;
  const type = reply.headers.get('content-type')?.split(';')[0] ?? '';
  if (row.success.includes(reply.status) && row.produces.includes(type)) return null;
  if (reply.status === 304) return reply.text === '' ? null : 'has a body';
  const { status, message, data, detail, errors } = reply.body ?? {};
  const whole =
    status === reply.status &&
    typeof message === 'string' &&
    typeof data === 'object' &&
    (status < 400 || typeof detail === 'string') &&
    (status === 422) === (errors !== undefined);
  return whole ? null : 'is not the envelope';
}

const describeCall = ({ row, path, query, body, headers, withKey }: Call, reply: Reply, fault: string) =>
  [
    `${row.id} ${fault}: ${row.method} ${path}?${new URLSearchParams(query).toString()} ${JSON.stringify(headers)} ${withKey ? 'key' : 'admin'}`,
    `  ${JSON.stringify(body)}`,
    `  ${reply.status} ${reply.text.slice(0, 300)}`,
    `  ${causes.at(-1)?.slice(0, 1500) ?? ''}`,
  ].join('\n');

test(
  `${RUNS} random calls: never a 5xx, always the envelope, and refused calls change nothing`,
  async () => {
    const seen = new Map<number, number>();
    const faults: string[] = [];
    let left = RUNS;
    // each round calls every operation twice, and starts with new records to find
    for (let round = 0; left > 0; round += 1) {
      const ingredients = ingredientsOf(await fill(world));
      const calls = fc
        .sample(fc.tuple(...described.map((row) => callOf(row, ingredients))), {
          numRuns: 2,
          seed: SEED + round,
        })
        .flat();
      let before = await digestOf(world);
      for (const call of calls.slice(0, left)) {
        left -= 1;
        const began = performance.now();
        const reply = await send(call);
        const ms = performance.now() - began;
        const after = reply.status === 200 ? await digestAfter(call.row.id, world) : await digestOf(world);
        seen.set(reply.status, (seen.get(reply.status) ?? 0) + 1);
        const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
        const fault = problemOf(reply, call.row, ms, changed);
        if (fault) faults.push(describeCall(call, reply, fault));
        before = (await replaceAdmin(reply)) ? await digestOf(world) : after;
      }
    }
    // the calls had effects: successes, refusals and conflicts
    for (const status of [200, 201, 400, 404, 409, 422]) expect([...seen.keys()]).toContain(status);
    if (faults.length > 0) throw new Error(`${faults.length} answers are not fine:\n${faults.join('\n')}`);
  },
  60_000 + RUNS * 500,
);
