/** Credits of years in which nothing changes are counted once for everybody (rules 65-69). */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { accrualsOf } from '../../src/areas/pto/rules/accrual.ts';
import { workingWeek } from '../../src/areas/pto/rules/counted.ts';
import type { Entitling, Policy, PolicyRules } from '../../src/areas/pto/rules/types.ts';
import { addDays, type CivilDate } from '../../src/civil/dates.ts';
import { days } from '../../src/civil/days.ts';
import { account, PATTERNS } from './support/fixture.ts';

const WEEKS = [workingWeek(PATTERNS['Mon–Fri 8 h']!), workingWeek(PATTERNS['Mon–Wed 8 h']!)];

const date = fc.integer({ min: 0, max: 4 * 365 }).map((n) => addDays('2024-01-01', n));
/** The borders of leave years and the days beside them, where years stop being whole. */
const border = fc.constantFrom<CivilDate>(
  '2025-01-01',
  '2025-12-31',
  '2026-01-01',
  '2025-04-01',
  '2026-03-31',
);
const day = fc.oneof(date, border);

const rules: fc.Arbitrary<Partial<PolicyRules>> = fc.record({
  accrual: fc.constantFrom('none', 'yearly', 'monthly'),
  prorate: fc.boolean(),
  annual_days: fc.constantFrom(days('25'), days('30')),
  full_week: fc.constantFrom(null, days('5')),
  half_year_floor: fc.constantFrom(null, days('20')),
  seniority_steps: fc.constantFrom<PolicyRules['seniority_steps']>([], [{ years: 2, extra_days: days('1') }]),
});

const policy: fc.Arbitrary<Policy> = fc
  .record({
    first: rules,
    second: rules,
    from: day,
    yearStarts: fc.constantFrom(1, 4),
    changes: fc.boolean(),
  })
  .map(({ first, second, from, yearStarts, changes }) => {
    const [before, after] = [account(first).policy.versions[0]!, account(second).policy.versions[0]!];
    return {
      yearStarts,
      versions: changes ? [before, { ...after, effective_from: from }] : [before],
    };
  });

const person: fc.Arbitrary<Omit<Entitling, 'policy'>> = fc
  .record({
    start_date: fc.oneof(fc.constant('2020-01-01'), day),
    last_day: fc.oneof(fc.constant(null), day),
    week: fc.constantFrom(...WEEKS),
    ends: fc.oneof(fc.constant(null), day),
    agreed: fc.option(fc.record({ valid_from: day, extra_days: fc.constantFrom(0, days('5')) })),
  })
  .map(({ start_date, last_day, week, ends, agreed }) => ({
    employment: {
      start_date,
      last_day: last_day !== null && last_day < start_date ? null : last_day,
      contracts: [{ from: start_date, to: ends !== null && ends < start_date ? null : ends, week }],
    },
    entitlements: agreed ? [{ ...agreed, annual_days: null }] : [],
  }));

test('a person is credited the same whether or not others with the same rules were counted before', () => {
  fc.assert(
    fc.property(policy, fc.array(person, { minLength: 2, maxLength: 6 }), (shared, people) => {
      for (const year of [2024, 2025, 2026])
        for (const one of people)
          expect(accrualsOf({ policy: shared, ...one }, year)).toEqual(
            // copied rules are not known yet
            accrualsOf({ policy: structuredClone(shared), ...one }, year),
          );
    }),
    { numRuns: 400 },
  );
});
