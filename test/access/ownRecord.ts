/**
 * Rules 21, 200 and 204: operations with `x-own-record` refuse a key whose secret the person has seen, and an
 * admin whom the person has just promoted, on that person's record. Nothing in the database changes.
 */
import type { Scope } from '../../src/generated/operations.ts';
import { SCOPES } from '../../src/generated/operations.ts';
import type { Described } from '../support/contract.ts';
import { makersIn, type Person } from '../support/world.ts';
import { digestAfter } from './digest.ts';
import { idNames, pathWith, prepareCall } from './knownGood.ts';
import type { Place, Row } from './row.ts';

/** Who tries it, and the code of the refusal. */
const TRIES = { person: 'self_approval', key: 'self_approval', newAdmin: 'new_admin' } as const;
export type Try = keyof typeof TRIES;

/** Tables in which a call that leaves records out may write, by its status. */
const FREE: Record<number, readonly string[]> = {
  200: ['audit_log', 'audit_keys', 'leave_balances'],
  202: ['audit_log', 'audit_keys', 'payment_jobs', 'payment_job_rows'],
};

/** Returns one line per fault. Empty if the operation has no `x-own-record`. */
export async function ownRecordFaults(row: Described, known: Row, at: Place): Promise<string[]> {
  if (row.ownRecord === undefined || row.ownRecord === 'none') return [];
  const { own } = known;
  if (row.ownRecord === 'partly' && !own)
    return [`${row.id} checks a part of itself: say in its row, as \`own\`, which part (test/access/row.ts)`];
  const faults: string[] = [];
  for (const by of own?.by ?? (Object.keys(TRIES) as Try[])) {
    if (by === 'key' && !(row.key in SCOPES)) continue;
    const person = await at.person({ role: 'admin', passwordHash: at.passwordHash });
    const call = await callAbout(row, known, at, person);
    const as = await tokenOf(by, at, person);
    const before = await digestAfter(row.id, at);
    const reply = await at.service.request(at, row.method, pathWith(row, call.ids), {
      as,
      headers: known.headers ?? {},
      ...(call.body && { body: call.body }),
    });
    const code = own?.codeIn ? own.codeIn(reply.body?.data) : `${reply.status} ${reply.body?.data?.code}`;
    const wanted = own?.codeIn ? (own.code ?? TRIES[by]) : `403 ${TRIES[by]}`;
    if (code !== wanted)
      faults.push(`${row.id} on a record of one’s own, by the ${by}: expected ${wanted}, got ${reply.text}`);
    const after = await digestAfter(row.id, at);
    // a bulk call leaves an audit line even if every row was refused, and locks a balance through its row; a job
    // keeps its rows
    const free = FREE[reply.status] ?? [];
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    const wrong = changed.filter((table) => !free.includes(table));
    if (wrong.length > 0) faults.push(`${row.id}, refused to the ${by}, changed ${wrong.join(', ')}`);
  }
  return faults;
}

/** A call that would be accepted from anybody else, about a record of this person. */
async function callAbout(row: Described, known: Row, at: Place, person: Person) {
  const { own } = known;
  const said: Row = { ...known, ...(own?.ids && { ids: own.ids }), ...(own?.body && { body: own.body }) };
  const { ids, body } = await prepareCall(row, said, at, { owner: person, caller: person });
  // a record that does not exist yet is named by its person
  const names = idNames(row).length === 0 && 'employee_id' in (row.bodySchema?.['properties'] ?? {});
  return { ids, body: names ? { ...body, employee_id: person.id } : body };
}

async function tokenOf(by: Try, at: Place, person: Person): Promise<string> {
  if (by === 'person') return person.token;
  if (by === 'key') {
    const { serviceKey } = makersIn(at.service.app.services.tokens, at.sql, { id: at.id });
    return (await serviceKey(person, Object.keys(SCOPES) as Scope[])).token;
  }
  const newcomer = await at.person({ role: 'admin', passwordHash: at.passwordHash });
  await at.sql('UPDATE users SET admin_since = $2, admin_by_id = $3 WHERE id = $1', [
    newcomer.id,
    new Date(at.service.now()),
    person.id,
  ]);
  return newcomer.token;
}
