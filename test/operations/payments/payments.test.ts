/** Payments: scheduled, completed, failed, retried, reversed, cancelled (rules 21, 39, 40, 46, 48). */
import { describe, expect, test } from '@jest/globals';
import { auditOf, eventsOf, notificationsOf } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';
import { codeOf, openPaying, PASSWORD } from './support.ts';

const paying = await openPaying();
const { world, call, step, payer } = paying;

const lines = async (id: string) => (await auditOf(world, id)).map(({ line }) => line);
const claimStatus = async (id: string) =>
  (await world.sql('SELECT status FROM expense_claims WHERE id = $1', [id]))[0]!['status'];

describe('POST /api/v1/payments/admin/', () => {
  test('201: a bonus has no records, is owed from now on, and goes to the default method', async () => {
    const person = await paying.paidPerson();
    const payment = await paying.scheduled(person, { note: 'For the launch' });
    expect(payment).toMatchObject({
      kind: 'bonus',
      amount: '500.00',
      currency: 'EUR',
      status: 'scheduled',
      method: { label: 'Salary account', masked: '…3000' },
      expense_ids: [],
      invoice_id: null,
      paid_at: null,
      allowed_actions: ['edit', 'complete', 'fail', 'cancel'],
      version: 1,
    });
    expect(await lines(payment.id)).toEqual(['scheduled payment · dashboard']);
    expect(await paying.wallet(person)).toEqual([{ currency: 'EUR', available: '0.00', pending: '500.00' }]);
  });

  test('201: a reimbursement of several claims has exactly their total', async () => {
    const person = await paying.paidPerson();
    const expense_ids = [await paying.approved(person), await paying.approved(person, '8.60')];
    expect(await paying.wallet(person)).toEqual([{ currency: 'EUR', available: '40.00', pending: '0.00' }]);
    const body = {
      employee_id: person.id,
      kind: 'reimbursement',
      currency: 'EUR',
      pay_on: '2026-12-18',
      expense_ids,
    };
    const wrong = await paying.pay({ ...body, amount: '40.01' });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { amount: ['The records that it pays add up to 40.00 EUR.'] },
    ]);
    const reply = await paying.pay({ ...body, amount: '40.00' });
    expect([reply.status, reply.body.data.expense_ids]).toEqual([201, [...expense_ids].sort()]);
    expect(await paying.wallet(person)).toEqual([{ currency: 'EUR', available: '0.00', pending: '40.00' }]);
    const again = await paying.pay({ ...body, amount: '40.00' });
    expect([again.status, again.body.data]).toMatchObject([
      409,
      { code: 'already_paid', payment_id: reply.body.data.id, payment_status: 'scheduled' },
    ]);
    const marked = await call(payer, 'POST', `/reimbursements/admin/${expense_ids[0]}/mark-paid/`, {
      body: { paid_on: '2026-11-19' },
    });
    expect(codeOf(marked)).toEqual([409, 'already_paid']);
  });

  test('rule 46: one 201 and nine 409 for ten concurrent payments of one claim', async () => {
    const person = await paying.paidPerson();
    const id = await paying.approved(person);
    const body = {
      employee_id: person.id,
      kind: 'reimbursement',
      amount: '31.40',
      currency: 'EUR',
      pay_on: '2026-12-18',
      expense_ids: [id],
    };
    const replies = await Promise.all(Array.from({ length: 10 }, () => paying.pay(body)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(
      new Set(replies.filter(({ status }) => status === 409).map(({ body: { data } }) => data.code)),
    ).toEqual(new Set(['already_paid']));
  });

  test('rule 46: the database itself refuses a second payment of a claim', async () => {
    const person = await paying.paidPerson();
    const id = await paying.approved(person);
    const first = await paying.scheduled(person);
    const second = await paying.scheduled(person);
    const tie = (payment: string) =>
      world.sql(
        `INSERT INTO payment_causes (workspace_id, payment_id, cause_type, cause_id) VALUES ($1, $2, 'expense_claim', $3)`,
        [world.id, payment, id],
      );
    await tie(first.id);
    await expect(tie(second.id)).rejects.toMatchObject({ constraint: 'payment_causes_once' });
    const [row] = await world.sql('SELECT claim_id FROM payment_causes WHERE payment_id = $1', [first.id]);
    expect(row).toEqual({ claim_id: id });
  });

  test('rule 46: of a payment and a concurrent mark-paid of one claim one succeeds, the other is 409', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await paying.paidPerson();
      const id = await paying.approved(person);
      const replies = await Promise.all([
        paying.pay({
          employee_id: person.id,
          kind: 'reimbursement',
          amount: '31.40',
          currency: 'EUR',
          pay_on: '2026-12-18',
          expense_ids: [id],
        }),
        call(payer, 'POST', `/reimbursements/admin/${id}/mark-paid/`, { body: { paid_on: '2026-11-19' } }),
      ]);
      const statuses = replies.map(({ status }) => status);
      expect(statuses.filter((status) => status === 409)).toHaveLength(1);
      expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    }
  });

  test('422 for claims of another person, unknown claims, and members that do not fit the kind', async () => {
    const person = await paying.paidPerson();
    const other = await paying.paidPerson();
    const theirs = await paying.approved(other);
    const body = {
      employee_id: person.id,
      kind: 'reimbursement',
      amount: '31.40',
      currency: 'EUR',
      pay_on: '2026-12-18',
    };
    const errors = async (more: object) => {
      const reply = await paying.pay({ ...body, ...more });
      return [reply.status, Object.keys(reply.body.errors ?? {})];
    };
    expect(await errors({ expense_ids: [theirs] })).toEqual([422, ['expense_ids']]);
    expect(await errors({ expense_ids: ['0193a000-0000-7000-8000-000000000000'] })).toEqual([
      422,
      ['expense_ids'],
    ]);
    expect(await errors({})).toEqual([422, ['expense_ids']]);
    expect(await errors({ kind: 'bonus', expense_ids: [theirs] })).toEqual([422, ['expense_ids']]);
    expect(await errors({ kind: 'invoice' })).toEqual([422, ['invoice_id']]);
    expect(await errors({ kind: 'invoice', invoice_id: '0193a000-0000-7000-8000-000000000000' })).toEqual([
      422,
      ['invoice_id'],
    ]);
    expect(await errors({ kind: 'bonus', amount: '0.00' })).toEqual([422, ['amount']]);
    expect(await errors({ kind: 'bonus', currency: 'JPY', amount: '10.50' })).toEqual([422, ['amount']]);
    expect(await errors({ kind: 'bonus', currency: 'KWD' })).toEqual([422, ['currency']]);
    expect(await errors({ kind: 'salary', period_start: '2026-11-01' })).toEqual([422, ['period_end']]);
    expect(await errors({ kind: 'salary', period_start: '2026-11-30', period_end: '2026-11-01' })).toEqual([
      422,
      ['period_end'],
    ]);
    expect(await errors({ kind: 'bonus', employee_id: '0193a000-0000-7000-8000-000000000000' })).toEqual([
      422,
      ['employee_id'],
    ]);
  });

  test('409 no_method, currency_mismatch, and invalid_transition for a claim that is not approved', async () => {
    const nobody = await paying.person();
    const bonus = { kind: 'bonus', amount: '1.00', currency: 'EUR', pay_on: '2026-12-18' };
    expect(codeOf(await paying.pay({ ...bonus, employee_id: nobody.id }))).toEqual([409, 'no_method']);
    const person = await paying.paidPerson();
    const dollars = await paying.pay({ ...bonus, employee_id: person.id, currency: 'USD' });
    expect([dollars.status, dollars.body.data]).toEqual([
      409,
      { code: 'currency_mismatch', currencies: ['EUR'] },
    ]);
    const { id } = await paying.claims.waiting(person, '31.40');
    const claim = { ...bonus, employee_id: person.id, kind: 'reimbursement', expense_ids: [id] };
    const waits = await paying.pay({ ...claim, amount: '31.40' });
    expect([waits.status, waits.body.data]).toEqual([
      409,
      { code: 'invalid_transition', current_status: 'submitted' },
    ]);
    const id2 = await paying.approved(person);
    const mixed = await paying.pay({ ...claim, expense_ids: [id2], amount: '31.40', currency: 'USD' });
    expect(codeOf(mixed)).toEqual([409, 'currency_mismatch']);
  });

  test('rule 58: 201 with the first payment for the same Idempotency-Key', async () => {
    const person = await paying.paidPerson();
    const body = {
      employee_id: person.id,
      kind: 'bonus',
      amount: '1.00',
      currency: 'EUR',
      pay_on: '2026-12-18',
    };
    const headers = { 'Idempotency-Key': 'bonus-1' };
    const [one, two] = [
      await call(payer, 'POST', '/payments/admin/', { body, headers }),
      await call(payer, 'POST', '/payments/admin/', { body, headers }),
    ];
    expect([one.status, two.status, two.body.data.id]).toEqual([201, 201, one.body.data.id]);
    expect(await paying.entries(person)).toHaveLength(1);
  });
});

