import type { Answer, Call } from '../../../contract.ts';
import { conflict } from '../../../problem.ts';
import { assertMay, attendeeIds, seeMeeting, takeMeeting } from '../actions/meeting.ts';
import { keepSlides, MOST_SLIDES, stageSlides } from '../actions/slides.ts';
import { announceSlides } from '../announce.ts';
import { presentSlide } from '../present/meetings.ts';
import { slidesOf } from '../store/slides.ts';

export default async function uploadSlides(call: Call<'uploadSlides'>): Promise<Answer<'uploadSlides'>> {
  const { params, body, caller, db } = call;
  // checked before the file is stored; `db.outside`, because the transaction begins only after that
  assertMay('edit_slides', await seeMeeting(db.outside, caller, params.meeting_id), call);
  const fileId = await stageSlides(call, caller.userId!, body.file);

  const meeting = await takeMeeting(db, caller, params.meeting_id);
  assertMay('edit_slides', meeting, call);
  if ((await db.rows(slidesOf, { meeting_id: meeting.id })).length >= MOST_SLIDES)
    throw conflict('slide_limit', `A meeting has ${MOST_SLIDES} files at most.`);
  const slide = await keepSlides(db, meeting.id, fileId);
  announceSlides(call, meeting, slide.id, attendeeIds(meeting));
  return { status: 201, data: presentSlide(slide) };
}
