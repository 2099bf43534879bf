import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { seeMeeting } from '../actions/meeting.ts';
import { openSlides } from '../actions/slides.ts';
import { slideById } from '../store/slides.ts';

/** @throws 404 if the meeting has no such file, or the caller does not take part. */
export default async function downloadSlides(
  call: Call<'downloadSlides'>,
): Promise<Answer<'downloadSlides'>> {
  const { params, caller, db } = call;
  const meeting = await seeMeeting(db, caller, params.meeting_id);
  const slide = await db.maybe(slideById, { meeting_id: meeting.id, id: params.slide_id });
  const file = slide && (await openSlides(call, slide));
  if (!file) throw notFound();
  return { status: 200, ...file };
}
