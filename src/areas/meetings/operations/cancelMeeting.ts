import type { Answer, Call } from '../../../contract.ts';
import { textOrNull } from '../../../lib/texts.ts';
import { notFound } from '../../../problem.ts';
import { assertMay, callOff, holdMeeting } from '../actions/meeting.ts';
import { presentMeeting } from '../present/meetings.ts';
import { partOf, takesPart } from '../rules/meetings.ts';

export default async function cancelMeeting(call: Call<'cancelMeeting'>): Promise<Answer<'cancelMeeting'>> {
  const { params, body, caller, db } = call;
  const held = await holdMeeting(db, params.meeting_id);
  const part = partOf(caller, held);
  if (!takesPart(part) && !part.admin) throw notFound();
  assertMay('cancel', held, call);
  const meeting = await callOff(call, held, textOrNull(body.reason));
  return { status: 200, data: presentMeeting(meeting, call), version: meeting.version };
}
