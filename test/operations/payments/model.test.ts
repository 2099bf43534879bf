/**
 * Checks the service against a model (rules 40, 46): random sequences of submitting, approving, paying,
 * failing, retrying, reversing and cancelling get the answers that the model predicts.
 * No sequence pays a claim twice, leaves a wallet that differs from the sum of its entries, or a payment
 * without its cause.
 */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Person } from '../../support/world.ts';
import { openPaying } from './support.ts';

const paying = await openPaying();
const { world, claims, call, payer } = paying;

type Status = 'scheduled' | 'completed' | 'failed' | 'cancelled';

/** A claim with all payments that were tried for it; the last one counts. */
interface Model {
  person: Person;
  claim: { id: string; cents: number; status: 'waiting' | 'approved' | 'paid' };
  payments: { id: string; status: Status; reversed: boolean; cents: number; ofClaim: boolean }[];
}

type Do =
  | 'approve'
  | 'schedule claim'
  | 'schedule bonus'
  | 'mark paid'
  | 'complete'
  | 'fail'
  | 'retry'
  | 'cancel'
  | 'reverse';

const step = fc.record({
  do: fc.constantFrom<Do>(
    'approve',
    'schedule claim',
    'schedule claim',
    'schedule bonus',
    'mark paid',
    'complete',
    'complete',
    'fail',
    'retry',
    'cancel',
    'reverse',
    'reverse',
  ),
  which: fc.nat(5),
});

const text = (cents: number) =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;

const standing = ({ payments }: Model) =>
  payments.some(({ ofClaim, status, reversed }) => ofClaim && status !== 'cancelled' && !reversed);

/** Performs a step and compares the answer's status and its effects with the model's. */
async function take(model: Model, what: Do, which: number): Promise<void> {
  const { claim, payments, person } = model;
  const one = payments[which % Math.max(payments.length, 1)];
  const expectStatus = (got: { status: number }, status: number) =>
    expect([what, claim.status, one, got.status]).toEqual([what, claim.status, one, status]);
  switch (what) {
    case 'approve': {
      const reply = await claims.step(world.admin, 'approve', claim.id);
      expectStatus(reply, claim.status === 'waiting' ? 200 : 409);
      if (reply.status === 200) claim.status = 'approved';
      return;
    }
    case 'schedule claim':
    case 'schedule bonus': {
      const ofClaim = what === 'schedule claim';
      const cents = ofClaim ? claim.cents : 1_000 + which;
      const reply = await paying.pay({
        employee_id: person.id,
        kind: ofClaim ? 'reimbursement' : 'bonus',
        amount: text(cents),
        currency: 'EUR',
        pay_on: '2026-12-18',
        ...(ofClaim && { expense_ids: [claim.id] }),
      });
      expectStatus(reply, !ofClaim || (claim.status === 'approved' && !standing(model)) ? 201 : 409);
      if (reply.status === 201)
        payments.push({ id: reply.body.data.id, status: 'scheduled', reversed: false, cents, ofClaim });
      return;
    }
    case 'mark paid': {
      const open = claim.status === 'approved' && !standing(model);
      const reply = await call(payer, 'POST', `/reimbursements/admin/${claim.id}/mark-paid/`, {
        body: { paid_on: '2026-11-19' },
      });
      expectStatus(reply, open ? 200 : 409);
      if (!open) return;
      claim.status = 'paid';
      const [row] = await world.sql(
        'SELECT payment_id AS id FROM payment_causes WHERE claim_id = $1 AND released_at IS NULL',
        [claim.id],
      );
      payments.push({
        id: row!['id'],
        status: 'completed',
        reversed: false,
        cents: claim.cents,
        ofClaim: true,
      });
      return;
    }
    case 'complete':
    case 'fail':
    case 'retry':
    case 'cancel':
    case 'reverse': {
      if (!one) return;
      const from: Record<typeof what, Status[]> = {
        complete: ['scheduled'],
        fail: ['scheduled'],
        retry: ['failed'],
        cancel: ['scheduled', 'failed'],
        reverse: ['completed'],
      };
      const open = from[what].includes(one.status) && !(what === 'reverse' && one.reversed);
      const reply = await paying.step(one.id, what);
      expectStatus(reply, open ? (what === 'reverse' ? 201 : 200) : 409);
      if (!open) return;
      if (what === 'reverse') one.reversed = true;
      else
        one.status = (
          { complete: 'completed', fail: 'failed', retry: 'scheduled', cancel: 'cancelled' } as const
        )[what];
      if (one.ofClaim && what === 'complete') claim.status = 'paid';
      if (one.ofClaim && what === 'reverse') claim.status = 'approved';
    }
  }
}

/** The amount owed, and the part of it in open payments. */
function balance({ claim, payments }: Model): { total: number; pending: number } {
  const bonuses = payments.filter(({ ofClaim }) => !ofClaim);
  const owed = bonuses
    .filter(({ status }) => status === 'scheduled' || status === 'failed')
    .reduce((sum, { cents }) => sum + cents, claim.status === 'approved' ? claim.cents : 0);
  const pending = payments
    .filter(({ status }) => status === 'scheduled')
    .reduce((sum, { cents }) => sum + cents, 0);
  return { total: owed, pending };
}

describe('rules 40, 46: the life of a claim and its payments', () => {
  test('no sequence pays a claim twice, loses money, or leaves a wallet that differs from the sum of its entries', async () => {
    let lives = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 900_000 }),
        fc.array(step, { minLength: 6, maxLength: 18 }),
        async (cents, steps) => {
          lives += 1;
          const person = await paying.paidPerson();
          const { id } = await claims.waiting(person, text(cents));
          const model: Model = { person, claim: { id, cents, status: 'waiting' }, payments: [] };
          for (const one of steps) {
            await take(model, one.do, one.which);
            const { total, pending } = balance(model);
            const [euros = { available: '0.00', pending: '0.00' }] = await paying.wallet(person);
            expect([one, euros.available, euros.pending]).toEqual([
              one,
              text(total - pending),
              text(pending),
            ]);
          }

          const entries = await paying.entries(person);
          const sum = entries.reduce((total, { amount }) => total + Number(amount.replace('.', '')), 0);
          expect(sum).toBe(balance(model).total);
          const [facts] = await world.sql(
            `SELECT
               (SELECT COALESCE(sum(p.amount), 0)::text FROM payments p
                 WHERE p.status = 'completed' AND (
                   p.id IN (SELECT payment_id FROM payment_causes WHERE claim_id = $1)
                   OR p.reverses_id IN (SELECT payment_id FROM payment_causes WHERE claim_id = $1))) AS paid,
               (SELECT count(*)::int FROM payments p WHERE p.employee_id = $2 AND p.kind = 'reimbursement'
                   AND NOT EXISTS (SELECT FROM payment_causes c WHERE c.payment_id = p.id)) AS without_cause,
               (SELECT count(*)::int FROM payments p WHERE p.employee_id = $2 AND p.kind = 'reversal'
                   AND p.reverses_id IS NULL) AS reversals_of_nothing,
               (SELECT status FROM expense_claims WHERE id = $1) AS status`,
            [id, person.id],
          );
          expect(facts).toEqual({
            paid: model.claim.status === 'paid' ? text(cents) : facts!['paid'] === '0' ? '0' : '0.00',
            without_cause: 0,
            reversals_of_nothing: 0,
            status: model.claim.status === 'waiting' ? 'submitted' : model.claim.status,
          });
        },
      ),
      { numRuns: 40 },
    );
    expect(lives).toBeGreaterThanOrEqual(40);
  }, 240_000);
});
