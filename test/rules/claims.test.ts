/** Expense claims: totals of items, which items need a receipt, the payout, and summaries (rules 39–43). */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decimal } from '../../src/money/decimal.ts';
import { money, moneyToNumeric, showMoney, sum } from '../../src/money/money.ts';
import {
  claimAmount,
  daysOf,
  itemProblems,
  type ClaimedItem,
} from '../../src/areas/reimbursements/rules/items.ts';
import { payoutOf } from '../../src/areas/reimbursements/rules/payout.ts';
import { needsReceipt, withoutReceipt } from '../../src/areas/reimbursements/rules/receipts.ts';
import {
  allowedActions,
  CLAIM_ACTIONS,
  CLAIM_MACHINE,
  type ClaimStatus,
  type Reviewer,
} from '../../src/areas/reimbursements/rules/review.ts';
import { approvedIn, approvedParts, type PartItem } from '../../src/areas/reimbursements/rules/summary.ts';
import { leadsTo } from '../../src/lib/machine.ts';

const TODAY = '2026-11-20';
const AT = { today: TODAY, own: 'EUR' };
const item = (amount: string, spent_on = '2026-11-12', more: Partial<ClaimedItem> = {}): ClaimedItem => ({
  amount,
  spent_on,
  kind: 'amount',
  vat: [],
  trip: null,
  ...more,
});
const cents = (least = 1, most = 5_000_000) =>
  fc.integer({ min: least, max: most }).map((minor) => (minor / 100).toFixed(2));

describe('rule 42: the items of a claim', () => {
  test('add up to it exactly, in any order and however an item is split', () => {
    fc.assert(
      fc.property(fc.array(cents(2), { minLength: 1, maxLength: 50 }), fc.nat(), (amounts, seed) => {
        const whole = claimAmount(
          amounts.map((amount) => item(amount)),
          'EUR',
        );
        const minor = amounts.reduce((total, amount) => total + BigInt(amount.replace('.', '')), 0n);
        expect(whole).toEqual({ minor, currency: 'EUR' });
        const [first, ...rest] = amounts;
        const part = (BigInt(seed) % (money(first!, 'EUR').minor - 1n)) + 1n;
        const split = [part, money(first!, 'EUR').minor - part].map((one) =>
          moneyToNumeric({ minor: one, currency: 'EUR' }),
        );
        const again = [...rest, ...split].filter((amount) => amount !== '0.00').map((amount) => item(amount));
        expect(claimAmount(again, 'EUR')).toEqual(whole);
      }),
    );
  });

  test('rule 39: errors by field for invalid amounts, days and currencies; null for valid ones', () => {
    expect(itemProblems([item('12.50')], 'EUR', AT)).toBeNull();
    expect(itemProblems([item('12.50', TODAY)], 'EUR', AT)).toBeNull();
    expect(itemProblems([item('12.50'), item('0.00', '2026-11-21')], 'EUR', AT)).toEqual({
      'items.1.amount': ['Must be above zero.'],
      'items.1.spent_on': ['Must not be in the future.'],
    });
    expect(Object.keys(itemProblems([item('12.50')], 'JPY', AT)!)).toEqual(['items.0.amount']);
    expect(Object.keys(itemProblems([item('12.50')], 'KWD', AT)!)).toEqual(['currency']);
    expect(itemProblems([item('999999999999.99')], 'EUR', AT)).toBeNull();
    expect(itemProblems([item('999999999999.99'), item('0.01')], 'EUR', AT)).toEqual({
      items: ['Together at most 999999999999.99.'],
    });
  });

  test('span the days from the first to the last', () => {
    const items = [item('1.00', '2026-03-09'), item('1.00', '2026-03-01'), item('1.00', '2026-03-05')];
    expect(daysOf(items)).toEqual({ first: '2026-03-01', last: '2026-03-09' });
  });
});

describe('rule 43: a receipt', () => {
  const threshold = money('25.00', 'EUR');
  test.each([
    ['24.99', 'EUR', false],
    ['25.00', 'EUR', true],
    ['1000.00', 'EUR', true],
    ['1.00', 'USD', true],
    ['100.00', 'JPY', true],
  ])('an item of %s %s: needed is %s', (amount, currency, needed) => {
    expect(needsReceipt('amount', money(amount, currency), threshold)).toBe(needed);
  });

  test('of an item covers that item; one without an item covers all', () => {
    const items = ['24.99', '25.00', '30.00'].map((amount, index) => ({
      id: `i${index}`,
      kind: 'amount' as const,
      amount: money(amount, 'EUR'),
    }));
    expect(withoutReceipt(items, [], threshold)).toEqual([1, 2]);
    expect(withoutReceipt(items, [{ item_id: 'i1' }], threshold)).toEqual([2]);
    expect(withoutReceipt(items, [{ item_id: null }], threshold)).toEqual([]);
    expect(withoutReceipt([{ id: null, kind: 'amount', amount: threshold }], [], threshold)).toEqual([0]);
  });
});

