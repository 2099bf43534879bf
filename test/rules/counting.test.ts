/** What an absence costs, and which spans are refused (rules 1–8, 10). */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { addDays, dayNumber, formatDate } from '../../src/civil/dates.ts';
import { showDays } from '../../src/civil/days.ts';
import { type Cost, type Holiday, type PatternVersion } from '../../src/schedule/counting.ts';
import { byYear, costOfSpan, type CostTerms } from '../support/costOfSpan.ts';
import {
  shapeProblems,
  slotsOf,
  slotsOverlap,
  slotsToRange,
  spanProblems,
} from '../../src/areas/pto/rules/spans.ts';
import type { Half, Span } from '../../src/schedule/span.ts';
import type { PolicyRules } from '../../src/areas/pto/rules/types.ts';
import { fullTime, halvesOf, HOLIDAYS, PATTERNS, VACATION } from './support/fixture.ts';
import { examples, type Row } from './support/tables.ts';

function spanOf(row: Row): Span {
  return { start_date: row.start!, end_date: row.end!, ...halvesOf(row.halves!) };
}

function termsOf(row: Row, unit: 'day' | 'hour'): CostTerms {
  return {
    pattern: [{ from: '2000-01-01', to: null, hours: PATTERNS[row.pattern!]! }],
    holidays: HOLIDAYS,
    unit,
  };
}

describe('what an absence costs', () => {
  test.each(examples('counting.md', 'Days'))('rule $rule: $example: $days', (row) => {
    const cost = costOfSpan(spanOf(row), termsOf(row, 'day'));
    expect(showDays(cost.total)).toBe(row.days);
    expect(
      byYear(cost)
        .map(({ year, days }) => `${year} ${showDays(days)}`)
        .join(', '),
    ).toBe(row['by year']);
    expect(cost.inDays).toBe(cost.total);
  });

  test.each(examples('counting.md', 'Hours'))('rule $rule: in hours, $example: $hours', (row) => {
    expect(showDays(costOfSpan(spanOf(row), termsOf(row, 'hour')).total)).toBe(row.hours);
  });

  test('rule 6: morning and afternoon of Christmas Eve cost 0.50 together', () => {
    const half = (which: Half) =>
      costOfSpan(
        { start_date: '2026-12-24', end_date: '2026-12-24', start_half: which, end_half: which },
        fullTime(),
      ).total;
    expect(showDays(half('am') + half('pm'))).toBe('0.50');
  });

  test('rule 10: a new pattern from 1 July does not change June', () => {
    const june: Span = { start_date: '2026-06-22', end_date: '2026-07-05' };
    const terms: CostTerms = {
      pattern: [
        { from: '2024-01-01', to: '2026-06-30', hours: PATTERNS['Mon–Fri 8 h']! },
        { from: '2026-07-01', to: null, hours: PATTERNS['Mon–Wed 8 h']! },
      ],
      holidays: [],
      unit: 'day',
    };
    // 22–26 June: 5; 29 and 30 June: 2; Wednesday 1 July: 1.
    expect(showDays(costOfSpan(june, terms).total)).toBe('8.00');
  });

  test('each date says why it costs less than a day', () => {
    const span: Span = { start_date: '2026-12-23', end_date: '2026-12-26', start_half: 'pm' };
    expect(costOfSpan(span, fullTime()).perDay).toEqual([
      { date: '2026-12-23', days: 5_000, reason: 'afternoon only' },
      { date: '2026-12-24', days: 5_000, reason: '24 Dec pm: half holiday (Christmas Eve)' },
      { date: '2026-12-25', days: 0, reason: 'holiday: Christmas Day' },
      { date: '2026-12-26', days: 0, reason: 'not a working day' },
    ]);
    expect(costOfSpan({ start_date: '2026-06-01', end_date: '2026-06-01' }, fullTime()).perDay).toEqual([
      { date: '2026-06-01', days: 10_000 },
    ]);
  });

  test('a date before the first contract is not worked', () => {
    const terms = {
      ...fullTime(),
      pattern: [{ from: '2026-06-03', to: null, hours: PATTERNS['Mon–Fri 8 h']! }],
    };
    expect(costOfSpan({ start_date: '2026-06-01', end_date: '2026-06-05' }, terms).total).toBe(30_000);
  });
});

