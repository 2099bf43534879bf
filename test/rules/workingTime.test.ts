import { describe, expect, it } from '@jest/globals';
import { expectedDays } from '../../src/schedule/expected.ts';
import { timeReport } from '../../src/areas/tracking/rules/reports.ts';
import type { WorkingTimeRules } from '../../src/generated/types.ts';

const ZONE = 'Europe/Berlin';
/** `2026-06-05 20:00-00:00 30`: from, to (the next day if not later), and minutes of break, in Berlin summer time. */
const entry = (text: string) => {
  const [, day, from, to, pause] = /^(\S+) (\S+)-(\S+)(?: (\d+))?$/.exec(text)!;
  const at = (time: string) => Date.parse(`${day}T${time}:00+02:00`);
  const started_at = at(from!);
  const ended = at(to!);
  return {
    started_at,
    ended_at: ended > started_at ? ended : ended + 86_400_000,
    zone: ZONE,
    break_minutes: Number(pause ?? 0),
    billable: false,
    category_id: null,
  };
};
const HOLIDAYS = [
  { date: '2026-06-04', name: 'Corpus Christi', half_day: 'none' },
  { date: '2026-06-03', name: 'Half', half_day: 'pm' },
] as const;

const report = (rules: WorkingTimeRules, texts: string[], from = '2026-06-01', to = '2026-06-14') =>
  timeReport({
    from,
    to,
    entries: texts.map(entry),
    expected: expectedDays(from, to, { pattern: [], holidays: HOLIDAYS }, []),
    groupBy: 'day',
    holidays: HOLIDAYS,
    rules,
  });
const checks = (rules: WorkingTimeRules, ...texts: string[]) =>
  report(rules, texts).rows.flatMap((row) =>
    row.checks.map(({ code, minutes }) => `${row.key} ${code} ${minutes}`),
  );

describe('rule 81: checks of working time', () => {
  it('20:00 to 0:00 and 0:10 to 5:00 are one shift, which lacks a break', () => {
    const night = ['2026-06-05 20:00-00:00', '2026-06-06 00:10-05:00'];
    expect(checks('breaks', ...night)).toEqual(['2026-06-05 break 0']);
    const { rows, totals } = report('breaks', night);
    expect(rows.filter(({ warnings }) => warnings.length > 0).map(({ key }) => key)).toEqual(['2026-06-05']);
    expect(totals.warnings).toEqual(['break']);
  });

  it('a gap of six hours ends a shift', () => {
    expect(checks('breaks', '2026-06-05 06:00-10:00', '2026-06-05 15:59-19:00')).toEqual([]);
    expect(checks('de', '2026-06-05 06:00-11:00', '2026-06-05 17:00-22:00')).toEqual([
      '2026-06-05 short_rest 360',
    ]);
  });

  it('de: until 23:30 and from 6:00 there are 390 minutes of rest', () => {
    expect(checks('de', '2026-06-08 17:30-23:30', '2026-06-09 06:00-11:00')).toEqual([
      '2026-06-09 short_rest 390',
    ]);
    expect(checks('breaks', '2026-06-08 17:30-23:30', '2026-06-09 06:00-11:00')).toEqual([]);
  });

  it.each([
    ['breaks', '08:00-14:00', []],
    ['breaks', '08:00-14:01', ['break 0']],
    ['breaks', '08:00-17:45 30', ['break 30']],
    ['breaks', '08:00-17:45 45', []],
    ['de', '06:00-16:45 45', []],
    ['de', '06:00-16:46 45', ['long_day 601']],
    ['uk', '08:00-14:01', ['break 0']],
    ['uk', '08:00-18:30 20', []],
    ['none', '06:00-23:00', []],
  ] as const)('%s, %s: %j', (rules, times, found) => {
    expect(checks(rules, `2026-06-05 ${times}`)).toEqual(found.map((one) => `2026-06-05 ${one}`));
  });

  it('de: any work on a Sunday and on a whole holiday, on its date', () => {
    expect(
      checks('de', '2026-06-06 22:00-01:00', '2026-06-04 09:00-10:00', '2026-06-03 15:00-16:00'),
    ).toEqual(['2026-06-04 holiday 60', '2026-06-07 sunday 60']);
    expect(checks('uk', '2026-06-07 09:00-10:00')).toEqual([]);
  });

  it('none: neither checks nor warnings', () => {
    const { rows, totals } = report('none', ['2026-06-05 06:00-23:00']);
    expect([totals.warnings, rows.flatMap((row) => row.checks)]).toEqual([[], []]);
  });
});

describe('time at night, on Sundays and on holidays', () => {
  const hours = (...texts: string[]) => {
    const { totals } = report('breaks', texts);
    return [totals.night_seconds, totals.sunday_seconds, totals.holiday_seconds].map((one) => one / 3600);
  };

  it('counts 23 to 6 as night, and the parts of each date', () => {
    expect(hours('2026-06-05 22:00-06:30')).toEqual([7, 0, 0]);
    expect(hours('2026-06-06 22:00-01:00')).toEqual([2, 1, 0]);
    expect(hours('2026-06-04 08:00-12:00')).toEqual([0, 0, 4]);
    expect(hours('2026-06-05 09:00-17:00')).toEqual([0, 0, 0]);
  });

  it('counts the hours that pass when clocks change', () => {
    const night = (from: string, to: string, day: string) =>
      timeReport({
        from: day,
        to: day,
        entries: [
          {
            started_at: Date.parse(from),
            ended_at: Date.parse(to),
            zone: ZONE,
            break_minutes: 0,
            billable: false,
            category_id: null,
          },
        ],
        expected: [],
        groupBy: 'day',
      }).totals.night_seconds / 3600;
    expect(night('2026-03-29T00:00:00+01:00', '2026-03-29T06:00:00+02:00', '2026-03-29')).toBe(5);
    expect(night('2026-10-25T00:00:00+02:00', '2026-10-25T06:00:00+01:00', '2026-10-25')).toBe(7);
  });

  it('is never more than what was worked', () => {
    expect(hours('2026-06-05 23:00-05:00 300')).toEqual([1, 0, 0]);
  });
});
