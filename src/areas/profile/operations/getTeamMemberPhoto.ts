import type { Answer, Call } from '../../../contract.ts';
import { answerPhoto } from '../actions/photo.ts';
import { memberPhoto } from '../store/people.ts';

export default async function getTeamMemberPhoto({
  params,
  query,
  db,
}: Call<'getTeamMemberPhoto'>): Promise<Answer<'getTeamMemberPhoto'>> {
  return answerPhoto(db, memberPhoto, params.user_id, query.size);
}
