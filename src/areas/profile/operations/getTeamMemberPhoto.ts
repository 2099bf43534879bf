import type { Answer, Call } from '../../../contract.ts';
import { answerPhoto } from '../photo.ts';
import { memberPhoto } from '../store.ts';

export default async function getTeamMemberPhoto({
  params,
  query,
  db,
}: Call<'getTeamMemberPhoto'>): Promise<Answer<'getTeamMemberPhoto'>> {
  return answerPhoto(db, memberPhoto, params.user_id, query.size);
}
