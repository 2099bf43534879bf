/** Entries, the clock, locks and reports (rules 26–37). */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayNumber } from '../../src/civil/dates.ts';
import { formatTimestamp, parseTimestamp } from '../../src/civil/zones.ts';
import { slotsOf } from '../../src/areas/pto/rules/spans.ts';
import { costOfSpan } from '../support/costOfSpan.ts';
import {
  autoStopAt,
  clockStartProblems,
  clockStopProblems,
  isOverdue,
  startClock,
} from '../../src/areas/tracking/rules/clock.ts';
import {
  conflictsOf,
  durationSeconds,
  entriesOverlap,
  entryProblems,
} from '../../src/areas/tracking/rules/entries.ts';
import { entryZone } from '../../src/areas/tracking/rules/entryZone.ts';
import { isLocked, lockDay, lockedThrough, lockOn, type PeriodLock } from '../../src/periods/locks.ts';
import { breakWarnings } from '../../src/areas/tracking/rules/breaks.ts';
import { expectedDays } from '../../src/schedule/expected.ts';
import { overtime, timeReport } from '../../src/areas/tracking/rules/reports.ts';
import { roundToQuarter, workedByDate, type ReportEntry } from '../../src/areas/tracking/rules/worked.ts';
import { clockSeconds, fullTime } from './support/fixture.ts';
import { examples } from './support/tables.ts';

const at = (text: string) => parseTimestamp(text)!.epochMs;
/** `'09:00'` on 2026-06-01 in Berlin. */
const june = (time: string) => at(`2026-06-01T${time}:00+02:00`);
const HOUR = 3_600_000;

describe('entries', () => {
  test.each(examples('time.md', 'Durations'))('rule $rule: $example: $seconds s', (row) => {
    expect(durationSeconds(at(row.started_at!), at(row.ended_at!))).toBe(Number(row.seconds));
  });

  test.each(examples('time.md', 'Zone of an entry'))('rule $rule: $example: $zone', (row) => {
    const sent = parseTimestamp(row.sent!)!;
    const zone = entryZone(sent, row['person lives in']!);
    expect(zone).toBe(row.zone);
    expect(formatTimestamp(sent.epochMs, zone)).toBe(row['answered as']);
  });

  const stretch = (text: string) => {
    const [from, to] = text.split('–');
    return { started_at: june(from!), ended_at: to === 'running' ? null : june(to!) };
  };

  test.each(examples('time.md', 'Overlap'))('rule $rule: $example, overlap: $overlap', (row) => {
    const [a, b] = [stretch(row.first!), stretch(row.second!)];
    expect(entriesOverlap(a, b)).toBe(row.overlap === 'yes');
    expect(entriesOverlap(b, a)).toBe(row.overlap === 'yes');
  });

  test('rule 27: an entry never conflicts with itself', () => {
    const others = [
      { id: 'a', ...stretch('09:00–13:00') },
      { id: 'b', ...stretch('13:00–17:00') },
    ];
    expect(conflictsOf({ id: 'a', ...stretch('09:00–12:00') }, others)).toEqual([]);
    expect(conflictsOf({ id: 'a', ...stretch('09:00–14:00') }, others)).toEqual(['b']);
    expect(conflictsOf(stretch('11:00–14:00'), others)).toEqual(['a', 'b']);
  });

  test.each(examples('time.md', 'Refused entries'))('rule $rule: $example: $refused', (row) => {
    const problems = entryProblems(
      {
        started_at: parseTimestamp(row.started_at!),
        ended_at: parseTimestamp(row.ended_at!),
        break_minutes: Number(row.break),
      },
      at('2026-11-20T12:00:00Z'),
    );
    expect(problems ? Object.keys(problems).join(', ') : '–').toBe(row.refused);
  });
});

