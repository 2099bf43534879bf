/** A meeting in the hands of a call: found, locked, and moved on. */
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

/** 404 for everybody who does not take part. */
export async function seeMeeting(db: Queries, caller: Who, id: string): Promise<MeetingRow> {
  const meeting = await db.maybe(meetingById, { id });
  if (!meeting || !takesPart(partOf(caller, meeting))) throw notFound();
  return meeting;
}

/** Anybody's meeting, locked until the transaction ends; 404 where there is none. */
export async function holdMeeting(db: Queries, id: string): Promise<MeetingRow> {
  const [, [meeting]] = await db.together(ask(lockMeeting, { id }), ask(meetingById, { id }));
  if (!meeting) throw notFound();
  return meeting;
}

/** The same for those who take part; 404 for everyone else. */
export async function takeMeeting(db: Queries, caller: Who, id: string): Promise<MeetingRow> {
  const meeting = await holdMeeting(db, id);
  if (!takesPart(partOf(caller, meeting))) throw notFound();
  return meeting;
}

/** Throws 403 or 409 where this caller may not do it now. */
export function assertMay(
  action: MeetingAction,
  meeting: MeetingRow,
  { caller, now }: { caller: Who; now: number },
): void {
  assertOpen(MEETING_MACHINE, action, statusOf(meeting, now), partOf(caller, meeting), () =>
    forbidden('insufficient_role', 'This is for somebody else of the meeting to do.'),
  );
}

export const attendeeIds = ({ attendees }: MeetingRow): string[] => attendees.map(([user_id]) => user_id);

/** scheduled -> cancelled, of a meeting that is locked: its slot is free, and those who take part are told. */
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
