/**
 * Reports, overtime and presences: the worked examples, and properties of sums (rules 29, 31, 32, 36, 37).
 */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, weekOf, type Weekday } from '../../src/civil/dates.ts';
import { showDays } from '../../src/civil/days.ts';
import { parseTimestamp } from '../../src/civil/zones.ts';
import { workCalendar } from '../../src/schedule/counting.ts';
import { slotsOf, type Slots } from '../../src/schedule/slots.ts';
import { workedSeconds } from '../../src/areas/tracking/rules/entries.ts';
import { expectedDays } from '../../src/schedule/expected.ts';
import { firstOn, presenceOn } from '../../src/areas/tracking/rules/presence.ts';
import { overtime, timeReport, type GroupBy } from '../../src/areas/tracking/rules/reports.ts';
import { createTally } from '../../src/areas/tracking/rules/tally.ts';
import type { ReportEntry } from '../../src/areas/tracking/rules/worked.ts';
import { clockSeconds, fullTime, halvesOf, HOLIDAYS, PATTERNS } from './support/fixture.ts';
import { examples } from './support/tables.ts';

const BERLIN = 'Europe/Berlin';
const ALL_HOLIDAYS = [{ date: '2026-11-04', name: 'Holiday', half_day: 'none' as const }, ...HOLIDAYS];

const cellsOf = (text: string | undefined): string[] => (!text || text === '–' ? [] : text.split(', '));

/** Parses `2026-06-30T22:00+02:00 8:00 −0:30`. */
function entryOf(text: string, zone = BERLIN): ReportEntry {
  const [start, passed, pause = '−0:00'] = text.split(' ');
  const started_at = parseTimestamp(start!)!.epochMs;
  return {
    started_at,
    ended_at: started_at + clockSeconds(passed!) * 1000,
    zone,
    break_minutes: clockSeconds(pause.slice(1)) / 60,
    billable: false,
    category_id: null,
  };
}

/** Parses `2026-06-02 8:00` as work from 08:00 in Berlin. */
const workOn = (text: string): ReportEntry => {
  const [date, passed] = text.split(' ');
  const summer = date! > '2026-03-28' && date! < '2026-10-25';
  return entryOf(`${date}T08:00${summer ? '+02:00' : '+01:00'} ${passed}`);
};

/** Parses `2026-06-01 … 2026-06-05 pm/–`. */
const slotsIn = (text: string): Slots => {
  const [start_date, , end_date, halves] = text.split(' ');
  return slotsOf({ start_date: start_date!, end_date: end_date!, ...halvesOf(halves!) });
};

const termsOf = (pattern: string) => ({
  pattern: [{ from: '2000-01-01', to: null, hours: PATTERNS[pattern]! }],
  holidays: ALL_HOLIDAYS,
});

/** Formats seconds as `h:mm`, with seconds only if there are any, and a sign if asked for. */
function shown(seconds: number, signed = false): string {
  const size = Math.abs(seconds);
  const two = (n: number) => String(n).padStart(2, '0');
  const sign = seconds < 0 ? '−' : signed && seconds > 0 ? '+' : '';
  const rest = size % 60 ? `:${two(size % 60)}` : '';
  return `${sign}${Math.floor(size / 3600)}:${two(Math.floor(size / 60) % 60)}${rest}`;
}

describe('worked examples', () => {
  test.each(examples('reports.md', 'By day'))('rule $rule: $example: $worked', (row) => {
    const report = timeReport({
      from: row.from!,
      to: row.to!,
      entries: cellsOf(row.entries).map((text) => entryOf(text, row.zone)),
      expected: [],
      groupBy: 'day',
    });
    expect(report.rows.map((day) => `${day.key} ${shown(day.worked_seconds)}`).join(', ')).toBe(row.worked);
    // each day names its zone
    expect(report.rows.map((day) => day.timezones)).toEqual(report.rows.map(() => [row.zone]));
  });

  test.each(examples('reports.md', 'Overtime'))('rule $rule: $example: $overtime', (row) => {
    const absences = cellsOf(row.absences).map(slotsIn);
    const expected = expectedDays(row.from!, row.to!, termsOf(row.pattern!), absences);
    const counted = overtime(row.from!, row.to!, cellsOf(row.worked).map(workOn), expected);
    expect({
      expected: shown(counted.expected_seconds),
      absent: showDays(expected.reduce((sum, day) => sum + day.absence_days, 0)),
      overtime: shown(counted.balance_seconds, true),
    }).toEqual({ expected: row.expected, absent: row.absent, overtime: row.overtime });
  });

  test.each(examples('reports.md', 'Rounding in reports'))('rule $rule: $example: $rounded', (row) => {
    const [from, to] = ['2026-06-01', '2026-06-01'];
    const entries = cellsOf(row.entries).map((text) => entryOf(text));
    const expected = expectedDays(from, to, fullTime(), []);
    const worked = (rounding: 'none' | 'quarter_hour') =>
      timeReport({ from, to, entries, expected, groupBy: 'day', rounding }).totals.worked_seconds;
    expect([worked('none'), worked('quarter_hour')].map((seconds) => shown(seconds))).toEqual([
      row.exact,
      row.rounded,
    ]);
    expect(shown(overtime(from, to, entries, expected).balance_seconds, true)).toBe(row.overtime);
  });

  test.each(examples('reports.md', 'Weeks'))('rule $rule: $example: $week', (row) => {
    const first = ['Monday', '', '', '', '', 'Saturday', 'Sunday'].indexOf(row['weeks begin on']!);
    expect(weekOf(row.date!, first as Weekday)).toBe(row.week);
  });

  test.each(examples('reports.md', 'Presence'))('rule $rule: $example: $status', (row) => {
    const worked = firstOn(row.date!, cellsOf(row.worked).map(workOn)) !== null;
    const { status, absence_until } = presenceOn(
      row.date!,
      workCalendar(termsOf(row.pattern!)),
      cellsOf(row.absences).map(slotsIn),
      worked,
    );
    expect([status, absence_until ?? '–']).toEqual([row.status, row.until]);
  });
});

