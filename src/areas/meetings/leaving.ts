import { addDays } from '../../civil/dates.ts';
import { startOfDay } from '../../civil/zones.ts';
import { ask } from '../../db/handle.ts';
import type { Writing } from '../../events/writing.ts';
import type { EndedRecord, Leaving } from '../../people/leaving.ts';
import { callOff, holdMeeting } from './actions/meeting.ts';
import { announceAnswer, announceFeed, auditSlot } from './announce.ts';
import { attendeesOf, invitedAfter, organizedAfter, setResponse, touchMeeting } from './store/meetings.ts';
import { deleteOpenSlots, releaseHolds } from './store/slots.ts';
import { deleteFeed } from './store/feeds.ts';

/**
 * Rule 49: meetings after the last day are cancelled if the leaver organises them, and declined if the leaver
 * is invited. The leaver's open slots, held slots and calendar address end with their access. If the
 * leaver stays until the last day, only the slots after it are deleted.
 */
const leaving: Leaving = async (call, { id, lastDay, stays }) => {
  const { db, now, workspace } = call;
  const gone = Math.max(now, startOfDay(addDays(lastDay, 1), workspace.timezone) - 1);
  const after = new Date(gone).toISOString();
  const ended: EndedRecord[] = [];
  for (const meeting of await db.rows(organizedAfter, { person_id: id, after })) {
    await callOff(call, await holdMeeting(db, meeting.id), null);
    ended.push({ resource: 'meeting', id: meeting.id, action: 'cancelled' });
  }
  for (const meeting of await db.rows(invitedAfter, { person_id: id, after })) {
    await decline(call, meeting.id, id);
    ended.push({ resource: 'meeting', id: meeting.id, action: 'declined' });
  }
  const openAfter = stays ? after : new Date(now).toISOString();
  for (const slot of await db.rows(deleteOpenSlots, { host_id: id, after: openAfter })) {
    auditSlot(call, slot.id, 'deleted');
    ended.push({ resource: 'slot', id: slot.id, action: 'deleted' });
  }
  if (!stays) {
    await db.count(releaseHolds, { user_id: id, but_id: null });
    if ((await db.count(deleteFeed, { user_id: id })) > 0) announceFeed(call, id, 'deleted');
  }
  return { ended };
};
export default leaving;

async function decline(call: Writing, meetingId: string, userId: string): Promise<void> {
  const { db, now } = call;
  const meeting = await holdMeeting(db, meetingId);
  const person = attendeesOf(meeting).find(({ user_id }) => user_id === userId);
  if (!person) return;
  await db.together(
    ask(setResponse, {
      meeting_id: meetingId,
      user_id: userId,
      response: 'declined',
      now: new Date(now).toISOString(),
    }),
    ask(touchMeeting, { id: meetingId }),
  );
  announceAnswer(call, meeting, person, [person.response, 'declined']);
}
