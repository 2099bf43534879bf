import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { assertMay, takeMeeting } from '../actions/meeting.ts';
import { announceAnswer } from '../announce.ts';
import { presentMeeting } from '../present/meetings.ts';
import { attendeesOf, meetingById, setResponse, touchMeeting } from '../store/meetings.ts';

/** Answers an invitation. Repeating the same answer changes nothing. */
export default async function respondMeeting(
  call: Call<'respondMeeting'>,
): Promise<Answer<'respondMeeting'>> {
  const { params, body, caller, db, now } = call;
  const held = await takeMeeting(db, caller, params.meeting_id);
  assertMay('respond', held, call);
  const { response } = body;
  const person = attendeesOf(held).find(({ user_id }) => user_id === caller.userId)!;
  if (person.response === response)
    return { status: 200, data: presentMeeting(held, call), version: held.version };
  const [, , [meeting]] = await db.together(
    ask(setResponse, {
      meeting_id: held.id,
      user_id: person.user_id,
      response,
      now: new Date(now).toISOString(),
    }),
    ask(touchMeeting, { id: held.id }),
    ask(meetingById, { id: held.id }),
  );
  announceAnswer(call, meeting!, person, [person.response, response]);
  return { status: 200, data: presentMeeting(meeting!, call), version: meeting!.version };
}
