import { timestampIn } from '../../../civil/zones.ts';
import type { Meeting, MeetingAttendee, Slide, Slot } from '../../../generated/types.ts';
import { actionsOf, partOf, statusOf, takesPart } from '../rules/meetings.ts';
import { isAvailable, slotStatusOf } from '../rules/slots.ts';
import { attendeesOf, type AttendeeRow, type MeetingRow } from '../store/meetings.ts';
import type { SlideRow } from '../store/slides.ts';
import type { SlotRow } from '../store/slots.ts';
import { refIn } from '../../../people/named.ts';

export interface Viewer {
  caller: { readonly userId: string | null; readonly role: string; readonly scopes: unknown };
  /** Milliseconds since 1970. */
  now: number;
}

/** `listing`: for the admins' list, which never shows agendas, not even of their own meetings. */
export const presentMeeting = (
  row: MeetingRow,
  { caller, now }: Viewer,
  { listing = false } = {},
): Meeting => ({
  id: row.id,
  title: row.title,
  starts_at: timestampIn(row.starts_at, row.timezone),
  ends_at: timestampIn(row.ends_at, row.timezone),
  timezone: row.timezone,
  location: row.location,
  url: row.url,
  agenda: !listing && takesPart(partOf(caller, row)) ? row.agenda : null,
  status: statusOf(row, now),
  organizer: refIn(row, 'organizer'),
  attendees: attendeesOf(row).map(presentAttendee),
  slot_id: row.slot_id,
  cancel_reason: row.cancel_reason,
  cancelled_at: row.cancelled_at,
  sequence: row.sequence,
  allowed_actions: actionsOf(caller, row, now),
  version: row.version,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

const presentAttendee = (row: AttendeeRow): MeetingAttendee => ({
  person: refIn(row, 'user'),
  response: row.response,
  responded_at: row.responded_at,
});

/** Times are in `zone`. Only the holder sees `held_until`, and only those who meet see the meeting's id. */
export function presentSlot(row: SlotRow, { caller, now }: Viewer, zone: string): Slot {
  const status = slotStatusOf(row, now);
  const meets =
    row.meeting_id !== null && [row.host_id, ...row.attendee_ids].some((id) => id === caller.userId);
  return {
    id: row.id,
    host: refIn(row, 'host'),
    starts_at: timestampIn(row.starts_at, zone),
    ends_at: timestampIn(row.ends_at, zone),
    buffer_minutes: (Date.parse(row.kept_until) - Date.parse(row.ends_at)) / 60_000,
    status,
    available: isAvailable(row, now),
    held_until: status === 'held' && row.held_by === caller.userId ? row.held_until : null,
    meeting_id: meets ? row.meeting_id : null,
  };
}

export const presentSlide = ({ id, position, file }: SlideRow): Slide => ({
  id,
  filename: file.filename,
  content_type: file.content_type,
  size: file.size,
  position,
});
