import { createHash } from 'node:crypto';
import { newFeedToken } from '../../../src/auth/feedToken.ts';
import { colleagueOf, put } from '../../access/records.ts';
import type { Place, Rows } from '../../access/row.ts';
import { PDF } from '../../support/form.ts';
import type { Person } from '../../support/world.ts';

const HOUR = 3_600_000;
const FORM = { 'content-type': 'multipart/form-data; boundary=matrix' };
const deck = Buffer.concat([
  Buffer.from(
    '--matrix\r\nContent-Disposition: form-data; name="file"; filename="kick-off.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
  ),
  PDF,
  Buffer.from('\r\n--matrix--\r\n'),
]);

/** A different hour of the coming weeks for each call. */
const freshHour = (at: Place) => {
  const starts = (Math.floor(at.service.now() / HOUR) + 24 + at.next()) * HOUR;
  return {
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + HOUR).toISOString(),
  };
};

const organizedBy = (at: Place, person: Person) =>
  put(at, 'meetings', {
    organizer_id: person.id,
    title: 'Kick-off',
    agenda: 'Who does what.',
    timezone: 'Europe/Berlin',
    ...freshHour(at),
  });
const meeting = async (at: Place, person: Person) => ({ meeting_id: await organizedBy(at, person) });

/** A meeting of a colleague who invites this person. */
async function invitation(at: Place, person: Person): Promise<{ meeting_id: string }> {
  const meeting_id = await organizedBy(at, await colleagueOf(at, person));
  await put(at, 'meeting_attendees', { meeting_id, user_id: person.id });
  return { meeting_id };
}

async function slides(at: Place, person: Person): Promise<{ meeting_id: string; slide_id: string }> {
  const { meeting_id } = await meeting(at, person);
  const { body } = await at.service.request(at, 'POST', `/meetings/${meeting_id}/slides/`, {
    as: person,
    headers: FORM,
    body: deck,
  });
  return { meeting_id, slide_id: body.data.id };
}

const slotOf = async (at: Place, host: Person) => {
  const hour = freshHour(at);
  return { slot_id: await put(at, 'meeting_slots', { host_id: host.id, ...hour, kept_until: hour.ends_at }) };
};
/** A slot of a colleague. */
const openSlot = async (at: Place, person: Person) => slotOf(at, await colleagueOf(at, person));

/** The token of a colleague's calendar address. */
async function feed(at: Place, person: Person): Promise<{ feed_token: string }> {
  const { id } = await colleagueOf(at, person);
  const { token, hash } = newFeedToken('wfm_');
  await put(at, 'calendar_feeds', {
    user_id: id,
    token_hash: hash,
    password_mark: createHash('sha256').update(at.passwordHash).digest(),
  });
  return { feed_token: token };
}

const planned = (at: Place) => ({ title: 'Kick-off', timezone: 'Europe/Berlin', ...freshHour(at) });
const spread = (at: Place) => ({ ...freshHour(at), length_minutes: 30, buffer_minutes: 0 });
const month = { from: '2026-11-20', to: '2027-01-10' };

export const rows: Rows = {
  listMeetings: { example: { before: meeting } },
  createMeeting: { body: planned },
  getMeeting: { ids: meeting },
  updateMeeting: { ids: meeting, body: { location: 'Room 5' }, example: { ids: meeting } },
  cancelMeeting: { ids: meeting, reach: 'private', example: { ids: meeting } },
  respondMeeting: { ids: invitation, body: { response: 'accepted' } },
  downloadMeetingIcs: { ids: meeting },

  listSlides: {
    ids: async (at, person) => ({ meeting_id: (await slides(at, person)).meeting_id }),
    example: { ids: async (at, person) => ({ meeting_id: (await slides(at, person)).meeting_id }) },
  },
  uploadSlides: { ids: meeting, headers: FORM, body: deck, example: { ids: meeting } },
  downloadSlides: { ids: slides, example: { ids: slides } },
  deleteSlides: { ids: slides, example: { ids: slides } },

  listMeetingSlots: { query: month, reach: 'workspace', example: { before: openSlot } },
  publishMeetingSlots: { body: spread },
  deleteMeetingSlot: { ids: slotOf, example: { ids: slotOf } },
  holdMeetingSlot: { ids: openSlot, reach: 'workspace' },
  bookMeetingSlot: { ids: openSlot, body: { title: 'Questions about my payslip' }, reach: 'workspace' },

  createCalendarFeed: {},
  deleteCalendarFeed: {},
  getCalendarFeed: { ids: feed, reach: 'workspace' },

  adminListMeetings: { example: { before: meeting } },
};
