/**
 * Published payslips are owed and paid (rules 40, 46); yearly summaries count by the time of payment (rule
 * 48).
 */
import { describe, expect, test } from '@jest/globals';
import type { Person } from '../../support/world.ts';
import { BUYER, identify } from '../invoices/parties.ts';
import { invoicesIn } from '../invoices/support.ts';
import { codeOf, openPaying } from './support.ts';

const paying = await openPaying({ invoicing: BUYER });
const { world, call, payer } = paying;

/** Creates a payslip of a month, by default published: 4,200.00 less 640.16. */
async function payslipOf(person: Person, { month = 10, publish = true } = {}): Promise<string> {
  const mm = String(month).padStart(2, '0');
  const drafted = await call(payer, 'POST', '/payments/admin/payslips/', {
    body: {
      employee_id: person.id,
      period_start: `2026-${mm}-01`,
      period_end: `2026-${mm}-28`,
      gross: '4200.00',
      net: '3559.84',
      currency: 'EUR',
      lines: [
        { code: '1000', label: 'Base salary', kind: 'earning', amount: '4200.00' },
        { code: '2000', label: 'Wage tax', kind: 'deduction', amount: '640.16' },
      ],
    },
  });
  expect([drafted.status, drafted.body.detail]).toEqual([201, undefined]);
  const { id } = drafted.body.data;
  if (publish) {
    const { status } = await call(payer, 'POST', `/payments/admin/payslips/${id}/publish/`);
    expect(status).toBe(200);
  }
  return id;
}

const salary = (person: Person, payslip_id: string, amount = '3559.84') =>
  paying.pay({
    employee_id: person.id,
    kind: 'salary',
    amount,
    currency: 'EUR',
    pay_on: '2026-11-27',
    payslip_id,
  });

const NO_SALARIES = { gross: null, known_gross: '0.00', deductions: null, net: '0.00', without_payslip: 0 };
const NO_INVOICES = { net: '0.00', tax: '0.00', total: '0.00' };

/** Completes the payment and sets its time of payment. */
async function paid(id: string, at: string): Promise<void> {
  const reply = await paying.step(id, 'complete', {});
  expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
  await world.sql('UPDATE payments SET paid_at = $2 WHERE id = $1', [id, at]);
}

const year = async (person: Person, of: number) =>
  (await call(person, 'GET', '/payments/summary/', { query: { year: String(of) } })).body.data;

describe('A published payslip', () => {
  test('200: its net amount is owed from then on, until its salary is paid', async () => {
    const person = await paying.paidPerson();
    const payslip = await payslipOf(person, { publish: false });
    expect(await paying.wallet(person)).toEqual([]);
    await call(payer, 'POST', `/payments/admin/payslips/${payslip}/publish/`);
    expect(await paying.wallet(person)).toEqual([{ currency: 'EUR', available: '3559.84', pending: '0.00' }]);
    const { id } = (await salary(person, payslip)).body.data;
    expect(await paying.wallet(person)).toEqual([{ currency: 'EUR', available: '0.00', pending: '3559.84' }]);
    await paying.step(id, 'complete');
    expect(await paying.wallet(person)).toEqual([{ currency: 'EUR', available: '0.00', pending: '0.00' }]);
    const entries = await paying.entries(person);
    expect(entries.map(({ kind, amount, cause }) => [kind, amount, cause.type, cause.id])).toEqual([
      ['owed', '3559.84', 'payslip', payslip],
      ['paid', '-3559.84', 'payment', id],
    ]);
  });

  test('rule 46: one 201 and seven 409 already_paid for eight concurrent payments of it', async () => {
    const person = await paying.paidPerson();
    const payslip = await payslipOf(person);
    const replies = await Promise.all(Array.from({ length: 8 }, () => salary(person, payslip)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const reply of replies.filter(({ status }) => status !== 201))
      expect(codeOf(reply)).toEqual([409, 'already_paid']);
  });

  test('422 for another amount and for another person’s payslip; 409 invalid_transition for a draft', async () => {
    const person = await paying.paidPerson();
    const other = await paying.paidPerson();
    const payslip = await payslipOf(person);
    const wrong = await salary(person, payslip, '3559.85');
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['amount']]);
    const foreign = await salary(other, payslip);
    expect([foreign.status, Object.keys(foreign.body.errors ?? {})]).toEqual([422, ['payslip_id']]);
    const draft = await payslipOf(person, { month: 11, publish: false });
    expect(codeOf(await salary(person, draft))).toEqual([409, 'invalid_transition']);
  });
});

