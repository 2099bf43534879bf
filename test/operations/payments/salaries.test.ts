/** One regular salary per person, currency and day (rule 205). */
import { describe, expect, test } from '@jest/globals';
import { auditOf } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';
import { codeOf, openPaying } from './support.ts';

const paying = await openPaying();
const { world, call, payer } = paying;

const NOVEMBER = { period_start: '2026-11-01', period_end: '2026-11-30' };
const salary = (person: Person, more: object = NOVEMBER) =>
  paying.pay({
    employee_id: person.id,
    kind: 'salary',
    amount: '2500.00',
    currency: 'EUR',
    pay_on: '2026-11-27',
    ...more,
  });
/** Schedules a salary, which must succeed; returns its id. */
async function ordered(person: Person, more?: object): Promise<string> {
  const reply = await salary(person, more);
  expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
  return reply.body.data.id;
}
const paidBy = (payment_id: string) => [409, { code: 'period_paid', payment_id }];
const outcome = ({ status, body }: Awaited<ReturnType<typeof salary>>) => [status, body.data];

describe('POST /api/v1/payments/admin/', () => {
  test('rule 205: 409 period_paid for a second salary of overlapping days, and nothing is owed for it', async () => {
    const person = await paying.paidPerson();
    const first = await ordered(person);
    for (const period of [
      NOVEMBER,
      { period_start: '2026-11-30', period_end: '2026-12-31' },
      { period_start: '2026-11-10', period_end: '2026-11-12' },
    ])
      expect(outcome(await salary(person, period))).toEqual(paidBy(first));
    expect(await paying.wallet(person)).toEqual([{ currency: 'EUR', available: '0.00', pending: '2500.00' }]);
    await ordered(person, { period_start: '2026-12-01', period_end: '2026-12-31' });
    await ordered(await paying.paidPerson());
    await paying.scheduled(person, { pay_on: '2026-11-27' });
    await paying.addMethod(person, { currency: 'USD', iban: 'DE02120300000000202051' });
    await ordered(person, { ...NOVEMBER, currency: 'USD' });
  });

  test('rule 205: 201 with a duplicate_reason, which is stored and audited', async () => {
    const person = await paying.paidPerson();
    const first = await ordered(person);
    const reply = await salary(person, { ...NOVEMBER, duplicate_reason: ' Overtime of November ' });
    expect([reply.status, reply.body.data.duplicate_reason]).toEqual([201, 'Overtime of November']);
    expect((await auditOf(world, reply.body.data.id))[0]).toMatchObject({
      changes: { duplicate_reason: [null, 'Overtime of November'] },
    });
    await paying.step(first, 'cancel');
    expect(outcome(await salary(person))).toEqual(paidBy(reply.body.data.id));
  });

  test('rule 205: without a period the day of payment counts, also against payments with a period', async () => {
    const person = await paying.paidPerson();
    const first = await ordered(person, {});
    expect(outcome(await salary(person, {}))).toEqual(paidBy(first));
    const second = await ordered(person, { pay_on: '2026-12-03' });
    // the period is October, paid on the same day in December
    const october = { period_start: '2026-10-01', period_end: '2026-10-31', pay_on: '2026-12-03' };
    expect(outcome(await salary(person, october))).toEqual(paidBy(second));
    expect(outcome(await salary(person, { ...NOVEMBER, pay_on: '2027-01-04' }))).toEqual(paidBy(first));
    const other = await paying.paidPerson();
    const paidOctober = await ordered(other, october);
    expect(outcome(await salary(other, { pay_on: '2026-12-03' }))).toEqual(paidBy(paidOctober));
    // two months, paid on one day
    await ordered(other, { ...NOVEMBER, pay_on: '2026-12-03' });
  });

  test('rule 205: 201 once the first was cancelled or reversed; 409 while it has failed', async () => {
    const person = await paying.paidPerson();
    const first = await ordered(person);
    await paying.step(first, 'fail');
    expect(outcome(await salary(person))).toEqual(paidBy(first));
    await paying.step(first, 'cancel');
    const second = await ordered(person);
    await paying.step(second, 'complete');
    expect(outcome(await salary(person))).toEqual(paidBy(second));
    expect((await paying.step(second, 'reverse')).status).toBe(201);
    await ordered(person);
  });

  test('rule 205: one 201 and seven 409 with its id for eight concurrent salaries of a period', async () => {
    for (const more of [NOVEMBER, {}]) {
      const person = await paying.paidPerson();
      const replies = await Promise.all(Array.from({ length: 8 }, () => salary(person, more)));
      const [made, ...others] = replies.filter(({ status }) => status === 201);
      expect(others).toEqual([]);
      const refused = replies.filter((reply) => reply !== made);
      expect(refused.map(outcome)).toEqual(Array.from({ length: 7 }, () => paidBy(made!.body.data.id)));
    }
  });

  test('rule 205: the database itself refuses a second one without a reason', async () => {
    const person = await paying.paidPerson();
    const first = await ordered(person);
    const again = (more = '') =>
      world.sql(
        `INSERT INTO payments (workspace_id, employee_id, kind, amount, currency, status, pay_on, period_start, period_end, period_kept
                               ${more && ', duplicate_reason'})
         SELECT workspace_id, employee_id, kind, amount, currency, status, pay_on, period_start, period_end, true ${more}
           FROM payments WHERE id = $1`,
        [first],
      );
    await expect(again()).rejects.toMatchObject({ constraint: 'payments_salary_once' });
    await again(`, 'On purpose'`);
  });

  test('rule 205: 201 with the payslip’s period; 422 for another period', async () => {
    const person = await paying.paidPerson();
    const drafted = await call(payer, 'POST', '/payments/admin/payslips/', {
      body: {
        employee_id: person.id,
        ...NOVEMBER,
        gross: '3000.00',
        net: '2500.00',
        currency: 'EUR',
        lines: [
          { code: '1000', label: 'Base salary', kind: 'earning', amount: '3000.00' },
          { code: '2000', label: 'Wage tax', kind: 'deduction', amount: '500.00' },
        ],
      },
    });
    const payslip_id = drafted.body.data.id;
    expect((await call(payer, 'POST', `/payments/admin/payslips/${payslip_id}/publish/`)).status).toBe(200);
    const wrong = await salary(person, { payslip_id, period_start: '2026-11-01', period_end: '2026-11-29' });
    expect([wrong.status, Object.keys(wrong.body.errors!)]).toEqual([422, ['period_start']]);
    const first = await ordered(person, {
      pay_on: '2026-12-02',
      period_start: '2026-11-30',
      period_end: '2026-11-30',
    });
    expect(outcome(await salary(person, { payslip_id }))).toEqual(paidBy(first));
    await paying.step(first, 'cancel');
    const paid = await salary(person, { payslip_id });
    expect([paid.status, paid.body.data]).toMatchObject([201, NOVEMBER]);
  });

  test('422 for a reason that is blank, too long, or sent with another kind of payment', async () => {
    const person = await paying.paidPerson();
    for (const more of [
      { duplicate_reason: ' ' },
      { duplicate_reason: 'x'.repeat(201) },
      { duplicate_reason: 'Twice', kind: 'bonus' },
    ]) {
      const reply = await salary(person, more);
      expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['duplicate_reason']]);
    }
  });
});