describe('rule 41: the payout', () => {
  test.each([
    ['100.00', 'USD', 'EUR', undefined, 0.9215, '100.00', '92.15'],
    ['100.00', 'USD', 'EUR', '50.00', 0.9215, '50.00', '46.08'],
    ['1.00', 'USD', 'EUR', undefined, 0.925, '1.00', '0.93'],
    ['1250.00', 'JPY', 'EUR', undefined, 0.0061, '1250.00', '7.63'],
    ['100.00', 'USD', 'JPY', undefined, 151.505, '100.00', '15151.00'],
    ['100.00', 'EUR', 'EUR', '99.99', undefined, '99.99', '99.99'],
  ])(
    '%s %s in %s, of which %s at %s: %s, paid out as %s',
    (amount, from, to, approved_amount, exchange_rate, approved, payout) => {
      const result = payoutOf(money(amount, from), to, { approved_amount, exchange_rate }, []);
      expect('errors' in result ? result : [showMoney(result.approved), showMoney(result.payout)]).toEqual([
        { amount: approved, currency: from },
        { amount: payout, currency: to },
      ]);
    },
  );

  test.each([
    [{}, 'exchange_rate', true],
    [{ exchange_rate: 0.123456789 }, 'exchange_rate', false],
    [{ exchange_rate: 0.00000001, approved_amount: '1.00' }, 'exchange_rate', false],
    [{ exchange_rate: 1, approved_amount: '100.01' }, 'approved_amount', false],
    [{ exchange_rate: 1, approved_amount: '0.00' }, 'approved_amount', false],
  ])(
    '%j for 100.00 USD in EUR is refused for %s; the rate alone is missing: %s',
    (granted, field, rateMissing) => {
      expect(payoutOf(money('100.00', 'USD'), 'EUR', granted, [])).toEqual({
        errors: { [field]: [expect.any(String)] },
        rateMissing,
      });
    },
  );

  test('is never more than the claim at that rate, and grows with the approved amount', () => {
    fc.assert(
      fc.property(cents(100), fc.integer({ min: 1, max: 99_999_999 }), fc.nat(), (amount, rate, seed) => {
        const claim = money(amount, 'USD');
        const exchange_rate = Number(`1.${String(rate).padStart(8, '0')}`);
        const part = moneyToNumeric({ minor: (BigInt(seed) % claim.minor) + 1n, currency: 'USD' });
        const [some, all] = [part, amount].map((approved_amount) =>
          payoutOf(claim, 'EUR', { approved_amount, exchange_rate }, []),
        );
        if ('errors' in some! || 'errors' in all!) throw new Error('refused');
        expect(some!.payout.minor).toBeLessThanOrEqual(all!.payout.minor);
        expect(all!.rate).toEqual(decimal(exchange_rate.toFixed(8)));
      }),
    );
  });
});

describe('rule 40: what was approved for items', () => {
  const partItem = fc.record({
    claim: fc.nat(3),
    amount: cents(),
    counted: fc.boolean(),
    key: fc.constantFrom('travel', 'meals', 'hotel'),
  });
  const partItems = (
    drawn: { claim: number; amount: string; counted: boolean; key: string }[],
    permille: number,
  ) =>
    drawn.map(({ claim, ...rest }): PartItem => {
      const currency = claim % 2 === 0 ? 'EUR' : 'USD';
      const whole = sum(
        drawn.filter((one) => one.claim === claim).map(({ amount }) => money(amount, currency)),
        currency,
      );
      const minor = (whole.minor * BigInt(permille)) / 1000n + 1n;
      return {
        ...rest,
        approved: null,
        claim_id: `${claim}`,
        currency,
        approved_amount: moneyToNumeric({ minor: minor > whole.minor ? whole.minor : minor, currency }),
      };
    });

  test('is shared to the cent between groups, separately for each currency', () => {
    fc.assert(
      fc.property(fc.array(partItem, { minLength: 1, maxLength: 30 }), fc.nat(999), (drawn, permille) => {
        const items = partItems(drawn, permille).map((one) => ({ ...one, counted: true }));
        const parts = [...approvedParts(items).values()];
        for (const currency of ['EUR', 'USD']) {
          const approved = new Map(
            items
              .filter((one) => one.currency === currency)
              .map((one) => [one.claim_id, one.approved_amount]),
          );
          const whole = sum(
            [...approved.values()].map((amount) => money(amount, currency)),
            currency,
          );
          expect(
            sum(
              parts.filter((part) => part.currency === currency),
              currency,
            ),
          ).toEqual(whole);
        }
      }),
    );
  });

  test('summed over two halves of the items equals that of all', () => {
    fc.assert(
      fc.property(fc.array(partItem, { minLength: 1, maxLength: 30 }), fc.nat(999), (drawn, permille) => {
        const items = partItems(drawn, permille);
        const other = items.map((one) => ({ ...one, counted: !one.counted }));
        const all = approvedParts(items.map((one) => ({ ...one, counted: true })));
        const [mine, theirs] = [approvedParts(items), approvedParts(other)];
        for (const [group, whole] of all) {
          const { currency } = whole;
          const halves = [mine.get(group), theirs.get(group)].filter((one) => one !== undefined);
          expect(sum(halves, currency)).toEqual(whole);
        }
      }),
    );
  });

  test('has one sum for full and partial approvals', () => {
    expect(approvedIn(money('10.00', 'EUR'), money('2.50', 'EUR'))).toEqual(money('12.50', 'EUR'));
    expect(approvedIn(money('10.00', 'EUR'), undefined)).toEqual(money('10.00', 'EUR'));
  });
});

