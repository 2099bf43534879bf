/** Dates, zones and amounts of days, against Temporal. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import {
  addDays,
  dayNumber,
  daysInMonth,
  formatDate,
  isRealDate,
  isoWeek,
  parseDate,
  weekday,
} from '../../src/civil/dates.ts';
import { days, daysFromNumber, daysToNumeric, mulDiv, showDays } from '../../src/civil/days.ts';
import {
  formatTimestamp,
  isZone,
  localDate,
  offsetMinutes,
  parseTimestamp,
  splitAtMidnights,
  startOfDay,
  timestampIn,
} from '../../src/civil/zones.ts';
import { examples } from './support/tables.ts';

const FIRST = dayNumber('1900-01-01');
const LAST = dayNumber('2199-12-31');
const anyDay = fc.integer({ min: FIRST, max: LAST });
/** Since 1972 all offsets are whole minutes. */
const anyInstant = fc
  .integer({ min: Date.UTC(1972, 0, 8) / 1000, max: Date.UTC(2060, 0, 1) / 1000 })
  .map((s) => s * 1000);
const ZONES = [
  'Europe/Berlin',
  'Europe/Lisbon',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Havana',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'Pacific/Apia',
  'UTC',
  '+09:00',
  '-03:30',
];
const anyZone = fc.constantFrom(...ZONES);

describe('civil dates', () => {
  test('every day from 1900 to 2199 agrees with Temporal', () => {
    let expected = Temporal.PlainDate.from('1900-01-01');
    for (let day = FIRST; day <= LAST; day++) {
      const text = formatDate(day);
      if (
        text !== expected.toString() ||
        dayNumber(text) !== day ||
        weekday(day) !== expected.dayOfWeek - 1
      ) {
        throw new Error(`${text} is not ${expected.toString()}`);
      }
      expected = expected.add({ days: 1 });
    }
    expect(dayNumber('1970-01-01')).toBe(0);
  });

  test.each([
    ['2024-02-29', true],
    ['2024-02-30', false],
    ['2023-02-29', false],
    ['2100-02-29', false],
    ['2000-02-29', true],
    ['1899-12-31', false],
    ['1900-01-01', true],
    ['2199-12-31', true],
    ['2200-01-01', false],
    ['2024-13-01', false],
    ['2024-00-10', false],
    ['2024-1-1', false],
    ['2024-01-01T00:00', false],
    ['２０２４-01-01', false],
    ['2024-01-01\n', false],
  ])('%j is a real date: %s', (text, real) => {
    expect(isRealDate(text)).toBe(real);
    expect(parseDate(text) !== null).toBe(real);
  });

  test('adding days and ISO weeks agree with Temporal', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (day, n) => {
        const date = Temporal.PlainDate.from(formatDate(day));
        expect(isoWeek(formatDate(day))).toBe(
          `${date.yearOfWeek}-W${String(date.weekOfYear).padStart(2, '0')}`,
        );
        expect(daysInMonth(date.year, date.month)).toBe(date.daysInMonth);
        expect(addDays(formatDate(day), n)).toBe(date.add({ days: n }).toString());
      }),
    );
  });
});

describe('amounts of days', () => {
  test.each([
    ['7.0', 70_000, '7.00', '7.0000'],
    ['10.4167', 104_167, '10.42', '10.4167'],
    ['2.0833', 20_833, '2.08', '2.0833'],
    ['0.0050', 50, '0.01', '0.0050'],
    ['0.0049', 49, '0.00', '0.0049'],
    ['-0.0049', -49, '0.00', '-0.0049'],
    ['-0.0050', -50, '-0.01', '-0.0050'],
    ['-2.1250', -21_250, '-2.13', '-2.1250'],
    ['2.1250', 21_250, '2.13', '2.1250'],
    ['-0', 0, '0.00', '0.0000'],
    ['366', 3_660_000, '366.00', '366.0000'],
  ])('%s days are %i inside, shown as %s, stored as %s', (text, inside, shown, stored) => {
    expect(days(text)).toBe(inside);
    expect(showDays(inside)).toBe(shown);
    expect(daysToNumeric(inside)).toBe(stored);
    expect(days(stored)).toBe(inside);
  });

  test.each(['', '1.', '.5', '1.00000', '1e3', ' 1', '+1', 'NaN', '1,5'])(
    '%j is not a valid amount of days',
    (text) => {
      expect(() => days(text)).toThrow(RangeError);
    },
  );

  test('JSON numbers become exact amounts', () => {
    expect([2.25, -0.25, 0.1, 1.0833, 0].map(daysFromNumber)).toEqual([22_500, -2_500, 1_000, 10_833, 0]);
  });

  test('mulDiv rounds half away from zero, exactly, also beyond 2^53', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        (a, n, d) => {
          const twice = 2n * BigInt(a) * BigInt(n);
          const size = twice < 0n ? -twice : twice;
          const rounded = (size + BigInt(d)) / (2n * BigInt(d));
          expect(mulDiv(a, n, d) + 0).toBe(Number(twice < 0n ? -rounded : rounded) + 0);
        },
      ),
    );
  });
});