describe('PATCH /api/v1/payments/admin/{payment_id}/', () => {
  const patch = (id: string, body: object, headers = {}) =>
    call(payer, 'PATCH', `/payments/admin/${id}/`, { body, headers });

  test('200: day, note and amount change, and the wallet is corrected', async () => {
    const person = await paying.paidPerson();
    const { id } = await paying.scheduled(person);
    const reply = await patch(id, { amount: '620.50', note: ' Thanks ', pay_on: '2026-12-21' });
    expect([reply.status, reply.body.data]).toMatchObject([
      200,
      { amount: '620.50', note: 'Thanks', pay_on: '2026-12-21', version: 2 },
    ]);
    expect((await paying.entries(person)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['owed', '500.00'],
      ['corrected', '120.50'],
    ]);
    expect((await patch(id, { note: null })).body.data.note).toBeNull();
    expect((await patch(id, { pay_on: '2026-12-22' }, { 'If-Match': '"2"' })).status).toBe(412);
  });

  test('422 for changing the amount of a payment with a claim; 409 not_editable once completed', async () => {
    const person = await paying.paidPerson();
    const { id } = await paying.scheduled(person, {
      kind: 'reimbursement',
      amount: '31.40',
      expense_ids: [await paying.approved(person)],
    });
    const reply = await patch(id, { amount: '31.41' });
    expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, ['amount']]);
    expect((await patch(id, { amount: '31.40', pay_on: '2026-12-21' })).status).toBe(200);
    expect((await step(id, 'complete')).status).toBe(200);
    const late = await patch(id, { pay_on: '2026-12-22' });
    expect([late.status, late.body.data]).toEqual([
      409,
      { code: 'not_editable', current_status: 'completed' },
    ]);
  });
});