describe('A salary without a period that moves to the day of another', () => {
  const patch = (id: string, body: object) => call(payer, 'PATCH', `/payments/admin/${id}/`, { body });

  test('rule 205: 409 period_paid by PATCH and by retry, 200 with a reason', async () => {
    const person = await paying.paidPerson();
    const first = await ordered(person, {});
    const [second, third] = [
      await ordered(person, { pay_on: '2026-11-28' }),
      await ordered(person, { pay_on: '2026-11-29' }),
    ];
    const moved = { pay_on: '2026-11-27' };
    expect(outcome(await patch(second, moved))).toEqual(paidBy(first));
    expect((await patch(second, { note: 'November' })).status).toBe(200);
    const allowed = await patch(second, { ...moved, duplicate_reason: 'Two halves' });
    expect([allowed.status, allowed.body.data]).toMatchObject([
      200,
      { ...moved, duplicate_reason: 'Two halves' },
    ]);
    await paying.step(third, 'fail');
    expect(outcome(await paying.step(third, 'retry', moved))).toEqual(paidBy(first));
    const again = await paying.step(third, 'retry', { ...moved, duplicate_reason: 'Three parts' });
    expect([again.status, again.body.data.duplicate_reason]).toEqual([200, 'Three parts']);
    const bonus = await paying.scheduled(person);
    const wrong = await patch(bonus.id, { duplicate_reason: 'None' });
    expect([wrong.status, Object.keys(wrong.body.errors!)]).toEqual([422, ['duplicate_reason']]);
  });

  test('rule 205: of a move and a concurrent new salary on the day one succeeds, the other is 409', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await paying.paidPerson();
      const id = await ordered(person, { pay_on: '2026-11-28' });
      const replies = await Promise.all([patch(id, { pay_on: '2026-11-27' }), salary(person, {})]);
      const refused = replies.filter(({ status }) => status === 409);
      expect(refused.map(codeOf)).toEqual([[409, 'period_paid']]);
    }
  });
});
