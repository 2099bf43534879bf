/** Credits, carry-over, balances and the year end (rules 11–17, 19). */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { days, daysToNumeric, showDays } from '../../src/civil/days.ts';
import { addDays, formatDate, dayNumber } from '../../src/civil/dates.ts';
import { accrualsOf, accrualsToPost } from '../../src/areas/pto/rules/accrual.ts';
import { balanceOf, balanceYears } from '../../src/areas/pto/rules/balance.ts';
import { checkSpend } from '../../src/areas/pto/rules/spending.ts';
import { closeYear, dueRows, yearIsOver } from '../../src/areas/pto/rules/yearEnd.ts';
import type { Account, LedgerRow, Policy, PolicyRules } from '../../src/areas/pto/rules/types.ts';
import { account, row, VACATION } from './support/fixture.ts';
import { examples } from './support/tables.ts';

function creditedBy(policy: Policy, from: string, last: string | null, asOf: string): number {
  return accrualsOf({ policy, employment: { start_date: from, last_day: last } }, Number(asOf.slice(0, 4)))
    .filter((credit) => credit.effective_on <= asOf)
    .reduce((sum, credit) => sum + credit.days, 0);
}

function policyOf(...versions: [string, Partial<PolicyRules>][]): Policy {
  return {
    versions: versions.map(([effective_from, change]) => ({
      effective_from,
      rules: { ...VACATION, ...change },
    })),
  };
}

