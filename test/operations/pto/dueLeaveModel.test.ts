/**
 * Random walks of people's leave through three years on the real service. Posting due rows must not change
 * the balance of any day, and must make the balance the sum of the ledger. Set `MODEL_RUNS` and `MODEL_SEED`
 * for more or other walks.
 */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { postDueLeave } from '../../../src/areas/pto/actions/postDueLeave.ts';
import { addDays, later, yearOf } from '../../../src/civil/dates.ts';
import { days, showDays } from '../../../src/civil/days.ts';
import type { EmployeeBalances, PtoBalance } from '../../../src/generated/types.ts';
import { opened } from '../../support/opening.ts';
import type { Person } from '../../support/world.ts';
import {
  closeYear,
  newcomer,
  openedPolicy,
  openIn2026,
  startWithoutLimits,
  type LeaveFixture,
} from './support.ts';

const RUNS = Number(process.env['MODEL_RUNS'] ?? 2);
const SEED = Number(process.env['MODEL_SEED'] ?? 20261120);
const service = await opened(startWithoutLimits());

const post = () => postDueLeave(service.app.services.pool, service.now, () => false);

/** Rules with each kind of accrual, with carried days that expire at different times or never. */
const POLICIES: object[] = [
  { accrual: 'monthly' },
  { accrual: 'monthly', prorate: false, carry_over_max: null, carry_over_expires: '02-29' },
  { accrual: 'yearly', carry_over_max: '2.5' },
  { accrual: 'yearly', prorate: false, carry_over_max: null, carry_over_expires: null },
  { accrual: 'none', annual_days: '12.75', carry_over_expires: '12-31' },
];

