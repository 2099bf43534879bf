/** Carried days that sickness keeps (rule 71). */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { balanceOf } from '../../src/areas/pto/rules/balance.ts';
import { lapsing, type Layer } from '../../src/areas/pto/rules/carriedDays.ts';
import { lapsesAhead } from '../../src/areas/pto/rules/lapses.ts';
import type { Account, PolicyRules } from '../../src/areas/pto/rules/types.ts';
import { closeYear, dueRows } from '../../src/areas/pto/rules/yearEnd.ts';
import { addDays } from '../../src/civil/dates.ts';
import { days, ONE_DAY, showDays } from '../../src/civil/days.ts';
import { account, row } from './support/fixture.ts';

const sick = (first: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({ date: addDays(first, n), days: ONE_DAY }));

const TOLD = [
  { lapses_on: '2026-12-31', told_on: '2026-09-01' },
  { lapses_on: '2027-03-31', told_on: '2026-12-01' },
  { lapses_on: '2028-03-31', told_on: '2027-12-01' },
];

/** 25 days, 21 taken in June 2026. */
function keeping(rest: Partial<Omit<Account, 'policy'>> = {}, rules: Partial<PolicyRules> = {}): Account {
  return account(
    { carry_when_sick: true, carry_over_max: 0, carry_over_expires: null, ...rules },
    {
      today: '2027-01-04',
      opened: '2026-01-01',
      rows: [row('use', '-21', '2026-06-01', 'a')],
      sickness: { sick: [], told: TOLD },
      ...rest,
    },
  );
}
const figures = ({ carried, forfeited }: { carried: number; forfeited: number }) =>
  [carried, forfeited].map(showDays);