describe('credits', () => {
  test.each(examples('accrual.md', 'Credited'))('rule $rule: $example: $shown', (example) => {
    const policy = policyOf([
      '2020-01-01',
      {
        annual_days: days(example['days a year']!),
        accrual: example.accrual as PolicyRules['accrual'],
        prorate: example.prorated === 'yes',
      },
    ]);
    const last = example['last day'] === '–' ? null : example['last day']!;
    const credited = creditedBy(policy, example['employed from']!, last, example['as of']!);
    expect(daysToNumeric(credited)).toBe(example.credited);
    expect(showDays(credited)).toBe(example.shown);
  });

  test.each(examples('accrual.md', 'A policy changed within the year'))(
    'rule $rule: $example: $credited',
    (example) => {
      const [before, after = before] = example.accrual!.split(' → ') as PolicyRules['accrual'][];
      const [old, now] = example['days a year']!.split(', ');
      const prorate = example.prorated === 'yes';
      const policy = policyOf(
        ['2020-01-01', { annual_days: days(old!), accrual: before!, prorate }],
        [example.effective!, { annual_days: days(now!), accrual: after!, prorate }],
      );
      expect(daysToNumeric(creditedBy(policy, '2020-01-01', null, example['as of']!))).toBe(example.credited);
    },
  );

  test('rule 12: a prorated year agrees with a day-by-day count by Temporal', () => {
    const anyDate = fc
      .integer({ min: dayNumber('2023-06-01'), max: dayNumber('2029-06-01') })
      .map(formatDate);
    fc.assert(
      fc.property(
        anyDate,
        fc.nat(1500),
        fc.integer({ min: 0, max: 3_660_000 }),
        fc.constantFrom('monthly', 'yearly'),
        (from, length, annual, accrual) => {
          const last = addDays(from, length);
          for (let year = 2023; year <= 2030; year++) {
            // A twelfth of the year for each month, spread evenly over the month's days; with a common
            // denominator.
            let sum = 0n;
            let date = Temporal.PlainDate.from({ year, month: 1, day: 1 });
            for (; date.year === year; date = date.add({ days: 1 })) {
              const text = date.toString();
              if (from <= text && text <= last) sum += BigInt(annual) * BigInt(755_160 / date.daysInMonth);
            }
            const expected = Number((2n * sum + 9_061_920n) / (2n * 9_061_920n));
            const policy = policyOf(['2020-01-01', { annual_days: annual, accrual, prorate: true }]);
            expect(creditedBy(policy, from, last, `${year}-12-31`)).toBe(expected);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('rule 11: after what is due was posted nothing is due, and credits after a last day that was set late are taken back', () => {
    const { policy, employment } = account({ accrual: 'monthly' });
    const credits = accrualsOf({ policy, employment }, 2026);
    const posted = accrualsToPost(credits, [], 2026, '2026-09-30');
    expect(posted).toHaveLength(9);
    expect(accrualsToPost(credits, posted, 2026, '2026-09-30')).toEqual([]);
    const leaving = accrualsOf({ policy, employment: { ...employment, last_day: '2026-07-31' } }, 2026);
    const back = accrualsToPost(leaving, posted, 2026, '2026-09-30');
    expect(back.map((r) => [r.effective_on, daysToNumeric(r.days)])).toEqual([
      ['2026-08-01', '-2.0834'],
      ['2026-09-01', '-2.0833'],
    ]);
  });
});

describe('the year end', () => {
  test.each(examples('accrual.md', 'Year end'))(
    'rule $rule: $example: $left left, $carried carried, $forfeited forfeited',
    (example) => {
      const closed = account(
        {
          annual_days: 0,
          carry_over_max: example.cap === '–' ? null : days(example.cap!),
          allow_negative: example.overdraft === '–' ? null : days(example.overdraft!),
        },
        { rows: [row('adjust', example.left!, '2026-06-01')], today: '2027-01-02' },
      );
      const result = closeYear(closed, 2026);
      expect(showDays(result.carried)).toBe(example.carried);
      expect(showDays(result.forfeited)).toBe(example.forfeited);
      const after = { ...closed, rows: [...closed.rows, ...result.rows] };
      expect(showDays(balanceOf(after, { year: 2027 }).carried_over)).toBe(example.carried);
    },
  );

  test('rule 13: carry-over and expiry are rows of the ledger', () => {
    const closed = account({}, { rows: [row('use', '-17.5', '2026-06-01', 'a')], today: '2027-01-02' });
    expect(closeYear(closed, 2026).rows).toEqual([
      row('grant', '25', '2026-01-01'),
      row('carry', '-5', '2027-01-01', null, 2026),
      row('expire', '-2.5', '2027-01-01', null, 2026),
      row('carry', '5', '2027-01-01'),
    ]);
  });

  test('rule 15: a second run changes nothing', () => {
    const amount = fc.integer({ min: 0, max: 300 }).map((n) => n * 2_500);
    fc.assert(
      fc.property(
        fc.array(amount, { maxLength: 5 }),
        fc.option(amount),
        fc.option(amount),
        fc.constantFrom('none', 'yearly', 'monthly'),
        (spent, cap, overdraft, accrual) => {
          const rows = spent.map((n, i) => ({
            ...row('use', '0', `2026-0${i + 2}-10`, String(i)),
            days: -n,
          }));
          const open = account(
            { carry_over_max: cap, allow_negative: overdraft, accrual },
            { rows, today: '2027-02-01' },
          );
          const first = closeYear(open, 2026);
          const closed = { ...open, rows: [...rows, ...first.rows] };
          const second = closeYear(closed, 2026);
          expect(second).toEqual({ ...first, rows: [] });
          // Nothing stays in the old year except a debt, if the policy has no limit for it.
          const left = closed.rows.filter((r) => r.year === 2026).reduce((sum, r) => sum + r.days, 0);
          expect(overdraft === null ? Math.max(0, left) : left).toBe(0);
          // The balance of the new year is the projected one.
          expect(balanceOf(closed, { year: 2027 }).carried_over).toBe(
            balanceOf(open, { year: 2027 }).carried_over,
          );
        },
      ),
    );
  });

  test('rule 15: another run carries what a late cancellation gives back, up to the cap', () => {
    const open = account({}, { rows: [row('use', '-22', '2026-06-01', 'a')], today: '2027-01-02' });
    const closed = { ...open, rows: [...open.rows, ...closeYear(open, 2026).rows] };
    const later = { ...closed, rows: [...closed.rows, row('release', '4', '2026-06-01', 'a')] };
    expect(closeYear(later, 2026)).toEqual({
      carried: days('5'),
      forfeited: days('2'),
      expired: 0,
      expiresOn: '2027-03-31',
      rows: [
        row('carry', '-2', '2027-01-01', null, 2026),
        row('expire', '-2', '2027-01-01', null, 2026),
        row('carry', '2', '2027-01-01'),
      ],
    });
  });

  test('rule 13: an earlier unclosed year is closed in the same run; a closed one is unchanged', () => {
    const open = account({}, { rows: [row('use', '-23', '2024-06-03', 'a')], today: '2026-11-20' });
    const result = closeYear(open, 2025);
    // 2024: 2 left, carried; 2025: they expire on 31 March, 25 left, 5 carried, 20 forfeited.
    expect([showDays(result.carried), showDays(result.forfeited)]).toEqual(['5.00', '20.00']);
    expect(result.rows.filter((r) => r.kind === 'expire')).toEqual([
      row('expire', '-2', '2025-04-01'),
      row('expire', '-20', '2026-01-01', null, 2025),
    ]);
    const seeded = account({}, { rows: [row('carry', '3', '2026-01-01')] });
    expect(closeYear(seeded, 2025).rows).toEqual([]);
    const imported = account(
      {},
      { rows: [...seeded.rows, row('carry', '-3', '2026-01-01', null, 2025)], today: '2027-01-02' },
    );
    expect(closeYear(imported, 2026).rows.filter((r) => r.year === 2025)).toEqual([]);
  });

  test('rule 13: people who have left neither carry over nor forfeit days', () => {
    const left = account(
      {},
      { employment: { start_date: '2020-01-01', last_day: '2026-06-30' }, today: '2027-01-02' },
    );
    expect(closeYear(left, 2026)).toMatchObject({ carried: 0, forfeited: 0 });
  });

  test('a year can be closed once it is over', () => {
    expect([yearIsOver({}, 2026, '2026-12-31'), yearIsOver({}, 2026, '2027-01-01')]).toEqual([false, true]);
  });
});

describe('balances', () => {
  test.each(examples('accrual.md', 'Carried days first'))('rule $rule: $example: $available', (example) => {
    const [taken, on] = example.taken!.split(' on ');
    const rows = [row('carry', '5', '2026-01-01'), row('use', `-${taken}`, `2026-${on}`, 'a')];
    const balance = balanceOf(account({ annual_days: days('16') }, { rows, today: '2026-12-01' }), {
      as_of: example['as of']!,
    });
    expect(showDays(balance.available)).toBe(example.available);
    expect(showDays(balance.forfeited)).toBe(example.forfeited);
    expect(balance.carry_expires_on).toBe('2026-03-31');
  });

  test('rule 11: monthly accrual on 31 May', () => {
    const balance = balanceOf(account({ accrual: 'monthly' }), { as_of: '2026-05-31' });
    expect([balance.entitled, balance.accrued, balance.available].map(showDays)).toEqual([
      '25.00',
      '10.42',
      '10.42',
    ]);
  });

  test('rule 16: a pending request reserves days; a denial returns them', () => {
    const rows = [row('use', '-23', '2026-06-01', 'a'), row('reserve', '-1.5', '2026-12-07', 'b')];
    const pending = balanceOf(account({}, { rows }));
    expect([pending.used, pending.pending, pending.available].map(showDays)).toEqual([
      '23.00',
      '1.50',
      '0.50',
    ]);
    const denied = balanceOf(account({}, { rows: [...rows, row('release', '1.5', '2026-12-07', 'b')] }));
    expect([denied.used, denied.pending, denied.available].map(showDays)).toEqual(['23.00', '0.00', '2.00']);
  });

  test('rule 19: a balance for a future date counts accruals up to that date, and approved absences only', () => {
    const rows = [row('use', '-3', '2026-03-02', 'a'), row('reserve', '-2', '2026-12-07', 'b')];
    const monthly = account({ accrual: 'monthly', allow_negative: days('5') }, { rows, today: '2026-06-15' });
    const now = balanceOf(monthly);
    expect([now.accrued, now.pending, now.available].map(showDays)).toEqual(['12.50', '2.00', '7.50']);
    const ahead = balanceOf(monthly, { as_of: '2026-12-31' });
    expect([ahead.accrued, ahead.pending, ahead.available].map(showDays)).toEqual(['25.00', '0.00', '22.00']);
    expect(now.projected_year_end).toBe(ahead.available);
  });

  test('rule 19: a balance for next year includes the carry-over of this one', () => {
    const rows = [row('use', '-18', '2026-06-01', 'a')];
    const next = balanceOf(account({}, { rows }), { as_of: '2027-02-01' });
    expect([next.carried_over, next.accrued, next.available].map(showDays)).toEqual([
      '5.00',
      '25.00',
      '30.00',
    ]);
    expect(showDays(next.projected_year_end)).toBe('25.00');
    expect(next.carry_expires_on).toBe('2027-03-31');
  });

  test('nothing is carried over from before the ledger begins', () => {
    expect(showDays(balanceOf(account()).available)).toBe('25.00');
    expect(balanceOf(account(), { year: 2024 })).toMatchObject({
      entitled: 0,
      available: 0,
      as_of: '2024-12-31',
    });
  });

  test('adjustments count from their day on', () => {
    const rows = [row('adjust', '2.25', '2026-03-01'), row('adjust', '-1', '2026-12-01')];
    expect(showDays(balanceOf(account({}, { rows })).adjusted)).toBe('2.25');
    expect(showDays(balanceOf(account({}, { rows }), { as_of: '2026-12-01' }).available)).toBe('26.25');
  });

  test.each([
    [{}, 2026, '2026-11-20'],
    [{ year: 2025 }, 2025, '2025-12-31'],
    [{ year: 2027 }, 2027, '2027-01-01'],
    [{ as_of: '2027-05-05' }, 2027, '2027-05-05'],
    [{ as_of: '2027-05-05', year: 2026 }, 2026, '2026-12-31'],
  ])('the day of a balance is in its leave year: %j gives %i, %s', (query, year, as_of) => {
    const balance = balanceOf(account({}, { today: '2026-11-20' }), query);
    expect(balance).toMatchObject({ year, as_of });
    expect(balanceYears('2026-11-20', query)).toMatchObject({ year });
  });

  const amount = fc.integer({ min: 1, max: 40 }).map((n) => n * 2_500);
  const dayIn2026 = fc.nat(364).map((n) => addDays('2026-01-01', n));
  const anyRows = fc
    .tuple(
      fc.option(amount, { nil: 0 }),
      fc.array(fc.tuple(amount, dayIn2026, fc.constantFrom('use', 'reserve')), { maxLength: 6 }),
      fc.array(fc.tuple(fc.integer({ min: -20, max: 20 }), dayIn2026), { maxLength: 2 }),
    )
    .map(([carry, spends, adjusts]): LedgerRow[] => [
      ...(carry ? [{ ...row('carry', '0', '2026-01-01'), days: carry }] : []),
      ...spends.map(([size, on, kind], i) => ({ ...row(kind as 'use', '0', on, `a${i}`), days: -size })),
      ...adjusts.map(([n, on]) => ({ ...row('adjust', '0', on), days: n * 2_500 })),
    ]);
  const anyRules = fc.record({
    accrual: fc.constantFrom<PolicyRules['accrual']>('none', 'yearly', 'monthly'),
    carry_over_expires: fc.constantFrom('03-31', '06-15', null),
    allow_negative: fc.constantFrom(0, 25_000),
  });

  test('once everything due is posted, the available days are the sum of the ledger', () => {
    fc.assert(
      fc.property(anyRows, anyRules, dayIn2026, (rows, rules, today) => {
        const before = account(rules, {
          rows: rows.filter((r) => r.kind !== 'adjust' || r.effective_on <= today),
          today,
        });
        const after = { ...before, rows: [...before.rows, ...dueRows(before)] };
        expect(dueRows(after)).toEqual([]);
        expect(balanceOf(after)).toEqual(balanceOf(before));
        expect(balanceOf(after).available).toBe(after.rows.reduce((sum, r) => sum + r.days, 0));
      }),
    );
  });

  test('rule 14: expired days return when the carry-over is taken back or its expiry date is moved', () => {
    const expired = [row('carry', '5', '2026-01-01'), row('expire', '-5', '2026-04-01')];
    const due = (rows: LedgerRow[], rules = {}) =>
      dueRows(account(rules, { rows, today: '2026-05-01' })).filter(({ kind }) => kind === 'expire');
    const back = { kind: 'expire', days: 50_000, effective_on: '2026-04-01' };
    expect(due(expired)).toEqual([]);
    expect(due([...expired, row('carry', '-5', '2026-01-01')])).toMatchObject([back]);
    expect(due(expired, { carry_over_expires: '06-30' })).toMatchObject([back]);
  });

  test('the figures add up on every day of the year', () => {
    fc.assert(
      fc.property(anyRows, anyRules, dayIn2026, dayIn2026, (rows, rules, today, as_of) => {
        const b = balanceOf(account(rules, { rows, today }), { as_of });
        expect(b.available).toBe(b.accrued + b.carried_over + b.adjusted - b.used - b.pending - b.forfeited);
      }),
    );
  });

  /**
   * A second implementation of spending, day by day through 2026 with two accounts: the carried one is spent
   * first and emptied after its last day. True if no day from `from` on ends below the limit.
   */
  function livesThrough(state: Account, extra: { on: string; days: number }[], from: string): boolean {
    const rules = state.policy.versions[0]!.rules;
    const credits = accrualsOf(state, 2026);
    let carried = 0;
    let own = 0;
    for (let date = '2026-01-01'; date < '2027-01-01'; date = addDays(date, 1)) {
      if (rules.carry_over_expires && date.slice(5) > rules.carry_over_expires) carried = 0;
      for (const c of credits) if (c.effective_on === date) own += c.days;
      let spent = extra.reduce((sum, e) => (e.on === date ? sum + e.days : sum), 0);
      for (const r of state.rows) {
        if (r.effective_on !== date) continue;
        if (r.kind === 'carry') carried += r.days;
        else if (r.kind === 'adjust') own += r.days;
        else spent -= r.days;
      }
      const first = Math.min(spent, carried);
      carried -= first;
      own -= spent - first;
      if (date >= from && carried + own < -rules.allow_negative!) return false;
    }
    return true;
  }

  test('rule 17: a spend is allowed exactly when every later day stays within the limit', () => {
    fc.assert(
      fc.property(anyRows, anyRules, dayIn2026, amount, (rows, rules, on, size) => {
        const state = account(rules, { rows, today: '2026-01-01' });
        fc.pre(livesThrough(state, [], on));
        const check = checkSpend(state, [{ year: 2026, effective_on: on, days: size }]);
        expect(check.ok).toBe(livesThrough(state, [{ on, days: size }], on));
        if (check.ok) return;
        // Exactly `available` can be spent, and not 0.0001 more.
        expect(livesThrough(state, [{ on, days: check.available }], on)).toBe(true);
        expect(livesThrough(state, [{ on, days: check.available + 1 }], on)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

describe('spending', () => {
  const ask = (amountText: string, effective_on: string) => [
    { year: Number(effective_on.slice(0, 4)), effective_on, days: days(amountText) },
  ];

  test('rule 17: a request for 3 with 2.50 available is refused, with both figures', () => {
    const state = account({}, { rows: [row('use', '-22.5', '2026-06-01', 'a')] });
    expect(checkSpend(state, ask('3', '2026-12-01'))).toEqual({
      ok: false,
      year: 2026,
      available: days('2.5'),
    });
    expect(checkSpend(state, ask('2.5', '2026-12-01'))).toEqual({ ok: true });
  });

  test('rule 17: checked again at approval, without the request’s own reserve', () => {
    const rows = [row('use', '-22.5', '2026-06-01', 'a'), row('reserve', '-2.5', '2026-12-01', 'b')];
    expect(checkSpend(account({}, { rows }), ask('2.5', '2026-12-01'), 'b')).toEqual({ ok: true });
    const less = account({}, { rows: [...rows, row('adjust', '-1', '2026-11-01')] });
    expect(checkSpend(less, ask('2.5', '2026-12-01'), 'b')).toEqual({
      ok: false,
      year: 2026,
      available: days('1.5'),
    });
  });

  test('rule 17: an overdraft is allowed down to its limit, and without a limit to any amount', () => {
    expect(checkSpend(account({ allow_negative: days('2') }), ask('27', '2026-12-01')).ok).toBe(true);
    expect(checkSpend(account({ allow_negative: days('2') }), ask('27.25', '2026-12-01'))).toMatchObject({
      available: days('27'),
    });
    expect(checkSpend(account({ allow_negative: null, annual_days: 0 }), ask('200', '2026-12-01')).ok).toBe(
      true,
    );
  });

  test('rule 59: of two requests for the last day, the second sees the first', () => {
    const first = account({}, { rows: [row('use', '-24', '2026-06-01', 'a')] });
    expect(checkSpend(first, ask('1', '2026-12-01')).ok).toBe(true);
    const second = { ...first, rows: [...first.rows, row('reserve', '-1', '2026-12-01', 'b')] };
    expect(checkSpend(second, ask('1', '2026-12-02'))).toMatchObject({ ok: false, available: 0 });
  });

  test('future accruals count from their day on, and days promised to others cannot be spent before', () => {
    const monthly = account({ annual_days: days('24'), accrual: 'monthly' }, { today: '2026-01-15' });
    expect(checkSpend(monthly, ask('12', '2026-06-01')).ok).toBe(true);
    expect(checkSpend(monthly, ask('12', '2026-05-31'))).toMatchObject({ available: days('10') });
    const planned = { ...monthly, rows: [row('use', '-20', '2026-12-01', 'a')] };
    expect(checkSpend(planned, ask('5', '2026-06-01'))).toMatchObject({ available: days('4') });
  });

  test('rule 8: each year is checked separately', () => {
    const state = account({}, { rows: [row('use', '-23', '2026-06-01', 'a')] });
    const newYear = [...ask('3.5', '2026-12-28'), ...ask('5', '2027-01-01')];
    expect(checkSpend(state, newYear)).toEqual({ ok: false, year: 2026, available: days('2') });
    const fresh = account({ annual_days: days('4') });
    expect(checkSpend(fresh, newYear)).toMatchObject({ ok: false, year: 2027, available: days('4.5') });
  });

  test('carry-over that next year has already spent cannot be spent twice', () => {
    const promised = account({ annual_days: days('10') }, { rows: [row('use', '-14', '2027-02-01', 'a')] });
    // 10 of 2026, of which 4 are needed in February: 6 are free.
    expect(checkSpend(promised, ask('6', '2026-12-01')).ok).toBe(true);
    expect(checkSpend(promised, ask('7', '2026-12-01'))).toEqual({
      ok: false,
      year: 2026,
      available: days('6'),
    });
  });

  test('a next year that is already overdrawn does not forbid a spend that does not make it worse', () => {
    const overdrawn = account({}, { rows: [row('use', '-40', '2027-02-01', 'a')] });
    // 5 are carried over whether or not 20 are taken before.
    expect(checkSpend(overdrawn, ask('20', '2026-12-01')).ok).toBe(true);
    expect(checkSpend(overdrawn, ask('21', '2026-12-01'))).toEqual({
      ok: false,
      year: 2026,
      available: days('20'),
    });
  });

  test('an absence across the expiry date of carried days is checked on both sides', () => {
    const state = account({ annual_days: days('1') }, { rows: [row('carry', '2', '2026-01-01')] });
    const both = [...ask('2', '2026-03-30'), ...ask('2', '2026-04-01')];
    expect(checkSpend(state, both)).toEqual({ ok: false, year: 2026, available: days('3') });
    expect(checkSpend(state, [...ask('2', '2026-03-30'), ...ask('1', '2026-04-01')]).ok).toBe(true);
  });
});
