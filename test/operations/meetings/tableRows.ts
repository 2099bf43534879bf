import { createHash } from 'node:crypto';
import type { TableRows } from '../../walls/filling.ts';

const hours = (starts: string, ends: string) => ({
  starts_at: `2026-11-${starts}:00Z`,
  ends_at: `2026-11-${ends}:00Z`,
});

/**
 * A separate day for each workspace that is filled, because an admin can be in only one meeting at a time.
 */
const days = new Map<string, number>();
const atOf = (mark: string) => {
  if (!days.has(mark)) days.set(mark, days.size);
  const at = (hour: number) => new Date(Date.UTC(2096, 10, 24 + days.get(mark)!, hour)).toISOString();
  return (from: number, to: number) => ({ starts_at: at(from), ends_at: at(to) });
};

export const rows: TableRows = {
  meetings: ({ world, person, mark }) => [
    {
      organizer_id: person.id,
      title: `meeting ${mark}`,
      agenda: `agenda ${mark}`,
      location: `room ${mark}`,
      timezone: 'Europe/Berlin',
      ...hours('24T09:00', '24T10:00'),
    },
    {
      organizer_id: world.admin.id,
      title: `second meeting ${mark}`,
      agenda: `second agenda ${mark}`,
      timezone: 'Europe/Berlin',
      ...atOf(mark)(9, 10),
    },
  ],
  meeting_attendees: ({ person, id }) => ({ meeting_id: id('meetings'), user_id: person.id }),
  meeting_slots: ({ world, person, mark, id }) => [
    {
      host_id: person.id,
      ...hours('25T09:00', '25T10:00'),
      kept_until: '2026-11-25T10:15:00Z',
      status: 'free',
      meeting_id: null,
    },
    {
      host_id: world.admin.id,
      ...atOf(mark)(11, 12),
      kept_until: atOf(mark)(11, 12).ends_at,
      status: 'booked',
      meeting_id: id('meetings'),
    },
    {
      host_id: world.admin.id,
      ...atOf(mark)(13, 14),
      kept_until: atOf(mark)(13, 14).ends_at,
      status: 'free',
      meeting_id: null,
    },
  ],
  meeting_slides: async ({ id, file }) => ({
    meeting_id: id('meetings'),
    file_id: await file('meeting_slides', 'application/pdf'),
    position: 1,
  }),
  meeting_reminders: ({ id }) => ({ meeting_id: id('meetings'), starts_at: '2026-11-24T09:00:00Z' }),
  calendar_feeds: ({ person: { id }, mark }) => ({
    user_id: id,
    token_hash: createHash('sha256').update(`${mark} ${id}`).digest(),
    password_mark: createHash('sha256').update(mark).digest(),
  }),
};
