/** Worked examples of balances over time (rules 9, 10, 12, 14-17, 19), and properties of closed years. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../../src/civil/dates.ts';
import { days, showDays } from '../../src/civil/days.ts';
import { accrualsOf, accrualsToPost } from '../../src/areas/pto/rules/accrual.ts';
import { balanceOf } from '../../src/areas/pto/rules/balance.ts';
import type { Holiday } from '../../src/schedule/counting.ts';
import { costOfSpan } from '../support/costOfSpan.ts';
import {
  bookingsOf,
  grantedRows,
  recount,
  releasedRows,
  requestedRows,
} from '../../src/areas/pto/rules/ledger.ts';
import { checkSpend } from '../../src/areas/pto/rules/spending.ts';
import {
  isUnlimited,
  type Account,
  type LedgerRow,
  type PolicyRules,
} from '../../src/areas/pto/rules/types.ts';
import { closeYear, dueRows } from '../../src/areas/pto/rules/yearEnd.ts';
import { account, fullTime, PATTERNS, row, VACATION } from './support/fixture.ts';
import { examples } from './support/tables.ts';

/** Kinds of rows that reduce a balance; the examples write them without a sign. */
const TAKES = ['use', 'reserve', 'expire'];

/**
 * Parses `use 23 on 06-01; reserve 1.5 on 12-07`; each use and reserve is an absence of its own on that day.
 */
const ledgerOf = (text: string): LedgerRow[] =>
  text
    .split('; ')
    .filter(Boolean)
    .map((part) => {
      const [, kind, amount, date] = /^(\w+) (-?[\d.]+) on (\d\d-\d\d)$/.exec(part)!;
      const held = ['use', 'reserve', 'release'].includes(kind!);
      const signed = TAKES.includes(kind!) ? `-${amount}` : amount!;
      return row(kind as LedgerRow['kind'], signed, `2026-${date}`, held ? date! : null);
    });

const written = (rows: readonly LedgerRow[], date: (one: string) => string): string =>
  rows
    .map(({ kind, days: amount, effective_on }) => `${kind} ${showDays(amount)} on ${date(effective_on)}`)
    .join('; ');

const sum = (rows: readonly LedgerRow[], year: number): number =>
  rows.reduce((total, one) => (one.year === year ? total + one.days : total), 0);

