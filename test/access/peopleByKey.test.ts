/**
 * Rule 52 over every operation of the scope `people:write`, future ones included: a key, the workspace's or an admin's own,
 * acts on employees only. The same calls are then made by an admin's session, to show that nothing else refused them.
 */
import { expect, test } from '@jest/globals';
import type { OperationId } from '../../src/generated/operations.ts';
import { described, type Described } from '../support/contract.ts';
import { opened } from '../support/opening.ts';
import { startService } from '../support/service.ts';
import { digestOf } from './digest.ts';
import { newPlace, pathWith, prepareCall, type Prepared } from './knownGood.ts';
import { PASSWORD } from './row.ts';
import { rowOf } from './rows.ts';

const service = await opened(startService({ rateLimitScale: 1_000 }));
const at = await newPlace(service);

// an import is judged row by row (test/operations/auth/imports.test.ts)
const peopleWrites = described.filter(
  ({ id, key, method }) => key === 'people:write' && method !== 'GET' && id !== 'importUsers',
);

/** A call that works, about a new person of this role, or about the one it creates. */
async function callAbout(row: Described, role: 'manager' | 'admin'): Promise<Prepared> {
  const call = await prepareCall(row, rowOf(row.id as OperationId), at, {
    owner: at.employee,
    caller: at.admin,
  });
  const { user_id } = call.ids;
  if (user_id === undefined) return { ...call, body: { ...call.body, role } };
  await at.sql('UPDATE users SET role = $2 WHERE id = $1', [user_id, role]);
  return call;
}

test('there are such operations', () => expect(peopleWrites.length).toBeGreaterThan(4));

test.each(peopleWrites.map((row) => [`${row.method} ${row.path}`, row] as const))(
  '%s: 403 role_needs_session by a key, of a manager and of an admin, and nothing has changed',
  async (_name, row) => {
    const keys = [await at.serviceKey(['people:write']), await at.personalKey(at.admin, ['people:write'])];
    for (const role of ['manager', 'admin'] as const) {
      const { ids, body, query } = await callAbout(row, role);
      const by = (as: { token: string }) =>
        service.request(at, row.method, pathWith(row, ids), { as, query, ...(body ? { body } : {}) });
      const before = await digestOf(at);
      for (const key of keys) {
        const reply = await by(key);
        expect([reply.status, reply.body.data]).toEqual([403, { code: 'role_needs_session' }]);
      }
      expect(await digestOf(at)).toEqual(before);
      // a session confirms with its person's password what power it gives
      const confirms = row.bodySchema?.properties?.['password'] !== undefined;
      const session = await service.request(at, row.method, pathWith(row, ids), {
        as: at.admin,
        query,
        ...(body || confirms ? { body: { ...body, ...(confirms && { password: PASSWORD }) } } : {}),
      });
      expect(row.success).toContain(session.status);
    }
  },
);
