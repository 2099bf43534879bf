import type { Answer, Call } from '../../../contract.ts';
import { spanOfDays } from '../actions/days.ts';
import { presentMeeting } from '../present/meetings.ts';
import { meetingList } from '../store/meetings.ts';

export default async function listMeetings(call: Call<'listMeetings'>): Promise<Answer<'listMeetings'>> {
  const { query, caller } = call;
  const own = caller.userId!;
  const { rows, page } = await meetingList.page(call, {
    participant: query.role === undefined ? own : undefined,
    organizer: query.role === 'organizer' ? own : undefined,
    attendee: query.role === 'attendee' ? own : undefined,
    status: query.status,
    ...spanOfDays(call),
  });
  return { status: 200, data: rows.map((row) => presentMeeting(row, call)), page };
}