describe('worked examples', () => {
  test.each(examples('balances.md', 'Patterns that change'))('rule $rule: $example: $days', (example) => {
    const { before, from, after, start, end } = example as Record<string, string>;
    const terms = {
      pattern: [
        { from: '2020-01-01', to: addDays(from!, -1), hours: PATTERNS[before!]! },
        { from: from!, to: null, hours: PATTERNS[after!]! },
      ],
      holidays: [],
      unit: 'day' as const,
    };
    expect(showDays(costOfSpan({ start_date: start!, end_date: end! }, terms).total)).toBe(example.days);
  });

  test.each(examples('balances.md', 'Holidays added later'))('rule $rule: $example: $days', (example) => {
    const span = { start_date: '2026-06-01', end_date: '2026-06-05' };
    const holiday: Holiday = {
      date: example.holiday!,
      name: 'Holiday',
      half_day: example.half as Holiday['half_day'],
    };
    const { policy } = account();
    const [before, after] = [costOfSpan(span, fullTime([])), costOfSpan(span, fullTime([holiday]))];
    const status = example.status as 'approved';
    const spend = status === 'approved' ? grantedRows : requestedRows;
    const locked = example['locked through']!;
    const counted = recount(
      {
        absence_id: 'a',
        status,
        rows: spend('a', bookingsOf(before, policy)),
        before,
        after,
        lockedThrough: locked === '–' ? null : locked,
      },
      policy,
    );
    expect(showDays(before.total + counted.change)).toBe(example.days);
    expect(written(counted.rows, (date) => date.slice(5))).toBe(example.written);
  });

  test.each(examples('balances.md', 'Balances on a day'))('rule $rule: $example: $available', (example) => {
    const state = account(
      { annual_days: days(example['days a year']!), accrual: example.accrual as PolicyRules['accrual'] },
      {
        employment: { start_date: example['employed from']!, last_day: null },
        rows: ledgerOf(example.ledger!),
        today: example.today!,
      },
    );
    const balance = balanceOf(state, { as_of: example['as of']! });
    expect([balance.accrued, balance.pending, balance.available].map(showDays)).toEqual([
      example.accrued,
      example.pending,
      example.available,
    ]);
  });

  test.each(examples('balances.md', 'Spending'))('rule $rule: $example: $granted', (example) => {
    const overdraft = example.overdraft === '–' ? null : days(example.overdraft!);
    const state = account(
      { allow_negative: overdraft },
      { rows: ledgerOf(example.ledger!), today: '2026-01-02' },
    );
    const check = checkSpend(state, [{ year: 2026, effective_on: example.on!, days: days(example.asked!) }]);
    expect([check.ok ? 'yes' : 'no', check.ok ? '' : showDays(check.available)]).toEqual([
      example.granted,
      example.available,
    ]);
  });

  test.each(examples('balances.md', 'Closing a year twice'))('rule $rule: $example', (example) => {
    const open = account({}, { rows: ledgerOf(example.ledger!), today: '2027-01-02' });
    const closed = [...open.rows, ...closeYear(open, 2026).rows, ...ledgerOf(example.then!)];
    const again = closeYear({ ...open, rows: closed }, 2026);
    expect([showDays(again.carried), showDays(again.forfeited)]).toEqual([
      example.carried,
      example.forfeited,
    ]);
    expect(written(again.rows, (date) => date)).toBe(example['written the second time']);
  });

  test('there are more than sixty examples, and each rule that counts days has one', () => {
    const tables: [string, string[]][] = [
      ['counting.md', ['Days', 'Hours', 'Overlap']],
      ['accrual.md', ['Credited', 'A policy changed within the year', 'Year end', 'Carried days first']],
      [
        'balances.md',
        [
          'Patterns that change',
          'Holidays added later',
          'Balances on a day',
          'Spending',
          'Closing a year twice',
        ],
      ],
    ];
    const all = tables.flatMap(([file, headings]) => headings.flatMap((heading) => examples(file, heading)));
    expect(all.length).toBeGreaterThan(60);
    const rules = new Set(all.map((example) => Number(example.rule)));
    const expected = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19];
    expect([...rules].sort((a, b) => a - b)).toEqual(expected);
  });
});

describe('an account without rows', () => {
  const state = (opened?: string, today = '2027-01-02') =>
    account({}, { today, ...(opened === undefined ? {} : { opened }) });

  test('rule 13: has carry-over from the year in which it was opened, and none from before', () => {
    expect(showDays(balanceOf(state('2026-03-01')).carried_over)).toBe('5.00');
    expect(showDays(balanceOf(state('2027-01-01')).carried_over)).toBe('0.00');
    expect(showDays(balanceOf(state()).carried_over)).toBe('0.00');
    expect(closeYear(state('2026-03-01'), 2026)).toMatchObject({ carried: days('5'), forfeited: days('20') });
    expect(closeYear(state('2027-01-01'), 2026)).toMatchObject({ carried: 0, forfeited: 0, rows: [] });
  });

  test('rule 15: once a year is closed, its rows say what was carried, and the opening date no longer matters', () => {
    // read from the last closed year on, as the balance is
    const rows = [
      row('carry', '2', '2026-01-01'),
      row('carry', '-4', '2027-01-01', null, 2026),
      row('carry', '4', '2027-01-01'),
    ];
    const cut = { ...state('2024-01-01'), rows };
    expect(showDays(balanceOf(cut).carried_over)).toBe('4.00');
    expect(showDays(balanceOf(cut, { year: 2026 }).carried_over)).toBe('2.00');
  });

  test('rule 14: carried days that expired are reported when the year is closed', () => {
    const carried = { ...state('2026-01-01'), rows: [row('carry', '5', '2026-01-01')] };
    expect(closeYear(carried, 2026)).toMatchObject({
      expired: days('5'),
      carried: days('5'),
      forfeited: days('20'),
    });
  });
});

