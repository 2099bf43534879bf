import { defineList } from '../../../db/list.ts';
import { among, shown, type Shown } from '../../../db/shown.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import type { Response } from '../rules/meetings.ts';
import { namedColumnsAs, type NamedAs } from '../../../people/named.ts';

export interface AttendeeRow extends NamedAs<'user'> {
  response: Response;
  responded_at: string | null;
}

/** A meeting with its attendees, and the slot that it was booked from. */
export interface MeetingRow extends NamedAs<'organizer'> {
  id: string;
  title: string;
  starts_at: string;
  ends_at: string;
  timezone: string;
  location: string | null;
  url: string | null;
  agenda: string | null;
  status: 'scheduled' | 'cancelled';
  cancel_reason: string | null;
  cancelled_at: string | null;
  may_overlap: boolean;
  sequence: number;
  attendees: ListedAttendee[];
  slot_id: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

// Arrays instead of objects: repeating the member names cost a fifth of the time of a page.
type ListedAttendee = [
  user_id: string,
  email: string,
  name: string,
  photo: string | null,
  response: Response,
  responded_at: string | null,
];
const LISTED_ATTENDEE =
  "json_build_array(a.user_id, u.email::text, u.first_name || ' ' || u.last_name, u.photo, a.response, a.responded_at)";

export const attendeesOf = ({ attendees }: Pick<MeetingRow, 'attendees'>): AttendeeRow[] =>
  attendees.map(([user_id, user_email, user_name, user_photo, response, responded_at]) => ({
    user_id,
    user_email,
    user_name,
    user_photo,
    response,
    responded_at,
  }));

const SHOWN: Shown = {
  row: 'm',
  columns: `
    m.id, m.organizer_id, ${namedColumnsAs('o', 'organizer')}, m.title,
    m.starts_at, m.ends_at, m.timezone, m.location, m.url, m.agenda, m.status, m.cancel_reason, m.cancelled_at, m.may_overlap,
    m.sequence, COALESCE(invited.attendees, '[]') AS attendees, s.id AS slot_id, m.version, m.created_at, m.updated_at`,
  sets: {
    invited: `
      SELECT a.meeting_id, json_agg(${LISTED_ATTENDEE}
               ORDER BY u.last_name, u.first_name, a.id) AS attendees
        FROM meeting_attendees a JOIN users u ON u.workspace_id = $1 AND u.id = a.user_id
       WHERE a.workspace_id = $1 AND a.meeting_id ${among('m')}
       GROUP BY a.meeting_id`,
  },
  joins: `
    LEFT JOIN users o ON o.workspace_id = $1 AND o.id = m.organizer_id
    LEFT JOIN invited ON invited.meeting_id = m.id
    LEFT JOIN meeting_slots s ON s.workspace_id = $1 AND s.meeting_id = m.id`,
};

/** SQL condition: the person is invited to meeting `m`. `more` restricts the invitation `p`. */
const invitedTo = (person: string, more = ''): string =>
  `m.id IN (SELECT p.meeting_id FROM meeting_attendees p WHERE p.workspace_id = $1 AND p.user_id = ${person}${more})`;

export const meetingById = statement<MeetingRow, { id: string }>(
  shown(SHOWN, 'SELECT m.* FROM meetings m WHERE m.workspace_id = $1 AND m.id = $id'),
);

/**
 * Locks a meeting until the transaction ends. Read it in a later statement: after waiting for the lock, this
 * one would still return the old row.
 */
export const lockMeeting = statement<{ id: string }, { id: string }>(
  'SELECT id FROM meetings WHERE workspace_id = $1 AND id = $id FOR UPDATE',
);

export const meetingList = defineList<
  MeetingRow,
  {
    participant: string;
    organizer: string;
    attendee: string;
    ends_after: string;
    starts_before: string;
    status: readonly string[];
  }
>({
  name: 'meetings',
  columns: SHOWN,
  from: 'meetings m',
  where: 'm.workspace_id = $1',
  id: 'm.id',
  orders: {
    starts_at: { sql: 'm.starts_at', type: 'timestamptz' },
    created_at: { sql: 'm.created_at', type: 'timestamptz' },
  },
  filters: {
    participant: `(m.organizer_id = $participant OR ${invitedTo('$participant')})`,
    organizer: 'm.organizer_id = $organizer',
    attendee: invitedTo('$attendee'),
    ends_after: 'm.ends_at > $ends_after::timestamptz',
    starts_before: 'm.starts_at < $starts_before::timestamptz',
    status: `CASE WHEN m.status = 'scheduled' AND m.ends_at <= now() THEN 'done' ELSE m.status END = ANY ($status::text[])`,
  },
});

export interface MeetingFields {
  title: string;
  starts_at: string;
  ends_at: string;
  timezone: string;
  location: string | null;
  url: string | null;
  agenda: string | null;
  may_overlap: boolean;
}

export const insertMeeting = statement<{ id: string }, MeetingFields & { organizer_id: string }>(`
  INSERT INTO meetings (workspace_id, organizer_id, title, starts_at, ends_at, timezone, location, url, agenda, may_overlap)
  VALUES ($1, $organizer_id, $title, $starts_at, $ends_at, $timezone, $location, $url, $agenda, $may_overlap) RETURNING id`);

export const updateMeeting = statement<NoRow, MeetingFields & { id: string }>(`
  UPDATE meetings SET title = $title, starts_at = $starts_at, ends_at = $ends_at, timezone = $timezone, location = $location,
                      url = $url, agenda = $agenda, may_overlap = $may_overlap, sequence = sequence + 1
   WHERE workspace_id = $1 AND id = $id`);

export const cancelMeeting = statement<{ id: string }, { id: string; reason: string | null; now: string }>(`
  UPDATE meetings SET status = 'cancelled', cancelled_at = $now, cancel_reason = $reason, sequence = sequence + 1
   WHERE workspace_id = $1 AND id = $id AND status = 'scheduled' RETURNING id`);

/** Raises the version for a changed answer, but not `sequence`: calendars do not show answers. */
export const touchMeeting = statement<NoRow, { id: string }>(
  'UPDATE meetings SET status = status WHERE workspace_id = $1 AND id = $id',
);

/**
 * Other meetings that a person organises or has accepted, overlapping a time. A meeting lasts at most 24
 * hours, so the index on starts is enough.
 */
export const busyWith = statement<
  { id: string },
  { person_id: string; starts_at: string; ends_at: string; except_id: string | null }
>(`
  SELECT m.id FROM meetings m
   WHERE m.workspace_id = $1 AND m.status = 'scheduled' AND m.id IS DISTINCT FROM $except_id::uuid
     AND m.starts_at < $ends_at::timestamptz AND m.ends_at > $starts_at::timestamptz
     AND m.starts_at > $starts_at::timestamptz - interval '24 hours'
     AND (m.organizer_id = $person_id OR ${invitedTo('$person_id', ` AND p.response = 'accepted'`)})
   ORDER BY m.starts_at, m.id LIMIT 20`);

/** Those of `ids` who can be invited: people who are not deactivated or deleted. */
export const invitable = statement<{ id: string }, { ids: readonly string[] }>(`
  SELECT id FROM users
   WHERE workspace_id = $1 AND id = ANY ($ids::uuid[]) AND status <> 'deactivated' AND deleted_at IS NULL`);

export const invite = statement<
  NoRow,
  { meeting_id: string; user_ids: readonly string[]; response: Response; responded_at: string | null }
>(`
  INSERT INTO meeting_attendees (workspace_id, meeting_id, user_id, response, responded_at)
  SELECT $1, $meeting_id::uuid, person, $response, $responded_at::timestamptz FROM unnest($user_ids::uuid[]) AS person`);

export const uninvite = statement<NoRow, { meeting_id: string; user_ids: readonly string[] }>(`
  DELETE FROM meeting_attendees
   WHERE workspace_id = $1 AND meeting_id = $meeting_id AND user_id = ANY ($user_ids::uuid[])`);

export const resetResponses = statement<NoRow, { meeting_id: string }>(`
  UPDATE meeting_attendees SET response = 'needs_action', responded_at = NULL
   WHERE workspace_id = $1 AND meeting_id = $meeting_id`);

export const setResponse = statement<
  NoRow,
  { meeting_id: string; user_id: string; response: Response; now: string }
>(`
  UPDATE meeting_attendees SET response = $response, responded_at = $now
   WHERE workspace_id = $1 AND meeting_id = $meeting_id AND user_id = $user_id`);

/** Scheduled meetings that a person organises and that begin after an instant. */
export const organizedAfter = statement<{ id: string }, { person_id: string; after: string }>(`
  SELECT id FROM meetings
   WHERE workspace_id = $1 AND organizer_id = $person_id AND status = 'scheduled' AND starts_at > $after
   ORDER BY id`);

/** Scheduled meetings that a person is invited to and has not declined, beginning after an instant. */
export const invitedAfter = statement<{ id: string }, { person_id: string; after: string }>(`
  SELECT m.id FROM meetings m
   WHERE m.workspace_id = $1 AND m.status = 'scheduled' AND m.starts_at > $after
     AND ${invitedTo('$person_id', ` AND p.response <> 'declined'`)}
   ORDER BY m.id`);

/** Meetings in a person's calendar, without declined ones, the latest first. */
export const calendarOf = statement<
  MeetingRow,
  { person_id: string; after: string; before: string; limit: number }
>(
  shown(
    SHOWN,
    `SELECT m.* FROM meetings m
      WHERE m.workspace_id = $1 AND m.starts_at > $after AND m.starts_at < $before
        AND (m.organizer_id = $person_id OR ${invitedTo('$person_id', ` AND p.response <> 'declined'`)})
      ORDER BY m.starts_at DESC, m.id DESC LIMIT $limit`,
  ) + ' ORDER BY m.starts_at DESC, m.id DESC',
);
