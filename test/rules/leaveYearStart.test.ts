/** Leave years that begin in another month (rule 69). */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, dayNumber, daysInMonth, formatDate, parts } from '../../src/civil/dates.ts';
import { days, ONE_DAY, showDays } from '../../src/civil/days.ts';
import { accrualsOf } from '../../src/areas/pto/rules/accrual.ts';
import { balanceOf } from '../../src/areas/pto/rules/balance.ts';
import { explain } from '../../src/areas/pto/rules/explain.ts';
import { bookingsOf, carryExpiry, requestedRows } from '../../src/areas/pto/rules/ledger.ts';
import { firstDayOf, lastDayOf, leaveYearOf } from '../../src/areas/pto/rules/leaveYears.ts';
import type { Account, Employment, Policy, PolicyRules } from '../../src/areas/pto/rules/types.ts';
import { closeYear, dueRows } from '../../src/areas/pto/rules/yearEnd.ts';
import { costOfSpan } from '../support/costOfSpan.ts';
import { fullTime, row, VACATION } from './support/fixture.ts';

const policyFrom = (yearStarts: number, change: Partial<PolicyRules> = {}): Policy => ({
  yearStarts,
  versions: [{ effective_from: '2015-01-01', rules: { ...VACATION, ...change } }],
});
const APRIL = policyFrom(4);

const account = (policy: Policy, rest: Partial<Account> = {}): Account => ({
  policy,
  employment: { start_date: '2020-01-01', last_day: null },
  rows: [],
  today: '2026-06-01',
  ...rest,
});

