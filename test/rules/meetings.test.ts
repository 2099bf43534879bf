/**
 * Meetings and slots: who may do what and when, how a span is split, and the state of a slot at a given time.
 */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { actionsOf, isWebAddress, statusOf, timeFault } from '../../src/areas/meetings/rules/meetings.ts';
import {
  countSlots,
  cutSlots,
  isAvailable,
  slotRefusal,
  slotStatusOf,
} from '../../src/areas/meetings/rules/slots.ts';

const MINUTE = 60_000;

describe('splitting a span into slots', () => {
  const cutting = fc.record({
    starts: fc.integer({ min: 0, max: 4_000_000_000_000 }),
    length: fc.integer({ min: 0, max: 100_000 }),
    lengthMinutes: fc.integer({ min: 5, max: 480 }),
    bufferMinutes: fc.integer({ min: 0, max: 120 }),
  });

  test('each has the full length and starts after the buffer, none ends after the span, and no other would fit', () => {
    fc.assert(
      fc.property(cutting, ({ starts, length, lengthMinutes, bufferMinutes }) => {
        const span = { starts, ends: starts + length * MINUTE, lengthMinutes, bufferMinutes };
        const cuts = cutSlots(span);
        expect(cuts).toHaveLength(countSlots(span));
        cuts.forEach((cut, index) => {
          expect(cut.ends - cut.starts).toBe(lengthMinutes * MINUTE);
          expect(cut.keptUntil - cut.ends).toBe(bufferMinutes * MINUTE);
          expect(cut.starts).toBe(index === 0 ? starts : cuts[index - 1]!.keptUntil);
          expect(cut.ends).toBeLessThanOrEqual(span.ends);
        });
        const next = cuts.at(-1)?.keptUntil ?? starts;
        expect(next + lengthMinutes * MINUTE).toBeGreaterThan(span.ends);
      }),
    );
  });

  test('an empty or backward span has no slots', () => {
    for (const ends of [0, -1, -1e12])
      expect(countSlots({ starts: 0, ends, lengthMinutes: 5, bufferMinutes: 0 })).toBe(0);
  });
});

describe('a slot at a given time', () => {
  const now = Date.parse('2027-03-01T09:00:00Z');
  const slot = {
    status: 'free' as 'free' | 'held' | 'booked',
    held_by: null as string | null,
    held_until: null as string | null,
    starts_at: '2027-03-01T10:00:00Z',
    busy: false,
  };
  const held = { ...slot, status: 'held' as const, held_by: 'eve', held_until: '2027-03-01T09:05:00Z' };

  test('a hold blocks everybody except its holder, and ends at its end', () => {
    expect([slotStatusOf(held, now), isAvailable(held, now)]).toEqual(['held', false]);
    expect([slotRefusal(held, 'carl', now), slotRefusal(held, 'eve', now)]).toEqual(['slot_taken', null]);
    const after = now + 5 * MINUTE;
    expect([slotStatusOf(held, after), isAvailable(held, after), slotRefusal(held, 'carl', after)]).toEqual([
      'free',
      true,
      null,
    ]);
  });

  test('one that has started, is booked or has a busy host is refused, in this order', () => {
    const booked = { ...slot, status: 'booked' as const, busy: true };
    expect(slotRefusal(booked, 'eve', Date.parse(slot.starts_at))).toBe('slot_past');
    expect(slotRefusal(booked, 'eve', now)).toBe('slot_taken');
    expect(slotRefusal({ ...slot, busy: true }, 'eve', now)).toBe('organizer_busy');
    expect(slotRefusal(slot, 'eve', Date.parse(slot.starts_at) - 1)).toBeNull();
  });
});

describe('a meeting', () => {
  const meeting = {
    status: 'scheduled' as 'scheduled' | 'cancelled',
    ends_at: '2027-03-01T10:00:00Z',
    organizer_id: 'eve',
    attendees: [['carl'], ['ada']] as const,
  };
  const end = Date.parse(meeting.ends_at);
  const who = (userId: string | null, role = 'employee', scopes: unknown = null) => ({
    userId,
    role,
    scopes,
  });

  test('is done from its end on; a cancelled one stays cancelled', () => {
    expect([statusOf(meeting, end - 1), statusOf(meeting, end)]).toEqual(['scheduled', 'done']);
    expect(statusOf({ ...meeting, status: 'cancelled' }, end)).toBe('cancelled');
  });

  test('can be changed and cancelled by its organiser, answered by invited people, cancelled by admins, and not touched by keys', () => {
    const open = (caller: Parameters<typeof actionsOf>[0], now = end - 1) => actionsOf(caller, meeting, now);
    expect(open(who('eve'))).toEqual(['update', 'cancel', 'edit_slides']);
    expect(open(who('carl'))).toEqual(['respond']);
    expect(open(who('ada', 'admin'))).toEqual(['cancel', 'respond']);
    expect(open(who('tom', 'admin'))).toEqual(['cancel']);
    expect(open(who(null, 'admin', ['team:read']))).toEqual([]);
    expect(open(who('eve', 'employee', ['team:read']))).toEqual([]);
    expect(open(who('eve'), end)).toEqual(['edit_slides']);
    expect(actionsOf(who('eve'), { ...meeting, status: 'cancelled' }, 0)).toEqual([]);
  });

  test('lasts more than zero and at most a day, and must not be over when it is planned', () => {
    const HOUR = 60 * MINUTE;
    expect(timeFault({ starts: HOUR, ends: HOUR }, 0)).toHaveProperty('ends_at');
    expect(timeFault({ starts: HOUR, ends: 25 * HOUR }, 0)).toBeNull();
    expect(timeFault({ starts: HOUR, ends: 25 * HOUR + 1 }, 0)).toHaveProperty('ends_at');
    expect(timeFault({ starts: HOUR, ends: 2 * HOUR }, 2 * HOUR)).toHaveProperty('ends_at');
    expect(timeFault({ starts: HOUR, ends: 2 * HOUR }, 2 * HOUR - 1)).toBeNull();
  });

  test('takes place at an https address', () => {
    expect(isWebAddress('https://meet.example.com/a?b=c#d')).toBe(true);
    for (const other of [
      'http://a.example',
      'https://u:p@a.example',
      'https://a.example/\nx',
      'mailto:a@b',
      'x',
    ])
      expect([other, isWebAddress(other)]).toEqual([other, false]);
  });
});