describe('POST /api/v1/payments/admin/{payment_id}/complete/', () => {
  test('200: the claim is paid, the wallet is reduced, with an event and a notification', async () => {
    const person = await paying.paidPerson();
    const claim = await paying.approved(person);
    const { id } = await paying.scheduled(person, {
      kind: 'reimbursement',
      amount: '31.40',
      expense_ids: [claim],
    });
    const reply = await step(id, 'complete', {
      paid_at: '2026-11-19T09:00:00+01:00',
      reference: 'SEPA-17',
    });
    expect([reply.status, reply.body.data]).toMatchObject([
      200,
      {
        status: 'completed',
        paid_at: '2026-11-19T09:00:00.000+01:00',
        reference: 'SEPA-17',
        allowed_actions: ['reverse'],
      },
    ]);
    expect(await claimStatus(claim)).toBe('paid');
    expect(await lines(claim)).toContain('paid expense_claim · dashboard');
    expect(
      (await eventsOf(world, id)).map(({ event, data }) => [event, data['paid_at'], data['kind']]),
    ).toEqual([['payment.completed', '2026-11-19T09:00:00.000+01:00', 'reimbursement']]);
    expect((await notificationsOf(world, person.id)).at(-1)).toMatchObject({
      kind: 'payment.completed',
      resource_type: 'payment',
    });
    expect(await paying.wallet(person)).toEqual([{ currency: 'EUR', available: '0.00', pending: '0.00' }]);
    expect((await call(person, 'GET', `/payments/${id}/`)).body.data).toMatchObject({
      status: 'completed',
      allowed_actions: [],
    });
  });

  test('422 for a time in the future; 200 for a past year', async () => {
    const person = await paying.paidPerson();
    const { id } = await paying.scheduled(person);
    const ahead = await step(id, 'complete', { paid_at: '2090-01-01T00:00:00Z' });
    expect([ahead.status, ahead.body.errors]).toEqual([422, { paid_at: ['Must not be in the future.'] }]);
    expect((await step(id, 'complete', { paid_at: '2024-12-31T23:30:00Z' })).status).toBe(200);
  });

  test('one 200 and nine 409 for ten concurrent calls, and one event', async () => {
    const person = await paying.paidPerson();
    const { id } = await paying.scheduled(person);
    const replies = await Promise.all(Array.from({ length: 10 }, () => step(id, 'complete')));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await eventsOf(world, id)).toHaveLength(1);
    expect((await paying.entries(person)).map(({ kind }) => kind)).toEqual(['owed', 'paid']);
  });

  test('of a completion and a concurrent cancellation exactly one succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await paying.paidPerson();
      const claim = await paying.approved(person);
      const { id } = await paying.scheduled(person, {
        kind: 'reimbursement',
        amount: '31.40',
        expense_ids: [claim],
      });
      const [done, off] = await Promise.all([step(id, 'complete'), step(id, 'cancel')]);
      expect([done.status, off.status].sort()).toEqual([200, 409]);
      expect(await claimStatus(claim)).toBe(done.status === 200 ? 'paid' : 'approved');
    }
  });
});

