import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { assertMay, takeMeeting } from '../actions/meeting.ts';
import { removeSlides } from '../actions/slides.ts';
import { auditMeeting } from '../announce.ts';
import { slideById } from '../store/slides.ts';

export default async function deleteSlides(call: Call<'deleteSlides'>): Promise<Answer<'deleteSlides'>> {
  const { params, caller, db } = call;
  const meeting = await takeMeeting(db, caller, params.meeting_id);
  const slide = await db.maybe(slideById, { meeting_id: meeting.id, id: params.slide_id });
  if (!slide) throw notFound();
  assertMay('edit_slides', meeting, call);
  await removeSlides(db, slide);
  auditMeeting(call, meeting.id, 'removed slides from', { slides: [slide.id, null] });
  return { status: 200, data: {} };
}