describe('GET /api/v1/payments/summary/', () => {
  test('rule 48: 200 counts 23:30 UTC on 31 December 2026 in January 2027 in Berlin', async () => {
    const person = await paying.paidPerson();
    const { id } = await paying.scheduled(person);
    await paid(id, '2026-12-31T23:30:00Z');
    const before = await year(person, 2026);
    expect([before.totals, before.months.length]).toEqual([[], 12]);
    const sums = [
      {
        currency: 'EUR',
        gross: '500.00',
        net: '500.00',
        reimbursements: '0.00',
        salaries: { ...NO_SALARIES, net: '500.00', without_payslip: 1 },
        invoices: NO_INVOICES,
      },
    ];
    const { totals, months } = await year(person, 2027);
    expect([totals, months[0]]).toEqual([sums, { month: 1, totals: sums }]);
  });

  test('200: gross is the payslip’s, claims are separate, currencies are not added, reversals are subtracted', async () => {
    const person = await paying.paidPerson();
    await paying.addMethod(person, { currency: 'USD', iban: 'DE02120300000000202051' });
    const { id } = (await salary(person, await payslipOf(person))).body.data;
    await paid(id, '2026-10-29T10:00:00Z');
    const claim = await paying.approved(person, '31.40');
    const refund = await paying.pay({
      employee_id: person.id,
      kind: 'reimbursement',
      amount: '31.40',
      currency: 'EUR',
      pay_on: '2026-11-27',
      expense_ids: [claim],
    });
    await paid(refund.body.data.id, '2026-10-30T10:00:00Z');
    const dollars = await paying.scheduled(person, { currency: 'USD', amount: '70.00' });
    await paid(dollars.id, '2026-03-02T10:00:00Z');
    const salaries = {
      gross: '4200.00',
      known_gross: '4200.00',
      deductions: '640.16',
      net: '3559.84',
      without_payslip: 0,
    };
    const euros = {
      currency: 'EUR',
      gross: '4200.00',
      net: '3559.84',
      reimbursements: '31.40',
      salaries,
      invoices: NO_INVOICES,
    };
    const usd = {
      currency: 'USD',
      gross: '70.00',
      net: '70.00',
      reimbursements: '0.00',
      salaries: { ...NO_SALARIES, net: '70.00', without_payslip: 1 },
      invoices: NO_INVOICES,
    };
    const { totals, months } = await year(person, 2026);
    expect(totals).toEqual([euros, usd]);
    expect([months[2].totals, months[9].totals]).toEqual([[usd], [euros]]);

    const reversed = await paying.step(id, 'reverse');
    expect(reversed.status).toBe(201);
    await world.sql('UPDATE payments SET paid_at = $2 WHERE id = $1', [
      reversed.body.data.id,
      '2026-11-03T10:00:00Z',
    ]);
    const after = await year(person, 2026);
    const nothing = {
      gross: '0.00',
      known_gross: '0.00',
      deductions: '0.00',
      net: '0.00',
      without_payslip: 0,
    };
    expect(after.totals[0]).toEqual({ ...euros, gross: '0.00', net: '0.00', salaries: nothing });
    expect(after.months[10].totals).toEqual([
      {
        currency: 'EUR',
        gross: '-4200.00',
        net: '-3559.84',
        reimbursements: '0.00',
        salaries: {
          gross: '-4200.00',
          known_gross: '-4200.00',
          deductions: '-640.16',
          net: '-3559.84',
          without_payslip: 0,
        },
        invoices: NO_INVOICES,
      },
    ]);
  });

  test('rule 214: 200 with null gross if a payment has no payslip or nothing was paid; invoices are separate', async () => {
    const person = await paying.paidPerson();
    const sums = async () => (await year(person, 2026)).totals[0];
    const claim = await paying.approved(person, '31.40');
    const refund = await paying.pay({
      employee_id: person.id,
      kind: 'reimbursement',
      amount: '31.40',
      currency: 'EUR',
      pay_on: '2026-11-27',
      expense_ids: [claim],
    });
    await paid(refund.body.data.id, '2026-10-30T10:00:00Z');
    expect(await sums()).toMatchObject({ salaries: NO_SALARIES, invoices: NO_INVOICES });

    const slip = (await salary(person, await payslipOf(person))).body.data;
    await paid(slip.id, '2026-10-29T10:00:00Z');
    const bonus = await paying.scheduled(person);
    await paid(bonus.id, '2026-10-29T10:00:00Z');
    const mixed = {
      gross: null,
      known_gross: '4200.00',
      deductions: null,
      net: '4059.84',
      without_payslip: 1,
    };
    expect(await sums()).toMatchObject({ gross: '4700.00', salaries: mixed, invoices: NO_INVOICES });

    await identify(world, person);
    const { id: invoice_id } = await invoicesIn(paying.service, world).issued(person);
    const paidInvoice = await paying.pay({
      employee_id: person.id,
      kind: 'invoice',
      amount: '119.00',
      currency: 'EUR',
      pay_on: '2026-11-27',
      invoice_id,
    });
    await paid(paidInvoice.body.data.id, '2026-10-29T10:00:00Z');
    const invoices = { net: '100.00', tax: '19.00', total: '119.00' };
    expect(await sums()).toMatchObject({ net: '4178.84', salaries: mixed, invoices });
    const { body } = await call(payer, 'GET', '/payments/admin/summary/', { query: { year: '2026' } });
    const october = body.data.find(
      ({ key, currency }: { key: string; currency: string }) => key === '2026-10' && currency === 'EUR',
    );
    expect(october).toMatchObject({ salaries: { gross: null }, invoices });

    const back = await paying.step(paidInvoice.body.data.id, 'reverse');
    await world.sql('UPDATE payments SET paid_at = $2 WHERE id = $1', [
      back.body.data.id,
      '2026-10-30T10:00:00Z',
    ]);
    expect((await sums()).invoices).toEqual(NO_INVOICES);
  });

  test('403 not_own_record for other people’s, even for their manager', async () => {
    const person = await paying.paidPerson();
    const query = { year: '2026', employee_id: person.id };
    const reply = await call(world.manager, 'GET', '/payments/summary/', { query });
    expect(codeOf(reply)).toEqual([403, 'not_own_record']);
  });
});

describe('GET /api/v1/payments/admin/summary/', () => {
  test('200 with everybody’s by month and by department; both add up to the same sums', async () => {
    const query = { year: '2026' };
    const groups = async (group_by: string) =>
      (await call(payer, 'GET', '/payments/admin/summary/', { query: { ...query, group_by } })).body.data;
    const [months, departments] = [await groups('month'), await groups('department')];
    expect(months.length).toBeGreaterThan(1);
    const cents = (rows: { currency: string; net: string }[]) => {
      const sums: Record<string, bigint> = {};
      for (const { currency, net } of rows)
        sums[currency] = (sums[currency] ?? 0n) + BigInt(net.replace('.', ''));
      return sums;
    };
    expect(cents(departments)).toEqual(cents(months));
    for (const { key, label } of months)
      expect([key, label]).toEqual([expect.stringMatching(/^2026-\d\d$/), key]);
  });
});
