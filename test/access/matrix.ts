/**
 * The access matrix (security.md): every operation with every kind of credential on every kind of id. Refused
 * calls must change nothing, allowed ones must succeed, and nobody decides about their own record.
 */
import { expect, test } from '@jest/globals';
import type { Described } from '../support/contract.ts';
import { atEnd, opened } from '../support/opening.ts';
import { startService, type Reply, type Service } from '../support/service.ts';
import { absentId, credentialsFor, type Credential } from './credentials.ts';
import { digestAfter } from './digest.ts';
import { expectationOf, POSITIONS, type Cell, type Expectation, type Position } from './expectation.ts';
import {
  idNames,
  idsIn,
  namesEmployee,
  newPlace,
  pathWith,
  prepareCall,
  type Prepared,
} from './knownGood.ts';
import { ownRecordFaults } from './ownRecord.ts';
import { plantPrivate, privateLeakOf } from './privateFields.ts';
import type { Place, Row } from './row.ts';
import { recordMakers, rowOf } from './rows.ts';

/** How many refused calls run at once. They change nothing, so their order does not matter. */
const AT_ONCE = 8;

let service: Service;
let foreign: Place;
let shared: Place;
const size = { operations: 0, refused: 0, allowed: 0 };

/** Declares one test per operation, each with a time limit of `limit` milliseconds. */
export async function describeMatrix(
  title: string,
  chosen: readonly Described[],
  limit: number,
): Promise<void> {
  service = await opened(startService({ rateLimitScale: 1_000_000 }));
  foreign = await newPlace(service);
  shared = await newPlace(service, foreign.passwordHash);
  await plantPrivate(shared);
  // lists need records that must not be shown, one of every kind that a path names
  for (const make of recordMakers())
    for (const person of [shared.employee, shared.stranger]) await make(shared, person);
  atEnd(() =>
    process.stderr.write(
      `access matrix, ${title}: ${size.operations} operations, ${size.refused} refused and ${size.allowed} allowed calls\n`,
    ),
  );
  test.each(chosen.map((row) => [`${row.method} ${row.path}`, row] as const))(
    '%s refuses every caller that it must, changes nothing for them, and works for all others',
    (_name, row) => tryOperation(row, rowOf(row.id as never)),
    limit,
  );
}

async function tryOperation(row: Described, known: Row): Promise<void> {
  // a write gets a new workspace, so that it does not affect the next operation
  const at = row.method === 'GET' ? shared : await newPlace(service, foreign.passwordHash);
  if (at !== shared) await plantPrivate(at);
  const cells = cellsOf(row, known, at, await credentialsFor(at, foreign, row));
  const refused = cells.filter(({ expected }) => 'code' in expected);
  const [first, ...others] = cells.filter(({ expected }) => !('code' in expected));
  const wrong: string[] = [];
  const check = (cell: ExpectedCell, reply: Reply) => {
    const fault = problemOf(cell, reply) ?? leakOf(cell, reply, at);
    if (fault) wrong.push(fault);
    const leak = privateLeakOf(cell, reply, at);
    if (leak) wrong.push(`${row.id} ${leak}`);
  };

  expect(first).toBeDefined();
  check(first!, await call(first!, at, await prepare(first!, at)));

  const target = await prepare(first!, at);
  const theirs = await idsIn(known, foreign, foreign.employee);
  const neighbours = await idsIn(known, at, at.stranger);
  const before = await digestAfter(row.id, at, foreign);
  const unseen = new Map<Credential, Set<string>>();
  for (let from = 0; from < refused.length; from += AT_ONCE) {
    await Promise.all(
      refused.slice(from, from + AT_ONCE).map(async (cell) => {
        const ids = { own: target.ids, 'same workspace': neighbours, foreign: theirs };
        const reply = await call(cell, at, { ...target, ids: idsAt(cell, ids) });
        check(cell, reply);
        if (reply.status === 404) {
          const texts = unseen.get(cell.credential) ?? new Set();
          unseen.set(cell.credential, texts.add(reply.text));
        }
      }),
    );
  }
  for (const [credential, texts] of unseen)
    if (texts.size > 1)
      wrong.push(
        `${row.id} tells ids apart that ${credential.name} may not see: ${[...texts].join(' and ')}`,
      );
  const after = await digestAfter(row.id, at, foreign);
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  if (changed.length > 0) wrong.push(`${row.id}: refused calls changed ${changed.join(', ')}`);

  // the record that everybody else was refused exists, and this caller reaches it
  check(first!, await call(first!, at, target));
  for (const cell of others) check(cell, await call(cell, at, await prepare(cell, at)));

  wrong.push(...(await ownRecordFaults(row, known, at)));

  size.operations += 1;
  size.refused += refused.length;
  size.allowed += others.length + 2;
  if (wrong.length > 0) throw new Error(`${wrong.length} of ${cells.length} cells:\n${wrong.join('\n')}`);
}

interface ExpectedCell extends Cell {
  row: Described;
  /** The name of the id that has this position. The other ids are the caller's own. */
  name: string | null;
  expected: Expectation;
}

