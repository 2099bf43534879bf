import { describe, expect, it } from '@jest/globals';
import {
  accountMonths,
  countedRows,
  dueMonth,
  settlementOf,
  type AccountRow,
} from '../../src/areas/tracking/rules/overtimeAccount.ts';
import type { MonthTime } from '../../src/schedule/timekeeping.ts';

const H = 3600;
/** Months of 160 expected hours with these balances, from January 2026. */
const worked = (...hours: number[]): MonthTime[] =>
  hours.map((one, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    expected_seconds: 160 * H,
    worked_seconds: (160 + one) * H,
  }));
const row = (kind: AccountRow['kind'], hours: number, effective_on: string): AccountRow => ({
  kind,
  seconds: hours * H,
  effective_on,
});
const hoursOf = (months: { balance_seconds: number }[]) => months.map((one) => one.balance_seconds / H);

describe('an overtime account, by month', () => {
  it('adds worked less expected time and the entries of each month', () => {
    const months = accountMonths(
      worked(10, -4),
      [row('payout', -3, '2026-02-20')],
      '2026-01-01',
      '2026-02-28',
    );
    expect(hoursOf(months)).toEqual([10, 3]);
    expect(months[1]).toMatchObject({ rows_seconds: -3 * H, month: '2026-02' });
  });

  it('begins with the opening, which replaces what was before', () => {
    const rows = countedRows(
      [row('adjust', 99, '2025-12-31'), row('opening', 12, '2026-01-01'), row('adjust', 1, '2026-03-01')],
      '2026-02-28',
    );
    expect(rows.map(({ seconds }) => seconds / H)).toEqual([12]);
    expect(hoursOf(accountMonths(worked(1), rows, '2026-01-01', '2026-02-15'))).toEqual([13, 13]);
  });

  it('has months of entries alone, and none without anything', () => {
    expect(hoursOf(accountMonths([], [row('adjust', 2, '2026-01-05')], null, '2026-03-01'))).toEqual([
      2, 2, 2,
    ]);
    expect(accountMonths([], [], null, '2026-03-01')).toEqual([]);
  });
});

describe('rule 80: the end of a month', () => {
  const NONE = { capHours: null, expiresMonths: null };

  it('52 with a cap of 40: 12 go', () => {
    const months = accountMonths(worked(52), [], '2026-01-01', '2026-01-31');
    expect(settlementOf(months, '2026-01', { ...NONE, capHours: 40 })).toEqual({ cap: 12 * H, expire: 0 });
    expect(settlementOf(months, '2026-01', { ...NONE, capHours: 52 })).toEqual({ cap: 0, expire: 0 });
  });

  it('20 in January, 14 used by April, 3 months: 6 lapse', () => {
    const months = accountMonths(
      worked(20, -8, 0, 0),
      [row('payout', -6, '2026-03-10')],
      '2026-01-01',
      '2026-04-30',
    );
    const rules = { ...NONE, expiresMonths: 3 };
    expect(settlementOf(months, '2026-04', rules)).toEqual({ cap: 0, expire: 6 * H });
    expect(settlementOf(months, '2026-03', rules)).toEqual({ cap: 0, expire: 0 });
  });

  it('what was added since does not lapse, and nothing lapses of a debt', () => {
    const rules = { ...NONE, expiresMonths: 3 };
    const more = accountMonths(worked(20, -25, 30, 0), [], '2026-01-01', '2026-04-30');
    expect(settlementOf(more, '2026-04', rules)).toEqual({ cap: 0, expire: 0 });
    const debt = accountMonths(worked(-20, 0, 0, 0), [], '2026-01-01', '2026-04-30');
    expect(settlementOf(debt, '2026-04', { capHours: 0, expiresMonths: 3 })).toEqual({ cap: 0, expire: 0 });
  });

  it('cap and lapse together never take more than there is', () => {
    const months = accountMonths(worked(50, 0, 0, 0), [], '2026-01-01', '2026-04-30');
    expect(settlementOf(months, '2026-04', { capHours: 40, expiresMonths: 3 })).toEqual({
      cap: 10 * H,
      expire: 40 * H,
    });
  });

  it('is due from the 5th on', () => {
    expect(dueMonth('2026-03-04')).toBeNull();
    expect(dueMonth('2026-03-05')).toEqual({ month: '2026-02', lastDay: '2026-02-28', on: '2026-03-05' });
    expect(dueMonth('2026-01-31')).toMatchObject({ month: '2025-12', on: '2026-01-05' });
  });
});