describe('properties of counting', () => {
  const base = dayNumber('2026-11-01');
  const half = fc.constantFrom<Half | null>('am', 'pm', null);
  const anySpan = fc
    .tuple(fc.nat(90), fc.nat(40), half, half)
    .map(([from, length, start_half, end_half]): Span => ({
      start_date: formatDate(base + from),
      end_date: formatDate(base + from + length),
      start_half,
      end_half,
    }))
    .filter((span) => shapeProblems(span) === null);
  const anyHoliday = fc
    .tuple(fc.nat(130), fc.constantFrom('none', 'am', 'pm'))
    .map(([n, half_day]): Holiday => ({
      date: formatDate(base + n),
      name: 'Holiday',
      half_day: half_day as 'am',
    }));
  const anyTerms = fc
    .tuple(
      fc.constantFrom(...Object.values(PATTERNS)),
      fc.constantFrom(...Object.values(PATTERNS)),
      fc.nat(130),
      fc.array(anyHoliday, { maxLength: 12 }),
      fc.constantFrom('day', 'hour'),
    )
    .map(([first, second, change, holidays, unit]): CostTerms => ({
      pattern: [
        { from: '2020-01-01', to: formatDate(base + change), hours: first },
        { from: formatDate(base + change + 1), to: null, hours: second },
      ],
      holidays,
      unit: unit as 'day',
    }));

  /**
   * Counts again with Temporal, half day by half day, over sets of dates. It shares no code with the service.
   */
  function bruteForce(span: Span, terms: CostTerms): number {
    const oneDay = span.start_date === span.end_date;
    const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
    let total = 0;
    let date = Temporal.PlainDate.from(span.start_date);
    const end = Temporal.PlainDate.from(span.end_date);
    for (; Temporal.PlainDate.compare(date, end) <= 0; date = date.add({ days: 1 })) {
      const text = date.toString();
      const hours = terms.pattern.find((v) => v.from <= text && (v.to === null || text <= v.to))?.hours[
        names[date.dayOfWeek - 1]!
      ];
      if (!hours) continue;
      const halves = new Set<Half>(['am', 'pm']);
      if (oneDay && !(span.start_half === 'am' && span.end_half === 'pm')) {
        const named = span.start_half ?? span.end_half;
        if (named) halves.delete(named === 'am' ? 'pm' : 'am');
      } else if (!oneDay) {
        if (text === span.start_date && span.start_half === 'pm') halves.delete('am');
        if (text === span.end_date && span.end_half === 'am') halves.delete('pm');
      }
      for (const holiday of terms.holidays.filter((h) => h.date === text)) {
        if (holiday.half_day === 'none') halves.clear();
        else halves.delete(holiday.half_day);
      }
      total += halves.size * (terms.unit === 'day' ? 5_000 : hours * 5_000);
    }
    return total;
  }

  test('rule 1: the cost agrees with a half-by-half count by Temporal', () => {
    fc.assert(
      fc.property(anySpan, anyTerms, (span, terms) => {
        expect(costOfSpan(span, terms).total).toBe(bruteForce(span, terms));
      }),
      { numRuns: 1000 },
    );
  });

  test('rule 8: the cost is the sum of its days and of its years', () => {
    fc.assert(
      fc.property(anySpan, anyTerms, (span, terms) => {
        const cost = costOfSpan(span, terms);
        expect(cost.perDay.reduce((sum, day) => sum + day.days, 0)).toBe(cost.total);
        expect(byYear(cost).reduce((sum, year) => sum + year.days, 0)).toBe(cost.total);
        expect(cost.perDay.length).toBe(dayNumber(span.end_date) - dayNumber(span.start_date) + 1);
      }),
    );
  });

  test('a span split at any noon or midnight costs the same, and its parts share no slot', () => {
    fc.assert(
      fc.property(anySpan, anyTerms, fc.nat(40), fc.boolean(), (span, terms, n, atNoon) => {
        const cut = addDays(span.start_date, n);
        fc.pre(cut < span.end_date);
        const first: Span = { ...span, end_date: cut, end_half: atNoon ? 'am' : null };
        const second: Span = atNoon
          ? { ...span, start_date: cut, start_half: 'pm' }
          : { ...span, start_date: addDays(cut, 1), start_half: null };
        if (first.start_date === first.end_date) {
          // On a single day the start half is given together with the end half.
          fc.pre(!(span.start_half === 'pm' && atNoon));
          Object.assign(first, { start_half: span.start_half ?? 'am', end_half: atNoon ? 'am' : 'pm' });
        }
        if (second.start_date === second.end_date) {
          fc.pre(!(atNoon && span.end_half === 'am'));
          Object.assign(second, { start_half: atNoon ? 'pm' : 'am', end_half: span.end_half ?? 'pm' });
        }
        expect(costOfSpan(first, terms).total + costOfSpan(second, terms).total).toBe(
          costOfSpan(span, terms).total,
        );
        expect(slotsOverlap(slotsOf(first), slotsOf(second))).toBe(false);
        expect([slotsOf(first).from, slotsOf(first).to, slotsOf(second).to]).toEqual([
          slotsOf(span).from,
          slotsOf(second).from,
          slotsOf(span).to,
        ]);
      }),
    );
  });

  test('rule 7: spans on separate dates never overlap, spans that both cover a whole date always do', () => {
    fc.assert(
      fc.property(anySpan, anySpan, (a, b) => {
        const apart = a.end_date < b.start_date || b.end_date < a.start_date;
        if (apart) expect(slotsOverlap(slotsOf(a), slotsOf(b))).toBe(false);
        const whole = { start_date: b.start_date, end_date: b.end_date };
        expect(slotsOverlap(slotsOf(a), slotsOf(whole))).toBe(!apart);
      }),
    );
  });
});