describe('corrected credits', () => {
  test('rule 12: a last day set late, removed and set again: one row each time, all on one date, with the correct sum', () => {
    const { policy, employment } = account();
    const posted: LedgerRow[] = [];
    for (const [last_day, due] of [
      [null, '25'],
      ['2026-06-30', '12.5'],
      [null, '25'],
      ['2026-06-30', '12.5'],
    ] as const) {
      const credits = accrualsOf({ policy, employment: { ...employment, last_day } }, 2026);
      posted.push(...accrualsToPost(credits, posted, 2026, '2026-12-31'));
      expect(sum(posted, 2026)).toBe(days(due));
      expect(accrualsToPost(credits, posted, 2026, '2026-12-31')).toEqual([]);
    }
    expect(posted.map(({ kind, effective_on }) => `${kind} ${effective_on}`)).toEqual(
      Array(4).fill('grant 2026-01-01'),
    );
  });

  test('a run never posts two rows of one kind for one date and year, so that counting them tells them apart', () => {
    const amount = fc.integer({ min: 0, max: 40 }).map((n) => n * 5_000);
    const version = fc.record({
      from: fc.constantFrom('2026-01-01', '2026-04-01', '2026-07-16', '2027-01-01'),
      annual_days: amount,
      accrual: fc.constantFrom<PolicyRules['accrual']>('none', 'yearly', 'monthly'),
      carry_over_max: fc.option(amount),
    });
    fc.assert(
      fc.property(
        fc.array(version, { maxLength: 3 }),
        fc.array(amount, { maxLength: 3 }),
        (changes, taken) => {
          const versions = [
            { effective_from: '2020-01-01', rules: VACATION },
            ...changes
              .sort((a, b) => (a.from < b.from ? -1 : 1))
              .map(({ from, ...change }) => ({ effective_from: from, rules: { ...VACATION, ...change } })),
          ];
          const rows = taken.map((size, i) => ({
            ...row('use', '0', `2026-0${i + 3}-02`, `a${i}`),
            days: -size,
          }));
          let state: Account = { ...account({}, { rows, today: '2027-06-01' }), opened: '2026-01-01' };
          for (const policy of [state.policy, { versions }]) {
            const posted = closeYear({ ...state, policy }, 2026).rows;
            const keys = posted.map(({ kind, effective_on, year }) => `${year} ${kind} ${effective_on}`);
            expect(new Set(keys).size).toBe(keys.length);
            state = { ...state, rows: [...state.rows, ...posted] };
            expect(closeYear({ ...state, policy }, 2026).rows).toEqual([]);
          }
        },
      ),
    );
  });
});

