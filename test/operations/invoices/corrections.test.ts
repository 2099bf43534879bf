/** Credit notes and corrected invoices (rule 213). */
import { describe, expect, test } from '@jest/globals';
import { addDays } from '../../../src/civil/dates.ts';
import { localDate } from '../../../src/civil/zones.ts';
import type { InvoiceDetail } from '../../../src/generated/types.ts';
import { auditLines, eventBodies, notificationsOf } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';
import { codeOf, line, openInvoices } from './support.ts';

const invoices = await openInvoices();
const { service, world, call } = invoices;
const today = () => localDate(service.now(), 'Europe/Berlin');
const REASON = 'Two hours were billed twice';

const hours = (quantity: number, more: object = {}) => line('100.00', { quantity, unit: 'hour', ...more });
/** Ten hours at 100.00: 1,190.00. */
const tenHours = (person: Person) => invoices.issued(person, { lines: [hours(10)] });
const correct = (id: string, body: object = {}, as: Person = world.admin) =>
  call(as, 'POST', `/invoices/admin/${id}/correct/`, {
    body: { kind: 'credit_note', reason: REASON, ...body },
  });
/** Drafts a correction and issues it. */
async function corrected(id: string, body: object = {}): Promise<InvoiceDetail> {
  const drafted = await correct(id, body);
  expect([drafted.status, drafted.body.detail]).toEqual([201, undefined]);
  const issued = await invoices.step('issue', drafted.body.data.id, {});
  expect([issued.status, issued.body.detail]).toEqual([200, undefined]);
  return issued.body.data;
}
const now = async (id: string): Promise<InvoiceDetail> =>
  (await call(world.admin, 'GET', `/invoices/admin/${id}/`)).body.data;
const pay = (id: string) => invoices.step('mark-paid', id, { paid_on: addDays(today(), -1) });
const paid = async (person: Person, body: object = { lines: [hours(10)] }) => {
  const invoice = await invoices.issued(person, body);
  expect((await pay(invoice.id)).status).toBe(200);
  return invoice;
};
const walletOf = async ({ id }: Person): Promise<string> =>
  (
    await world.sql<{ sum: string }>(
      `SELECT COALESCE(sum(amount), 0)::numeric(14,2)::text AS sum FROM wallet_entries WHERE employee_id = $1`,
      [id],
    )
  )[0]!.sum;
const paymentOf = async (id: string) =>
  (
    await world.sql<{ id: string; amount: string; status: string }>(
      `SELECT p.id, p.amount::text, p.status FROM payments p JOIN payment_causes c ON c.payment_id = p.id WHERE c.cause_id = $1`,
      [id],
    )
  )[0];
const xml = async (id: string) =>
  (await call(world.admin, 'GET', `/invoices/${id}/download/`, { query: { format: 'xrechnung' } })).text;

