import type { Answer, Call } from '../../../contract.ts';
import { changedFields } from '../../../events/audit.ts';
import { merged } from '../../../lib/merged.ts';
import { textOfPatch } from '../../../lib/texts.ts';
import { personForUpdate } from '../../../people/find.ts';
import { expectVersion } from '../../../problem.ts';
import { assertMay, attendeeIds, takeMeeting } from '../actions/meeting.ts';
import { assertFree, assertInvitable, assertPlan, overlapping } from '../actions/planning.ts';
import { announceInvitation, announceUninvited, auditMeeting, tellAll } from '../announce.ts';
import { presentMeeting } from '../present/meetings.ts';
import {
  invite,
  meetingById,
  resetResponses,
  uninvite,
  updateMeeting as update,
  type MeetingRow,
} from '../store/meetings.ts';
import { freeSlot } from '../store/slots.ts';

const FIELDS = ['title', 'starts_at', 'ends_at', 'timezone', 'location', 'url'] as const;

/** Changes a meeting. A new time resets all answers and frees the slot it was booked from. */
export default async function updateMeeting(call: Call<'updateMeeting'>): Promise<Answer<'updateMeeting'>> {
  const { params, body, caller, ifMatch, db } = call;
  // locks the organiser as `createMeeting` does, so that concurrent plans see each other
  await db.one(personForUpdate, { id: caller.userId! });
  const before = await takeMeeting(db, caller, params.meeting_id);
  assertMay('update', before, call);
  expectVersion(ifMatch, before.version);

  const wanted = wantedOf(before, body);
  const invited = attendeeIds(before);
  const people = body.attendee_ids ?? invited;
  const added = people.filter((id) => !invited.includes(id));
  const removed = invited.filter((id) => !people.includes(id));
  if (!wanted.changed && added.length === 0 && removed.length === 0)
    return { status: 200, data: presentMeeting(before, call), version: before.version };

  const { fields, moved } = wanted;
  if (wanted.changed) assertPlan(fields, call.now);
  await assertInvitable(db, before.organizer_id, added);
  if (moved && !fields.may_overlap) await assertFree(db, before.organizer_id, fields);
  await db.count(update, fields).catch((error: unknown) => {
    throw overlapping(error);
  });
  const meeting_id = before.id;
  if (moved) {
    await db.count(resetResponses, { meeting_id });
    await db.count(freeSlot, { meeting_id });
  }
  if (removed.length > 0) await db.count(uninvite, { meeting_id, user_ids: removed });
  if (added.length > 0)
    await db.count(invite, { meeting_id, user_ids: added, response: 'needs_action', responded_at: null });

  const meeting = await db.one(meetingById, { id: meeting_id });
  announce(call, before, meeting, { moved, added, removed });
  return { status: 200, data: presentMeeting(meeting, call), version: meeting.version };
}

function wantedOf(before: MeetingRow, body: Call<'updateMeeting'>['body']) {
  const fields = merged(before, {
    ...body,
    title: body.title?.trim(),
    location: textOfPatch(body.location),
    url: textOfPatch(body.url),
    agenda: textOfPatch(body.agenda),
  });
  // one instant can be written in several ways, which is no change
  for (const time of ['starts_at', 'ends_at'] as const)
    if (Date.parse(fields[time]) === Date.parse(before[time])) fields[time] = before[time];
  const moved = fields.starts_at !== before.starts_at || fields.ends_at !== before.ends_at;
  const changed =
    fields.agenda !== before.agenda || Object.keys(changedFields(FIELDS, before, fields)).length > 0;
  if (moved) fields.may_overlap = body.allow_conflict ?? false;
  return { fields, moved, changed };
}

/** Audits the change and notifies remaining attendees of it, and those who were added or removed. */
function announce(
  call: Call<'updateMeeting'>,
  before: MeetingRow,
  meeting: MeetingRow,
  { moved, added, removed }: { moved: boolean; added: string[]; removed: string[] },
): void {
  auditMeeting(call, meeting.id, 'updated', {
    ...changedFields(FIELDS, before, meeting),
    ...(meeting.agenda !== before.agenda && { agenda: ['…', '…'] }),
    ...((added.length > 0 || removed.length > 0) && {
      attendees: [attendeeIds(before), attendeeIds(meeting)],
    }),
  });
  const staying = attendeeIds(meeting).filter((id) => !added.includes(id));
  tellAll(
    call,
    meeting,
    staying,
    moved
      ? { kind: 'meeting.moved', title: 'A meeting was moved' }
      : { kind: 'meeting.updated', title: 'A meeting has changed' },
  );
  announceInvitation(call, meeting, added);
  announceUninvited(call, meeting, removed);
}
