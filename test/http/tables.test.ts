/** Lists that can be read as one CSV file: what is in it, in which order, for whom. */
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { operations, type OperationId } from '../../src/generated/operations.ts';
import type { OperationRow } from '../../src/openapi/operation.ts';
import { put } from '../access/records.ts';
import { openWorld } from '../support/opening.ts';
import type { Reply } from '../support/service.ts';

const { service, world } = await openWorld({ rateLimitScale: 1_000 });

const TABLES = (Object.entries(operations) as [OperationId, OperationRow][])
  .filter(([, { table }]) => table)
  .map(([id, { path }]) => ({ id, path }));

const CSV = { accept: 'text/csv' };
const read = (path: string, query = {}, as: { token: string } = world.admin, headers: object = CSV) =>
  service.request(world, 'GET', path, { as, query, headers: { ...headers } });
const linesOf = ({ text }: Reply): Record<string, string>[] => parse(text, { columns: true, bom: false });
const people = '/auth/users/';

await world.sql(
  `INSERT INTO users (workspace_id, email, first_name, last_name, role, status, start_date)
   SELECT $1, 'crowd' || n || '@example.test', 'Crowd', 'Nr ' || lpad(n::text, 4, '0'), 'employee', 'active', '2026-01-01'
     FROM generate_series(1, 450) AS n`,
  [world.id],
);

test('200: people, absences, balances, claims, payments, invoices and deliveries can be read as CSV', () => {
  expect(TABLES.map(({ id }) => id).sort()).toEqual([
    'adminListBalances',
    'adminListExpenses',
    'adminListInvoices',
    'adminListPayments',
    'adminListPtoRequests',
    'listDeliveries',
    'listUsers',
  ]);
});

describe.each(TABLES)('GET $path with Accept: text/csv', ({ path }) => {
  test('200 with a header line, as an attachment; JSON for clients that accept both', async () => {
    const reply = await read(path);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z]+\.csv"$/);
    expect(reply.headers.get('vary')).toContain('Accept');
    const [header] = reply.text.split('\r\n');
    expect(header).toMatch(/^[a-z_]+(,[a-z_]+)+$/);
    expect(header!.split(',')).not.toContain('employee_photo_url');
    for (const accept of ['*/*', 'application/json', 'text/csv;q=0.5, application/json'])
      expect((await read(path, {}, world.admin, { accept })).headers.get('content-type')).toContain('json');
  });

  test('403 as for JSON', async () => {
    expect((await read(path, {}, world.employee)).status).toBe(403);
    expect((await read(path, { unknown: 1 })).status).toBe(400);
  });
});

describe('the lines', () => {
  test('200 with every record, whatever the limit, in the order of the list', async () => {
    const reply = await read(people, { ordering: 'last_name', limit: 3 });
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await read(people, { ordering: 'last_name', limit: 200, cursor }, world.admin, {});
      ids.push(...page.body.data.map(({ id }: { id: string }) => id));
      cursor = page.headers.get('x-next-cursor') ?? undefined;
    } while (cursor);
    expect(ids.length).toBeGreaterThan(450);
    expect(linesOf(reply).map(({ id }) => id)).toEqual(ids);
  });

  test('200 with what the filters leave, and from a cursor on', async () => {
    const found = await read(people, { q: 'crowd45' });
    expect(linesOf(found).map(({ email }) => email)).toEqual([
      'crowd450@example.test',
      'crowd45@example.test',
    ]);
    const query = { ordering: 'last_name', q: 'crowd', limit: 100 };
    const cursor = (await read(people, query, world.admin, {})).headers.get('x-next-cursor')!;
    expect(linesOf(await read(people, { ...query, cursor }))).toHaveLength(350);
  });

  test('200 with the values of the JSON: nested records as columns, null as nothing, times in the zone of the workspace', async () => {
    const [record] = (await read(people, { q: world.employee.email }, world.admin, {})).body.data;
    const [line] = linesOf(await read(people, { q: world.employee.email }));
    expect(line).toMatchObject({
      id: record.id,
      email: record.email,
      manager_id: record.manager.id,
      manager_email: record.manager.email,
      manager_name: record.manager.name,
      last_day: '',
      version: String(record.version),
      created_at: record.created_at,
    });
  });

  test('200 with one line for each leave type of a person', async () => {
    const query = { employee_id: world.employee.id };
    const [{ balances }] = (await read('/pto/admin/balances/', query, world.admin, {})).body.data;
    const lines = linesOf(await read('/pto/admin/balances/', query));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.map((line) => [line['employee_id'], line['policy_id'], line['available']])).toEqual(
      balances.map((one: { policy: { id: string }; available: string | null }) => [
        world.employee.id,
        one.policy.id,
        one.available ?? '',
      ]),
    );
  });

  test('200 with an apostrophe before what a spreadsheet would run, and quotes around what would break a line', async () => {
    const claim = await put(world as never, 'expense_claims', {
      employee_id: world.employee.id,
      title: '=HYPERLINK("https://evil.example.test","a,\r\nb")',
      status: 'submitted',
      submitted_at: new Date().toISOString(),
      currency: 'EUR',
      amount: '12.00',
      first_spent_on: '2026-11-01',
      last_spent_on: '2026-11-01',
    });
    const [line] = linesOf(await read('/reimbursements/admin/'));
    expect(line).toMatchObject({
      id: claim,
      title: `'=HYPERLINK("https://evil.example.test","a,\r\nb")`,
      amount: '12.00',
      employee_name: world.employee.name,
      approver_name: world.manager.name,
    });
  });

  test('200 for a manager with the people of their list', async () => {
    const ids = (await read(people, { limit: 200 }, world.manager, {})).body.data.map(
      ({ id }: { id: string }) => id,
    );
    expect(linesOf(await read(people, {}, world.manager)).map(({ id }) => id)).toEqual(ids);
  });

  test('200 without lines for HEAD, and compressed for clients that take gzip', async () => {
    const head = await service.request(world, 'HEAD', people, { as: world.admin, headers: CSV });
    expect([head.status, head.text]).toEqual([200, '']);
    const packed = await read(people, {}, world.admin, { ...CSV, 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(packed.bytes).toString()).toBe((await read(people)).text);
  });
});
