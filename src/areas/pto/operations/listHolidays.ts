// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function listHolidays(_call: Call<'listHolidays'>): Promise<Answer<'listHolidays'>> {
  throw new Error('not built yet');
}
