/** Leave earned by hours (rule 70). */
import { describe, expect, it } from '@jest/globals';
import { accrualsOf } from '../../src/areas/pto/rules/accrual.ts';
import { balanceOf } from '../../src/areas/pto/rules/balance.ts';
import { explain } from '../../src/areas/pto/rules/explain.ts';
import type { AccrualHours, LedgerRow, PolicyRules } from '../../src/areas/pto/rules/types.ts';
import { closeYear, dueRows } from '../../src/areas/pto/rules/yearEnd.ts';
import { days, showDays } from '../../src/civil/days.ts';
import { account } from './support/fixture.ts';

const BY_HOURS: AccrualHours = { per_hours: days('30'), basis: 'worked', cap: days('40') };

/** An account of a policy in hours; `hours` are those worked in each month of 2026. */
function earning(
  hours: number[],
  { today = '2026-12-31', by = BY_HOURS, rows = [], ...rules }: Options = {},
) {
  const months = hours.map((one, n) => ({
    month: `2026-${String(n + 1).padStart(2, '0')}`,
    worked_seconds: one * 3600,
    expected_seconds: 100 * 3600,
  }));
  return account(
    { unit: 'hour', annual_days: 0, accrual_hours: by, ...rules },
    { today, rows, opened: '2026-01-01', time: { until: today, months } },
  );
}
type Options = Partial<PolicyRules> & { today?: string; by?: AccrualHours; rows?: LedgerRow[] };

const credited = (of: ReturnType<typeof earning>) =>
  accrualsOf(of, 2026).map((one) => [one.effective_on, showDays(one.days)]);

describe('rule 70', () => {
  it('1 for 30 hours, at most 40: 1,000 hours earn 33.33, 1,300 hours 40.00; all that is earned is entitled', () => {
    for (const [sum, days] of [
      [1000, '33.33'],
      [1300, '40.00'],
    ] as const) {
      const { entitled, accrued, available } = balanceOf(earning(Array(12).fill(sum / 12)));
      expect([entitled, accrued, available].map(showDays)).toEqual([days, days, days]);
    }
  });

  it('credits at the end of each month what the running total has grown by, and the month that goes on today', () => {
    expect(credited(earning([100, 100, 50], { today: '2026-03-10' }))).toEqual([
      ['2026-01-31', '3.33'],
      ['2026-02-28', '3.33'],
      ['2026-03-10', '1.67'],
    ]);
    expect(
      showDays(balanceOf(earning([100, 100, 50], { today: '2026-03-10' }), { as_of: '2026-02-27' }).accrued),
    ).toBe('3.33');
  });

  it('posts months that are over, the differences if hours change later, and nothing twice', () => {
    const posted = dueRows(earning([100, 100, 50], { today: '2026-03-10' }));
    expect(posted.map((row) => [row.kind, row.effective_on, showDays(row.days)])).toEqual([
      ['accrual', '2026-01-31', '3.33'],
      ['accrual', '2026-02-28', '3.33'],
    ]);
    expect(dueRows(earning([100, 100, 60], { today: '2026-03-11', rows: posted }))).toEqual([]);
    const corrected = dueRows(earning([40, 100, 60], { today: '2026-03-11', rows: posted }));
    expect(corrected.map((row) => [row.effective_on, showDays(row.days)])).toEqual([['2026-01-31', '-2.00']]);
  });

  it('the cap stops credits in the leave year, and the year end carries what is left', () => {
    const full = earning(Array(12).fill(200), { today: '2027-01-02', carry_over_max: days('12') });
    expect(credited(full).at(-1)).toEqual(['2026-06-30', '6.67']);
    const { carried, forfeited } = closeYear(full, 2026);
    expect([carried, forfeited].map(showDays)).toEqual(['12.00', '28.00']);
  });

  it('basis expected: counts the expected hours of every month', () => {
    const by = { ...BY_HOURS, basis: 'expected', cap: null } as const;
    expect(showDays(balanceOf(earning([0, 0, 0], { by })).entitled)).toBe('10.00');
  });

  it('is explained in one line, whose amount is exact', () => {
    const { lines, exact } = explain(earning(Array(12).fill(130)), 2026);
    expect(lines.map((line) => [line.from, line.to, line.months, showDays(line.days), line.why])).toEqual([
      [
        '2026-01-01',
        '2026-12-31',
        120_000,
        '40.00',
        '1 for 30.00 hours: 1560.00 hours worked; at most 40.00 a year',
      ],
    ]);
    expect(showDays(exact)).toBe('40.00');
  });

  it('nothing is known without recorded time: no credits, and nothing is taken back', () => {
    const unknown = account({ unit: 'hour', annual_days: 0, accrual_hours: BY_HOURS });
    expect(balanceOf(unknown).entitled).toBe(0);
  });
});
