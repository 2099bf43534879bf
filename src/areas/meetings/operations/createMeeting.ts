import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { textOrNull } from '../../../lib/texts.ts';
import { personForUpdate } from '../../../people/find.ts';
import { assertFree, assertInvitable, assertPlan, overlapping } from '../actions/planning.ts';
import { announcePlanned } from '../announce.ts';
import { presentMeeting } from '../present/meetings.ts';
import { insertMeeting, invite, meetingById } from '../store/meetings.ts';

/**
 * Plans a meeting and invites people. Locks the organiser, so that concurrent plans of one organiser see each
 * other.
 */
export default async function createMeeting(call: Call<'createMeeting'>): Promise<Answer<'createMeeting'>> {
  const { body, caller, db, now } = call;
  const organizer_id = caller.userId!;
  const may_overlap = body.allow_conflict ?? false;
  const fields = {
    title: body.title.trim(),
    starts_at: body.starts_at,
    ends_at: body.ends_at,
    timezone: body.timezone,
    location: textOrNull(body.location),
    url: textOrNull(body.url),
    agenda: textOrNull(body.agenda),
    may_overlap,
  };
  assertPlan(fields, now);
  const user_ids = body.attendee_ids ?? [];
  await db.one(personForUpdate, { id: organizer_id });
  await assertInvitable(db, organizer_id, user_ids);
  if (!may_overlap) await assertFree(db, organizer_id, fields);

  const { id } = await db.one(insertMeeting, { ...fields, organizer_id }).catch((error: unknown) => {
    throw overlapping(error);
  });
  const [, [meeting]] = await db.together(
    ask(invite, { meeting_id: id, user_ids, response: 'needs_action', responded_at: null }),
    ask(meetingById, { id }),
  );
  announcePlanned(call, meeting!, user_ids);
  return { status: 201, data: presentMeeting(meeting!, call), version: meeting!.version };
}
