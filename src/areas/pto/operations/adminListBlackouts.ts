import type { Answer, Call } from '../../../contract.ts';
import { presentBlackout } from '../present/blackout.ts';
import { blackoutList } from '../store/blackouts.ts';

export default async function adminListBlackouts(
  call: Call<'adminListBlackouts'>,
): Promise<Answer<'adminListBlackouts'>> {
  const { rows, page } = await blackoutList.page(call);
  return { status: 200, data: rows.map(presentBlackout), page };
}
