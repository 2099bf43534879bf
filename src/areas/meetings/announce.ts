/**
 * Audit lines and notifications for changes of meetings and slots. Both leave out the agenda. Meetings have
 * no webhook events.
 */
import { formatTimestamp } from '../../civil/zones.ts';
import { audit, type AuditEntry } from '../../events/audit.ts';
import { notify } from '../../events/notify.ts';
import type { Writing } from '../../events/writing.ts';
import type { Response } from './rules/meetings.ts';
import type { AttendeeRow } from './store/meetings.ts';

type Changes = NonNullable<AuditEntry['changes']>;

export interface Announced {
  id: string;
  organizer_id: string;
  organizer_name: string;
  title: string;
  starts_at: string;
  timezone: string;
}

interface Notice {
  kind:
    | 'meeting.invited'
    | 'meeting.updated'
    | 'meeting.moved'
    | 'meeting.cancelled'
    | 'meeting.uninvited'
    | 'meeting.answered'
    | 'meeting.booked'
    | 'meeting.slides_added'
    | 'meeting.reminder';
  title: string;
}

/** Notifies people of a meeting, except the caller. */
export function tellAll(
  call: Writing,
  meeting: Announced,
  userIds: readonly string[],
  { kind, title }: Notice,
): void {
  const when = formatTimestamp(Date.parse(meeting.starts_at), meeting.timezone)
    .slice(0, 16)
    .replace('T', ' ');
  for (const userId of userIds)
    if (userId !== call.caller.userId)
      notify(call, {
        userId,
        kind,
        title,
        body: `${meeting.title}, ${when} (${meeting.timezone})`,
        resource: { type: 'meeting', id: meeting.id },
      });
}

export const announceInvitation = (call: Writing, meeting: Announced, userIds: readonly string[]): void =>
  tellAll(call, meeting, userIds, {
    kind: 'meeting.invited',
    title: `${meeting.organizer_name} invites you to a meeting`,
  });

/** Audits a new meeting and notifies those who are invited. */
export function announcePlanned(call: Writing, meeting: Announced, userIds: readonly string[]): void {
  auditMeeting(call, meeting.id, 'created', {
    title: [null, meeting.title],
    starts_at: [null, meeting.starts_at],
  });
  announceInvitation(call, meeting, userIds);
}

export const announceUninvited = (call: Writing, meeting: Announced, userIds: readonly string[]): void =>
  tellAll(call, meeting, userIds, {
    kind: 'meeting.uninvited',
    title: `${meeting.organizer_name} no longer expects you at a meeting`,
  });

/** Only notifies: `transition` writes the audit line. */
export const announceCancelled = (call: Writing, meeting: Announced, userIds: readonly string[]): void =>
  tellAll(call, meeting, userIds, { kind: 'meeting.cancelled', title: 'A meeting was cancelled' });

const ANSWERS: Record<Exclude<Response, 'needs_action'>, string> = {
  accepted: 'comes',
  declined: 'does not come',
  tentative: 'may come',
};

/** An answer to an invitation, given by the person, or on their behalf when they leave. */
export function announceAnswer(
  call: Writing,
  meeting: Announced,
  person: Pick<AttendeeRow, 'user_id' | 'user_name'>,
  [before, after]: [before: Response, after: Exclude<Response, 'needs_action'>],
): void {
  auditMeeting(call, meeting.id, 'answered', { [`response of ${person.user_id}`]: [before, after] });
  tellAll(call, meeting, [meeting.organizer_id], {
    kind: 'meeting.answered',
    title: `${person.user_name} ${ANSWERS[after]}`,
  });
}

/** A slot was booked; `meeting` is the meeting made from it. */
export function announceBooked(call: Writing, meeting: Announced, slotId: string, booker: string): void {
  auditSlot(call, slotId, 'booked', { meeting: [null, meeting.id] });
  tellAll(call, meeting, [meeting.organizer_id], {
    kind: 'meeting.booked',
    title: `${booker} has booked a slot of yours`,
  });
}

/** A file was added. Its name is left out, because it may reveal too much. */
export function announceSlides(
  call: Writing,
  meeting: Announced,
  slideId: string,
  userIds: readonly string[],
): void {
  auditMeeting(call, meeting.id, 'added slides to', { slides: [null, slideId] });
  tellAll(call, meeting, userIds, { kind: 'meeting.slides_added', title: 'A meeting has new slides' });
}

export const announceReminder = (call: Writing, meeting: Announced, userIds: readonly string[]): void =>
  tellAll(call, meeting, userIds, { kind: 'meeting.reminder', title: 'A meeting begins soon' });

export const auditMeeting = (
  call: Writing,
  id: string,
  action: 'created' | 'updated' | 'answered' | 'added slides to' | 'removed slides from',
  changes: Changes = {},
): void => audit(call, { action, resource: 'meeting', id, changes });

/** Audits a slot. `id` is null for slots published together. */
export const auditSlot = (
  call: Writing,
  id: string | null,
  action: 'published' | 'deleted' | 'held' | 'booked',
  changes: Changes = {},
): void => audit(call, { action, resource: 'meeting_slot', id, changes });

/**
 * A private calendar address was created or deleted. Its owner is told of a new one, because it lets others
 * read.
 */
export function announceFeed(call: Writing, userId: string, action: 'created' | 'deleted'): void {
  audit(call, { action, resource: 'calendar_feed', id: userId });
  if (action === 'created')
    notify(call, {
      userId,
      kind: 'security.calendar_feed_created',
      title: 'Your calendar has a private address',
      body: 'Anyone who has it can read your meetings. If this was not you, delete it and change your password.',
    });
}
