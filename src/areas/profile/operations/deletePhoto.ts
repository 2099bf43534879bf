import type { Answer, Call } from '../../../contract.ts';
import { replacePhoto } from '../actions/photo.ts';

/** Without a photo nothing changes, and the audit trail gets no line. */
export default async function deletePhoto(call: Call<'deletePhoto'>): Promise<Answer<'deletePhoto'>> {
  await replacePhoto(call, null);
  return { status: 200, data: {} };
}
