/** Benefits as data: prices by date, who can enroll, which action is open to whom. */
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  changesAfter,
  costOn,
  costProblems,
  priceOf,
  tierProblem,
  type Cost,
} from '../../src/areas/benefits/rules/costs.ts';
import { eligibilityOf, windowOpen } from '../../src/areas/benefits/rules/eligibility.ts';
import {
  allowedActions,
  ENROLLMENT_MACHINE,
  endingOf,
  type EnrollmentStatus,
} from '../../src/areas/benefits/rules/enrollment.ts';
import { totalsOn } from '../../src/areas/benefits/rules/totals.ts';
import { addDays } from '../../src/civil/dates.ts';
import { leadsTo } from '../../src/lib/machine.ts';
import { showMoney } from '../../src/money/money.ts';

const days = fc.integer({ min: 0, max: 700 }).map((n) => addDays('2026-01-01', n));
const costs = fc.uniqueArray(days, { minLength: 1, maxLength: 6 }).map((dates) =>
  [...dates].sort().map((effective_on, index): Cost => ({
    effective_on,
    employee_cost: `${index}.00`,
    employer_cost: '0.00',
    tiers: [],
  })),
);

describe('prices by date', () => {
  it('each day has the price of the latest start on or before it; no price is both current and planned', () => {
    fc.assert(
      fc.property(costs, days, (all, day) => {
        const cost = costOn(all, day);
        const ahead = changesAfter(all, day);
        expect(ahead).not.toContain(day < all[0]!.effective_on ? null : cost);
        expect(ahead.every(({ effective_on }) => effective_on > day)).toBe(true);
        const known = all.filter(({ effective_on }) => effective_on <= day);
        expect(cost).toBe(known.at(-1) ?? all[0]);
        expect(known.length + ahead.length).toBe(all.length);
      }),
    );
  });

  it('a tier has its own cost, or the plan’s price if it has none', () => {
    const tier = { name: 'Family', employee_cost: '5.00', employer_cost: '1.00' };
    const cost = { effective_on: '2026-01-01', employee_cost: '2.00', employer_cost: '1.00', tiers: [tier] };
    expect(priceOf(cost, 'Family')).toBe(tier);
    expect(priceOf(cost, null).employee_cost).toBe('2.00');
    expect(tierProblem(cost, 'Family')).toBeNull();
    for (const wrong of [null, 'Gold']) expect(tierProblem(cost, wrong)).toContain('Family');
    expect(tierProblem({ ...cost, tiers: [] }, null)).toBeNull();
    expect(tierProblem({ ...cost, tiers: [] }, 'Family')).toBe('This plan has no tiers.');
  });

  it('rule 39: an amount has its currency, for each tier too', () => {
    const price = { employee_cost: '100.00', employer_cost: '0.00' };
    expect(costProblems({ ...price, tiers: [] }, 'JPY')).toBeNull();
    const tiers = [{ name: 'A', employee_cost: '0.50', employer_cost: '1.00' }];
    expect(Object.keys(costProblems({ ...price, tiers }, 'JPY')!)).toEqual(['tiers.0.employee_cost']);
  });
});

describe('who can enroll', () => {
  const PLAN = { user_types: [], waiting_days: 30, window_start: null, window_end: null };
  const person = { user_type_id: 'a', start_date: '2026-01-01' };

  it('a person whose waiting period is over on the first day of the enrollment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 500 }),
        (waiting_days, passed) => {
          const day = addDays(person.start_date, passed);
          const { reason, eligible_from } = eligibilityOf({ ...PLAN, waiting_days }, person, {
            today: person.start_date,
            day,
            enrolled: false,
          });
          expect([reason, eligible_from]).toEqual([
            passed < waiting_days ? 'waiting' : null,
            addDays(person.start_date, waiting_days),
          ]);
        },
      ),
    );
  });

  it('the first reason is reported: user type, enrolled, window, waiting', () => {
    const all = { ...PLAN, user_types: [{ id: 'b' }], window_end: '2025-12-31' };
    const reason = (plan: typeof all | typeof PLAN, enrolled: boolean) =>
      eligibilityOf(plan, person, { today: '2026-01-02', enrolled }).reason;
    expect(reason(all, true)).toBe('user_type');
    expect(reason({ ...all, user_types: [{ id: 'a' }] }, true)).toBe('enrolled');
    expect(reason({ ...all, user_types: [] }, false)).toBe('window');
    expect(reason(PLAN, false)).toBe('waiting');
  });

  it('a window includes both of its end days', () => {
    const plan = { ...PLAN, window_start: '2026-03-01', window_end: '2026-03-31' };
    const open = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map((day) => windowOpen(plan, day));
    expect(open).toEqual([false, true, true, false]);
  });
});