describe('zones', () => {
  test.each([
    ['Europe/Berlin', true],
    ['+09:00', true],
    ['-03:30', true],
    ['+24:00', false],
    ['+0900', false],
    ['Mars/Olympus', false],
    ['', false],
    ['../etc/passwd', false],
  ])('%j is a zone: %s', (zone, known) => {
    expect(isZone(zone)).toBe(known);
  });

  test('an unknown zone throws', () => {
    expect(() => offsetMinutes('Mars/Olympus', 0)).toThrow(RangeError);
    expect(() => offsetMinutes('+9', 0)).toThrow(RangeError);
  });

  test('offset, local date, start of day and text agree with Temporal', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        const there = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
        expect(offsetMinutes(zone, instant)).toBe(there.offsetNanoseconds / 60e9);
        expect(localDate(instant, zone)).toBe(there.toPlainDate().toString());
        expect(startOfDay(localDate(instant, zone), zone)).toBe(there.startOfDay().epochMilliseconds);
        const text = formatTimestamp(instant, zone);
        expect(text).toBe(there.toString({ timeZoneName: 'never', fractionalSecondDigits: 3 }));
        expect(parseTimestamp(text)?.epochMs).toBe(instant);
      }),
      { numRuns: 1000 },
    );
  });

  test('every change of offset since 1972 is found to the second', () => {
    for (const zone of ZONES.filter((name) => name.includes('/'))) {
      let there = Temporal.ZonedDateTime.from(`1972-02-01T00:00[${zone}]`);
      for (let n = 0; n < 120; n++) {
        const next = there.getTimeZoneTransition('next');
        if (!next || next.year > 2040) break;
        const at = next.epochMilliseconds;
        expect([zone, at, offsetMinutes(zone, at - 1), offsetMinutes(zone, at)]).toEqual([
          zone,
          at,
          next.subtract({ nanoseconds: 1 }).offsetNanoseconds / 60e9,
          next.offsetNanoseconds / 60e9,
        ]);
        there = next;
      }
    }
  });

  test('milliseconds are always shown', () => {
    const at = Date.UTC(2026, 6, 1, 7, 0, 0, 50);
    expect(formatTimestamp(at, 'Europe/Berlin')).toBe('2026-07-01T09:00:00.050+02:00');
    expect(formatTimestamp(at - 50, 'UTC')).toBe('2026-07-01T07:00:00.000+00:00');
  });

  test('database timestamps get the offset of any zone at any instant, without the digits beyond milliseconds', () => {
    const anyFraction = fc.oneof(
      fc.constant(''),
      fc.stringMatching(/^[0-9]{0,5}[1-9]$/).map((digits) => `.${digits}`),
    );
    fc.assert(
      fc.property(anyInstant, anyFraction, anyZone, (second, fraction, zone) => {
        const row = `${new Date(second).toISOString().slice(0, 19)}${fraction}+00:00`;
        const instant = second + Number(fraction.slice(1, 4).padEnd(3, '0'));
        expect(timestampIn(row, zone)).toBe(formatTimestamp(instant, zone));
        // a second conversion changes nothing
        expect(timestampIn(timestampIn(row, zone), zone)).toBe(formatTimestamp(instant, zone));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    [
      'Europe/Berlin',
      '2026-10-25T01:00:00',
      '2026-10-25T02:59:59.999+02:00',
      '2026-10-25T02:00:00.000+01:00',
    ],
    // in the middle of an hour of UTC
    [
      'Australia/Lord_Howe',
      '2026-10-03T15:30:00',
      '2026-10-04T01:59:59.999+10:30',
      '2026-10-04T02:30:00.000+11:00',
    ],
  ])(
    'database timestamps of %s have one offset to the last microsecond before %s, and the other from then on',
    (zone, change, last, next) => {
      const before = new Date(Date.parse(`${change}Z`) - 1000).toISOString().slice(0, 19);
      expect(timestampIn(`${before}.999999+00:00`, zone)).toBe(last);
      expect(timestampIn(`${change}+00:00`, zone)).toBe(next);
    },
  );

  test('text in another form is parsed as a request’s timestamp; other text is unchanged', () => {
    expect(timestampIn('2026-07-01T09:00+02:00', 'Asia/Kolkata')).toBe('2026-07-01T12:30:00.000+05:30');
    expect(timestampIn('2026-07-01T07:00:00.5Z', 'Asia/Kolkata')).toBe('2026-07-01T12:30:00.500+05:30');
    for (const text of ['', 'infinity', 'never on a Sunday, not at +00:00', '2026-13-01T07:00:00+00:00'])
      expect(timestampIn(text, 'Asia/Kolkata')).toBe(text);
  });

  test('a timestamp is an instant and the offset it was sent with; all spellings of UTC are equal', () => {
    const utc = { epochMs: Date.UTC(2026, 6, 1, 7), offsetMinutes: 0 };
    for (const zero of ['Z', '+00:00', '-00:00'])
      expect(parseTimestamp(`2026-07-01T07:00:00${zero}`)).toEqual(utc);
    expect(parseTimestamp('2026-07-01T07:00:00.1239-03:30')).toEqual({
      epochMs: Date.UTC(2026, 6, 1, 10, 30, 0, 123),
      offsetMinutes: -210,
    });
  });

  test.each(examples('time.md', 'Timestamps'))('rule $rule: $example, $text: accepted $accepted', (row) => {
    expect(parseTimestamp(row.text!) !== null).toBe(row.accepted === 'yes');
  });
});

describe('splitting time at midnight', () => {
  test.each(examples('time.md', 'Nights'))('rule $rule: $example ($zone)', (row) => {
    const start = parseTimestamp(row.started_at!)!.epochMs;
    const end = parseTimestamp(row.ended_at!)!.epochMs;
    const parts = splitAtMidnights(start, end, row.zone!);
    const shown = parts.map(({ date, seconds }) => `${date} ${seconds / 3600}:00`).join(', ');
    expect(shown).toBe(row['by date']);
  });

  const stretch = fc.tuple(anyInstant, fc.integer({ min: 0, max: 5 * 86_400 }), anyZone);

  test('rule 31: the parts sum to the duration and agree with Temporal minute by minute', () => {
    fc.assert(
      fc.property(stretch, ([start, length, zone]) => {
        const parts = splitAtMidnights(start, start + length * 1000, zone);
        expect(parts.reduce((sum, part) => sum + part.seconds, 0)).toBe(length);
        const expected = new Map<string, number>();
        for (let at = start; at < start + length * 1000;) {
          const day = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
          const next = day.add({ days: 1 }).startOfDay().epochMilliseconds;
          const until = Math.min(next, start + length * 1000);
          const date = day.toPlainDate().toString();
          expected.set(date, (expected.get(date) ?? 0) + (until - at) / 1000);
          at = until;
        }
        expect(parts.map(({ date, seconds }) => [date, seconds])).toEqual([...expected]);
      }),
      { numRuns: 500 },
    );
  });

  test('rule 31: splitting a span in two first makes no difference, even where the clock is set back over midnight', () => {
    const zones = fc.constantFrom(...ZONES, 'America/St_Johns');
    const byDate = (parts: { date: string; seconds: number }[]) => {
      const sums: Record<string, number> = {};
      for (const { date, seconds } of parts) sums[date] = (sums[date] ?? 0) + seconds;
      return sums;
    };
    const near = fc.oneof(
      anyInstant,
      fc.integer({ min: 0, max: 4 * 86_400 }).map((s) => Date.UTC(1995, 9, 28) + s * 1000),
    );
    fc.assert(
      fc.property(near, zones, fc.nat(200_000), fc.nat(200_000), (start, zone, a, b) => {
        const [middle, end] = [start + a * 1000, start + (a + b) * 1000];
        expect(
          byDate([...splitAtMidnights(start, middle, zone), ...splitAtMidnights(middle, end, zone)]),
        ).toEqual(byDate(splitAtMidnights(start, end, zone)));
      }),
      { numRuns: 1000 },
    );
  });

  test('an empty or backward span has no parts', () => {
    expect(splitAtMidnights(1000, 1000, 'UTC')).toEqual([]);
    expect(splitAtMidnights(2000, 1000, 'UTC')).toEqual([]);
  });
});
