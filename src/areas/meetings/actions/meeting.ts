/** Finds and locks the meeting of a call, checks what the caller may do with it, and cancels it. */
import type { Caller } from '../../../auth/caller.ts';
import { ask, type Queries, type Tx } from '../../../db/handle.ts';
import type { Writing } from '../../../events/writing.ts';
import { forbidden, notFound } from '../../../problem.ts';
import { assertOpen, transition } from '../../../transitions/transition.ts';
import { announceCancelled } from '../announce.ts';
import {
  MEETING_MACHINE,
  partOf,
  statusOf,
  takesPart,
  type MeetingAction,
  type MeetingStatus,
} from '../rules/meetings.ts';
import { cancelMeeting, lockMeeting, meetingById, type MeetingRow } from '../store/meetings.ts';
import { freeSlot } from '../store/slots.ts';

type Who = Pick<Caller, 'userId' | 'role'>;

/** @throws 404 if there is no such meeting or the caller does not take part in it. */
export async function seeMeeting(db: Queries, caller: Who, id: string): Promise<MeetingRow> {
  const meeting = await db.maybe(meetingById, { id });
  if (!meeting || !takesPart(partOf(caller, meeting))) throw notFound();
  return meeting;
}

/**
 * Locks a meeting until the transaction ends, without checking that the caller takes part.
 * @throws 404 if there is no such meeting.
 */
export async function holdMeeting(db: Queries, id: string): Promise<MeetingRow> {
  const [, [meeting]] = await db.together(ask(lockMeeting, { id }), ask(meetingById, { id }));
  if (!meeting) throw notFound();
  return meeting;
}

/** As `holdMeeting`, and 404 if the caller does not take part. */
export async function takeMeeting(db: Queries, caller: Who, id: string): Promise<MeetingRow> {
  const meeting = await holdMeeting(db, id);
  if (!takesPart(partOf(caller, meeting))) throw notFound();
  return meeting;
}

/** @throws 403 if the caller's part does not allow the action, 409 if the meeting's status does not. */
export function assertMay(
  action: MeetingAction,
  meeting: MeetingRow,
  { caller, now }: { caller: Who; now: number },
): void {
  assertOpen(MEETING_MACHINE, action, statusOf(meeting, now), partOf(caller, meeting), () =>
    forbidden('insufficient_role', 'Your part in this meeting does not allow this.'),
  );
}

export const attendeeIds = ({ attendees }: MeetingRow): string[] => attendees.map(([user_id]) => user_id);

/** scheduled -> cancelled. Expects a locked meeting. Frees its slot and notifies everybody who takes part. */
export async function callOff(
  call: Writing & { db: Tx },
  held: MeetingRow,
  reason: string | null,
): Promise<MeetingRow> {
  const { db, now } = call;
  await transition<MeetingStatus, MeetingAction, { id: string }>(call, MEETING_MACHINE, {
    id: held.id,
    action: 'cancel',
    before: statusOf(held, now),
    set: () => ask(cancelMeeting, { id: held.id, reason, now: new Date(now).toISOString() }),
    current: async () => {
      const found = await db.maybe(meetingById, { id: held.id });
      return found ? statusOf(found, now) : null;
    },
  });
  const [, [meeting]] = await db.together(
    ask(freeSlot, { meeting_id: held.id }),
    ask(meetingById, { id: held.id }),
  );
  announceCancelled(call, meeting!, [held.organizer_id, ...attendeeIds(held)]);
  return meeting!;
}
