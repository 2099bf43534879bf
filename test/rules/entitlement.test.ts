/** Entitlement by part-time, agreement, seniority and rounding (rules 65-68): worked examples, and a model. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { accrualsOf } from '../../src/areas/pto/rules/accrual.ts';
import { balanceOf } from '../../src/areas/pto/rules/balance.ts';
import { offsetRows } from '../../src/areas/pto/rules/conversion.ts';
import { workingWeek } from '../../src/areas/pto/rules/counted.ts';
import { explain } from '../../src/areas/pto/rules/explain.ts';
import type { Account, ContractPeriod, Entitlement, PolicyRules } from '../../src/areas/pto/rules/types.ts';
import { addDays, daysInMonth, monthsAfter, type CivilDate } from '../../src/civil/dates.ts';
import { days, showDays } from '../../src/civil/days.ts';
import { account, PATTERNS, row } from './support/fixture.ts';

const WEEKS = {
  full: workingWeek(PATTERNS['Mon–Fri 8 h']!),
  three: workingWeek(PATTERNS['Mon–Wed 8 h']!),
  four: workingWeek({ mon: 8, tue: 8, wed: 8, thu: 8 }),
  half: workingWeek({ mon: 4, tue: 4, wed: 4, thu: 4, fri: 4 }),
};
type Contract = [week: keyof typeof WEEKS, from: CivilDate, to?: CivilDate];

const SCALED: Partial<PolicyRules> = { full_week: days('5') };

/** An account of somebody with these contracts, from the first one on. */
function held(
  contracts: readonly Contract[],
  rules: Partial<PolicyRules> = {},
  rest: Partial<Omit<Account, 'policy'>> = {},
): Account {
  const agreed = contracts.map(([week, from, to = null]): ContractPeriod => ({
    from,
    to,
    week: WEEKS[week],
  }));
  const employment = { start_date: contracts[0]?.[1] ?? '2020-01-01', last_day: null, contracts: agreed };
  return account({ ...SCALED, ...rules }, { employment, ...rest });
}

const agreement = (valid_from: CivilDate, annual: string | null, extra = '0'): Entitlement => ({
  valid_from,
  annual_days: annual === null ? null : days(annual),
  extra_days: days(extra),
});

const entitled = (of: Account, year = 2026) =>
  showDays(accrualsOf(of, year).reduce((sum, credit) => sum + credit.days, 0));

const STEP = (size: string, round_mode: PolicyRules['round_mode']): Partial<PolicyRules> => ({
  round_to: days(size),
  round_mode,
});
const FIXED_TERM: Contract[] = [['full', '2026-02-15', '2026-08-31']];
const TO_MARCH: Contract[] = [['full', '2020-01-01', '2026-03-31']];

