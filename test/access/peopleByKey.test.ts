/**
 * Rule 52 for every operation with the scope `people:write`: a workspace key or an admin's personal key acts
 * on employees only. An admin's session then makes the same calls, which shows the refusal was about the key.
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

// an import is checked row by row, in test/operations/auth/imports.test.ts
const peopleWrites = described.filter(
  ({ id, key, method }) => key === 'people:write' && method !== 'GET' && id !== 'importUsers',
);

/** A call that works, about a new person of this role, or one that creates such a person. */
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

test('the scope people:write has operations to test', () => expect(peopleWrites.length).toBeGreaterThan(4));

test.each(peopleWrites.map((row) => [`${row.method} ${row.path}`, row] as const))(
  '%s: 403 role_needs_session for a key that acts on a manager or an admin, and nothing changes',
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
      // a session that grants power must confirm with the caller's password
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
