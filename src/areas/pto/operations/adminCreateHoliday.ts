// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function adminCreateHoliday(
  _call: Call<'adminCreateHoliday'>,
): Promise<Answer<'adminCreateHoliday'>> {
  throw new Error('not built yet');
}
