/** Entitlement by contracts (rule 66): worked examples, and a model that checks every day. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { accrualsOf } from '../../src/areas/pto/rules/accrual.ts';
import { offsetRows } from '../../src/areas/pto/rules/conversion.ts';
import type { Account, Employment, PolicyRules, EmploymentPeriod } from '../../src/areas/pto/rules/types.ts';
import { addDays, daysInMonth, type CivilDate } from '../../src/civil/dates.ts';
import { showDays } from '../../src/civil/days.ts';
import { account, row, VACATION } from './support/fixture.ts';

const policy = (change: Partial<PolicyRules> = {}, contractsFrom: number | null = 0) => ({
  versions: [{ effective_from: '2020-01-01', rules: { ...VACATION, ...change } }],
  contractsFrom,
});
const entitled = (
  employment: Employment,
  year = 2026,
  change: Partial<PolicyRules> = {},
  from: number | null = 0,
) =>
  accrualsOf({ policy: policy(change, from), employment }, year).reduce(
    (sum, credit) => sum + credit.days,
    0,
  );
const since = (start_date: CivilDate, ...contracts: [CivilDate, CivilDate | null][]): Employment => ({
  start_date,
  last_day: null,
  contracts: contracts.map(([from, to]) => ({ from, to })),
});

/** The rows that `migrate` adds when contracts begin to count. */
const offset = ({ policy: held, ...rest }: Account, from = 0) =>
  offsetRows(
    { ...rest, policy: { ...held, contractsFrom: null } },
    { ...held, contractsFrom: from },
    rest.rows.filter(({ year }) => year >= from),
  );

describe('worked examples', () => {
  test.each<[string, Employment, string]>([
    [
      'a fixed term from 15 February to 31 August',
      since('2026-02-15', ['2026-02-15', '2026-08-31']),
      '13.54',
    ],
    ['terminated to 31 March', since('2020-01-01', ['2020-01-01', '2026-03-31']), '6.25'],
    ['no contract', since('2020-01-01'), '25.00'],
    [
      'two versions without a gap',
      since('2020-01-01', ['2020-01-01', '2026-06-30'], ['2026-07-01', null]),
      '25.00',
    ],
    [
      'days before the first contract count with it',
      since('2026-01-01', ['2026-07-01', '2026-12-31']),
      '25.00',
    ],
    [
      'a gap of April to June',
      since('2020-01-01', ['2020-01-01', '2026-03-31'], ['2026-07-01', null]),
      '18.75',
    ],
    ['a contract of an earlier employment', since('2026-01-01', ['2020-01-01', '2024-12-31']), '25.00'],
    [
      'a contract longer than the employment',
      { ...since('2026-01-01', ['2026-01-01', null]), last_day: '2026-03-31' },
      '6.25',
    ],
  ])('rule 66: %s: %s', (_, employment, amount) => {
    expect(showDays(entitled(employment))).toBe(amount);
    expect(showDays(entitled(employment, 2026, { accrual: 'monthly' }))).toBe(amount);
  });

  test('rule 66: without proration, and in years before contracts count, the entitlement is unchanged', () => {
    const ended = since('2020-01-01', ['2020-01-01', '2026-03-31']);
    for (const accrual of ['none', 'yearly', 'monthly'] as const)
      expect(showDays(entitled(ended, 2026, { accrual, prorate: false }))).toBe('25.00');
    expect(showDays(entitled(ended, 2026, {}, 2027))).toBe('25.00');
    expect(showDays(entitled(ended, 2026, {}, null))).toBe('25.00');
    expect(showDays(entitled(ended, 2026, {}, 2026))).toBe('6.25');
  });

  test.each<[string, string[], string]>([
    ['-18.75 by hand are set off whole', ['-18.75'], '18.75'],
    ['-20 as far as the entitlement falls', ['-20'], '18.75'],
    ['-5 and -3 together', ['-5', '-3'], '8.00'],
    ['+2.5 are something else', ['2.5'], ''],
    ['no manual corrections', [], ''],
  ])('rule 66 at the upgrade: %s', (_, byHand, setOff) => {
    const held = account(
      {},
      {
        employment: since('2020-01-01', ['2020-01-01', '2026-03-31']),
        rows: byHand.map((amount) => row('adjust', amount, '2026-04-01')),
      },
    );
    expect(
      offset(held)
        .map((one) => showDays(one.days))
        .join(),
    ).toBe(setOff);
    expect(offset(held, 2027)).toEqual([]);
  });
});