describe('worked examples', () => {
  test.each<[string, Account, string]>([
    ['Monday to Wednesday', held([['three', '2020-01-01']]), '15.00'],
    ['no contract', held([]), '25.00'],
    [
      '5 to 3 days on 1 July',
      held([
        ['full', '2020-01-01', '2026-06-30'],
        ['three', '2026-07-01'],
      ]),
      '20.00',
    ],
    [
      '5 to 4 days on 16 October',
      held([
        ['full', '2020-01-01', '2026-10-15'],
        ['four', '2026-10-16'],
      ]),
      '23.95',
    ],
    [
      '200 hours, 20 of 40 hours a week',
      held([['half', '2020-01-01']], { unit: 'hour', annual_days: days('200'), full_week: days('40') }),
      '100.00',
    ],
    ['half days on five days count as five days', held([['half', '2020-01-01']]), '25.00'],
    ['more than a full week counts', held([['full', '2020-01-01']], { full_week: days('4') }), '31.25'],
    ['a policy that is not scaled', held([['three', '2020-01-01']], { full_week: null }), '25.00'],
  ])('rule 65: %s: %#', (_, of, amount) => {
    expect(entitled(of)).toBe(amount);
    const monthly = of.policy.versions.map((one) => ({
      ...one,
      rules: { ...one.rules, accrual: 'monthly' as const },
    }));
    expect(entitled({ ...of, policy: { versions: monthly } })).toBe(amount);
  });

  test.each<[string, Contract[], Partial<PolicyRules>, string]>([
    ['a fixed term from 15 February to 31 August', FIXED_TERM, {}, '13.54'],
    ['keep_below 1', FIXED_TERM, STEP('1', 'keep_below'), '14.00'],
    ['terminated to 31 March', TO_MARCH, {}, '6.25'],
    ['keep_below 1', TO_MARCH, STEP('1', 'keep_below'), '6.25'],
    ['nearest 1', TO_MARCH, STEP('1', 'nearest'), '6.00'],
    ['up 0.5', TO_MARCH, STEP('0.5', 'up'), '6.50'],
    ['nearest rounds a half up', TO_MARCH, STEP('0.5', 'nearest'), '6.50'],
    ['up keeps a whole step', [['full', '2020-01-01']], STEP('1', 'up'), '25.00'],
  ])('rule 66: %s: %j %j: %s', (_, contracts, rules, amount) => {
    expect(entitled(held(contracts, rules))).toBe(amount);
    expect(entitled(held(contracts, { ...rules, accrual: 'monthly' }))).toBe(amount);
  });

  test('rule 66: monthly accrual credits unrounded totals; the last credit brings the rounding', () => {
    const credits = accrualsOf(held(FIXED_TERM, { ...STEP('1', 'keep_below'), accrual: 'monthly' }), 2026);
    expect(credits.map(({ effective_on, days: amount }) => [effective_on, amount])).toEqual([
      ['2026-02-15', 10417],
      ['2026-03-01', 20833],
      ['2026-04-01', 20833],
      ['2026-05-01', 20834],
      ['2026-06-01', 20833],
      ['2026-07-01', 20833],
      ['2026-08-01', 25417],
    ]);
  });

  const FLOOR: Partial<PolicyRules> = { annual_days: days('30'), half_year_floor: days('20') };
  test.each<[string, Contract[], string]>([
    ['last day 31 July', [['full', '2020-01-01', '2026-07-31']], '20.00'],
    ['last day 30 June', [['full', '2020-01-01', '2026-06-30']], '15.00'],
    ['three days a week', [['three', '2020-01-01', '2026-07-31']], '12.00'],
    ['more than the floor', [['full', '2020-01-01', '2026-09-30']], '22.50'],
    ['six months to the day', [['full', '2026-01-16', '2026-07-15']], '20.00'],
    ['a day less than six months', [['full', '2026-01-16', '2026-07-14']], '14.92'],
    ['stays', [['full', '2026-07-01']], '15.00'],
    [
      'goes on in the next year',
      [
        ['full', '2020-01-01', '2026-07-31'],
        ['full', '2027-02-01'],
      ],
      '17.50',
    ],
  ])('rule 67: %s: %j: %s', (_, contracts, amount) => {
    expect(entitled(held(contracts, FLOOR))).toBe(amount);
    expect(entitled(held(contracts, { ...FLOOR, accrual: 'monthly' }))).toBe(amount);
  });

  const since2022: Contract[] = [['full', '2022-03-16']];
  test.each<[string, Account, string, number?]>([
    [
      '30 instead of 25 from 1 July',
      held([], {}, { entitlements: [agreement('2026-07-01', '30')] }),
      '27.50',
    ],
    [
      '5 more, Monday to Wednesday',
      held([['three', '2020-01-01']], {}, { entitlements: [agreement('2026-01-01', null, '5')] }),
      '18.00',
    ],
    [
      '1 more after 5 years on 16 March 2027',
      held(since2022, { seniority_steps: [{ years: 5, extra_days: days('1') }] }),
      '25.75',
      2027,
    ],
    [
      'the highest step counts, not the sum',
      held([['full', '2010-01-01']], {
        seniority_steps: [
          { years: 5, extra_days: days('1') },
          { years: 10, extra_days: days('3') },
        ],
      }),
      '28.00',
    ],
    [
      'a later agreement replaces the one before',
      held([], {}, { entitlements: [agreement('2026-01-01', '30', '2'), agreement('2026-07-01', null)] }),
      '28.50',
    ],
    [
      'an amount for a leave type without one',
      held([], { annual_days: 0 }, { entitlements: [agreement('2026-01-01', '10')] }),
      '10.00',
    ],
  ])('rule 68: %s: %#', (_, of, amount, year = 2026) => {
    expect(entitled(of, year)).toBe(amount);
  });

  test('rule 65: corrections that did by hand what scaling does are offset, others are not', () => {
    const scaled = held([['three', '2020-01-01']]).policy;
    const clara = (...amounts: string[]) => {
      const rows = amounts.map((amount) => row('adjust', amount, '2026-02-01'));
      const before = held([['three', '2020-01-01']], { full_week: null }, { rows });
      const added = offsetRows(before, scaled, rows);
      const after = { ...before, policy: scaled, rows: [...rows, ...added] };
      return [added.map((one) => showDays(one.days)), showDays(balanceOf(after).available)];
    };
    expect(clara('-10')).toEqual([['10.00'], '15.00']);
    expect(clara('2.5')).toEqual([[], '17.50']);
    expect(clara('-12')).toEqual([['10.00'], '13.00']);
  });
});

