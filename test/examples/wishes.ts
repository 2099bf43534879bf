/** Helpers with which the `example` of a row picks records of the demo company. */
import type { OperationRow } from '../../src/openapi/operation.ts';
import { operations, type OperationId } from '../../src/generated/operations.ts';
import type { Place } from '../access/row.ts';
import type { Person } from '../support/world.ts';

type Ids = Record<string, string>;

/** The records of a list, as this caller sees them. */
export async function listOf(
  at: Place,
  person: Person,
  operation: OperationId,
  query: Record<string, string> = {},
  ids: Ids = {},
): Promise<Ids[]> {
  const { method, path }: OperationRow = operations[operation];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
  const reply = await at.service.request(at, method, filled, { as: person, query });
  if (reply.status !== 200) throw new Error(`${operation} was answered ${reply.status}: ${reply.text}`);
  return reply.body.data as Ids[];
}

/**
 * The id of the first record of a list, as a path parameter:
 * `first('listUsers', 'user_id', { status: 'invited' })`.
 */
export const first =
  (operation: OperationId, parameter: string, query?: Record<string, string>) =>
  async (at: Place, person: Person): Promise<Ids> => {
    const [record] = await listOf(at, person, operation, query);
    if (!record) throw new Error(`${operation} has nothing with ${JSON.stringify(query)} in the demo`);
    return { [parameter]: record['id']! };
  };

/** The id of an item of a pick list. */
export async function item(at: Place, list: string, code: string): Promise<string> {
  const found = (await listOf(at, at.admin, 'getList', {}, { list })).find((one) => one['code'] === code);
  if (!found) throw new Error(`the demo has no ${code} among its ${list}`);
  return found['id']!;
}
