/**
 * The benchmark `postgres` compares a call with the leanest statement that gives the same answer. This test
 * shows, in the demo, that both do give the same answer.
 */
import { expect, test } from '@jest/globals';
import { callsOn, daysOf, type CallName } from '../../bench/postgres/calls.ts';
import { lean, leanStatement } from '../../bench/postgres/lean.ts';
import type { Role } from '../../bench/fixture.ts';
import { inOrder } from '../../src/db/statement.ts';
import { parserOf } from '../../src/db/types.ts';
import { openDemo } from '../seed/support.ts';
import { opened } from '../support/opening.ts';
import { startServiceOn } from '../support/service.ts';
import { makersIn, type World } from '../support/world.ts';

const NOW = '2026-11-20T10:00:00Z';
const DAY = NOW.slice(0, 10);
const demo = await openDemo(NOW);
// the demo drops its database itself
const database = { ...demo.database, drop: () => Promise.resolve() };
const service = await opened(startServiceOn(database, { now: () => demo.now, rateLimitScale: 1000 }));
const [company] = demo.summary.workspaces;
// its balance is no sum of ledger rows
await demo.sql('UPDATE policies SET archived_at = now() WHERE from_overtime');
const [{ id } = { id: '' }] = await demo.sql<{ id: string }>(
  'SELECT workspace_id AS id FROM workspace_hosts WHERE host = $1',
  [company!.host],
);
const place = { id, host: company!.host } as World;
const { signIn } = makersIn(service.app.services.tokens, demo.sql as World['sql'], {
  id,
  now: () => demo.now,
});

async function signedIn(role: Role): Promise<{ id: string; token: string }> {
  const { email } = company!.users.find((user) => user.role === role)!;
  const [row] = await demo.sql<{ id: string }>(
    'SELECT id FROM users WHERE workspace_id = $1 AND email = $2',
    [id, email],
  );
  return { id: row!.id, token: (await signIn(row!.id)).token };
}
const employee = await signedIn('employee');
const people = {
  employee,
  manager: await signedIn('manager'),
  admin: await signedIn('admin'),
  key: employee,
};

type Json = Record<string, unknown>;

/** Nests members: `employee.name` becomes a member of `employee`. */
function nested(row: Json): Json {
  const whole: Json = {};
  for (const [name, value] of Object.entries(row)) {
    if (name.startsWith('_')) continue;
    const [outer, inner] = name.split('.') as [string, string?];
    if (inner === undefined) whole[outer] = value;
    else whole[outer] = { ...(whole[outer] as Json | undefined), [inner]: value };
  }
  return whole;
}

const TIMESTAMP = /^\d{4}-\d\d-\d\dT/;

/** Parses values as the service does. */
const types = { getTypeParser: parserOf };

/** Converts timestamps to milliseconds, so that their offset does not matter. */
const instants = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_name, one: unknown) =>
    typeof one === 'string' && TIMESTAMP.test(one) ? Date.parse(one) : one,
  );

test.each(callsOn(DAY).map((call) => [call.name, call] as const))(
  '%s: its leanest statement returns the rows of the answer, and all members except computed ones',
  async (name: CallName, call) => {
    const { made = [], rows: rowsOf = (data: Json | Json[]) => [data].flat() } = lean[name];
    const who = people[call.as];
    const { status, body } = await service.request(place, 'GET', call.path, { as: who });
    expect(status).toBe(200);
    const answered = instants(rowsOf(body.data)) as Json[];
    const statement = leanStatement(name);
    const values = inOrder(statement, { person: who.id, ...daysOf(DAY) }, [id]);
    const { rows } = await database.admin.query<Json>({ text: statement.text, values, types });
    const read = (instants(rows) as Json[]).map(nested);
    if (name !== 'events') expect(answered.length).toBeGreaterThan(0);
    // a list reads one more row, to know whether there is a next page
    expect(read.length - answered.length).toBeLessThanOrEqual(1);
    expect(answered).toMatchObject(read.slice(0, answered.length));
    for (const one of answered)
      expect(Object.keys(one).sort()).toEqual([...new Set([...Object.keys(read[0]!), ...made])].sort());
  },
);
