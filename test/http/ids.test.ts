/** Ids in capitals are the same ids, everywhere in a request. */
import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { OperationId } from '../../src/generated/operations.ts';
import { dereference } from '../../src/openapi/dereference.ts';
import { document } from '../../src/openapi/document.ts';
import { operations } from '../../src/generated/operations.ts';
import { lowerRequestIds } from '../../src/http/validate.ts';
import { fitting, type Schema } from '../support/fromSchema.ts';
import { openWorld } from '../support/opening.ts';

const CAPITALS = ['0193A000-0000-7000-8000-00000000ABCD', '0193A000-0000-7000-8000-00000000DCBA'];

interface Contract {
  paths: Record<string, Record<string, DescribedOperation>>;
}
interface DescribedOperation {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

describe('every call of the contract', () => {
  const { paths } = dereference(document) as Contract;
  const withIds = Object.values(operations).flatMap(({ id, path, method }) => {
    const { parameters = [], requestBody } = paths[path]![method.toLowerCase()]!;
    const of = (where: string): Schema => ({
      type: 'object',
      properties: Object.fromEntries(
        parameters.filter((one) => one.in === where).map(({ name, schema }) => [name, schema]),
      ),
    });
    const body = Object.values(requestBody?.content ?? {})[0]?.schema;
    const parts = { path: of('path'), query: of('query'), ...(body ? { requestBody: body } : {}) };
    return JSON.stringify(parts).includes('"uuid"') ? [{ id: id as OperationId, parts }] : [];
  });

  test('is covered', () => expect(withIds.length).toBeGreaterThan(60));

  test.each(withIds)('$id converts the ids in path, query and body to lower case', ({ id, parts }) => {
    const ingredients = { ids: CAPITALS };
    const requests = fc.record(
      Object.fromEntries(Object.entries(parts).map(([part, schema]) => [part, fitting(schema, ingredients)])),
    );
    let seen = 0;
    for (const request of fc.sample(requests, { numRuns: 40, seed: 6 })) {
      const asSent = JSON.stringify(request);
      lowerRequestIds(id, request as never);
      seen += Number(/0193A000/.test(asSent));
      expect(JSON.stringify(request)).toBe(asSent.replaceAll(/0193A000-\S{27}/g, (one) => one.toLowerCase()));
    }
    expect(seen).toBeGreaterThan(0);
  });
});

const { service, world } = await openWorld({ rateLimitScale: 1000 });

describe('an id in capitals', () => {
  const admin = (method: string, path: string, body?: object) =>
    service.request(world, method, path, { as: world.admin, body });

  test('409 manager_cycle when a person becomes their own manager', async () => {
    const { id } = world.employee;
    const reply = await admin('PATCH', `/auth/users/${id}/`, { manager_id: id.toUpperCase() });
    expect([reply.status, reply.body.data.code]).toEqual([409, 'manager_cycle']);
  });

  test('422 when the person who leaves is also named to take over their reports', async () => {
    const { id } = world.manager;
    const reply = await admin('POST', `/auth/users/${id}/deactivate/`, {
      last_day: '2026-12-31',
      reassign_reports_to: id.toUpperCase(),
    });
    expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, ['reassign_reports_to']]);
    const rows = await world.sql('SELECT status FROM users WHERE id = $1', [id]);
    expect(rows).toEqual([{ status: 'active' }]);
  });

  test('201 for one’s own id in calls on own records, including rows of a bulk call', async () => {
    const entry = (hour: string) => ({
      employee_id: world.employee.id.toUpperCase(),
      started_at: `2026-11-18T${hour}:00:00+01:00`,
      ended_at: `2026-11-18T${hour}:30:00+01:00`,
    });
    const as = world.employee;
    const one = await service.request(world, 'POST', '/tracking/entries/', { as, body: entry('09') });
    expect([one.status, one.body.data.employee.id]).toEqual([201, as.id]);
    const body = { entries: [entry('10')] };
    const bulk = await service.request(world, 'POST', '/tracking/entries/bulk/', { as, body });
    expect(bulk.body.data.results).toMatchObject([{ status: 201 }]);
  });

  test('200 for one’s own id in a query', async () => {
    const reply = await service.request(world, 'GET', '/tracking/clock/', {
      as: world.employee,
      query: { employee_id: world.employee.id.toUpperCase() },
    });
    expect(reply.status).toBe(200);
  });

  test('422 for the same id twice in two spellings', async () => {
    const id = randomUUID();
    const body = { ids: [id, id.toUpperCase()], action: 'approve' };
    const reply = await admin('POST', '/pto/admin/requests/bulk-review/', body);
    expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, ['ids']]);
  });

  test('200 for the same request with the same Idempotency-Key: the stored answer', async () => {
    const ask = (employee_id: string) =>
      service.request(world, 'POST', '/tracking/entries/', {
        as: world.employee,
        headers: { 'idempotency-key': 'capitals' },
        body: {
          employee_id,
          started_at: '2026-11-17T09:00:00+01:00',
          ended_at: '2026-11-17T10:00:00+01:00',
        },
      });
    const first = await ask(world.employee.id);
    const again = await ask(world.employee.id.toUpperCase());
    expect([again.status, again.body.data.id]).toEqual([201, first.body.data.id]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });
});