describe('POST /api/v1/invoices/admin/{invoice_id}/correct/', () => {
  test('rule 213: 201; a credit note of 2 of 10 hours is 238.00, and 952.00 stay open, which a payment pays', async () => {
    const person = await invoices.contractor();
    const invoice = await tenHours(person);
    const drafted = await correct(invoice.id, { lines: [hours(2)] });
    expect([drafted.status, drafted.body.data]).toMatchObject([
      201,
      {
        kind: 'credit_note',
        status: 'draft',
        number: null,
        total: '238.00',
        corrects: { id: invoice.id, number: invoice.number, issued_on: invoice.issued_on },
        correction_reason: REASON,
        settlement: 'carry',
        open: '0.00',
      },
    ]);
    expect(await now(invoice.id)).toMatchObject({ credited: '0.00', open: '1190.00' });
    const issued = (await invoices.step('issue', drafted.body.data.id, {})).body.data;
    const [year, number] = invoice.number!.split('-');
    expect(issued).toMatchObject({
      status: 'paid',
      number: `${year}-${String(Number(number) + 1).padStart(4, '0')}`,
      open: '0.00',
    });
    expect(await now(invoice.id)).toMatchObject({ status: 'issued', credited: '238.00', open: '952.00' });
    expect(await walletOf(person)).toBe('952.00');
    expect((await pay(invoice.id)).status).toBe(200);
    expect([(await paymentOf(invoice.id))!.amount, await walletOf(person)]).toEqual(['952.00', '0.00']);
    expect((await notificationsOf(world, person.id)).map(({ title }) => title)).toContain(
      'A credit note was issued in your name',
    );
    const events = await eventBodies(world, 'invoice.issued');
    expect(events.find(({ data }) => data['id'] === issued.id)!.data).toMatchObject({
      kind: 'credit_note',
      amount: '238.00',
    });
  });

  test('rule 213: the XML of a credit note is a CreditNote of type 381 and names the invoice; a corrected one is type 384', async () => {
    const person = await invoices.contractor();
    const invoice = await tenHours(person);
    const note = await xml((await corrected(invoice.id, { lines: [hours(2)] })).id);
    for (const part of [
      '<ubl:CreditNote ',
      '<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>',
      `<cbc:ID>${invoice.number}</cbc:ID>`,
      `<cbc:IssueDate>${invoice.issued_on}</cbc:IssueDate>`,
      '<cbc:CreditedQuantity unitCode="HUR">2</cbc:CreditedQuantity>',
      '<cbc:PayableAmount currencyID="EUR">238.00</cbc:PayableAmount>',
    ])
      expect(note).toContain(part);
    const second = await paid(person);
    const anew = await xml(
      (await corrected(second.id, { kind: 'corrected_invoice', lines: [hours(12)] })).id,
    );
    for (const part of [
      '<cbc:InvoiceTypeCode>384</cbc:InvoiceTypeCode>',
      '<cbc:PrepaidAmount currencyID="EUR">1190.00</cbc:PrepaidAmount>',
      '<cbc:PayableAmount currencyID="EUR">238.00</cbc:PayableAmount>',
    ])
      expect(anew).toContain(part);
  });

  test('rule 213: an unpaid invoice that is credited whole, at once or in parts, is void, and its time can be invoiced again', async () => {
    const person = await invoices.contractor();
    const invoice = await tenHours(person);
    await world.sql(
      `INSERT INTO time_entries (workspace_id, employee_id, started_at, ended_at, timezone, source, billable, invoice_id)
       VALUES ($1, $2, '2026-10-01T08:00:00Z', '2026-10-01T18:00:00Z', 'UTC', 'manual', true, $3)`,
      [world.id, person.id, invoice.id],
    );
    await corrected(invoice.id, { lines: [hours(3.333333)] });
    await corrected(invoice.id, { lines: [hours(3.333333)] });
    await corrected(invoice.id, { lines: [hours(3.3334)] });
    expect(await now(invoice.id)).toMatchObject({
      status: 'void',
      void_reason: REASON,
      credited: '1190.00',
      open: '0.00',
    });
    expect(await walletOf(person)).toBe('0.00');
    expect(
      await world.sql('SELECT invoice_id FROM time_entries WHERE employee_id = $1', [person.id]),
    ).toEqual([{ invoice_id: null }]);
    const whole = await tenHours(person);
    await corrected(whole.id);
    expect(await now(whole.id)).toMatchObject({ status: 'void', open: '0.00' });
    expect(await walletOf(person)).toBe('0.00');
  });

  test('rule 213: money of a paid invoice is carried over to the next ones, to zero at most', async () => {
    const person = await invoices.contractor();
    const invoice = await paid(person);
    const note = await corrected(invoice.id, { lines: [hours(2)] });
    expect([note.status, note.open, await walletOf(person)]).toEqual(['issued', '-238.00', '-238.00']);
    expect(await now(invoice.id)).toMatchObject({ status: 'paid', credited: '238.00' });
    const small = await invoices.issued(person, { lines: [hours(1)] });
    expect([small.status, small.open]).toEqual(['paid', '0.00']);
    expect((await now(note.id)).open).toBe('-119.00');
    const next = await invoices.issued(person, { lines: [hours(5)] });
    expect([next.status, next.total, next.open]).toEqual(['issued', '595.00', '476.00']);
    expect(await now(note.id)).toMatchObject({ status: 'paid', open: '0.00' });
    expect((await pay(next.id)).status).toBe(200);
    expect(await walletOf(person)).toBe('0.00');
    const year = await call(person, 'GET', '/payments/summary/', { query: { year: today().slice(0, 4) } });
    expect(year.body.data.totals[0].invoices).toEqual({
      net: '1400.00',
      tax: '266.00',
      total: '1666.00',
    });
  });

  test('rule 213: a credit note over more than is open of a lowered invoice settles it; the rest is carried over', async () => {
    const person = await invoices.contractor();
    const first = await corrected((await paid(person)).id, { lines: [hours(2)] });
    const lowered = await invoices.issued(person, { lines: [hours(5)] });
    expect([lowered.open, (await now(first.id)).status]).toEqual(['357.00', 'paid']);
    const second = await corrected(lowered.id, { lines: [hours(4)] });
    expect([second.status, second.open, await walletOf(person)]).toEqual(['issued', '-119.00', '-119.00']);
    expect(await now(lowered.id)).toMatchObject({ status: 'paid', open: '0.00', credited: '476.00' });
    const next = await invoices.issued(person, { lines: [hours(2)] });
    expect([next.status, next.open, await walletOf(person)]).toEqual(['issued', '119.00', '119.00']);
    expect((await now(second.id)).status).toBe('paid');
  });

  test('an invoice that is voided or credited whole gives the carried money back', async () => {
    const person = await invoices.contractor();
    const note = await corrected((await paid(person)).id, { lines: [hours(2)] });
    const next = await invoices.issued(person, { lines: [hours(5)] });
    expect((await now(note.id)).status).toBe('paid');
    expect((await invoices.step('void', next.id, { reason: REASON })).status).toBe(200);
    expect(await now(note.id)).toMatchObject({ status: 'issued', open: '-238.00' });
    expect(await walletOf(person)).toBe('-238.00');
    const credited = await invoices.issued(person, { lines: [hours(5)] });
    await corrected(credited.id);
    expect((await now(credited.id)).status).toBe('void');
    expect(await now(note.id)).toMatchObject({ status: 'issued', open: '-238.00' });
  });

  test('rule 213: repaid schedules a payment below zero, which no run orders; completing it settles the credit note', async () => {
    const person = await invoices.contractor();
    const note = await corrected((await paid(person)).id, { lines: [hours(2)], settlement: 'repaid' });
    const payment = (await paymentOf(note.id))!;
    expect(payment).toMatchObject({ amount: '-238.00', status: 'scheduled' });
    expect(
      (await call(world.admin, 'POST', `/payments/admin/${payment.id}/complete/`, { body: {} })).status,
    ).toBe(200);
    expect(await now(note.id)).toMatchObject({ status: 'paid', open: '0.00' });
    expect(await walletOf(person)).toBe('0.00');
    expect((await notificationsOf(world, person.id)).map(({ title }) => title)).toContain(
      'You have paid money back',
    );
  });

  test('rule 213: a corrected invoice replaces an unpaid one; of a paid one, the difference is open', async () => {
    const person = await invoices.contractor();
    const unpaid = await tenHours(person);
    const anew = await corrected(unpaid.id, { kind: 'corrected_invoice', lines: [hours(8)] });
    expect(anew).toMatchObject({
      status: 'issued',
      kind: 'corrected_invoice',
      total: '952.00',
      open: '952.00',
    });
    expect((await now(unpaid.id)).status).toBe('void');
    expect(await walletOf(person)).toBe('952.00');
    expect((await pay(anew.id)).status).toBe(200);
    const more = await corrected(anew.id, { kind: 'corrected_invoice', lines: [hours(9)] });
    expect(more).toMatchObject({ total: '1071.00', open: '119.00', corrects: { id: anew.id } });
    const less = await corrected(more.id, { kind: 'corrected_invoice', lines: [hours(7)] });
    expect(less).toMatchObject({ total: '833.00', open: '-119.00' });
    expect(await walletOf(person)).toBe('-119.00');
    expect(codeOf(await correct(less.id, { kind: 'corrected_invoice' }))).toEqual([
      409,
      'invalid_transition',
    ]);
    const same = await paid(await invoices.contractor(), { lines: [hours(1)] });
    const equal = await corrected(same.id, {
      kind: 'corrected_invoice',
      lines: [line('119.00', { tax_rate: 0 })],
    });
    expect([equal.status, equal.open]).toEqual(['paid', '0.00']);
  });

  test('rule 213: 409 exceeds_invoice for more than is left of a rate, when it is drafted and when it is issued', async () => {
    const invoice = await invoices.issued(await invoices.contractor(), {
      lines: [hours(10), line('50.00', { tax_rate: 7 })],
    });
    const over = await correct(invoice.id, { lines: [line('50.01', { tax_rate: 7 })] });
    expect([codeOf(over), over.body.data.tax_rate, over.body.data.left]).toEqual([
      [409, 'exceeds_invoice'],
      7,
      '50.00',
    ]);
    expect(codeOf(await correct(invoice.id, { lines: [line('1.00', { tax_rate: 16 })] }))).toEqual([
      409,
      'exceeds_invoice',
    ]);
    const drafts = await Promise.all([1, 2, 3].map(() => correct(invoice.id, { lines: [hours(6)] })));
    const replies = await Promise.all(drafts.map(({ body }) => invoices.step('issue', body.data.id, {})));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(replies.filter(({ status }) => status === 409).map(({ body }) => body.data.code)).toEqual(
      Array(2).fill('exceeds_invoice'),
    );
    expect((await now(invoice.id)).credited).toBe('714.00');
  });

  test('409 for a draft, a void invoice, a credit note, a replaced invoice, and one whose payment is open', async () => {
    const person = await invoices.contractor();
    const wrong = [409, 'invalid_transition'];
    const draft = await invoices.drafted(person);
    expect(codeOf(await correct(draft.id))).toEqual(wrong);
    const invoice = await tenHours(person);
    const note = await corrected(invoice.id, { lines: [hours(1)] });
    expect(codeOf(await correct(note.id))).toEqual(wrong);
    expect(codeOf(await invoices.step('void', note.id, { reason: REASON }))).toEqual(wrong);
    expect(codeOf(await correct(invoice.id, { kind: 'corrected_invoice' }))).toEqual(wrong);
    const former = await tenHours(person);
    const anew = await corrected(former.id, { kind: 'corrected_invoice' });
    expect(codeOf(await correct(former.id))).toEqual(wrong);
    expect(codeOf(await invoices.step('void', anew.id, { reason: REASON }))).toEqual(wrong);
    expect((await correct('0193a000-0000-7000-8000-00000000dead')).status).toBe(404);
    for (const body of [{ reason: ' ' }, { kind: 'invoice' }, { lines: [] }, { lines: [hours(0)] }])
      expect((await correct(anew.id, body)).status).toBe(422);

    await world.sql(
      `INSERT INTO payment_methods (workspace_id, user_id, kind, label, holder_name, details_sealed, masked, reach, currency_code, is_default)
       VALUES ($1, $2, 'paypal', 'PayPal', 'Rita', '\\x00', 'r…', 'none', 'EUR', true)`,
      [world.id, person.id],
    );
    const scheduled = await call(world.admin, 'POST', '/payments/admin/', {
      body: {
        employee_id: person.id,
        kind: 'invoice',
        invoice_id: anew.id,
        amount: '1190.00',
        currency: 'EUR',
        pay_on: '2026-12-18',
      },
    });
    expect(scheduled.status).toBe(201);
    const late = await correct(anew.id, { lines: [hours(1)] });
    expect(codeOf(await invoices.step('issue', late.body.data.id, {}))).toEqual([409, 'already_paid']);
  });

  test('the audit trail has the draft, its issue and the end of the invoice', async () => {
    const invoice = await tenHours(await invoices.contractor());
    const note = await corrected(invoice.id);
    expect((await auditLines(world, note.id)).map(({ line: text }) => text)).toEqual([
      'created invoice · dashboard',
      'issued invoice · dashboard',
      'paid invoice · dashboard',
    ]);
    expect((await auditLines(world, invoice.id)).at(-1)).toMatchObject({
      line: 'voided invoice · dashboard',
      changes: { corrected_by: [null, note.id] },
    });
  });

  test('a deleted draft of a correction leaves the invoice as it was', async () => {
    const invoice = await tenHours(await invoices.contractor());
    const draft = (await correct(invoice.id)).body.data;
    expect((await call(world.admin, 'DELETE', `/invoices/admin/${draft.id}/`)).status).toBe(200);
    expect(await now(invoice.id)).toMatchObject({ status: 'issued', open: '1190.00' });
  });
});