describe('explain', () => {
  test('rule 65: a year with a change of the week is told in two lines that add up', () => {
    const of = held(
      [
        ['full', '2020-01-01', '2026-10-15'],
        ['four', '2026-10-16'],
      ],
      STEP('0.5', 'up'),
    );
    expect(explain(of, 2026)).toMatchObject({
      exact: 239516,
      floor: null,
      lines: [
        {
          from: '2026-01-01',
          to: '2026-10-15',
          months: 94839,
          annual: 250000,
          week: 50000,
          full_week: 50000,
          days: 197581,
        },
        {
          from: '2026-10-16',
          to: '2026-12-31',
          months: 25161,
          annual: 250000,
          week: 40000,
          full_week: 50000,
          days: 41935,
        },
      ],
    });
    expect(explain(of, 2026).lines[1]!.why).toBe('4.00 of 5.00 days a week');
    expect(entitled(of)).toBe('24.00');
  });

  test('rule 65: leave that is not prorated is one line, a year before the ledger has none', () => {
    const of = held([['three', '2020-01-01']], { prorate: false, full_week: null });
    expect(explain(of, 2026).lines).toMatchObject([{ months: 120000, days: 250000, week: null }]);
    expect(explain(of, 2019)).toEqual({ lines: [], exact: 0, floor: null, rules: null });
  });
});

const FIRST = '2024-06-01';
const weeks = fc.constantFrom(...(Object.keys(WEEKS) as (keyof typeof WEEKS)[]));
/** Contracts by date with gaps between them, in 2024 to 2028. */
const contracts = fc
  .tuple(
    fc.array(fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 500 }), weeks), { maxLength: 5 }),
    fc.boolean(),
  )
  .map(([stretches, open]) => {
    let next = 0;
    return stretches.map(([gap, length, week], index): ContractPeriod => {
      const from = addDays(FIRST, next + gap);
      next += gap + length;
      const to = open && index === stretches.length - 1 ? null : addDays(from, length - 1);
      return { from, to, week: WEEKS[week] };
    });
  });
const accounts = fc
  .record({
    contracts,
    start: fc.nat(900),
    length: fc.option(fc.nat(1_200)),
    own: fc.array(fc.tuple(fc.nat(1_500), fc.option(fc.integer({ min: 0, max: 40 })), fc.nat(6)), {
      maxLength: 3,
    }),
    rules: fc.record({
      accrual: fc.constantFrom<PolicyRules['accrual']>('yearly', 'monthly'),
      unit: fc.constantFrom<PolicyRules['unit']>('day', 'hour'),
      full_week: fc.constantFrom(null, days('5'), days('38.5'), days('4')),
      round_to: fc.constantFrom(null, 2_500, 5_000, 10_000),
      round_mode: fc.constantFrom<PolicyRules['round_mode']>('nearest', 'up', 'keep_below'),
      half_year_floor: fc.constantFrom(null, days('20')),
      seniority_steps: fc.constantFrom(
        [],
        [
          { years: 1, extra_days: days('1') },
          { years: 2, extra_days: days('2.5') },
        ],
      ),
    }),
  })
  .map(({ contracts: agreed, start, length, own, rules }) => {
    const start_date = addDays(FIRST, start);
    const last_day = length === null ? null : addDays(start_date, length);
    const entitlements = [...new Map(own.map((one) => [one[0], one])).values()]
      .sort((a, b) => a[0] - b[0])
      .map(([on, annual, extra]) =>
        agreement(addDays(FIRST, on), annual === null ? null : `${annual}`, `${extra}`),
      );
    return account(rules, {
      employment: { start_date, last_day, contracts: agreed },
      entitlements,
      rows: [row('adjust', '0', '2024-01-01')],
    });
  });

