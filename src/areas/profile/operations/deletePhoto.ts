import type { Answer, Call } from '../../../contract.ts';
import { replacePhoto } from '../actions/photo.ts';

/** Does nothing, and audits nothing, if there is no photo. */
export default async function deletePhoto(call: Call<'deletePhoto'>): Promise<Answer<'deletePhoto'>> {
  await replacePhoto(call, null);
  return { status: 200, data: {} };
}
