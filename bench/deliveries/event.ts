import type { Event } from '../../src/events/emit.ts';

const PERSON = {
  id: '0193a000-0000-7000-8000-000000000017',
  email: 'jonas.weber@example.test',
  name: 'Jonas Weber',
};

/** An event of typical size whose number is the end of an id. */
export const numbered = (number: number, at: number): Event<'clock.started'> => ({
  kind: 'clock.started',
  actor: PERSON,
  data: {
    id: `0193a000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`,
    version: 1,
    employee: PERSON,
    started_at: '2026-11-20T14:00:00+01:00',
    ended_at: null,
    auto_stopped: false,
    discarded: false,
  },
  at,
  timezone: 'Europe/Berlin',
});

export const numberIn = (body: string): number =>
  parseInt(/"data":\{"id":"[-0-9a-f]{24}([0-9a-f]{12})"/.exec(body)![1]!, 16);
