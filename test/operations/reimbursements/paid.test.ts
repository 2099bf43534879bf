/** Claims that were paid outside scheduled payments (rules 40, 41, 46). */
import { describe, expect, test } from '@jest/globals';
import { auditOf, eventsOf, notificationsOf } from '../../support/traces.ts';
import { codeOf, openClaims } from './support.ts';

const claims = await openClaims();
const { world } = claims;

const pay = (id: string, body: object = { paid_on: '2026-11-19' }, as = world.admin) =>
  claims.call(as, 'POST', `/reimbursements/admin/${id}/mark-paid/`, { body });

const approved = async (amount = '18.40', who = world.employee) => {
  const { id } = await claims.waiting(who, amount);
  expect((await claims.step(world.admin, 'approve', id)).status).toBe(200);
  return id;
};

const walletOf = (id: string) =>
  world.sql(
    `SELECT w.kind, w.amount::text, w.currency FROM wallet_entries w
      WHERE w.cause_id = $1 OR w.cause_id IN (SELECT payment_id FROM payment_causes WHERE claim_id = $1) ORDER BY w.id`,
    [id],
  );

describe('POST /api/v1/reimbursements/admin/{expense_id}/mark-paid/', () => {
  test('200 records a completed payment with its cause, audit lines, event and notification', async () => {
    const id = await approved('31.40');
    const reply = await pay(id, { paid_on: '2026-11-19', reference: ' Petty cash 114 ' });
    expect([reply.status, reply.body.data.status, reply.body.data.allowed_actions]).toEqual([
      200,
      'paid',
      [],
    ]);

    const [payment] = await world.sql(
      `SELECT p.id, p.kind, p.amount::text, p.currency, p.status, p.reference, p.paid_at, p.pay_on::text
         FROM payments p JOIN payment_causes c ON c.payment_id = p.id WHERE c.claim_id = $1`,
      [id],
    );
    expect(payment).toMatchObject({
      kind: 'reimbursement',
      amount: '31.40',
      currency: 'EUR',
      status: 'completed',
      reference: 'Petty cash 114',
      pay_on: '2026-11-19',
    });
    expect((await auditOf(world, id)).map(({ line }) => line).slice(-1)).toEqual([
      'paid expense_claim · dashboard',
    ]);
    expect((await auditOf(world, payment!['id'])).map(({ line }) => line)).toEqual([
      'recorded payment · dashboard',
    ]);
    expect((await eventsOf(world, payment!['id'])).map(({ event, data }) => [event, data])).toEqual([
      [
        'payment.completed',
        {
          id: payment!['id'],
          version: 1,
          employee: { id: world.employee.id, email: world.employee.email, name: world.employee.name },
          kind: 'reimbursement',
          amount: '31.40',
          currency: 'EUR',
          paid_at: '2026-11-19T12:00:00.000+01:00',
          status: 'completed',
        },
      ],
    ]);
    expect((await notificationsOf(world, world.employee.id)).at(-1)).toMatchObject({
      kind: 'payment.completed',
      title: 'You have been paid',
      resource_id: payment!['id'],
    });
  });

  test('200 leaves the approved and the paid amount in the wallet, which add up to zero', async () => {
    const { id } = await claims.waiting(world.employee, '100.00', 'USD');
    const body = { exchange_rate: 0.9215 };
    expect((await claims.step(world.manager, 'approve', id, body)).status).toBe(200);
    expect(await walletOf(id)).toEqual([{ kind: 'owed', amount: '92.15', currency: 'EUR' }]);
    expect((await pay(id)).status).toBe(200);
    expect(await walletOf(id)).toEqual([
      { kind: 'owed', amount: '92.15', currency: 'EUR' },
      { kind: 'paid', amount: '-92.15', currency: 'EUR' },
    ]);
  });

  test('rule 46: 200 for one of ten parallel calls, 409 for nine, and the claim is paid once', async () => {
    const id = await approved();
    const replies = await Promise.all(Array.from({ length: 10 }, () => pay(id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect((await walletOf(id)).map(({ kind }) => kind)).toEqual(['owed', 'paid']);
  });

  test('409 invalid_transition for a submitted or already paid claim', async () => {
    const { id } = await claims.waiting(world.employee, '18.40');
    expect(codeOf(await pay(id))).toEqual([409, 'invalid_transition']);
    await claims.step(world.manager, 'approve', id);
    expect((await pay(id)).status).toBe(200);
    const again = await pay(id);
    expect([again.status, again.body.data]).toEqual([
      409,
      { code: 'invalid_transition', current_status: 'paid' },
    ]);
  });

  test('403 self_approval for an admin’s own claim', async () => {
    const second = await world.person({ role: 'admin' });
    const { id } = await claims.waiting(world.admin, '18.40');
    expect((await claims.step(second, 'approve', id)).status).toBe(200);
    expect(codeOf(await pay(id))).toEqual([403, 'self_approval']);
    expect((await pay(id, { paid_on: '2026-11-19' }, second)).status).toBe(200);
  });

  test('422 for a future day; 200 for a day of an earlier year', async () => {
    const id = await approved();
    const reply = await pay(id, { paid_on: '2090-01-01' });
    expect([reply.status, reply.body.errors]).toEqual([422, { paid_on: ['Must not be in the future.'] }]);
    expect((await pay(id, { paid_on: '2025-12-31' })).status).toBe(200);
  });

  test('404 for a draft, and 403 for a manager', async () => {
    const { id } = await claims.claimed(world.employee, { submit: false });
    expect((await pay(id)).status).toBe(404);
    expect(codeOf(await pay(await approved(), undefined, world.manager))).toEqual([403, 'insufficient_role']);
  });
});
