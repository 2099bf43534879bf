/**
 * Tests the state machine of claims (rules 21, 23, 42, 43) against a model: random sequences of calls on the
 * real service must give the model's answers, rows and events.
 */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { eventsOf } from '../../support/traces.ts';
import { openClaims } from './support.ts';

const claims = await openClaims();
const { world } = claims;

type Status = 'draft' | 'submitted' | 'approved' | 'denied' | 'deleted';

type Step =
  | { do: 'edit'; cents: number[] }
  | { do: 'submit' | 'delete' | 'deny' | 'attach' | 'detach' }
  | { do: 'approve'; part: number };

const amounts = fc.array(fc.integer({ min: 1, max: 6_000 }), { minLength: 1, maxLength: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('edit' as const), cents: amounts }) },
  { weight: 5, arbitrary: fc.constant({ do: 'submit' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'delete' as const }) },
  { weight: 3, arbitrary: fc.constant({ do: 'deny' as const }) },
  { weight: 3, arbitrary: fc.constant({ do: 'attach' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'detach' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('approve' as const), part: fc.integer({ min: 1, max: 130 }) }),
  },
);

/** A claim in the model. */
interface Model {
  id: string;
  status: Status;
  cents: number[];
  /** None names an item, so each counts for all items. */
  receipts: string[];
  approved: number | null;
  submittedOnce: boolean;
  events: string[];
}

const text = (cents: number) => (cents / 100).toFixed(2);
const total = ({ cents }: Model) => cents.reduce((sum, one) => sum + one, 0);
const items = (cents: readonly number[]) => cents.map((one) => claims.item(text(one)));

/** The status that the rules give for a step, and the claim afterwards. */
function expected(model: Model, one: Step): { status: number; after: Partial<Model>; event?: string } {
  const editable = model.status === 'draft' || model.status === 'denied';
  const byReviewer = one.do === 'approve' || one.do === 'deny';
  if (model.status === 'deleted' || (byReviewer && !model.submittedOnce)) return { status: 404, after: {} };
  switch (one.do) {
    case 'edit':
      return editable ? { status: 200, after: { cents: one.cents } } : { status: 409, after: {} };
    case 'attach':
      return editable && model.receipts.length < 10 ? { status: 201, after: {} } : { status: 409, after: {} };
    case 'detach':
      if (model.receipts.length === 0) return { status: 404, after: {} };
      return editable
        ? { status: 200, after: { receipts: model.receipts.slice(1) } }
        : { status: 409, after: {} };
    case 'submit': {
      const covered = model.receipts.length > 0 || model.cents.every((cents) => cents < 2_500);
      return editable && covered
        ? { status: 200, after: { status: 'submitted', submittedOnce: true }, event: 'expense.submitted' }
        : { status: 409, after: {} };
    }
    case 'delete':
      if (model.status === 'approved') return { status: 409, after: {} };
      return {
        status: 200,
        after: { status: 'deleted' },
        ...(model.submittedOnce && { event: 'expense.deleted' }),
      };
    case 'deny':
      return model.status === 'submitted'
        ? { status: 200, after: { status: 'denied' }, event: 'expense.denied' }
        : { status: 409, after: {} };
    case 'approve': {
      if (model.status !== 'submitted') return { status: 409, after: {} };
      const approved = Math.ceil((total(model) * one.part) / 100);
      return approved > total(model)
        ? { status: 422, after: {} }
        : { status: 200, after: { status: 'approved', approved }, event: 'expense.approved' };
    }
  }
}

async function run(model: Model, one: Step) {
  const path = `/reimbursements/${model.id}/`;
  switch (one.do) {
    case 'edit':
      return claims.call(world.employee, 'PATCH', path, { body: { items: items(one.cents) } });
    case 'attach':
      return claims.attach(world.employee, model.id);
    case 'detach':
      return claims.call(
        world.employee,
        'DELETE',
        `${path}receipts/${model.receipts[0] ?? '0193a000-0000-7000-8000-000000000000'}/`,
      );
    case 'submit':
      return claims.call(world.employee, 'POST', `${path}submit/`);
    case 'delete':
      return claims.call(world.employee, 'DELETE', path);
    case 'deny':
      return claims.step(world.manager, 'deny', model.id);
    case 'approve':
      return claims.step(world.manager, 'approve', model.id, {
        approved_amount: text(Math.ceil((total(model) * one.part) / 100)),
      });
  }
}

describe('rule 23: the states of a claim', () => {
  test('every sequence of edits, submissions, approvals, denials and deletions follows the machine and keeps the sums', async () => {
    await fc.assert(
      fc.asyncProperty(amounts, fc.array(step, { minLength: 4, maxLength: 16 }), async (first, steps) => {
        const made = await claims.claimed(world.employee, { items: items(first), submit: false });
        const model: Model = {
          id: made.id,
          status: 'draft',
          cents: first,
          receipts: [],
          approved: null,
          submittedOnce: false,
          events: [],
        };
        for (const one of steps) {
          const { status, after, event } = expected(model, one);
          const reply = await run(model, one);
          expect([one, model.status, reply.status]).toEqual([one, model.status, status]);
          Object.assign(model, after);
          if (status === 201) model.receipts = [...model.receipts, reply.body.data.id as string];
          if (event) model.events.push(event);
        }
        const [row] = await world.sql(
          `SELECT c.status, c.amount::text, c.approved_amount::text, c.payout_amount::text,
                  (SELECT sum(i.amount)::text FROM expense_items i WHERE i.claim_id = c.id) AS added,
                  (SELECT count(*)::int FROM receipts r WHERE r.claim_id = c.id) AS receipts
             FROM expense_claims c WHERE c.id = $1`,
          [model.id],
        );
        const approved = model.approved === null ? null : text(model.approved);
        expect(row).toEqual({
          status: model.status,
          amount: text(total(model)),
          approved_amount: approved,
          payout_amount: approved,
          added: text(total(model)),
          receipts: model.receipts.length,
        });
        expect((await eventsOf(world, model.id)).map(({ event }) => event)).toEqual(model.events);
      }),
      { numRuns: 60 },
    );
  }, 180_000);
});