describe('which spans are refused', () => {
  test.each(examples('counting.md', 'Overlap'))(
    'rule $rule: $first and $second share a half day: $share a half day',
    (row) => {
      const parse = (text: string) => {
        const [, from, to, halves] = /^(\S+) … (\S+) (\S+)$/.exec(text)!;
        return slotsOf({ start_date: `2026-${from}`, end_date: `2026-${to}`, ...halvesOf(halves!) });
      };
      expect(slotsOverlap(parse(row.first!), parse(row.second!))).toBe(row['share a half day'] === 'yes');
    },
  );

  test('slots are written as a Postgres range', () => {
    const day = dayNumber('2026-06-01');
    expect(
      slotsToRange(slotsOf({ start_date: '2026-06-01', end_date: '2026-06-01', start_half: 'pm' })),
    ).toBe(`[${2 * day + 1},${2 * day + 2})`);
  });

  const problems = (
    span: Span,
    rules: Partial<PolicyRules> = {},
    rest: { onBehalf?: boolean; today?: string; cost?: () => Cost } = {},
  ) =>
    spanProblems(span, {
      rules: { ...VACATION, ...rules },
      employment: { start_date: '2026-04-16', last_day: '2026-12-31' },
      today: rest.today ?? '2026-06-01',
      cost: () => costOfSpan(span, fullTime()),
      ...rest,
    });
  const day = (start_date: string, end_date = start_date, halves = '–/–'): Span => ({
    start_date,
    end_date,
    ...halvesOf(halves),
  });

  test('a valid request has no problems', () => {
    expect(problems(day('2026-06-08', '2026-06-12'))).toBeNull();
  });

  test('rule 3: a weekend is no_working_days', () => {
    expect(problems(day('2026-06-06', '2026-06-07'))).toMatchObject({ code: 'no_working_days' });
    expect(problems(day('2026-12-25'))).toMatchObject({ code: 'no_working_days' });
  });

  test('rule 3: the free afternoon of a working day is no_working_days too, because an absence must cost something', () => {
    expect(problems(day('2026-12-24', '2026-12-24', 'pm/pm'))).toMatchObject({ code: 'no_working_days' });
    expect(problems(day('2026-12-24'))).toBeNull();
  });

  const fridayToMonday = day('2026-06-05', '2026-06-08');
  const under = (pattern: PatternVersion[]) =>
    problems(fridayToMonday, {}, { cost: () => costOfSpan(fridayToMonday, { ...fullTime(), pattern }) });

  test.each<[string, string, PatternVersion[]]>([
    ['no contract at all', '2026-06-05', []],
    ['one without any hours', '2026-06-05', [{ from: '2020-01-01', to: null, hours: { mon: 0 } }]],
    ['one that ends before', '2026-06-05', [{ from: '2020-01-01', to: '2026-05-31', hours: { mon: 8 } }]],
    ['one that ends within', '2026-06-07', [{ from: '2020-01-01', to: '2026-06-06', hours: { mon: 8 } }]],
    ['one that begins within', '2026-06-05', [{ from: '2026-06-07', to: null, hours: { tue: 8 } }]],
  ])('rule 3: Friday to Monday with %s: no_contract since %s', (_, first, pattern) => {
    expect(under(pattern)).toEqual({
      errors: { non_field_errors: [expect.stringContaining(first)] },
      code: 'no_contract',
      data: { first_day: first },
    });
  });

  test('rule 3: a contract with other weekdays is no_working_days; one that ends after a worked day is accepted', () => {
    const tuesdays = under([{ from: '2020-01-01', to: null, hours: { tue: 8 } }]);
    expect(tuesdays).toEqual({ errors: { non_field_errors: [expect.any(String)] }, code: 'no_working_days' });
    expect(under([{ from: '2020-01-01', to: '2026-06-05', hours: { fri: 8 } }])).toBeNull();
  });

  test('rule 4: a single day from the afternoon to the morning is refused', () => {
    expect(problems(day('2026-06-08', '2026-06-08', 'pm/am'))).toEqual({
      errors: { end_half: [expect.any(String)] },
      code: null,
    });
  });

  test.each<[string, Span, Partial<PolicyRules>, string, string | null]>([
    ['ends before it starts', day('2026-06-09', '2026-06-08'), {}, 'end_date', null],
    ['not a date', day('2026-06-31', '2026-07-02'), {}, 'start_date', null],
    ['367 days', day('2026-05-01', '2027-05-02'), {}, 'end_date', null],
    [
      'a half of a policy of whole days',
      day('2026-06-08', '2026-06-08', 'pm/–'),
      { allow_half_days: false },
      'start_half',
      null,
    ],
    [
      'six days where five are allowed',
      day('2026-06-08', '2026-06-15'),
      { max_consecutive_days: 5 },
      'end_date',
      null,
    ],
    ['notice too short', day('2026-06-08'), { min_notice_days: 8 }, 'start_date', 'notice_too_short'],
    ['in the waiting period', day('2026-06-08'), { waiting_days: 90 }, 'start_date', null],
    ['before the first day', day('2026-04-15'), {}, 'start_date', null],
    ['after the last day', day('2026-12-30', '2027-01-02'), {}, 'end_date', null],
  ])('422: %s', (_, span, rules, field, code) => {
    const found = problems(span, rules)!;
    expect(Object.keys(found.errors)).toEqual([field]);
    expect(found.code).toBe(code);
  });

  test.each<[string, Span, Partial<PolicyRules>, { onBehalf?: boolean }]>([
    ['366 days are allowed', day('2026-04-16', '2026-12-31'), {}, {}],
    [
      'whole days, said with halves',
      day('2026-06-08', '2026-06-08', 'am/pm'),
      { allow_half_days: false },
      {},
    ],
    [
      'five days where five are allowed, over a weekend',
      day('2026-06-05', '2026-06-11'),
      { max_consecutive_days: 5 },
      {},
    ],
    ['the last day of notice', day('2026-06-08'), { min_notice_days: 7 }, {}],
    ['no notice when a manager enters it', day('2026-06-08'), { min_notice_days: 30 }, { onBehalf: true }],
    ['the day the waiting is over', day('2026-06-08'), { waiting_days: 53 }, {}],
    ['yesterday, without notice', day('2026-05-29'), {}, {}],
  ])('accepted: %s', (_, span, rules, rest) => {
    expect(problems(span, rules, rest)).toBeNull();
  });
});