describe('POST /api/v1/payments/admin/{payment_id}/fail/', () => {
  test('409 once it is completed or cancelled; 422 without a reason', async () => {
    const person = await paying.paidPerson();
    const { id } = await paying.scheduled(person);
    expect((await step(id, 'fail', {})).status).toBe(422);
    expect((await step(id, 'complete')).status).toBe(200);
    expect(codeOf(await step(id, 'fail'))).toEqual([409, 'invalid_transition']);
  });
});

describe('POST /api/v1/payments/admin/{payment_id}/retry/', () => {
  test('200: a failed payment keeps its claim and stays owed, and is scheduled again to the current method', async () => {
    const person = await paying.paidPerson();
    const claim = await paying.approved(person);
    const { id, method } = await paying.scheduled(person, {
      kind: 'reimbursement',
      amount: '31.40',
      expense_ids: [claim],
    });
    const failed = await step(id, 'fail');
    expect(failed.body.data).toMatchObject({
      status: 'failed',
      reason: 'The account is closed',
      allowed_actions: ['retry', 'cancel'],
    });
    expect((await notificationsOf(world, person.id)).at(-1)).toMatchObject({ kind: 'payment.failed' });
    expect(await paying.wallet(person)).toEqual([{ currency: 'EUR', available: '31.40', pending: '0.00' }]);

    const other = await paying.addMethod(person, { iban: 'DE02120300000000202051', label: 'New account' });
    expect(
      (
        await call(person, 'POST', `/payments/methods/${other.body.data.id}/default/`, {
          body: { password: PASSWORD },
        })
      ).status,
    ).toBe(200);
    const again = await step(id, 'retry', { pay_on: '2026-12-28' });
    expect(again.body.data).toMatchObject({
      status: 'scheduled',
      pay_on: '2026-12-28',
      reason: null,
      method: { label: 'New account' },
    });
    expect(again.body.data.method.id).not.toBe(method!.id);
    expect(codeOf(await step(id, 'retry'))).toEqual([409, 'invalid_transition']);
    expect(await lines(id)).toEqual([
      'scheduled payment · dashboard',
      'failed payment · dashboard',
      'rescheduled payment · dashboard',
    ]);
  });
});

describe('POST /api/v1/payments/admin/{payment_id}/cancel/', () => {
  test('200: a cancelled payment frees its claim for another; a cancelled bonus is no longer owed', async () => {
    const person = await paying.paidPerson();
    const claim = await paying.approved(person);
    const body = { kind: 'reimbursement', amount: '31.40', expense_ids: [claim] };
    const { id } = await paying.scheduled(person, body);
    expect((await step(id, 'cancel', { reason: 'Entered twice' })).body.data).toMatchObject({
      status: 'cancelled',
      reason: 'Entered twice',
      expense_ids: [claim],
      allowed_actions: [],
    });
    expect(await claimStatus(claim)).toBe('approved');
    const second = await paying.scheduled(person, body);
    expect((await step(second.id, 'complete')).status).toBe(200);
    const bonus = await paying.scheduled(person);
    expect((await step(bonus.id, 'cancel')).status).toBe(200);
    expect(await paying.wallet(person)).toEqual([{ currency: 'EUR', available: '0.00', pending: '0.00' }]);
    for (const action of ['complete', 'fail', 'retry', 'cancel'] as const)
      expect(codeOf(await step(bonus.id, action))).toEqual([409, 'invalid_transition']);
  });
});