describe('rule 21: the state machine of a claim', () => {
  const reviewer = (more: Partial<Reviewer>): Reviewer => ({
    userId: 'max',
    role: 'manager',
    above: true,
    session: true,
    mayWrite: true,
    mayApprove: true,
    decidesOwn: false,
    ...more,
  });
  const claim = { employee_id: 'eve', entered_by_id: null, in_payment: false };
  const owner = reviewer({ userId: 'eve', role: 'employee', above: false });
  const STATES: ClaimStatus[] = ['draft', 'submitted', 'approved', 'denied', 'paid', 'deleted'];

  test.each([
    ['draft', ['edit', 'submit', 'delete']],
    ['submitted', ['delete']],
    ['denied', ['edit', 'submit', 'delete']],
    ['approved', []],
    ['paid', []],
    ['deleted', []],
  ] as const)('the owner of a claim that is %s may %j', (state, actions) => {
    expect(allowedActions(state, { caller: owner, claim })).toEqual(actions);
  });

  test('reviewers decide on submitted claims only', () => {
    for (const state of STATES)
      expect(allowedActions(state, { caller: reviewer({}), claim })).toEqual(
        state === 'submitted' ? ['approve', 'deny'] : [],
      );
  });

  test('nobody decides on their own claim, nor a key on a claim of its holders, except the only admin if the workspace allows it', () => {
    const own = { employee_id: 'max', entered_by_id: null, in_payment: false };
    expect(allowedActions('submitted', { caller: reviewer({ role: 'admin' }), claim: own })).toEqual([
      'delete',
    ]);
    const key = reviewer({ userId: null, role: 'admin', keyHolders: ['eve'] });
    expect(allowedActions('submitted', { caller: key, claim })).toEqual([]);
    const alone = reviewer({ role: 'admin', decidesOwn: true });
    expect(allowedActions('submitted', { caller: alone, claim: own })).toEqual(['delete', 'approve', 'deny']);
    const manager = reviewer({ decidesOwn: true });
    expect(allowedActions('submitted', { caller: manager, claim: own })).toEqual(['delete']);
  });

  test('only a signed-in admin marks an approved claim as paid, once, and not their own', () => {
    const admin = reviewer({ role: 'admin' });
    for (const state of STATES)
      expect(allowedActions(state, { caller: admin, claim }).includes('mark_paid')).toBe(
        state === 'approved',
      );
    const open = (caller: Reviewer, of = claim) => allowedActions('approved', { caller, claim: of });
    expect(open(admin, { ...claim, in_payment: true })).toEqual([]);
    expect(open(reviewer({}))).toEqual([]);
    expect(open(reviewer({ role: 'admin', session: false }))).toEqual([]);
    expect(open(reviewer({ role: 'admin', userId: 'eve' }))).toEqual([]);
    expect(open(reviewer({ role: 'admin', userId: 'eve', decidesOwn: true }))).toEqual(['mark_paid']);
  });

  test('no sequence of actions leads to an unknown state or back from approved, paid or deleted', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CLAIM_ACTIONS), { maxLength: 40 }), (actions) => {
        let state: ClaimStatus = 'draft';
        for (const action of actions) {
          const after: ClaimStatus | null = leadsTo(CLAIM_MACHINE, action, state);
          if (['paid', 'deleted'].includes(state)) expect(after).toBeNull();
          if (state === 'approved') expect([null, 'paid']).toContain(after);
          state = after ?? state;
          expect(STATES).toContain(state);
        }
      }),
    );
  });
});