describe('owners edit and cancel, admins decide and end; an admin who may decide on their own can do both', () => {
  const STATES: EnrollmentStatus[] = ['pending', 'active', 'declined', 'cancelled', 'terminated', 'waived'];
  const party = { admin: false, owner: false };

  it('owners edit and cancel, admins decide and end; one who may decide on their own does both', () => {
    const open = (who: object) => STATES.map((status) => allowedActions(status, { ...party, ...who }));
    expect(open({ owner: true })).toEqual([['edit', 'cancel'], [], [], [], [], []]);
    expect(open({ admin: true })).toEqual([['approve', 'decline'], ['terminate'], [], [], [], []]);
    expect(open({ admin: true, owner: true })[0]).toEqual(['edit', 'cancel', 'approve', 'decline']);
    expect(open({})).toEqual(STATES.map(() => []));
  });

  it('declined, cancelled and waived are final states', () => {
    for (const { action } of ENROLLMENT_MACHINE.transitions)
      for (const state of ['declined', 'cancelled', 'waived'] as const)
        expect([action, state, leadsTo(ENROLLMENT_MACHINE, action, state)]).toEqual([action, state, null]);
  });

  it('no action is open after the last day', () => {
    const ends = fc.option(fc.integer({ min: 0, max: 300 }));
    fc.assert(
      fc.property(
        fc.constantFrom<EnrollmentStatus>('pending', 'active', 'terminated'),
        days,
        ends,
        days,
        (status, start_on, length, lastDay) => {
          const end_on = length === null ? null : addDays(start_on, length);
          const action = endingOf({ status, start_on, end_on }, lastDay);
          if (action === null) expect(end_on! <= lastDay && status !== 'pending').toBe(true);
          else if (action === 'leave') expect(start_on <= lastDay).toBe(true);
          else expect(status === 'pending' || start_on > lastDay).toBe(true);
          if (action !== null) expect(leadsTo(ENROLLMENT_MACHINE, action, status)).not.toBeNull();
        },
      ),
    );
  });
});

describe('what benefits cost in total', () => {
  const costs = (employee_cost: string) => [
    { effective_on: '2020-01-01', employee_cost, employer_cost: '1.00', tiers: [] },
  ];
  const enrolled = fc.record({
    tier: fc.constant(null),
    currency: fc.constantFrom('EUR', 'PLN'),
    frequency: fc.constantFrom('month' as const, 'year' as const),
    costs: fc.integer({ min: 0, max: 99_999 }).map((cents) => costs((cents / 100).toFixed(2))),
  });

  it('rule 40: one row per period and currency, which are never mixed', () => {
    fc.assert(
      fc.property(fc.array(enrolled, { maxLength: 30 }), (all) => {
        const totals = totalsOn(all, '2026-01-01');
        const keys = totals.map(({ frequency, currency }) => `${frequency} ${currency}`);
        expect(keys).toEqual([...new Set(all.map((one) => `${one.frequency} ${one.currency}`))].sort());
        for (const { frequency, currency, enrollments, employee } of totals) {
          const these = all.filter((one) => one.frequency === frequency && one.currency === currency);
          const cents = these.reduce(
            (sum, one) => sum + Math.round(Number(one.costs[0]!.employee_cost) * 100),
            0,
          );
          expect([enrollments, showMoney(employee).amount]).toEqual([these.length, (cents / 100).toFixed(2)]);
        }
      }),
    );
  });
});