describe('a closed year', () => {
  const open = account({}, { rows: ledgerOf('use 20 on 06-01'), today: '2027-01-02' });
  const closed = { ...open, rows: [...open.rows, ...closeYear(open, 2026).rows] };
  const inDecember = (amount: string) => [{ year: 2026, effective_on: '2026-12-01', days: days(amount) }];

  test('rule 13: has nothing left to take, because it was carried over', () => {
    expect(checkSpend(open, inDecember('5')).ok).toBe(true);
    expect(checkSpend(closed, inDecember('0.5'))).toEqual({ ok: false, year: 2026, available: 0 });
  });

  test('rule 15: days that are returned or added to it can be taken again', () => {
    const back = { ...closed, rows: [...closed.rows, row('release', '2', '2026-06-01', '06-01')] };
    expect(checkSpend(back, inDecember('2')).ok).toBe(true);
    expect(checkSpend(back, inDecember('2.5'))).toMatchObject({ available: days('2') });
  });

  test('rule 17: a request made in time can be approved after it was closed', () => {
    const waiting = { ...open, rows: [...open.rows, row('reserve', '-3', '2026-12-01', 'b')] };
    const after = { ...waiting, rows: [...waiting.rows, ...closeYear(waiting, 2026).rows] };
    expect(checkSpend(after, inDecember('3'), 'b').ok).toBe(true);
    expect(checkSpend(after, inDecember('3.5'), 'b')).toMatchObject({ available: days('3') });
  });

  test('rule 17: the days shown as available can be spent, even if next year relies on part of the rest', () => {
    const rows = ledgerOf('use 20.5 on 06-01').concat(row('use', '-25.5', '2027-02-01', 'b'));
    const state = account({}, { rows, today: '2026-11-20' });
    expect(checkSpend(state, inDecember('5'))).toEqual({ ok: false, year: 2026, available: days('4') });
    expect(checkSpend(state, inDecember('4')).ok).toBe(true);
  });

  test('rules 13, 17: in any order of requests, returns and closings, no day ends below what the policy allows', () => {
    const step = fc.record({
      what: fc.constantFrom('ask', 'ask', 'ask', 'give back', 'close'),
      on: fc.nat(500).map((n) => addDays('2026-01-05', n)),
      size: fc.integer({ min: 1, max: 24 }).map((n) => n * 5_000),
      which: fc.nat(20),
    });
    const rules = fc.record({
      allow_negative: fc.constantFrom(0, 30_000),
      accrual: fc.constantFrom<PolicyRules['accrual']>('yearly', 'monthly'),
      carry_over_max: fc.constantFrom(null, 0, 50_000),
      carry_over_expires: fc.constantFrom(null, '03-31'),
    });
    fc.assert(
      fc.property(rules, fc.array(step, { minLength: 5, maxLength: 30 }), (change, steps) => {
        let state: Account = { ...account(change, { today: '2027-01-02' }), opened: '2026-01-01' };
        const asked: string[] = [];
        for (const { what, on, size, which } of steps) {
          let rows: LedgerRow[] = [];
          if (what === 'ask') {
            const asking = (days: number) => [{ year: Number(on.slice(0, 4)), effective_on: on, days }];
            // a refused request is replaced by one for all available days, to test the limit itself
            const check = checkSpend(state, asking(size));
            const most = check.ok ? size : check.available;
            if (most > 0) {
              expect(checkSpend(state, asking(most)).ok).toBe(true);
              asked.push(`a${asked.length}`);
              rows = requestedRows(asked.at(-1)!, asking(most));
            }
          } else if (what === 'close') rows = closeYear(state, 2026).rows;
          else rows = releasedRows(asked[which % Math.max(1, asked.length)] ?? '', state.rows);
          state = { ...state, rows: [...state.rows, ...rows] };
          for (const year of [2026, 2027]) {
            const lived = { ...state, today: `${year}-12-31` };
            expect(balanceOf(lived, { year }).available).toBeGreaterThanOrEqual(-change.allow_negative);
          }
        }
        const done = { ...state, rows: [...state.rows, ...closeYear(state, 2026).rows] };
        expect(sum(done.rows, 2026)).toBe(0);
        // and with everything due this year so far, the ledger equals the balance
        const due = { ...done, rows: [...done.rows, ...dueRows(done)] };
        expect(balanceOf(due).available).toBe(sum(due.rows, 2027));
      }),
      { numRuns: 150, seed: 20261120 },
    );
  });
});

test('a leave type is unlimited if it has neither an amount nor a limit', () => {
  const balance = (change: Partial<PolicyRules>) => balanceOf(account(change)).unlimited;
  expect(balance({ annual_days: 0, allow_negative: null })).toBe(true);
  expect(balance({ annual_days: 0 })).toBe(false);
  expect(balance({ allow_negative: null })).toBe(false);
  expect(isUnlimited({ ...VACATION, annual_days: 0, allow_negative: null })).toBe(true);
});
