/**
 * Who may do what with a meeting, and in which status. Visibility is decided before this: people who do not
 * take part get 404.
 */
import { openActions, type Machine } from '../../../lib/machine.ts';

export type MeetingStatus = 'scheduled' | 'cancelled' | 'done';
/** In the order of `allowed_actions`. */
export type MeetingAction = 'update' | 'cancel' | 'respond' | 'edit_slides';
export type Response = 'needs_action' | 'accepted' | 'declined' | 'tentative';

/** The caller's part in a meeting. An admin may also organise it or be invited. */
export interface Part {
  readonly organizes: boolean;
  readonly invited: boolean;
  readonly admin: boolean;
}

const HOUR = 3_600_000;
/** Longest duration of a meeting, in milliseconds. */
const LONGEST = 24 * HOUR;

const byOrganizer = ({ organizes }: Part): 'role' | null => (organizes ? null : 'role');
const byInvited = ({ invited }: Part): 'role' | null => (invited ? null : 'role');
const byOrganizerOrAdmin = ({ organizes, admin }: Part): 'role' | null =>
  organizes || admin ? null : 'role';

const ended = (status: MeetingStatus): string =>
  status === 'done' ? 'The meeting is over.' : 'The meeting was cancelled.';

export const MEETING_MACHINE: Machine<MeetingStatus, MeetingAction, Part, 'role'> = {
  resource: 'meeting',
  called: 'The meeting',
  transitions: [
    { from: ['scheduled'], action: 'update', to: null, who: byOrganizer, text: ended },
    {
      from: ['scheduled'],
      action: 'cancel',
      to: 'cancelled',
      who: byOrganizerOrAdmin,
      text: ended,
      verb: 'cancelled',
    },
    { from: ['scheduled'], action: 'respond', to: null, who: byInvited, text: ended },
    // slides are often shared after the meeting
    { from: ['scheduled', 'done'], action: 'edit_slides', to: null, who: byOrganizer, text: ended },
  ],
};

/**
 * The status shown to callers: a scheduled meeting is done once its end has passed. `now` in milliseconds
 * since 1970.
 */
export const statusOf = (
  { status, ends_at }: { readonly status: 'scheduled' | 'cancelled'; readonly ends_at: string },
  now: number,
): MeetingStatus => (status === 'scheduled' && Date.parse(ends_at) <= now ? 'done' : status);

export const partOf = (
  caller: { readonly userId: string | null; readonly role: string },
  meeting: {
    readonly organizer_id: string;
    readonly attendees: readonly (readonly [user_id: string, ...unknown[]])[];
  },
): Part => ({
  organizes: caller.userId === meeting.organizer_id,
  invited: meeting.attendees.some(([user_id]) => user_id === caller.userId),
  admin: caller.role === 'admin',
});

export const takesPart = ({ organizes, invited }: Part): boolean => organizes || invited;

/** The meeting's `allowed_actions`; empty for API keys, which cannot make these calls. */
export const actionsOf = (
  caller: { readonly userId: string | null; readonly role: string; readonly scopes: unknown },
  meeting: Parameters<typeof partOf>[1] & Parameters<typeof statusOf>[0],
  now: number,
): MeetingAction[] =>
  caller.scopes === null ? openActions(MEETING_MACHINE, statusOf(meeting, now), partOf(caller, meeting)) : [];

/**
 * Why a meeting cannot be at this time, as errors by field; null if it can. Times in milliseconds since 1970.
 */
export function timeFault(
  { starts, ends }: { starts: number; ends: number },
  now: number,
): Record<string, string[]> | null {
  if (ends <= starts) return { ends_at: ['Must be after "starts_at".'] };
  if (ends - starts > LONGEST) return { ends_at: ['Must be at most 24 hours after "starts_at".'] };
  if (ends <= now) return { ends_at: ['Must be in the future.'] };
  return null;
}

export function isWebAddress(text: string): boolean {
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}
