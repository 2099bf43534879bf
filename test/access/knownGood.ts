/** Builds a call that works, from the operation's row and the contract. */
import fc from 'fast-check';
import type { Described } from '../support/contract.ts';
import { fitting } from '../support/fromSchema.ts';
import type { Service } from '../support/service.ts';
import type { Person } from '../support/world.ts';
import { made, PASSWORD, type Place, type Row } from './row.ts';

/** A workspace in which everybody can sign in. `passwordHash` saves hashing the same password again. */
export async function newPlace(service: Service, passwordHash?: string): Promise<Place> {
  // on this plan every call is possible; a plan with a trial would also need an operator
  const world = await service.world({ plan: 'managed' });
  const hash = passwordHash ?? (await service.app.services.passwords.hash(PASSWORD));
  await world.sql('UPDATE users SET password_hash = $2 WHERE workspace_id = $1', [world.id, hash]);
  let count = 0;
  return { ...world, service, passwordHash: hash, next: () => (count += 1) };
}

/** What one call needs in order to work. */
export interface Prepared {
  ids: Record<string, string>;
  body: object | undefined;
  query: Record<string, string>;
}

/** Creates a new record that belongs to `owner`, and everything else that the caller needs. */
export async function prepareCall(
  row: Described,
  known: Row,
  at: Place,
  { owner, caller }: { owner: Person; caller: Person },
): Promise<Prepared> {
  await known.before?.(at, caller);
  return {
    ids: await idsIn(known, at, owner),
    body: await bodyOf(row, known, at, caller),
    query: (await made(known.query, at, caller)) ?? {},
  };
}

export const idsIn = async (known: Row, at: Place, owner: Person): Promise<Record<string, string>> =>
  (await made(known.ids, at, owner)) ?? {};

const NAMES = /\{(\w+)\}/g;

/** The names of the id parameters in a path. */
export const idNames = (row: Described): string[] => [...row.path.matchAll(NAMES)].map((match) => match[1]!);

export const pathWith = (row: Described, ids: Record<string, string>): string =>
  row.path.replaceAll(NAMES, (_, name: string) => ids[name] ?? 'none');

/**
 * True for calls about one's own records, where `employee_id` names the person. False if an id in the path
 * already does.
 */
export const namesEmployee = (row: Described): boolean =>
  row.role === 'employee' &&
  (row.parameters.some((one) => one.in === 'query' && one.name === 'employee_id') ||
    'employee_id' in (row.bodySchema?.['properties'] ?? {}));

/** The members that the contract requires, overridden by the body of the row. */
async function bodyOf(row: Described, known: Row, at: Place, caller: Person): Promise<object | undefined> {
  const given = await made(known.body, at, caller);
  if (!row.bodySchema || Buffer.isBuffer(given)) return given;
  const { required = [], properties = {} } = row.bodySchema as { required?: string[]; properties?: object };
  if (!given && required.length === 0 && row.body !== 'required') return undefined;
  const needed = Object.entries(properties).filter(([name]) => required.includes(name));
  const schema = { type: 'object', properties: Object.fromEntries(needed), required };
  // ids in the generated body are the caller's, unless the row sets others
  const [sample] = fc.sample(fitting(schema, { ids: [caller.id] }), { numRuns: 1, seed: 7 });
  const passwords = ['password', 'current_password'].filter((name) => required.includes(name));
  return {
    ...(sample as object),
    ...Object.fromEntries(passwords.map((name) => [name, PASSWORD])),
    ...given,
  };
}
