import type { Answer, Call } from '../../../contract.ts';
import { answerPhoto } from '../actions/photo.ts';
import { memberPhoto } from '../store/people.ts';

export default async function getTeamMemberPhoto(
  call: Call<'getTeamMemberPhoto'>,
): Promise<Answer<'getTeamMemberPhoto'>> {
  return answerPhoto(call, memberPhoto, call.params.user_id, call.query.size);
}