describe('the clock', () => {
  const running = { started_at: june('08:00') };

  test('rule 26: one clock per person', () => {
    expect(startClock(null, june('09:00'), 'reject')).toEqual({ kind: 'start' });
    expect(startClock(running, june('09:00'), 'reject')).toEqual({ kind: 'clock_running' });
    expect(startClock(running, june('09:00'), 'stop')).toEqual({
      kind: 'stop_and_start',
      stop_at: june('09:00'),
    });
    expect(startClock(running, june('08:00'), 'stop')).toEqual({ kind: 'entry_overlap' });
  });

  test('rule 35: a clock that is left running stops at 16 h', () => {
    expect(autoStopAt(running.started_at)).toBe(running.started_at + 16 * HOUR);
    expect(isOverdue(running.started_at, june('23:59'))).toBe(false);
    expect(isOverdue(running.started_at, running.started_at + 16 * HOUR)).toBe(true);
    expect(startClock(running, running.started_at + 20 * HOUR, 'stop')).toEqual({
      kind: 'stop_and_start',
      stop_at: running.started_at + 16 * HOUR,
    });
  });

  test('a clock can start and stop only within the allowed range', () => {
    const now = june('18:00');
    expect(clockStartProblems(now, now)).toBeNull();
    expect(clockStartProblems(now - 24 * HOUR, now)).toBeNull();
    expect(clockStartProblems(now - 24 * HOUR - 1, now)).toHaveProperty('started_at');
    expect(clockStartProblems(now + 1, now)).toHaveProperty('started_at');
    expect(clockStopProblems(june('08:00'), now, 30, now)).toBeNull();
    expect(clockStopProblems(june('08:00'), now + 1, 0, now)).toHaveProperty('ended_at');
    expect(clockStopProblems(june('08:00'), june('08:00'), 0, now)).toHaveProperty('ended_at');
    expect(clockStopProblems(now - 25 * HOUR, now, 0, now)).toHaveProperty('ended_at');
    expect(clockStopProblems(june('08:00'), june('08:30'), 30, now)).toHaveProperty('break_minutes');
  });
});

describe('period locks', () => {
  const now = at('2026-11-20T12:00:00Z');
  const lock: PeriodLock = { id: 'l', locked_through: '2026-10-31', department_id: null, grace_until: null };
  const person = { department_id: 'sales', role: 'employee' as const, now };
  const admin = { ...person, role: 'admin' as const };

  test('rule 34: touching the locked period is refused, before and after a move', () => {
    expect(lockOn(['2026-10-31'], [lock], person)).toBe(lock);
    expect(lockOn(['2026-11-01'], [lock], person)).toBeNull();
    expect(lockOn(['2026-10-30', '2026-11-05'], [lock], person)).toBe(lock);
    expect(lockOn(['2026-11-05', '2026-10-30'], [lock], person)).toBe(lock);
  });

  test('rule 34: an entry of 2 November in the same ISO week is accepted', () => {
    const week = { ...lock, locked_through: '2026-10-28' };
    expect(lockOn(['2026-10-29'], [week], person)).toBeNull();
    expect(lockOn(['2026-11-02'], [lock], person)).toBeNull();
  });

  test('rule 34: a night shift into November began in October, in its own zone', () => {
    const start = at('2026-10-31T23:30:00+01:00');
    expect(lockDay(start, 'Europe/Berlin')).toBe('2026-10-31');
    expect(lockDay(start, '+09:00')).toBe('2026-11-01');
  });

  test('rule 34: admins can correct until the grace period ends, nobody afterwards', () => {
    const graced = { ...lock, grace_until: now + 1 };
    expect(lockOn(['2026-10-01'], [graced], admin)).toBeNull();
    expect(lockOn(['2026-10-01'], [graced], { ...person, role: 'manager' })).toBe(graced);
    expect(lockOn(['2026-10-01'], [graced], { ...admin, now: now + 1 })).toBe(graced);
    expect(lockOn(['2026-10-01'], [lock], admin)).toBe(lock);
    expect(isLocked('2026-10-01', [graced], 'sales')).toBe(true);
  });

  test('rule 34: a lock of one department applies to that department', () => {
    const sales = { ...lock, department_id: 'sales', locked_through: '2026-11-15' };
    expect(lockOn(['2026-11-10'], [lock, sales], person)).toBe(sales);
    expect(lockOn(['2026-11-10'], [lock, sales], { ...person, department_id: null })).toBeNull();
    expect(lockedThrough([lock, sales], person)).toBe('2026-11-15');
    expect(lockedThrough([lock, sales], { ...person, department_id: 'design' })).toBe('2026-10-31');
    expect(lockedThrough([], person)).toBeNull();
  });
});

