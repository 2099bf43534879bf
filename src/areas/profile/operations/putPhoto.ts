import type { Answer, Call } from '../../../contract.ts';
import { squares } from '../../../files/images.ts';
import { replacePhoto, stagePhoto } from '../actions/photo.ts';
import { photoUrl } from '../../../people/photo.ts';
import { PHOTO_SIDES } from '../store/people.ts';

export default async function putPhoto(call: Call<'putPhoto'>): Promise<Answer<'putPhoto'>> {
  // processed before the first statement, which begins the transaction
  const images = await squares(call.body.file, 'file', PHOTO_SIDES);
  const photo = await replacePhoto(call, await stagePhoto(call, images));
  return { status: 200, data: { photo_url: photoUrl(call.caller.userId!, photo!) } };
}