const FIRST = '2024-06-01';
/** Contracts by date with gaps between them, in 2024 to 2028. */
const contracts: fc.Arbitrary<EmploymentPeriod[]> = fc
  .array(fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 500 })), { maxLength: 5 })
  .chain((parts) =>
    fc.boolean().map((open) => {
      let next = 0;
      return parts.map(([gap, length], index): EmploymentPeriod => {
        const from = addDays(FIRST, next + gap);
        next += gap + length;
        return { from, to: open && index === parts.length - 1 ? null : addDays(from, length - 1) };
      });
    }),
  );
const employments = fc
  .record({ contracts, start: fc.nat(900), length: fc.option(fc.nat(1_200)) })
  .map(({ contracts: agreed, start, length }): Employment => {
    const start_date = addDays(FIRST, start);
    return { start_date, last_day: length === null ? null : addDays(start_date, length), contracts: agreed };
  });

/** Whether a day counts, written directly from the rule. */
function counts(day: CivilDate, { start_date, last_day, contracts: agreed = [] }: Employment): boolean {
  const within = (date: CivilDate, from: CivilDate, to: CivilDate | null) =>
    from <= date && (to === null || date <= to);
  if (!within(day, start_date, last_day)) return false;
  const inPeriod = agreed.filter(
    ({ from, to }) => (to === null || to >= start_date) && (last_day === null || from <= last_day),
  );
  if (inPeriod.length === 0 || inPeriod.some(({ from, to }) => within(day, from, to))) return true;
  return inPeriod.every(({ from }) => day < from);
}

describe('properties', () => {
  test('rule 66: the year is the sum of its counted days, each a fraction of its month, whatever the order of contracts', () => {
    fc.assert(
      fc.property(employments, fc.constantFrom(2024, 2025, 2026, 2027, 2028), (employment, year) => {
        let expected = 0;
        for (let day: CivilDate = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1))
          if (counts(day, employment)) expected += 25 / 12 / daysInMonth(year, Number(day.slice(5, 7)));
        const shuffled = { ...employment, contracts: [...employment.contracts!].reverse() };
        for (const accrual of ['yearly', 'monthly'] as const) {
          expect(Math.abs(entitled(employment, year, { accrual }) - expected * 10_000)).toBeLessThanOrEqual(
            0.5001,
          );
          expect(entitled(shuffled, year, { accrual })).toBe(entitled(employment, year, { accrual }));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('rule 66: without proration contracts change nothing', () => {
    fc.assert(
      fc.property(employments, fc.constantFrom('none', 'yearly', 'monthly'), (employment, accrual) => {
        const bare = { ...employment, contracts: [] };
        const rules = policy({ accrual: accrual as PolicyRules['accrual'], prorate: false });
        for (const year of [2024, 2025, 2026])
          expect(accrualsOf({ policy: rules, employment }, year)).toEqual(
            accrualsOf({ policy: rules, employment: bare }, year),
          );
      }),
    );
  });

  test('rule 66 at the upgrade: the offset is at most the earlier corrections, and at most the drop of the entitlement', () => {
    fc.assert(
      fc.property(
        employments,
        fc.array(fc.integer({ min: -30, max: 30 }), { maxLength: 4 }),
        (employment, amounts) => {
          const rows = amounts.filter(Boolean).map((amount) => row('adjust', String(amount), '2026-05-01'));
          const [off, ...more] = offset(account({}, { employment, rows }));
          expect(more).toEqual([]);
          const byHand = rows.reduce((sum, one) => sum + one.days, 0);
          const falls = entitled(employment, 2026, {}, null) - entitled(employment);
          expect(off?.days ?? 0).toBe(Math.min(Math.max(0, -byHand), falls));
        },
      ),
    );
  });
});
