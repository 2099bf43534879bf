/** Issued invoices that are paid, voided or overdue. */
import { describe, expect, test } from '@jest/globals';
import { localDate } from '../../../src/civil/zones.ts';
import { addDays } from '../../../src/civil/dates.ts';
import { auditLines, eventBodies, notificationsOf } from '../../support/traces.ts';
import { identify } from './parties.ts';
import { codeOf, line, openInvoices } from './support.ts';

const invoices = await openInvoices();
const { service, world } = invoices;
const today = () => localDate(service.now(), 'Europe/Berlin');
const issue = async () => {
  const person = await invoices.contractor();
  return { person, invoice: await invoices.issued(person) };
};
const walletOf = async (personId: string): Promise<string> =>
  (
    await world.sql<{ sum: string }>(
      `SELECT COALESCE(sum(amount), 0)::text AS sum FROM wallet_entries WHERE employee_id = $1 AND currency = 'EUR'`,
      [personId],
    )
  )[0]!.sum;

describe('POST /api/v1/invoices/admin/{invoice_id}/mark-paid/', () => {
  test('200: a completed payment with payment.completed, a wallet balance of zero, audit lines of both', async () => {
    const { person, invoice } = await issue();
    expect(await walletOf(person.id)).toBe('119.00');
    const paid_on = addDays(today(), -1);
    const reply = await invoices.step('mark-paid', invoice.id, { paid_on, reference: ' Transfer 7 ' });
    expect([reply.status, reply.headers.get('etag')]).toEqual([200, `"${reply.body.data.version}"`]);
    expect(reply.body.data).toMatchObject({
      status: 'paid',
      paid_on,
      overdue: false,
      number: invoice.number,
      allowed_actions: ['correct'],
    });
    const [payment] = await world.sql(
      `SELECT p.id, p.kind, p.amount::text, p.status, p.reference FROM payments p JOIN payment_causes c ON c.payment_id = p.id
        WHERE c.cause_id = $1`,
      [invoice.id],
    );
    expect(payment).toMatchObject({
      kind: 'invoice',
      amount: '119.00',
      status: 'completed',
      reference: 'Transfer 7',
    });
    const events = (await eventBodies(world, 'payment.completed')).filter(
      ({ data }) => data['id'] === payment!['id'],
    );
    expect(events.map(({ data }) => [data['kind'], data['amount'], data['employee'].id])).toEqual([
      ['invoice', '119.00', person.id],
    ]);
    expect((await auditLines(world, invoice.id)).at(-1)).toEqual({
      line: 'paid invoice · dashboard',
      changes: { status: ['issued', 'paid'] },
    });
    expect(await walletOf(person.id)).toBe('0.00');
  });

  test('422 for a future day; 409 for a draft, for a paid and for a void invoice', async () => {
    const { person, invoice } = await issue();
    const ahead = await invoices.step('mark-paid', invoice.id, { paid_on: addDays(today(), 1) });
    expect([ahead.status, Object.keys(ahead.body.errors!)]).toEqual([422, ['paid_on']]);
    const draft = await invoices.drafted(person);
    expect(codeOf(await invoices.step('mark-paid', draft.id, { paid_on: today() }))).toEqual([
      409,
      'invalid_transition',
    ]);
    await invoices.step('void', invoice.id, { reason: 'Twice' });
    const gone = await invoices.step('mark-paid', invoice.id, { paid_on: today() });
    expect([...codeOf(gone), gone.body.data['current_status']]).toEqual([409, 'invalid_transition', 'void']);
  });

  test('rule 200: 403 self_approval for every step of an admin’s own invoice; 200 for another admin', async () => {
    await identify(world, world.admin);
    const body = { employee_id: world.admin.id, currency: 'EUR', lines: [line('100.00')], due_days: 14 };
    const drafted = await invoices.call(world.secondAdmin, 'POST', '/invoices/admin/', { body });
    const { id } = drafted.body.data;
    const as = { as: world.secondAdmin };
    expect(codeOf(await invoices.step('issue', id))).toEqual([403, 'self_approval']);
    expect((await invoices.step('issue', id, undefined, as)).status).toBe(200);
    const paid = { paid_on: today() };
    for (const [action, sent] of [
      ['mark-paid', paid],
      ['void', { reason: 'Twice' }],
    ] as const)
      expect(codeOf(await invoices.step(action, id, sent))).toEqual([403, 'self_approval']);
    const read = await invoices.call(world.admin, 'GET', `/invoices/admin/${id}/`);
    expect([read.body.data.status, read.body.data.allowed_actions]).toEqual(['issued', []]);
    expect((await invoices.step('mark-paid', id, paid, as)).status).toBe(200);
  });

  test('six at once: one 200, five 409; one payment, one event, a wallet balance of zero', async () => {
    const { person, invoice } = await issue();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => invoices.step('mark-paid', invoice.id, { paid_on: today() })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await world.sql('SELECT id FROM payments WHERE employee_id = $1', [person.id])).toHaveLength(1);
    expect(await walletOf(person.id)).toBe('0.00');
  });
});

