import type { Answer, Call } from '../../../contract.ts';
import { reachableIn } from '../../../people/subject.ts';
import { presentEntry } from '../present/wallet.ts';
import { entryList } from '../store/wallet.ts';

export default async function listWalletTransactions(
  call: Call<'listWalletTransactions'>,
): Promise<Answer<'listWalletTransactions'>> {
  const own = await reachableIn(call, 'admins');
  const { rows, page } = await entryList.page(call, { own, currency: call.query.currency });
  return { status: 200, data: rows.map(presentEntry), page };
}
