import type { Answer, Call } from '../../../contract.ts';
import { seeMeeting } from '../actions/meeting.ts';
import { presentSlide } from '../present/meetings.ts';
import { slidesOf } from '../store/slides.ts';

export default async function listSlides(call: Call<'listSlides'>): Promise<Answer<'listSlides'>> {
  const { params, caller, db } = call;
  const meeting = await seeMeeting(db, caller, params.meeting_id);
  const slides = await db.rows(slidesOf, { meeting_id: meeting.id });
  return { status: 200, data: slides.map(presentSlide) };
}