describe('rule 69: leave years that begin in another month', () => {
  test.each([
    [{}, '11.20'],
    [{ round_to: days('0.5'), round_mode: 'up' as const }, '11.50'],
  ])('from April, 28 days, 3 days a week from 1 August, rounded by %j: %s', (rounding, entitled) => {
    const policy = policyFrom(4, { annual_days: days('28'), full_week: days('5'), ...rounding });
    const week = { day: days('3'), hour: days('24') };
    const employment: Employment = {
      start_date: '2026-08-01',
      last_day: null,
      contracts: [{ from: '2026-08-01', to: null, week }],
    };
    expect(showDays(balanceOf(account(policy, { employment, today: '2026-09-01' })).entitled)).toBe(entitled);
  });

  test('a year is named after its first day, and ends on the day before the next begins', () => {
    expect(
      ['2026-03-31', '2026-04-01', '2027-01-01', '2027-03-31'].map((day) => leaveYearOf(APRIL, day)),
    ).toEqual([2025, 2026, 2026, 2026]);
    expect([firstDayOf(APRIL, 2026), lastDayOf(APRIL, 2026), lastDayOf(policyFrom(3), 2027)]).toEqual([
      '2026-04-01',
      '2027-03-31',
      '2028-02-29',
    ]);
  });

  test.each([
    ['06-30', '2026-06-30'],
    ['01-31', '2027-01-31'],
    ['03-31', '2027-03-31'],
    ['04-01', '2026-04-01'],
    ['02-29', '2027-02-28'],
  ])('carried days expire on the first %s in the leave year', (carry_over_expires, on) => {
    expect(carryExpiry(policyFrom(4, { carry_over_expires }), 2026)).toBe(on);
  });

  test('rule 8: an absence over 1 April is booked in both leave years, one over New Year in one', () => {
    const booked = (start_date: string, end_date: string) => {
      const span = { start_date, end_date, start_half: null, end_half: null };
      return bookingsOf(costOfSpan(span, fullTime([])), policyFrom(4, { carry_over_expires: null })).map(
        ({ year, effective_on, days: amount }) => `${year} ${effective_on} ${showDays(amount)}`,
      );
    };
    expect(booked('2027-03-29', '2027-04-02')).toEqual(['2026 2027-03-29 3.00', '2027 2027-04-01 2.00']);
    expect(booked('2026-12-28', '2027-01-08')).toEqual(['2026 2026-12-28 10.00']);
  });

  test('rule 14: an expiry in January belongs to the year before, and does not close it', () => {
    const policy = policyFrom(4, { carry_over_expires: '01-31' });
    const rows = [
      row('carry', '-5', '2026-04-01', null, 2025),
      row('carry', '5', '2026-04-01', null, 2026),
      row('grant', '25', '2026-04-01', null, 2026),
      row('use', '-2', '2026-07-01', 'a', 2026),
    ];
    const due = dueRows(account(policy, { rows, today: '2027-02-01' }));
    expect(due).toEqual([row('expire', '-3', '2027-02-01', null, 2026)]);
    const after = account(policy, { rows: [...rows, ...due], today: '2027-02-01' });
    expect(dueRows(after)).toEqual([]);
    expect(showDays(balanceOf(after).available)).toBe('25.00');
    expect(closeYear({ ...after, today: '2027-04-01' }, 2026)).toMatchObject({
      carried: days('5'),
      forfeited: days('20'),
      expired: days('3'),
    });
  });

  test('rule 13: closing is dated on the first day of the next leave year, and repeated it adds nothing', () => {
    const rows = [row('grant', '25', '2026-04-01', null, 2026), row('use', '-17.5', '2026-06-01', 'a', 2026)];
    const before = account(APRIL, { rows, today: '2027-04-01', opened: '2026-04-01' });
    const end = closeYear(before, 2026);
    expect(end.rows).toEqual([
      row('carry', '-5', '2027-04-01', null, 2026),
      row('expire', '-2.5', '2027-04-01', null, 2026),
      row('carry', '5', '2027-04-01', null, 2027),
    ]);
    expect(closeYear({ ...before, rows: [...rows, ...end.rows] }, 2026).rows).toEqual([]);
  });

  const date = fc.integer({ min: dayNumber('2024-01-01'), max: dayNumber('2029-12-31') }).map(formatDate);
  const employment = fc
    .tuple(
      date,
      fc.option(fc.integer({ min: 0, max: 900 })),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 0, max: 500 }),
    )
    .map(([start_date, length, worked, later]): Employment => {
      const last_day = length === null ? null : addDays(start_date, length);
      const changes = addDays(start_date, later);
      const week = (count: number) => ({ day: count * ONE_DAY, hour: count * 8 * ONE_DAY });
      return {
        start_date,
        last_day,
        contracts: [
          { from: start_date, to: addDays(changes, -1), week: week(5) },
          { from: changes, to: null, week: week(worked) },
        ].filter(({ from, to }) => to === null || from <= to),
      };
    });

  /** The same, day by day: each counted day earns annual / 12 / length of its month, by its week. */
  function dayByDay(
    { start_date, last_day, contracts = [] }: Employment,
    first: string,
    last: string,
  ): number {
    let sum = 0;
    for (let day = dayNumber(first); day <= dayNumber(last); day++) {
      const on = formatDate(day);
      if (on < start_date || (last_day !== null && on > last_day)) continue;
      const { week } = contracts.find(({ from, to }) => from <= on && (to === null || on <= to))!;
      const { year, month } = parts(on);
      sum += (25 * (week!.day / ONE_DAY)) / 5 / 12 / daysInMonth(year, month);
    }
    return sum;
  }

  test.each(['yearly', 'monthly'] as const)(
    '%s credits of any leave year are the sum of its days',
    (accrual) => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 12 }), employment, (yearStarts, person) => {
          const policy = policyFrom(yearStarts, { accrual, full_week: days('5') });
          for (let year = 2024; year <= 2029; year++) {
            const credits = accrualsOf({ policy, employment: person }, year);
            const model = dayByDay(person, firstDayOf(policy, year), lastDayOf(policy, year));
            const sum = credits.reduce((total, one) => total + one.days, 0) / ONE_DAY;
            expect(Math.abs(sum - model)).toBeLessThan(0.0001);
            for (const { effective_on } of credits) expect(leaveYearOf(policy, effective_on)).toBe(year);
            const whole = account(policy, { employment: person, opened: '2020-01-01', today: '2029-12-31' });
            expect(Math.abs(explain(whole, year).exact / ONE_DAY - model)).toBeLessThan(0.0001);
          }
        }),
      );
    },
  );

  test('a balance is the sum of its rows after due rows are posted and years are closed, whatever month begins the year', () => {
    const spend = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.option(fc.constantFrom('01-31', '03-31', '09-30', '02-29')),
        fc.array(spend, { maxLength: 5 }),
        (yearStarts, carry_over_expires, spends) => {
          const policy = policyFrom(yearStarts, { carry_over_expires });
          const rows = spends.flatMap(([offset, halves], index) => {
            const on = addDays(firstDayOf(policy, 2025), offset);
            return requestedRows(`a${index}`, [
              { year: leaveYearOf(policy, on), effective_on: on, days: halves * 5_000 },
            ]);
          });
          const opened = firstDayOf(policy, 2025);
          for (const today of ['2026-11-20', '2027-02-10', '2027-12-31']) {
            const current = account(policy, { rows, opened, today });
            const year = leaveYearOf(policy, today);
            const closing = closeYear(current, year - 1);
            const posted = { ...current, rows: [...rows, ...closing.rows] };
            const all = { ...posted, rows: [...posted.rows, ...dueRows(posted)] };
            expect(dueRows(all)).toEqual([]);
            const sum = all.rows
              .filter((one) => one.year === year && one.effective_on <= lastDayOf(policy, year))
              .reduce((total, one) => total + one.days, 0);
            const later = accrualsOf(all, year).filter(({ effective_on }) => effective_on > today);
            expect(later).toEqual([]);
            expect(balanceOf(all).available).toBe(sum);
            expect(balanceOf(current).available).toBe(sum);
          }
        },
      ),
    );
  });
});
