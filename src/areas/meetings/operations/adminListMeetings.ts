import type { Answer, Call } from '../../../contract.ts';
import { spanOfDays } from '../actions/days.ts';
import { presentMeeting } from '../present/meetings.ts';
import { meetingList } from '../store/meetings.ts';

export default async function adminListMeetings(
  call: Call<'adminListMeetings'>,
): Promise<Answer<'adminListMeetings'>> {
  const { rows, page } = await meetingList.page(call, {
    participant: call.query.user_id,
    ...spanOfDays(call),
  });
  return { status: 200, data: rows.map((row) => presentMeeting(row, call, { listing: true })), page };
}
