import type { Answer, Call } from '../../../contract.ts';
import { subjectOf } from '../../auth/people.ts';
import { answerPhoto } from '../photo.ts';
import { ownPhoto } from '../store.ts';

export default async function getPhoto({ query, caller, db }: Call<'getPhoto'>): Promise<Answer<'getPhoto'>> {
  return answerPhoto(db, ownPhoto, subjectOf(caller, query.employee_id), query.size);
}