function cellsOf(row: Described, known: Row, at: Place, credentials: Credential[]): ExpectedCell[] {
  const where = positionsOf(row, idNames(row));
  return credentials.flatMap((credential) =>
    where.map(([name, position, place]) => {
      const cell = { row, known, credential, position, place, name };
      return { ...cell, expected: expectationOf(cell, at) };
    }),
  );
}

type IdPosition = [name: string | null, position: Position, place: Cell['place']];

/** Days in a path name no record: whose it is follows from the caller or from `employee_id`. */
const isDay = (row: Described, name: string): boolean =>
  row.parameters.some((one) => one.in === 'path' && one.name === name && one.schema['format'] === 'date');

function positionsOf(row: Described, all: string[]): IdPosition[] {
  const names = all.filter((name) => !isDay(row, name));
  if (names.length > 0) {
    const positions = names.flatMap((name) =>
      POSITIONS.filter((position) => position !== 'own' && isId(row, name, position)).map(
        (position): IdPosition => [name, position, 'path'],
      ),
    );
    return [[null, 'own', 'path'], ...positions];
  }
  return namesEmployee(row)
    ? POSITIONS.map((position): IdPosition => ['employee_id', position, 'employee_id'])
    : [[null, 'own', null]];
}

/**
 * True for ids. False for words in the path, such as the name of a list, which are the same in every
 * workspace.
 */
function isId(row: Described, name: string, position: Position): boolean {
  const { schema } = row.parameters.find((one) => one.in === 'path' && one.name === name)!;
  return schema['format'] === 'uuid' || position === 'absent' || position === 'malformed';
}

/**
 * Picks the caller and the person that the call is about: the caller, unless the record is somebody else's.
 */
function prepare({ row, known, credential, position }: ExpectedCell, at: Place): Promise<Prepared> {
  const owner = position === 'same workspace' ? at.stranger : at.employee;
  return prepareCall(row, known, at, { owner, caller: credential.person ?? owner });
}

function idsAt(
  { name, position }: ExpectedCell,
  ids: Record<'own' | 'same workspace' | 'foreign', Record<string, string>>,
): Record<string, string> {
  if (name === null || position === 'own') return ids.own;
  const id =
    position === 'absent' ? absentId() : position === 'malformed' ? 'not-an-id' : ids[position][name]!;
  return { ...ids.own, [name]: id };
}

async function call(cell: ExpectedCell, at: Place, { ids, body, query }: Prepared): Promise<Reply> {
  const { row, known, credential } = cell;
  const employee = employeeOf(cell, at);
  const inBody = employee && row.method !== 'GET' && !Buffer.isBuffer(body);
  return service.request(at, row.method, pathWith(row, ids), {
    as: credential.token,
    query: employee && !inBody ? { ...query, ...employee } : query,
    headers: known.headers ?? {},
    ...(inBody ? { body: { ...body, ...employee } } : body ? { body } : {}),
  });
}

/** The `employee_id` of this cell. People leave it out when they mean themselves. */
function employeeOf(
  { row, credential, position, place }: ExpectedCell,
  at: Place,
): { employee_id: string } | null {
  if (!namesEmployee(row) || place !== 'employee_id') return null;
  switch (position) {
    case 'own':
      return credential.kind === 'service' ? { employee_id: at.employee.id } : null;
    case 'same workspace':
      return { employee_id: at.stranger.id };
    case 'foreign':
      return { employee_id: foreign.employee.id };
    case 'absent':
      return { employee_id: absentId() };
    case 'malformed':
      return { employee_id: 'not-an-id' };
  }
}

function problemOf({ row, credential, position, name, expected }: ExpectedCell, reply: Reply): string | null {
  const right =
    'code' in expected
      ? reply.status === expected.status && reply.body?.data?.code === expected.code
      : (row.success as readonly number[]).includes(reply.status);
  if (right) return null;
  const wanted = 'code' in expected ? `${expected.status} ${expected.code}` : `one of ${row.success.join()}`;
  return `${row.id} as ${credential.name}${name ? `, ${name} ${position}` : ''}: expected ${wanted}, got ${reply.status} ${reply.text.slice(0, 300)}`;
}

/**
 * Names in a list that the caller must not see: any other person for an employee, people outside their tree
 * for a manager.
 */
function leakOf({ row, known, credential, place }: ExpectedCell, reply: Reply, at: Place): string | null {
  const { person, role } = credential;
  if (row.method !== 'GET' || place === 'path' || known.reach === 'workspace' || !person || role === 'admin')
    return null;
  const tree = person.id === at.manager.id ? at.employee : at.stranger;
  const seen = [person.id, ...(row.role === 'manager' || known.others === 'team' ? [tree.id] : [])];
  const leaked = [at.employee, at.stranger].filter(({ id }) => !seen.includes(id) && reply.text.includes(id));
  return leaked.length === 0 ? null : `${row.id} shows ${credential.name} records of ${leaked[0]!.name}`;
}
