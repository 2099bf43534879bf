/** Drafts: amounts, visibility and changes until they are issued. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { auditLines, eventsOf, notificationsOf } from '../../support/traces.ts';
import { codeOf, line, openInvoices } from './support.ts';

const invoices = await openInvoices();
const { world } = invoices;
const someone = () => world.person({ manager: world.manager });

describe('POST /api/v1/invoices/admin/', () => {
  test('201 with lines, the tax of each rate and totals that agree; an audit line, and no notification', async () => {
    const person = await someone();
    const reply = await invoices.draft(person, {
      lines: [
        { description: ' Design workshop ', quantity: 2, unit: 'day', unit_price: '720.00', tax_rate: 19 },
        { description: 'Printed handouts', quantity: 24, unit_price: '8.90', tax_rate: 7 },
        { description: 'Support', quantity: 0.333, unit: 'hour', unit_price: '92.50', tax_rate: 19 },
      ],
      period_start: '2026-11-02',
      period_end: '2026-11-13',
      note: ' Purchase order 7781 ',
    });
    const { data } = reply.body;
    expect([reply.status, reply.headers.get('etag')]).toEqual([201, '"1"']);
    expect(data).toEqual({
      exception: null,
      id: expect.any(String),
      number: null,
      kind: 'invoice',
      corrects: null,
      correction_reason: null,
      settlement: null,
      credited: '0.00',
      open: '0.00',
      employee: { id: person.id, email: person.email, name: person.name, photo_url: null },
      status: 'draft',
      overdue: false,
      currency: 'EUR',
      net: '1684.40',
      taxes: [
        { tax_rate: 7, net: '213.60', tax: '14.95' },
        { tax_rate: 19, net: '1470.80', tax: '279.45' },
      ],
      tax: '294.40',
      total: '1978.80',
      reverse_charge: false,
      exemption_reason: null,
      period_start: '2026-11-02',
      period_end: '2026-11-13',
      due_days: 14,
      issued_on: null,
      due_on: null,
      paid_on: null,
      void_reason: null,
      note: 'Purchase order 7781',
      lines: [
        expect.objectContaining({
          position: 1,
          description: 'Design workshop',
          quantity: 2,
          unit: 'day',
          unit_price: '720.00',
          tax_rate: 19,
          amount: '1440.00',
        }),
        expect.objectContaining({ position: 2, unit: 'piece', amount: '213.60' }),
        expect.objectContaining({ position: 3, quantity: 0.333, amount: '30.80' }),
      ],
      seller: null,
      buyer: null,
      pdf_sha256: null,
      allowed_actions: ['edit', 'delete', 'issue'],
      version: 1,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      deleted_at: null,
    });
    expect(await auditLines(world, data.id)).toEqual([
      { line: 'created invoice · dashboard', changes: { total: [null, '1978.80 EUR'] } },
    ]);
    expect([await eventsOf(world, data.id), await notificationsOf(world, person.id)]).toEqual([[], []]);
  });

  test('rule 39: 422 for half a yen, dinars, seven decimals of a quantity, three of a rate, and a total of zero', async () => {
    const person = await someone();
    const wrong: [object, string][] = [
      [{ currency: 'JPY', lines: [line('10.50')] }, 'lines.0.unit_price'],
      [{ currency: 'KWD' }, 'currency'],
      [{ currency: 'XYZ' }, 'currency'],
      [{ lines: [line('1.00', { quantity: 1.0000001 })] }, 'lines.0.quantity'],
      [{ lines: [line('1.00'), line('1.00', { tax_rate: 8.875 })] }, 'lines.1.tax_rate'],
      [{ lines: [line('0.00')] }, 'lines'],
      [{ lines: [] }, 'lines'],
      [{ lines: [line('999999999999.99', { quantity: 2 })] }, 'lines.0.unit_price'],
      [{ lines: [line('-1.00')] }, 'lines.0.unit_price'],
      [{ lines: [line('1.5')] }, 'lines.0.unit_price'],
      [{ lines: [{ ...line('1.00'), unit_price: 1.5 }] }, 'lines.0.unit_price'],
      [{ lines: [line('1.00', { quantity: 0 })] }, 'lines.0.quantity'],
      [{ lines: [line('1.00', { tax_rate: 101 })] }, 'lines.0.tax_rate'],
      [{ lines: [line('1.00', { quantity: '0' })] }, 'lines.0.quantity'],
      [{ lines: [line('1.00', { quantity: '1.0000001' })] }, 'lines.0.quantity'],
      [{ lines: [line('1.00', { quantity: '-1' })] }, 'lines.0.quantity'],
      [{ lines: [line('1.00', { quantity: '1e3' })] }, 'lines.0.quantity'],
      [{ lines: [line('1.00', { quantity: '1000000' })] }, 'lines.0.quantity'],
      [{ lines: [line('1.00', { quantity: null })] }, 'lines.0.quantity'],
      [{ lines: [line('1.00', { tax_rate: '100.01' })] }, 'lines.0.tax_rate'],
      [{ lines: [line('1.00', { tax_rate: '7.755' })] }, 'lines.0.tax_rate'],
      [{ lines: [line('1.00', { tax_rate: '' })] }, 'lines.0.tax_rate'],
      [{ lines: [line('1.00', { description: '  ' })] }, 'lines.0.description'],
      [{ due_days: 181 }, 'due_days'],
      [{ period_start: '2026-11-02' }, 'period_end'],
      [{ period_start: '2026-11-02', period_end: '2026-11-01' }, 'period_end'],
      [{ reverse_charge: true }, 'lines.0.tax_rate'],
      [
        { reverse_charge: true, exemption_reason: 'Small', lines: [line('1.00', { tax_rate: 0 })] },
        'exemption_reason',
      ],
      [{ employee_id: randomUUID() }, 'employee_id'],
    ];
    for (const [body, member] of wrong) {
      const reply = await invoices.draft(person, body);
      expect([body, reply.status, Object.keys(reply.body.errors!)]).toEqual([body, 422, [member]]);
    }
    const [{ count }] = (await world.sql('SELECT count(*)::int FROM invoices WHERE employee_id = $1', [
      person.id,
    ])) as [{ count: number }];
    expect(count).toBe(0);
  });

  test('rule 53: 422 with the same text for a person of another workspace and an unknown one', async () => {
    const other = await openInvoices();
    const foreign = await invoices.draft(other.world.employee);
    const absent = await invoices.draft({ ...world.employee, id: randomUUID() });
    expect([foreign.status, foreign.body.errors]).toEqual([422, absent.body.errors]);
  });

  test('201: quantity and tax rate may be strings of digits, with the same result as numbers', async () => {
    const both = await Promise.all(
      [
        line('92.50', { quantity: '38.255125', tax_rate: '7.70' }),
        line('92.50', { quantity: 38.255125, tax_rate: 7.7 }),
      ].map((one) => invoices.drafted(world.employee, { lines: [one] })),
    );
    for (const { lines, net, tax } of both)
      expect([lines, net, tax]).toMatchObject([
        [{ quantity: 38.255125, tax_rate: 7.7 }],
        '3538.60',
        '272.47',
      ]);
  });

  test('201 for yen: each line is rounded to a whole yen, and the tax of a rate once', async () => {
    const reply = await invoices.draft(world.employee, {
      currency: 'JPY',
      lines: [line('101.00', { quantity: 1.5, tax_rate: 10 }), line('33.00', { tax_rate: 10 })],
    });
    expect(reply.body.data).toMatchObject({ net: '185.00', tax: '19.00', total: '204.00' });
  });

  test('201 with reverse charge at 0 percent, and with an exemption reason', async () => {
    const lines = [line('50.00', { tax_rate: 0 })];
    const reverse = await invoices.draft(world.employee, { lines, reverse_charge: true });
    expect(reverse.body.data).toMatchObject({ reverse_charge: true, tax: '0.00', total: '50.00' });
    const exempt = await invoices.draft(world.employee, {
      lines,
      exemption_reason: ' Small business, § 19 UStG ',
    });
    expect(exempt.body.data).toMatchObject({ exemption_reason: 'Small business, § 19 UStG' });
  });

  test('rule 58: the same Idempotency-Key makes one draft, also in concurrent calls', async () => {
    const person = await someone();
    const send = () =>
      invoices.call(world.admin, 'POST', '/invoices/admin/', {
        body: { employee_id: person.id, currency: 'EUR', lines: [line('100.00')], due_days: 14 },
        headers: { 'idempotency-key': `draft-${person.id}` },
      });
    const replies = await Promise.all([send(), send(), send()]);
    const made = replies.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThan(0);
    expect(new Set(made.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await send()).headers.get('idempotency-replayed')).toBe('true');
    expect(await world.sql('SELECT id FROM invoices WHERE employee_id = $1', [person.id])).toHaveLength(1);
  });
});

describe('PATCH /api/v1/invoices/admin/{invoice_id}/', () => {
  const patch = (id: string, body: object, headers: Record<string, string> = {}) =>
    invoices.call(world.admin, 'PATCH', `/invoices/admin/${id}/`, { body, headers });

  test('200 with new lines and totals; omitted members stay, null clears; an audit line with the changes', async () => {
    const { id } = await invoices.drafted(world.employee, { note: 'First' });
    const reply = await patch(id, { lines: [line('10.00'), line('20.00', { tax_rate: 7 })], note: null });
    expect([reply.status, reply.headers.get('etag')]).toEqual([200, '"2"']);
    expect(reply.body.data).toMatchObject({
      net: '30.00',
      tax: '3.30',
      total: '33.30',
      note: null,
      due_days: 14,
      lines: [{ amount: '10.00' }, { amount: '20.00' }],
      version: 2,
    });
    expect((await auditLines(world, id)).at(-1)).toEqual({
      line: 'updated invoice · dashboard',
      changes: {
        net: ['100.00', '30.00'],
        tax: ['19.00', '3.30'],
        total: ['119.00', '33.30'],
        note: ['First', null],
        lines: [1, 2],
      },
    });
    const kept = await patch(id, { due_days: 30 });
    expect(kept.body.data).toMatchObject({ due_days: 30, total: '33.30', lines: [{}, {}] });
  });

  test('422 if the patch contradicts the members that stay', async () => {
    const { id } = await invoices.drafted(world.employee);
    expect(Object.keys((await patch(id, { reverse_charge: true })).body.errors!)).toEqual([
      'lines.0.tax_rate',
    ]);
    expect(Object.keys((await patch(id, { period_end: '2026-11-02' })).body.errors!)).toEqual([
      'period_start',
    ]);
    expect(Object.keys((await patch(id, {})).body.errors!)).not.toEqual([]);
  });

  test('412 for an old version; two changes with the same version: one 200, one 412', async () => {
    const { id } = await invoices.drafted(world.employee);
    const replies = await Promise.all(
      [10, 20, 30, 40].map((due_days) => patch(id, { due_days }, { 'if-match': '"1"' })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  });

  test('404 for a deleted draft and for one of another workspace', async () => {
    const { id } = await invoices.drafted(world.employee);
    await invoices.call(world.admin, 'DELETE', `/invoices/admin/${id}/`);
    const gone = await patch(id, { due_days: 1 });
    const other = await openInvoices();
    const foreign = await other.drafted(other.world.employee);
    expect([gone.status, (await patch(foreign.id, { due_days: 1 })).text]).toEqual([404, gone.text]);
  });
});

describe('DELETE /api/v1/invoices/admin/{invoice_id}/', () => {
  test('200, with an audit line; only lists with include_deleted show it, unchanged', async () => {
    const { id, total } = await invoices.drafted(world.employee);
    const reply = await invoices.call(world.admin, 'DELETE', `/invoices/admin/${id}/`);
    expect([reply.status, reply.body.data]).toEqual([200, {}]);
    expect((await auditLines(world, id)).at(-1)!.line).toBe('deleted invoice · dashboard');
    const again = await invoices.call(world.admin, 'DELETE', `/invoices/admin/${id}/`);
    expect(codeOf(again)).toEqual([404, 'not_found']);
    const list = (query: object) =>
      invoices.call(world.admin, 'GET', '/invoices/admin/', { query: { limit: 200, ...query } });
    const found = async (query: object) =>
      (await list(query)).body.data.find((one: { id: string }) => one.id === id);
    expect(await found({})).toBeUndefined();
    expect(await found({ updated_since: '2020-01-01T00:00:00Z', include_deleted: true })).toMatchObject({
      total,
      status: 'draft',
      deleted_at: expect.any(String),
      allowed_actions: [],
    });
  });

  test('of a concurrent deletion and change, the second sees the result of the first', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await invoices.drafted(world.employee);
      const [deleted, changed] = await Promise.all([
        invoices.call(world.admin, 'DELETE', `/invoices/admin/${id}/`),
        invoices.call(world.secondAdmin, 'PATCH', `/invoices/admin/${id}/`, { body: { due_days: 1 } }),
      ]);
      expect(deleted.status).toBe(200);
      expect([200, 404]).toContain(changed.status);
    }
  });
});

describe('GET /api/v1/invoices/admin/{invoice_id}/', () => {
  test('only admins see a draft: 404 for the contractor, 403 for managers; a key with team:read can only read it', async () => {
    const person = await someone();
    const { id } = await invoices.drafted(person);
    expect((await invoices.call(person, 'GET', `/invoices/${id}/`)).status).toBe(404);
    expect((await invoices.call(person, 'GET', '/invoices/')).body.data).toEqual([]);
    expect(codeOf(await invoices.call(world.manager, 'GET', `/invoices/admin/${id}/`))).toEqual([
      403,
      'insufficient_role',
    ]);
    const key = await world.serviceKey(['team:read', 'payroll:read']);
    const seen = await invoices.call(key, 'GET', `/invoices/admin/${id}/`);
    expect([seen.status, seen.body.data.allowed_actions]).toEqual([200, []]);
    expect((await invoices.call(key, 'GET', `/invoices/${id}/`)).status).toBe(404);
    expect(codeOf(await invoices.call(key, 'DELETE', `/invoices/admin/${id}/`))).toEqual([
      403,
      'key_not_accepted',
    ]);
  });
});