describe('presence', () => {
  test('rule 31: a night shift belongs to both of its days, and the earliest work of a day is listed first', () => {
    const night = entryOf('2026-06-01T22:00+02:00 8:00');
    const later = entryOf('2026-06-02T10:00+02:00 2:00');
    expect(firstOn('2026-06-01', [later, night])).toBe(night);
    expect(firstOn('2026-06-02', [later, night])).toBe(night);
    expect(firstOn('2026-06-03', [later, night])).toBeNull();
  });

  test('a clock that starts at this instant is work of its day', () => {
    const now = entryOf('2026-06-01T22:00+02:00 0:00');
    expect(firstOn('2026-06-01', [now])).toBe(now);
  });
});

describe('warnings', () => {
  const report = (groupBy: GroupBy, entries: ReportEntry[]) =>
    timeReport({ from: '2026-06-01', to: '2026-06-07', entries, expected: [], groupBy }).rows.map((row) => [
      row.key,
      row.warnings,
    ]);
  const long = entryOf('2026-06-01T08:00+02:00 7:00');
  const short = entryOf('2026-06-02T08:00+02:00 5:00');

  test('rule 37: a day without a break has the warning, and so has its week', () => {
    expect(report('day', [long, short])).toEqual([
      ['2026-06-01', ['break']],
      ['2026-06-02', []],
    ]);
    expect(report('week', [long, short])).toEqual([['2026-W23', ['break']]]);
  });

  test('rule 37: a night shift belongs to the day on which it began', () => {
    expect(report('day', [entryOf('2026-06-01T22:00+02:00 8:00')])).toEqual([
      ['2026-06-01', ['break']],
      ['2026-06-02', []],
    ]);
    expect(report('day', [entryOf('2026-05-31T22:00+02:00 8:00')])).toEqual([['2026-06-01', []]]);
  });

  test('rule 37: every category of the day has the warning', () => {
    const split = [
      { ...entryOf('2026-06-01T08:00+02:00 4:00'), category_id: 'a' },
      { ...entryOf('2026-06-01T12:00+02:00 4:00'), category_id: 'b' },
      { ...short, category_id: 'c' },
    ];
    expect(report('category', split)).toEqual([
      ['a', ['break']],
      ['b', ['break']],
      ['c', []],
    ]);
  });
});

describe('sums', () => {
  const zones = fc.constantFrom(BERLIN, 'America/New_York', '+09:00', 'Pacific/Apia', 'America/Sao_Paulo');
  const entry: fc.Arbitrary<ReportEntry> = fc
    .record({
      // around both clock changes, and where the dates of zones differ
      day: fc.integer({ min: 0, max: 400 }),
      second: fc.integer({ min: 0, max: 86_399 }),
      seconds: fc.integer({ min: 1, max: 86_400 }),
      breakShare: fc.double({ min: 0, max: 0.9, noNaN: true }),
      zone: zones,
      billable: fc.boolean(),
      category_id: fc.constantFrom(null, 'a', 'b'),
    })
    .map(({ day, second, seconds, breakShare, zone, billable, category_id }) => {
      const started_at = Date.UTC(2025, 11, 1 + day) + second * 1000;
      return {
        started_at,
        ended_at: started_at + seconds * 1000,
        zone,
        break_minutes: Math.min(480, Math.floor((seconds * breakShare) / 60)),
        billable,
        category_id,
      };
    });
  const GROUPS = ['day', 'week', 'month', 'category', 'person'] as const;
  const EVERYTHING = { from: '2025-11-01', to: '2027-03-01' };

  test('the total of a report is the total of its entries, with any grouping', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 25 }), (entries) => {
        const worked = (list: ReportEntry[]) =>
          list.reduce((sum, one) => sum + workedSeconds(one.started_at, one.ended_at, one.break_minutes), 0);
        for (const groupBy of GROUPS) {
          const { totals, rows } = timeReport({ ...EVERYTHING, entries, expected: [], groupBy });
          expect(totals.worked_seconds).toBe(worked(entries));
          expect(totals.billable_seconds).toBe(worked(entries.filter((one) => one.billable)));
          for (const name of ['worked_seconds', 'billable_seconds'] as const)
            expect(rows.reduce((sum, row) => sum + row[name], 0)).toBe(totals[name]);
        }
      }),
    );
  });

  test('the parts of a period have the same total as the whole, and so have people in a tally', () => {
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 25 }),
        fc.integer({ min: 0, max: 480 }),
        fc.constantFrom('none', 'quarter_hour'),
        (entries, n, rounding) => {
          const { from, to } = EVERYTHING;
          const cut = addDays(from, n);
          const report = (first: string, last: string) =>
            timeReport({
              from: first,
              to: last,
              entries,
              expected: expectedDays(first, last, fullTime(), []),
              groupBy: 'month',
              rounding: rounding as 'none',
            });
          const whole = report(from, to);
          const tally = createTally();
          for (const part of [report(from, cut), report(addDays(cut, 1), to)]) {
            tally.total(part.totals);
            for (const row of part.rows) tally.row(row.key, row);
          }
          expect(tally.report()).toEqual(whole);
        },
      ),
      { numRuns: 50 },
    );
  });
});
