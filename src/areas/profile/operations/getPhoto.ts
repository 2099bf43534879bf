import type { Answer, Call } from '../../../contract.ts';
import { subjectOf } from '../../../people/subject.ts';
import { answerPhoto } from '../actions/photo.ts';
import { ownPhoto } from '../store/people.ts';

export default async function getPhoto({ query, caller, db }: Call<'getPhoto'>): Promise<Answer<'getPhoto'>> {
  return answerPhoto(db, ownPhoto, subjectOf(caller, query.employee_id), query.size);
}
