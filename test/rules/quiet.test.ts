/** Quiet hours, in the zone of the person. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { quietUntil } from '../../src/areas/notifications/rules/quiet.ts';
import { formatTimestamp } from '../../src/civil/zones.ts';

const HOUR = 3_600_000;
const NIGHT = { from: '22:00', to: '07:00' };
const NOON = { from: '12:00', to: '13:30' };
const until = (at: string, hours = NIGHT, zone = 'Europe/Berlin') => {
  const end = quietUntil(Date.parse(at), hours, zone);
  return end === null ? null : formatTimestamp(end, zone);
};

describe('quiet hours', () => {
  test('overnight: from the evening until the morning, and after midnight until the same morning', () => {
    expect(until('2026-11-20T21:59:59+01:00')).toBeNull();
    expect(until('2026-11-20T22:00:00+01:00')).toBe('2026-11-21T07:00:00.000+01:00');
    expect(until('2026-11-21T03:00:00+01:00')).toBe('2026-11-21T07:00:00.000+01:00');
    expect(until('2026-11-21T07:00:00+01:00')).toBeNull();
  });

  test('in the daytime: from their start until their end on the same day', () => {
    expect(until('2026-11-20T11:59:59+01:00', NOON)).toBeNull();
    expect(until('2026-11-20T13:29:59+01:00', NOON)).toBe('2026-11-20T13:30:00.000+01:00');
    expect(until('2026-11-20T13:30:00+01:00', NOON)).toBeNull();
  });

  test('follow the zone: the same instant is night in Berlin and evening in New York', () => {
    expect(until('2026-11-20T22:30:00Z')).not.toBeNull();
    expect(until('2026-11-20T22:30:00Z', NIGHT, 'America/New_York')).toBeNull();
  });

  test('last eight hours in the night when the clock goes forward, ten when it goes back', () => {
    const length = (begin: string) =>
      (quietUntil(Date.parse(begin), NIGHT, 'Europe/Berlin')! - Date.parse(begin)) / HOUR;
    expect(length('2026-03-28T22:00:00+01:00')).toBe(8);
    expect(length('2026-10-24T22:00:00+02:00')).toBe(10);
  });

  test('whose end is skipped by the clock end after the gap', () => {
    expect(until('2026-03-29T01:30:00+01:00', { from: '01:00', to: '02:30' })).toBe(
      '2026-03-29T03:30:00.000+02:00',
    );
  });

  test('always end within 26 hours, at their time of day', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const zone = fc.constantFrom(
      'UTC',
      'Europe/Berlin',
      'Asia/Kolkata',
      'Pacific/Chatham',
      'America/New_York',
    );
    const instant = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2028, 0, 1) });
    fc.assert(
      fc.property(instant, time, time, zone, (now, from, to, where) => {
        fc.pre(from !== to);
        const end = quietUntil(now, { from, to }, where);
        if (end === null) return;
        expect(end).toBeGreaterThan(now);
        expect(end - now).toBeLessThanOrEqual(26 * HOUR);
        expect(quietUntil(end, { from, to }, where)).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  test('every instant of a day is either in the hours or in the hours with start and end swapped', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2026, 5, 1), max: Date.UTC(2026, 6, 1) }), (now) => {
        const [night, day] = [NIGHT, { from: NIGHT.to, to: NIGHT.from }].map(
          (hours) => quietUntil(now, hours, 'Europe/Berlin') !== null,
        );
        expect(night).toBe(!day);
      }),
      { numRuns: 300 },
    );
  });
});