describe('rule 71', () => {
  it('4 would lapse, 3 days sick: 3 are carried, 1 lapses; they can be used for 15 months', () => {
    const open = keeping({ sickness: { sick: sick('2026-11-02', 3), told: TOLD } });
    const end = closeYear(open, 2026);
    expect([...figures(end), end.expiresOn]).toEqual(['3.00', '1.00', '2028-03-31']);
    expect(end.rows.filter(({ kind }) => kind === 'carry')).toMatchObject([
      { days: days('-3'), year: 2026 },
      { days: days('3'), year: 2027, lapses_on: '2028-03-31' },
    ]);
    // before the year is closed, the balance says the same
    for (const one of [open, { ...open, rows: [...open.rows, ...end.rows] }]) {
      const { carried_over, carry_expires_on, available } = balanceOf(one);
      expect([showDays(carried_over), carry_expires_on, showDays(available)]).toEqual([
        '3.00',
        '2028-03-31',
        '28.00',
      ]);
    }
  });

  it('days of sickness in another leave year keep nothing', () => {
    const open = keeping({
      sickness: { sick: [...sick('2025-11-03', 3), ...sick('2027-01-04', 1)], told: TOLD },
    });
    expect(figures(closeYear(open, 2026))).toEqual(['0.00', '4.00']);
  });

  it('who was not told 92 days ahead loses nothing', () => {
    const late = [{ lapses_on: '2026-12-31', told_on: '2026-10-01' }];
    expect(figures(closeYear(keeping({ sickness: { sick: [], told: late } }), 2026))).toEqual([
      '4.00',
      '0.00',
    ]);
    const inTime = [{ lapses_on: '2026-12-31', told_on: '2026-09-30' }];
    expect(figures(closeYear(keeping({ sickness: { sick: [], told: inTime } }), 2026))).toEqual([
      '0.00',
      '4.00',
    ]);
    expect(figures(closeYear(keeping({ sickness: { sick: [], told: [] } }), 2026))).toEqual(['4.00', '0.00']);
  });

  it('kept days are carried beyond carry_over_max, again at the next year end, and lapse after 15 months', () => {
    const first = keeping(
      { sickness: { sick: sick('2026-11-02', 3), told: TOLD } },
      { carry_over_max: days('0.5') },
    );
    const closed = { ...first, rows: [...first.rows, ...closeYear(first, 2026).rows] };
    expect(closeYear(first, 2026).carried).toBe(days('3.5'));

    // all of 2027 is taken but one day; the kept ones go first
    const later = (today: string, taken: string): Account => ({
      ...closed,
      today,
      rows: [...closed.rows, row('use', `-${taken}`, '2027-07-05', 'b')],
      sickness: {
        sick: sick('2026-11-02', 3),
        told: [...TOLD, { lapses_on: '2027-12-31', told_on: '2027-09-01' }],
      },
    });
    expect(closeYear(later('2028-01-03', '27.5'), 2027).carried).toBe(days('0.5'));
    const untouched = later('2028-01-03', '1');
    // 28.5 - 1 = 27.5: 2 kept from 2026 and 0.5 carried, the rest lapses
    const end = closeYear(untouched, 2027);
    expect([...figures(end), end.expiresOn]).toEqual(['2.50', '25.00', '2028-03-31']);
    const in2028 = { ...untouched, rows: [...untouched.rows, ...end.rows], today: '2028-04-01' };
    const balance = balanceOf(in2028);
    expect([balance.carried_over, balance.forfeited].map(showDays)).toEqual(['2.50', '2.00']);
    expect(dueRows(in2028).filter(({ kind }) => kind === 'expire')).toMatchObject([
      { effective_on: '2028-04-01', days: days('-2') },
    ]);
  });

  it('at carry_over_expires, sickness so far in the year keeps days; later sickness does not', () => {
    const carried = (sickDays: ReturnType<typeof sick>, told = TOLD): Account =>
      keeping(
        {
          today: '2027-04-01',
          sickness: { sick: sickDays, told: [{ lapses_on: '2026-12-31', told_on: '2026-09-01' }, ...told] },
        },
        { carry_over_max: null, carry_over_expires: '03-31' },
      );
    const lost = (one: Account) => showDays(balanceOf(one).forfeited);
    expect(lost(carried([]))).toBe('4.00');
    expect(lost(carried(sick('2027-02-01', 3)))).toBe('1.00');
    expect(lost(carried(sick('2027-04-01', 3)))).toBe('4.00');
    expect(lost(carried([], []))).toBe('0.00');
  });

  it('a policy without it loses the same as before, sick or not', () => {
    const open = keeping({ sickness: { sick: sick('2026-11-02', 3), told: [] } }, { carry_when_sick: false });
    expect(figures(closeYear(open, 2026))).toEqual(['0.00', '4.00']);
  });

  it('tells 92 to 122 days ahead of what would lapse if nothing more is taken', () => {
    const on = (today: string) => lapsesAhead(keeping({ today, sickness: { sick: [], told: [] } }));
    expect(on('2026-08-30')).toEqual([]);
    for (const day of ['2026-08-31', '2026-09-30'])
      expect(on(day)).toEqual([{ lapses_on: '2026-12-31', days: days('4') }]);
    expect(on('2026-10-01')).toEqual([]);
    const leaves = keeping({
      today: '2026-09-15',
      employment: { start_date: '2020-01-01', last_day: '2026-11-30' },
    });
    expect(lapsesAhead(leaves)).toEqual([]);
  });

  it('closing twice adds nothing; more sickness known later is carried by another run', () => {
    const open = keeping({ sickness: { sick: sick('2026-11-02', 2), told: TOLD } });
    const closed = { ...open, rows: [...open.rows, ...closeYear(open, 2026).rows] };
    expect(closeYear(closed, 2026).rows).toEqual([]);
    const known = { ...closed, sickness: { sick: sick('2026-11-02', 3), told: TOLD } };
    expect(
      closeYear(known, 2026).rows.map((one) => [one.kind, one.year, showDays(one.days), one.lapses_on]),
    ).toEqual([
      ['carry', 2026, '-1.00', undefined],
      ['expire', 2026, '1.00', undefined],
      ['carry', 2027, '1.00', '2028-03-31'],
    ]);
  });

  it('computes layers as a day-by-day model does', () => {
    const date = fc.integer({ min: 0, max: 364 }).map((n) => addDays('2027-01-01', n));
    const layer: fc.Arbitrary<Layer> = fc.record({
      days: fc.integer({ min: 1, max: 9 }),
      until: fc.option(date),
      kept: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5 }), fc.constant(Infinity)),
      keptUntil: fc.constant(null),
    });
    const spend = fc.record({ on: date, days: fc.integer({ min: 1, max: 4 }) });
    fc.assert(
      fc.property(
        fc.array(layer, { maxLength: 4 }),
        fc.array(spend, { maxLength: 8 }),
        date,
        (layers, spends, end) => {
          const { lost, left } = lapsing(layers, spends, end);
          const sum = (of: readonly { days: number }[]) => of.reduce((all, one) => all + one.days, 0);
          expect([sum(lost), sum(left)]).toEqual(dayByDay(layers, spends, end));
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** Spends single days, from what lapses first, and lets them lapse each morning. */
function dayByDay(layers: readonly Layer[], spends: readonly { on: string; days: number }[], end: string) {
  let pool = layers.flatMap((layer, n) => Array.from({ length: layer.days }, () => ({ ...layer, n })));
  let lost = 0;
  for (let day = '2027-01-01'; day <= end; day = addDays(day, 1)) {
    const over = pool.filter(({ until }) => until !== null && until < day);
    pool = pool.filter((one) => !over.includes(one));
    for (const n of new Set(over.map((one) => one.n))) {
      const these = over.filter((one) => one.n === n);
      const kept = these.slice(0, these[0]!.kept);
      lost += these.length - kept.length;
      pool.push(...kept.map((one) => ({ ...one, until: null, n: n + 100 })));
    }
    pool.sort((a, b) => (a.until ?? '9').localeCompare(b.until ?? '9'));
    for (const { on, days } of spends) if (on === day) pool.splice(0, days);
  }
  return [lost, pool.length];
}
