import type { Answer, Call } from '../../../contract.ts';
import { seeMeeting } from '../actions/meeting.ts';
import { presentMeeting } from '../present/meetings.ts';

export default async function getMeeting(call: Call<'getMeeting'>): Promise<Answer<'getMeeting'>> {
  const { params, caller, db } = call;
  const meeting = await seeMeeting(db, caller, params.meeting_id);
  return { status: 200, data: presentMeeting(meeting, call), version: meeting.version };
}