/** The working week that counts on a day; null for none, undefined if the day does not count. */
function weekOn(day: CivilDate, { start_date, last_day, contracts: agreed = [] }: Account['employment']) {
  if (day < start_date || (last_day !== null && day > last_day)) return undefined;
  const own = agreed.filter(
    ({ from, to }) => (to === null || to >= start_date) && (last_day === null || from <= last_day),
  );
  if (own.length === 0) return null;
  const first = own[0]!;
  const of = day < first.from ? first : own.find(({ from, to }) => from <= day && (to === null || day <= to));
  return of?.week;
}

/** The year's amount by a model of its own: day by day, in floating point. */
function modelled(of: Account, year: number): number {
  const { rules } = of.policy.versions[0]!;
  const counts = (day: CivilDate) => weekOn(day, of.employment) !== undefined;
  const factor = (day: CivilDate) => {
    const week = weekOn(day, of.employment);
    return rules.full_week === null || !week ? 1 : week[rules.unit] / rules.full_week;
  };
  let sum = 0;
  let last: CivilDate | null = null;
  for (let month = 1; month <= 12; month++) {
    const length = daysInMonth(year, month);
    const counted = Array.from({ length }, (_, n) =>
      addDays(`${year}-${String(month).padStart(2, '0')}-01`, n),
    ).filter(counts);
    if (counted.length === 0) continue;
    const [first] = counted;
    const own = [...(of.entitlements ?? [])].reverse().find(({ valid_from }) => valid_from <= first!);
    const steps = rules.seniority_steps.filter(
      ({ years }) => monthsAfter(of.employment.start_date, 12 * years) <= first!,
    );
    const annual =
      (own?.annual_days ?? rules.annual_days) + (own?.extra_days ?? 0) + (steps.at(-1)?.extra_days ?? 0);
    for (const day of counted) sum += (annual * factor(day)) / 12 / length;
    last = counted.at(-1)!;
  }
  if (last === null) return 0;
  let ends = true;
  for (let day = addDays(last, 1); day < '2030-01-01'; day = addDays(day, 1)) ends &&= !counts(day);
  const leaves =
    ends && last.slice(5) >= '07-01' && monthsAfter(of.employment.start_date, 6) <= addDays(last, 1);
  if (rules.half_year_floor !== null && leaves) sum = Math.max(sum, rules.half_year_floor * factor(last));
  return sum;
}

describe('properties', () => {
  test('rules 65-68: the year is within a step of a day-by-day model, and exact without rounding', () => {
    fc.assert(
      fc.property(accounts, fc.constantFrom(2024, 2025, 2026, 2027, 2028), (of, year) => {
        const { round_to, round_mode } = of.policy.versions[0]!.rules;
        const amount = accrualsOf(of, year).reduce((sum, credit) => sum + credit.days, 0);
        const exact = modelled(of, year);
        const step = round_to ?? 1;
        const [least, most] = { nearest: [-0.5, 0.5], up: [0, 1], keep_below: [0, 0.5] }[round_mode] as [
          number,
          number,
        ];
        expect(amount - exact).toBeGreaterThanOrEqual((round_to === null ? -0.5 : least) * step - 0.6);
        expect(amount - exact).toBeLessThanOrEqual((round_to === null ? 0.5 : most) * step + 0.6);
        if (round_to !== null && round_mode !== 'keep_below') expect(amount % step).toBe(0);
      }),
      { numRuns: 500 },
    );
  });

  test('rules 65-68: the lines of an explanation add up to the exact amount, which gives the entitlement', () => {
    fc.assert(
      fc.property(accounts, fc.constantFrom(2024, 2025, 2026), (of, year) => {
        const { lines, exact } = explain(of, year);
        expect(lines.reduce((sum, line) => sum + line.days, 0)).toBe(exact);
        for (const [index, line] of lines.entries()) {
          expect(line.from <= line.to).toBe(true);
          if (index > 0) expect(lines[index - 1]!.to < line.from).toBe(true);
        }
        const { round_to, half_year_floor } = of.policy.versions[0]!.rules;
        if (round_to === null && half_year_floor === null)
          expect(accrualsOf(of, year).reduce((sum, credit) => sum + credit.days, 0)).toBe(exact);
      }),
      { numRuns: 300 },
    );
  });
});

test('rule 67: months after a date end on the day before, or on the last day of a shorter month', () => {
  expect(monthsAfter('2026-03-16', 6)).toBe('2026-09-16');
  expect(monthsAfter('2026-08-31', 6)).toBe('2027-03-01');
  expect(monthsAfter('2024-02-29', 12)).toBe('2025-03-01');
  expect(monthsAfter('2026-12-01', 1)).toBe('2027-01-01');
});