describe('POST /api/v1/invoices/admin/{invoice_id}/void/', () => {
  test('rule 47: 200, and the number stays; the contractor is notified with the reason and is owed nothing', async () => {
    const { person, invoice } = await issue();
    const reply = await invoices.step('void', invoice.id, { reason: ' Billed twice ' });
    expect([reply.status, reply.body.data]).toMatchObject([
      200,
      {
        status: 'void',
        number: invoice.number,
        total: invoice.total,
        void_reason: 'Billed twice',
        pdf_sha256: invoice.pdf_sha256,
        allowed_actions: [],
      },
    ]);
    expect((await auditLines(world, invoice.id)).at(-1)).toEqual({
      line: 'voided invoice · dashboard',
      changes: { status: ['issued', 'void'], void_reason: [null, 'Billed twice'] },
    });
    expect((await notificationsOf(world, person.id)).at(-1)).toMatchObject({
      kind: 'invoice.voided',
      body: `${invoice.number}, 119.00 EUR. Billed twice`,
    });
    expect(await walletOf(person.id)).toBe('0.00');
    const next = await invoices.issued(person);
    expect(Number(next.number!.slice(5))).toBe(Number(invoice.number!.slice(5)) + 1);
  });

  test('409 for a paid invoice and for a draft, 422 without a reason', async () => {
    const { person, invoice } = await issue();
    const blank = await invoices.step('void', invoice.id, { reason: '  ' });
    expect([blank.status, Object.keys(blank.body.errors!)]).toEqual([422, ['reason']]);
    await invoices.step('mark-paid', invoice.id, { paid_on: today() });
    const paid = await invoices.step('void', invoice.id, { reason: 'Late' });
    expect([...codeOf(paid), paid.body.data['current_status']]).toEqual([409, 'invalid_transition', 'paid']);
    const draft = await invoices.drafted(person);
    expect(codeOf(await invoices.step('void', draft.id, { reason: 'Never' }))).toEqual([
      409,
      'invalid_transition',
    ]);
  });

  test('paying and voiding at once: one 200, one 409, and a wallet balance of zero', async () => {
    for (let round = 0; round < 5; round++) {
      const { person, invoice } = await issue();
      const replies = await Promise.all([
        invoices.step('mark-paid', invoice.id, { paid_on: today() }),
        invoices.step('void', invoice.id, { reason: 'Twice' }, { as: world.secondAdmin }),
      ]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await walletOf(person.id)).toBe('0.00');
    }
  });

  test('200: its time entries can be changed and invoiced again', async () => {
    const person = await invoices.contractor();
    const [entry] = await world.sql<{ id: string }>(
      `INSERT INTO time_entries (workspace_id, employee_id, started_at, ended_at, timezone, source, billable)
       VALUES ($1, $2, '2026-10-06T08:00Z', '2026-10-06T10:00Z', 'UTC', 'manual', true) RETURNING id`,
      [world.id, person.id],
    );
    const fromTime = () =>
      invoices.call(world.admin, 'POST', '/invoices/admin/from-time/', {
        body: {
          employee_id: person.id,
          from: '2026-10-01',
          to: '2026-10-31',
          hourly_rate: '80.00',
          currency: 'EUR',
        },
      });
    const { id } = (await fromTime()).body.data;
    expect((await invoices.step('issue', id)).status).toBe(200);
    const change = () =>
      invoices.call(person, 'PATCH', `/tracking/entries/${entry!.id}/`, { body: { billable: true } });
    expect(codeOf(await change())).toEqual([409, 'invoiced']);
    expect((await invoices.step('void', id, { reason: 'Wrong rate' })).status).toBe(200);
    expect((await change()).status).toBe(200);
    expect((await fromTime()).status).toBe(201);
  });
});

