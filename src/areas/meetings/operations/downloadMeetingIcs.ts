import type { Answer, Call } from '../../../contract.ts';
import { attachmentHeaders } from '../../../files/attachment.ts';
import { seeMeeting } from '../actions/meeting.ts';
import { calendarFile } from '../present/calendar.ts';

export default async function downloadMeetingIcs(
  call: Call<'downloadMeetingIcs'>,
): Promise<Answer<'downloadMeetingIcs'>> {
  const { params, caller, db, now } = call;
  const meeting = await seeMeeting(db, caller, params.meeting_id);
  return {
    status: 200,
    content: { type: 'text/calendar', bytes: calendarFile([meeting], null, now) },
    headers: attachmentHeaders('meeting.ics'),
  };
}