const step = fc.record({
  what: fc.constantFrom('ask', 'ask', 'approve', 'cancel', 'adjust', 'last day', 'new rules', 'nothing'),
  pause: fc.integer({ min: 1, max: 120 }),
  who: fc.nat(20),
  policy: fc.nat(POLICIES.length),
  length: fc.nat(4),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Walk {
  fixture: LeaveFixture;
  people: Person[];
  policies: string[];
  asked: string[];
  today: string;
}

async function act(walk: Walk, { what, who, policy, length }: Step): Promise<void> {
  const { fixture, people, policies, asked, today } = walk;
  const { world, call } = fixture;
  const person = people[who % people.length]!;
  const policy_id = policies[policy % policies.length]!;
  const absence = asked[who % Math.max(1, asked.length)];
  if (what === 'ask') {
    const start_date = addDays(today, 1 + who * 5);
    const reply = await fixture.ask(person, { policy_id, start_date, end_date: addDays(start_date, length) });
    if (reply.status === 201) asked.push(reply.body.data.id);
  } else if (what === 'approve' && absence) {
    await call(world.manager, 'POST', `/pto/admin/requests/${absence}/approve/`);
  } else if (what === 'cancel' && absence) {
    await call(world.manager, 'POST', `/pto/admin/requests/${absence}/cancel/`, { body: { reason: 'No.' } });
  } else if (what === 'adjust') {
    const body = {
      employee_id: person.id,
      policy_id,
      days: length - 1.5,
      effective_on: today,
      reason: 'Agreed',
    };
    expect((await call(world.admin, 'POST', '/pto/admin/adjustments/', { body })).status).toBe(201);
  } else if (what === 'last day') {
    await world.sql('UPDATE users SET last_day = $2 WHERE id = $1', [
      person.id,
      who % 2 === 0 ? null : addDays(today, who * 10 - 60),
    ]);
  } else if (what === 'new rules') {
    await call(world.admin, 'PATCH', `/pto/admin/policies/${policy_id}/`, {
      body: { annual_days: 20 + length, effective_from: addDays(today, 10 - who) },
    });
  }
}

/** Everybody's balances today, tomorrow, around the ends of months and quarters, and next year. */
async function balances({ fixture, today }: Walk): Promise<EmployeeBalances[][]> {
  const year = yearOf(today);
  const dates = [
    today,
    addDays(today, 45),
    `${year}-03-31`,
    `${year}-04-01`,
    `${year}-12-31`,
    `${year + 1}-04-02`,
  ];
  const told: EmployeeBalances[][] = [];
  for (const as_of of dates) {
    const reply = await fixture.call(fixture.world.admin, 'GET', '/pto/admin/balances/', {
      query: { as_of, limit: 100 },
    });
    expect(reply.status).toBe(200);
    told.push(reply.body.data);
  }
  return told;
}

/** Sums of the year's ledger rows by kind, in the form of a balance. */
async function ledgerFigures({ fixture, today }: Walk): Promise<Map<string, Record<string, string>>> {
  const sums = await fixture.world.sql(
    `SELECT employee_id, policy_id,
            sum(days)::text AS available,
            COALESCE(sum(days) FILTER (WHERE kind IN ('grant', 'accrual')), 0)::text AS accrued,
            COALESCE(sum(days) FILTER (WHERE kind = 'carry'), 0)::text AS carried_over,
            COALESCE(sum(days) FILTER (WHERE kind = 'adjust'), 0)::text AS adjusted,
            COALESCE(-sum(days) FILTER (WHERE absence_id IS NOT NULL), 0)::text AS spent
       FROM leave_ledger WHERE workspace_id = $1 AND year = $2 GROUP BY 1, 2`,
    [fixture.world.id, yearOf(today)],
  );
  return new Map(
    sums.map(({ employee_id, policy_id, ...figures }) => [
      `${employee_id} ${policy_id}`,
      Object.fromEntries(Object.entries(figures).map(([name, sum]) => [name, showDays(days(sum))])),
    ]),
  );
}

const figuresOf = ({ available, accrued, carried_over, adjusted, used, pending }: PtoBalance) => ({
  available,
  accrued,
  carried_over,
  adjusted,
  spent: showDays(days(used) + days(pending)),
});
const NOTHING = { available: '0.00', accrued: '0.00', carried_over: '0.00', adjusted: '0.00', spent: '0.00' };

test(
  `rules 11-15, 19: ${RUNS} walks through three years: posting changes no balance of any day, and makes it the sum of the ledger`,
  async () => {
    let posted = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 14, maxLength: 14 }), async (steps) => {
        const fixture = await openIn2026(service);
        const { world } = fixture;
        const policies = [world.vacation];
        for (const [index, rules] of POLICIES.entries())
          policies.push(await openedPolicy(fixture, `Leave ${index}`, rules));
        const people = [
          world.employee,
          await newcomer(fixture, '2026-04-16'),
          await newcomer(fixture, '2028-02-15'),
          await newcomer(fixture, '2020-01-01', '2027-05-01'),
        ];
        const walk: Walk = { fixture, people, policies, asked: [], today: '2026-01-01' };
        for (const one of steps) {
          const next = addDays(walk.today, one.pause);
          if (yearOf(next) > 2028) break;
          if (yearOf(next) > yearOf(walk.today)) {
            // the year is closed some days after it ended; until then, the carry-over is not in the ledger
            walk.today = later(`${yearOf(next)}-01-02`, addDays(next, -20));
            fixture.today(walk.today);
            posted += await agree(walk, false);
            await closeYear(fixture, yearOf(next) - 1);
          }
          walk.today = later(walk.today, next);
          fixture.today(walk.today);
          await act(walk, one);
          posted += await agree(walk, yearOf(walk.today) === 2026);
          // days given back to a past year are carried by another run
          if (yearOf(walk.today) > 2026) await closeYear(fixture, yearOf(walk.today) - 1);
          posted += await agree(walk, true);
        }
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
    expect(posted).toBeGreaterThan(RUNS * 50);
  },
  RUNS * 60_000,
);

/** Compares balances before and after posting. `closed`: the whole carry-over is in the ledger. */
async function agree(walk: Walk, closed: boolean): Promise<number> {
  const before = await balances(walk);
  const { posted } = await post();
  const after = await balances(walk);
  expect(after).toEqual(before);
  expect(await post()).toEqual({ posted: 0 });
  if (!closed) return posted;
  const ledger = await ledgerFigures(walk);
  for (const { employee, balances: held } of after[0]!) {
    for (const balance of held) {
      if (balance.available === null) continue;
      const name = `${employee.id} ${balance.policy.id}`;
      expect([walk.today, name, figuresOf(balance)]).toEqual([walk.today, name, ledger.get(name) ?? NOTHING]);
    }
  }
  return posted;
}
