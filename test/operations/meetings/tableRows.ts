import { createHash } from 'node:crypto';
import type { TableRows } from '../../walls/filling.ts';

const hours = (starts: string, ends: string) => ({
  starts_at: `2026-11-${starts}:00Z`,
  ends_at: `2026-11-${ends}:00Z`,
});

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
    // one in which an admin takes part
    {
      organizer_id: world.admin.id,
      title: `second meeting ${mark}`,
      agenda: `second agenda ${mark}`,
      timezone: 'Europe/Berlin',
      starts_at: '2096-11-24T09:00:00Z',
      ends_at: '2096-11-24T10:00:00Z',
    },
  ],
  meeting_attendees: ({ person, id }) => ({ meeting_id: id('meetings'), user_id: person.id }),
  meeting_slots: ({ world, person, id }) => [
    {
      host_id: person.id,
      ...hours('25T09:00', '25T10:00'),
      kept_until: '2026-11-25T10:15:00Z',
      status: 'free',
      meeting_id: null,
    },
    {
      host_id: world.admin.id,
      ...hours('25T11:00', '25T12:00'),
      kept_until: '2026-11-25T12:00:00Z',
      status: 'booked',
      meeting_id: id('meetings'),
    },
    // one to delete
    {
      host_id: world.admin.id,
      ...hours('26T11:00', '26T12:00'),
      kept_until: '2026-11-26T12:00:00Z',
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
  calendar_feeds: ({ world, person, mark }) =>
    [person, world.admin].map(({ id }) => ({
      user_id: id,
      token_hash: createHash('sha256').update(`${mark} ${id}`).digest(),
      password_mark: createHash('sha256').update(mark).digest(),
    })),
};
