import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { textOrNull } from '../../../lib/texts.ts';
import { personForUpdate } from '../../../people/find.ts';
import { overlapping } from '../actions/planning.ts';
import { assertObtainable, findSlot, holdRow } from '../actions/slot.ts';
import { announceBooked, announcePlanned } from '../announce.ts';
import { presentMeeting } from '../present/meetings.ts';
import { insertMeeting, invite, meetingById } from '../store/meetings.ts';
import { bookSlot } from '../store/slots.ts';

/** Makes a meeting from a slot (rule 60): the host organises it, the caller attends. */
export default async function bookMeetingSlot(
  call: Call<'bookMeetingSlot'>,
): Promise<Answer<'bookMeetingSlot'>> {
  const { params, body, caller, db, workspace, now } = call;
  const user_id = caller.userId!;
  // checked first without locks, so that when many book at once, those who are too late do not wait
  const seen = await findSlot(db.outside, params.slot_id);
  assertObtainable(seen, user_id, now);
  // locks the host before the slot: everything that plans for the host waits, so they are never in two
  // meetings
  const host = await db.one(personForUpdate, { id: seen.host_id });
  const slot = await holdRow(db, params.slot_id);
  assertObtainable(slot, user_id, now);

  const { id } = await db
    .one(insertMeeting, {
      organizer_id: host.id,
      title: body.title.trim(),
      starts_at: slot.starts_at,
      ends_at: slot.ends_at,
      timezone: host.timezone ?? workspace.timezone,
      location: null,
      url: null,
      agenda: textOrNull(body.agenda),
      may_overlap: false,
    })
    .catch((error: unknown) => {
      throw overlapping(error);
    });
  const [, , [meeting]] = await db.together(
    ask(invite, {
      meeting_id: id,
      user_ids: [user_id],
      response: 'accepted',
      responded_at: new Date(now).toISOString(),
    }),
    ask(bookSlot, { id: slot.id, meeting_id: id }),
    ask(meetingById, { id }),
  );
  announcePlanned(call, meeting!, []);
  announceBooked(call, meeting!, slot.id, caller.actor.name);
  return { status: 201, data: presentMeeting(meeting!, call), version: meeting!.version };
}