describe('GET /api/v1/invoices/admin/', () => {
  test('200: an issued invoice is overdue after its due day until it is paid; the list filters by that', async () => {
    const person = await invoices.contractor();
    const late = await invoices.issued(person, { due_days: 0 }, { issued_on: '2022-01-03' });
    const inTime = await invoices.issued(person, { due_days: 180 });
    expect([late.overdue, inTime.overdue]).toEqual([true, false]);
    const listed = async (overdue: boolean) =>
      (
        await invoices.call(world.admin, 'GET', '/invoices/admin/', {
          query: { overdue, employee_id: person.id, include_total: true },
        })
      ).body.data.map(({ id }: { id: string }) => id);
    expect([await listed(true), await listed(false)]).toEqual([[late.id], [inTime.id]]);
    const paid = await invoices.step('mark-paid', late.id, { paid_on: today() });
    expect(paid.body.data.overdue).toBe(false);
    expect(await listed(true)).toEqual([]);
  });
});

describe('GET /api/v1/invoices/', () => {
  test('200: newest first, filtered by status and day of issue, in pages', async () => {
    const person = await invoices.contractor();
    const made = [];
    for (const issued_on of ['2018-01-10', '2018-02-10', '2018-03-10'])
      made.push(await invoices.issued(person, {}, { issued_on }));
    await invoices.drafted(person);
    await invoices.step('void', made[1]!.id, { reason: 'Twice' });
    const list = async (query: Record<string, string | number> = {}) =>
      (await invoices.call(person, 'GET', '/invoices/', { query })).body.data.map(
        (one: { number: string }) => one.number,
      );
    expect(await list()).toEqual(['2018-0003', '2018-0002', '2018-0001']);
    expect(await list({ ordering: 'issued_on', limit: 1 })).toEqual(['2018-0001']);
    expect(await list({ status: 'void' })).toEqual(['2018-0002']);
    expect(await list({ from: '2018-02-10', to: '2018-03-09' })).toEqual(['2018-0002']);
    expect(await list({ updated_since: '2099-01-01T00:00:00Z' })).toEqual([]);
    const key = await world.serviceKey(['payroll:read']);
    const unnamed = await invoices.call(key, 'GET', '/invoices/');
    expect(codeOf(unnamed)).toEqual([422, 'employee_required']);
    const named = await invoices.call(key, 'GET', '/invoices/', { query: { employee_id: person.id } });
    expect(named.body.data).toHaveLength(3);
  });
});

describe('GET /api/v1/invoices/{invoice_id}/', () => {
  test('200 with lines for the contractor; 404 for a manager, a colleague and an admin, who has another call', async () => {
    const person = await invoices.contractor();
    const { id, number, lines } = await invoices.issued(person);
    const read = (who: Parameters<typeof invoices.call>[0]) => invoices.call(who, 'GET', `/invoices/${id}/`);
    const { status, body } = await read(person);
    expect([status, body.data.number, body.data.lines]).toEqual([200, number, lines]);
    for (const other of [world.manager, world.stranger, world.admin])
      expect((await read(other)).status).toBe(404);
  });
});
