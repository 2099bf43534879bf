import type { Answer, Call } from '../../../contract.ts';
import { subjectOf } from '../../../people/subject.ts';
import { answerPhoto } from '../actions/photo.ts';
import { ownPhoto } from '../store/people.ts';

export default async function getPhoto(call: Call<'getPhoto'>): Promise<Answer<'getPhoto'>> {
  const { query, caller } = call;
  return answerPhoto(call, ownPhoto, subjectOf(caller, query.employee_id), query.size);
}
