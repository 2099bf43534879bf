/** Calls an operation in the demo company and records the call and its answer as the reference shows them. */
import { readQuery } from '../../src/http/query.ts';
import type { OperationId } from '../../src/generated/operations.ts';
import { fingerprintOf, problemsOf, ROWS, type Recorded } from '../../codegen/examples/recorded.ts';
import { idNames, pathWith } from '../access/knownGood.ts';
import { made, PASSWORD, type Example, type Place, type Row } from '../access/row.ts';
import { rowOf } from '../access/rows.ts';
import { described, type Described } from '../support/contract.ts';
import type { Reply } from '../support/service.ts';
import type { Person } from '../support/world.ts';
import type { Company } from './company.ts';
import { firstLines, shortened } from './shortened.ts';
import { steadyFor } from './steady.ts';

/** Headers that say something about this answer. All others are the same on every answer. */
const HEADERS = ['Content-Type', 'Content-Disposition', 'ETag'];

/** Picks the caller, if the contract only asks for a role. */
function callerOf(row: Described, { as }: Example, at: Place): Person {
  const role = as ?? row.role ?? 'employee';
  return { employee: at.employee, manager: at.manager, admin: at.admin }[role];
}

/**
 * The ids in a path: those of the example; or those of the first record of the list that the path goes
 * through (`/pto/requests/` for `/pto/requests/{absence_id}/`); or a new record, as in the access matrix.
 */
async function idsFor(
  row: Described,
  known: Row,
  at: Place,
  caller: Person,
): Promise<Record<string, string>> {
  const given = await made(known.example?.ids, at, caller);
  if (given) return given;
  const ids: Record<string, string> = {};
  for (const name of idNames(row)) {
    const path = pathWith({ ...row, path: row.path.split(`{${name}}`)[0]! }, ids);
    const listed = described.some((one) => one.method === 'GET' && pathWith(one, ids) === path)
      ? await at.service.request(at, 'GET', path, { as: caller })
      : undefined;
    const first = listed?.status === 200 ? (listed.body.data as Record<string, string>[])[0] : undefined;
    const id = first?.['id'] ?? first?.[name];
    if (!id) return (await made(known.ids, at, at.employee)) ?? ids;
    ids[name] = id;
  }
  return ids;
}

/** The body: the example's, or the schema's own example overridden by the row. */
async function bodyFor(row: Described, known: Row, at: Place, caller: Person): Promise<unknown> {
  const own = await made(known.example?.body, at, caller);
  if (own) return own;
  const given = await made(known.body, at, caller);
  if (!row.bodySchema || Buffer.isBuffer(given)) return given;
  const { required = [], examples = [] } = row.bodySchema as { required?: string[]; examples?: object[] };
  const passwords = ['password', 'current_password'].filter((name) => required.includes(name));
  const body: Record<string, unknown> = {
    ...examples[0],
    ...Object.fromEntries(passwords.map((name) => [name, PASSWORD])),
    ...given,
  };
  const missing = required.filter((name) => body[name] === undefined);
  if (missing.length > 0)
    throw new Error(`no ${missing.join(', ')} in its body: give the row an example.body`);
  return Object.keys(body).length > 0 || row.body === 'required' ? body : undefined;
}

/** Names for the ids that any example may mention. They are the same in every example. */
async function namesIn(at: Place): Promise<Map<string, string>> {
  const rows = await at.sql<{ id: string; name: string }>(
    `SELECT id, 'workspace ' || slug AS name FROM workspaces
     UNION ALL SELECT id, 'person ' || email FROM users
     UNION ALL SELECT id, 'leave type ' || name FROM policies
     UNION ALL SELECT id, 'item ' || list_key || ' ' || code FROM list_items
     UNION ALL SELECT id, 'webhook ' || url FROM webhooks
     UNION ALL SELECT id, 'key ' || name FROM api_keys`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Records one operation. Throws with a remedy if the call fails. */
async function record(row: Described, known: Row, at: Place): Promise<Recorded> {
  const example = known.example ?? {};
  const caller = callerOf(row, example, at);
  await (example.before ?? known.before)?.(at, caller);
  const path = await idsFor(row, known, at, caller);
  const body = await bodyFor(row, known, at, caller);
  const query = (await made(example.query ?? known.query, at, caller)) ?? {};
  const reply = await at.service.request(at, row.method, pathWith(row, path), {
    as: row.role === null ? null : caller,
    query,
    ...(body === undefined ? {} : { body }),
    ...(known.headers ? { headers: known.headers } : {}),
  });
  if (!row.success.includes(reply.status)) throw new Error(`was answered ${reply.status}: ${reply.text}`);
  if (Array.isArray(reply.body?.data) && reply.body.data.length === 0)
    throw new Error('was answered an empty list: give the row an example with a `before` or a query');
  const steady = steadyFor(row.id, await namesIn(at));
  return {
    operation: `${row.method} ${row.path}`,
    contract: fingerprintOf(row.id as OperationId, reply.status),
    ...(steady({ request: requestOf(row, { path, query, body }), response: responseOf(reply) }) as Pick<
      Recorded,
      'request' | 'response'
    >),
  };
}

const sized = <T extends object>(member: string, value: T) =>
  Object.keys(value).length > 0 ? { [member]: value } : {};

function requestOf(
  row: Described,
  { path, query, body }: { path: object; query: Record<string, string>; body: unknown },
): object {
  const typed = readQuery(`?${new URLSearchParams(query)}`, row);
  const asked = Object.fromEntries(Object.keys(query).map((name) => [name, typed[name]]));
  const file = Buffer.isBuffer(body)
    ? /name="(\w+)"; filename="([^"]+)"/.exec(body.toString('latin1'))
    : null;
  return {
    ...sized('path', path),
    ...sized('query', asked),
    ...(file ? { form: { [file[1]!]: file[2] } } : body === undefined ? {} : { body }),
  };
}

function responseOf({ status, headers, body, text }: Reply): object {
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  const isJson = type === 'application/json';
  const shown = HEADERS.filter((name) => headers.has(name) && !(isJson && name === 'Content-Type'));
  return {
    status,
    ...sized('headers', Object.fromEntries(shown.map((name) => [name, headers.get(name)!]))),
    ...(isJson ? { body: shortened(body) } : {}),
    ...(ROWS.includes(type) ? { body: firstLines(text) } : {}),
  };
}

export interface Recording {
  recorded: Map<OperationId, Recorded>;
  /** One line for each operation that could not be recorded. */
  failed: string[];
}

/** Records these operations. The company is reset before each, so that none sees the effects of another. */
export async function recordAll(company: Company, rows: readonly Described[]): Promise<Recording> {
  const recorded = new Map<OperationId, Recorded>();
  const failed: string[] = [];
  for (const row of rows) {
    const id = row.id as OperationId;
    try {
      const example = await record(row, rowOf(id), await company.again());
      const problems = problemsOf(id, example);
      if (problems.length > 0) throw new Error(problems.join('; '));
      recorded.set(id, example);
    } catch (error) {
      failed.push(`${id}: ${(error as Error).message}`);
    }
  }
  return { recorded, failed };
}