describe('reports', () => {
  const entry = (from: string, to: string, rest: Partial<ReportEntry> = {}): ReportEntry => ({
    started_at: at(from),
    ended_at: at(to),
    zone: 'Europe/Berlin',
    break_minutes: 0,
    billable: false,
    category_id: null,
    ...rest,
  });
  const hours = (date: string, n: number, rest: Partial<ReportEntry> = {}) => {
    const start = at(`${date}T08:00:00+01:00`);
    return { ...entry(`${date}T08:00:00+01:00`, `${date}T09:00:00+01:00`, rest), ended_at: start + n * HOUR };
  };

  test.each(examples('time.md', 'Rounding'))('rule $rule: $worked is shown as $shown', (row) => {
    expect(roundToQuarter(clockSeconds(row.worked!))).toBe(clockSeconds(row.shown!));
  });

  test('rule 31: a night shift reports 2 h and 6 h', () => {
    const night = entry('2026-06-30T22:00:00+02:00', '2026-07-01T06:00:00+02:00');
    const days = expectedDays('2026-06-30', '2026-07-01', fullTime(), []);
    const report = timeReport({
      from: '2026-06-30',
      to: '2026-07-01',
      entries: [night],
      expected: days,
      groupBy: 'day',
    });
    expect(report.rows.map((row) => [row.key, row.worked_seconds])).toEqual([
      ['2026-06-30', 7200],
      ['2026-07-01', 21600],
    ]);
    const july = timeReport({
      from: '2026-07-01',
      to: '2026-07-01',
      entries: [night],
      expected: [],
      groupBy: 'month',
    });
    expect(july.rows.map((row) => [row.key, row.worked_seconds])).toEqual([['2026-07', 21600]]);
  });

  test('breaks and rounding are subtracted from the longest part of a night shift', () => {
    const night = entry('2026-06-30T22:00:00+02:00', '2026-07-01T06:08:00+02:00', { break_minutes: 30 });
    expect(workedByDate(night)).toEqual([
      { date: '2026-06-30', seconds: 7200 },
      { date: '2026-07-01', seconds: 5 * 3600 + 38 * 60 },
    ]);
    expect(workedByDate(night, 'quarter_hour')).toEqual([
      { date: '2026-06-30', seconds: 7200 },
      { date: '2026-07-01', seconds: 5 * 3600 + 45 * 60 },
    ]);
  });

  test('rule 32: rounding applies to each entry, and never to stored values', () => {
    const report = (rounding: 'none' | 'quarter_hour') =>
      timeReport({
        from: '2026-11-02',
        to: '2026-11-02',
        entries: [
          hours('2026-11-02', 487 / 3600),
          {
            ...hours('2026-11-02', 0),
            started_at: at('2026-11-02T12:00:00+01:00'),
            ended_at: at('2026-11-02T12:08:00+01:00'),
          },
        ],
        expected: [],
        groupBy: 'day',
        rounding,
      }).totals.worked_seconds;
    expect([report('none'), report('quarter_hour')]).toEqual([967, 1800]);
  });

  const week = ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24', '2026-12-25'];

  test('rule 36: a week with one holiday expects 32 h; 35.5 h worked are +3.5 h', () => {
    const holiday = [{ date: '2026-11-04', name: 'Holiday', half_day: 'none' as const }];
    const expected = expectedDays('2026-11-02', '2026-11-08', fullTime(holiday), []);
    const worked = [9, 9, 0.5, 8.5, 8.5].map((n, i) => hours(`2026-11-0${i + 2}`, n));
    expect(overtime('2026-11-02', '2026-11-08', worked, expected)).toEqual({
      expected_seconds: 32 * 3600,
      worked_seconds: 35.5 * 3600,
      balance_seconds: 3.5 * 3600,
    });
  });

  test('rule 36: whole and half absences lower the expected hours, and half holidays do so first', () => {
    const half = slotsOf({ start_date: '2026-12-22', end_date: '2026-12-22', start_half: 'pm' });
    const whole = slotsOf({ start_date: '2026-12-23', end_date: '2026-12-25' });
    const expected = expectedDays(week[0]!, week[4]!, fullTime(), [half, whole]);
    expect(expected.map((day) => [day.expected_seconds / 3600, day.absence_days / 10_000])).toEqual([
      [8, 0],
      [4, 0.5],
      [0, 1],
      [0, 0.5],
      [0, 0],
    ]);
  });

  test('rule 36: days of absence are counted in the same way as leave', () => {
    const from = fc.nat(60);
    fc.assert(
      fc.property(from, fc.nat(20), fc.constantFrom('am', 'pm', null), (n, length, half) => {
        const start_date = new Date((dayNumber('2026-11-15') + n) * 86_400_000).toISOString().slice(0, 10);
        const end_date = new Date((dayNumber(start_date) + length) * 86_400_000).toISOString().slice(0, 10);
        const span = { start_date, end_date, start_half: half as 'am' | null, end_half: null };
        const days = expectedDays('2026-11-01', '2027-03-01', fullTime(), [slotsOf(span)]);
        const without = expectedDays('2026-11-01', '2027-03-01', fullTime(), []);
        const sum = (list: typeof days, key: 'absence_days' | 'expected_seconds') =>
          list.reduce((s, d) => s + d[key], 0);
        const cost = costOfSpan(span, fullTime()).total;
        expect(sum(days, 'absence_days')).toBe(cost);
        expect(sum(without, 'expected_seconds') - sum(days, 'expected_seconds')).toBe(
          (cost / 10_000) * 8 * 3600,
        );
      }),
    );
  });

  test('rows by day, week, month and category add up to the totals', () => {
    const entries = [
      hours('2026-10-30', 4, { category_id: 'b', billable: true }),
      hours('2026-11-02', 8),
      hours('2026-11-03', 2, { category_id: 'b' }),
    ];
    const expected = expectedDays('2026-10-30', '2026-11-03', fullTime(), []);
    const keys = (groupBy: 'day' | 'week' | 'month' | 'category') => {
      const { rows, totals } = timeReport({
        from: '2026-10-30',
        to: '2026-11-03',
        entries,
        expected,
        groupBy,
      });
      expect(rows.reduce((sum, row) => sum + row.worked_seconds, 0)).toBe(totals.worked_seconds);
      expect(totals).toEqual({
        worked_seconds: 14 * 3600,
        billable_seconds: 4 * 3600,
        expected_seconds: 24 * 3600,
        absence_days: 0,
        timezones: ['Europe/Berlin'],
        warnings: ['break'],
        night_seconds: 0,
        sunday_seconds: 0,
        holiday_seconds: 0,
        checks: [],
      });
      return rows.map((row) => `${row.key} ${row.worked_seconds / 3600}/${row.expected_seconds / 3600}`);
    };
    expect(keys('day')).toEqual([
      '2026-10-30 4/8',
      '2026-10-31 0/0',
      '2026-11-01 0/0',
      '2026-11-02 8/8',
      '2026-11-03 2/8',
    ]);
    expect(keys('week')).toEqual(['2026-W44 4/8', '2026-W45 10/16']);
    expect(keys('month')).toEqual(['2026-10 4/8', '2026-11 10/16']);
    expect(keys('category')).toEqual([' 8/0', 'b 6/0']);
  });

  test.each(examples('time.md', 'Breaks'))('rule $rule: $example, warned: $warned', (row) => {
    const list = row['worked from–to, break minutes']!.split(', ').map((text) => {
      const [, from, to, pause] = /^(\S+)–(\S+) (\d+)$/.exec(text)!;
      return { started_at: june(from!), ended_at: june(to!), break_minutes: Number(pause) };
    });
    expect(breakWarnings(list)).toEqual(row.warned === 'yes' ? ['break'] : []);
  });
});
