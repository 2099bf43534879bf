import type { Answer, Call } from '../../../contract.ts';
import { replaceLogo } from '../actions/logo.ts';

export default async function deleteLogo(call: Call<'deleteLogo'>): Promise<Answer<'deleteLogo'>> {
  await replaceLogo(call, call.query.variant, null);
  return { status: 200, data: {} };
}
