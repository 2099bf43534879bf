import type { Answer, Call } from '../../../contract.ts';
import { presentBlackout } from '../present/blackout.ts';
import { blackoutList } from '../store/blackouts.ts';

export default async function adminListBlackouts({
  query,
  db,
  services,
}: Call<'adminListBlackouts'>): Promise<Answer<'adminListBlackouts'>> {
  const { rows, page } = await blackoutList.page(db, { ...query, filters: {} }, services.cursorKey);
  return { status: 200, data: rows.map(presentBlackout), page };
}