describe('POST /api/v1/payments/admin/{payment_id}/reverse/', () => {
  test('201 with a new payment of the negative amount; the claim can be paid again', async () => {
    const person = await paying.paidPerson();
    const claim = await paying.approved(person);
    const body = { kind: 'reimbursement', amount: '31.40', expense_ids: [claim] };
    const { id } = await paying.scheduled(person, body);
    expect((await step(id, 'complete')).status).toBe(200);
    const reply = await step(id, 'reverse');
    expect([reply.status, reply.body.data]).toMatchObject([
      201,
      {
        kind: 'reversal',
        amount: '-31.40',
        status: 'completed',
        reverses_id: id,
        reason: 'It came back',
        expense_ids: [],
        allowed_actions: [],
      },
    ]);
    expect(
      (await eventsOf(world, reply.body.data.id)).map(({ event, data }) => [event, data['amount']]),
    ).toEqual([['payment.completed', '-31.40']]);
    expect((await call(payer, 'GET', `/payments/admin/${id}/`)).body.data).toMatchObject({
      status: 'completed',
      reversed_by_id: reply.body.data.id,
      allowed_actions: [],
    });
    expect(await claimStatus(claim)).toBe('approved');
    expect(await paying.wallet(person)).toEqual([{ currency: 'EUR', available: '31.40', pending: '0.00' }]);
    const again = await step(id, 'reverse');
    expect([again.status, again.body.data]).toEqual([
      409,
      { code: 'already_reversed', id: reply.body.data.id },
    ]);
    expect(codeOf(await step(reply.body.data.id, 'reverse'))).toEqual([409, 'invalid_transition']);
    const second = await paying.scheduled(person, body);
    expect((await step(second.id, 'complete')).status).toBe(200);
    expect(await paying.wallet(person)).toEqual([{ currency: 'EUR', available: '0.00', pending: '0.00' }]);
  });

  test('one 201 and nine 409 for ten concurrent calls', async () => {
    const person = await paying.paidPerson();
    const { id } = await paying.scheduled(person);
    await step(id, 'complete');
    const replies = await Promise.all(Array.from({ length: 8 }, () => step(id, 'reverse')));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
    const kinds = (await paying.entries(person)).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['owed', 'paid', 'reversed', 'void']);
  });

  test('422 with a wrong password, 409 unless it is completed', async () => {
    const person = await paying.paidPerson();
    const { id } = await paying.scheduled(person);
    const wrong = await step(id, 'reverse', { reason: 'x', password: 'not this one' });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['password']]);
    expect(codeOf(await step(id, 'reverse'))).toEqual([409, 'invalid_transition']);
  });
});

const twoPayments = async () => {
  const person = await paying.paidPerson();
  const first = await paying.scheduled(person, { pay_on: '2026-12-01' });
  const second = await paying.scheduled(person, { pay_on: '2026-12-02', kind: 'other' });
  await step(first.id, 'complete');
  return { person, first: first.id, second: second.id };
};
const idsOf = async (path: string, as: Person, query: Record<string, string> = {}) =>
  (await call(as, 'GET', path, { query })).body.data.map(({ id }: { id: string }) => id);

describe('GET /api/v1/payments/', () => {
  test('200 with the caller’s own payments only, by status, kind and day', async () => {
    const { person, first, second } = await twoPayments();
    const ids = (query = {}) => idsOf('/payments/', person, query);
    expect(await ids()).toEqual([second, first]);
    expect(await ids({ status: 'completed' })).toEqual([first]);
    expect(await ids({ kind: 'other' })).toEqual([second]);
    expect(await ids({ from: '2026-12-02', to: '2026-12-02' })).toEqual([second]);
  });
});

describe('GET /api/v1/payments/{payment_id}/', () => {
  test('200 for the person, without allowed actions; 404 for others, including their managers', async () => {
    const { person, first } = await twoPayments();
    const reply = await call(person, 'GET', `/payments/${first}/`);
    expect([reply.status, reply.body.data.allowed_actions]).toEqual([200, []]);
    for (const as of [world.employee, world.manager])
      expect((await call(as, 'GET', `/payments/${first}/`)).status).toBe(404);
  });
});

describe('GET /api/v1/payments/admin/', () => {
  test('200 with everybody’s, by person, currency and time of change; 403 for managers', async () => {
    const { person, first, second } = await twoPayments();
    const ids = (query = {}) =>
      idsOf('/payments/admin/', payer, { employee_id: person.id, ordering: 'pay_on', ...query });
    expect(await ids()).toEqual([first, second]);
    expect(await ids({ currency: 'USD' })).toEqual([]);
    const { updated_at } = (await call(payer, 'GET', `/payments/admin/${first}/`)).body.data;
    await call(payer, 'PATCH', `/payments/admin/${second}/`, { body: { note: 'Later' } });
    expect(await ids({ updated_since: updated_at, ordering: 'updated_at' })).toEqual([first, second]);
    expect((await call(world.manager, 'GET', '/payments/admin/')).status).toBe(403);
  });
});

describe('GET /api/v1/payments/admin/{payment_id}/', () => {
  test('200 with the admin’s allowed actions, 304 without a change, 403 for managers', async () => {
    const { second } = await twoPayments();
    const path = `/payments/admin/${second}/`;
    const reply = await call(payer, 'GET', path);
    expect([reply.status, reply.body.data.allowed_actions]).toEqual([
      200,
      ['edit', 'complete', 'fail', 'cancel'],
    ]);
    const headers = { 'If-None-Match': reply.headers.get('etag')! };
    expect((await call(payer, 'GET', path, { headers })).status).toBe(304);
    expect((await call(world.manager, 'GET', path)).status).toBe(403);
  });
});
