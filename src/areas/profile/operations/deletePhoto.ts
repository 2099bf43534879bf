import type { Answer, Call } from '../../../contract.ts';
import { replacePhoto } from '../actions/photo.ts';

/** Without a photo there is nothing to do, and nothing in the trail. */
export default async function deletePhoto(call: Call<'deletePhoto'>): Promise<Answer<'deletePhoto'>> {
  await replacePhoto(call, null);
  return { status: 200, data: {} };
}
