import type { Answer, Call } from '../../../contract.ts';
import { subjectInQuery } from '../../../people/subject.ts';
import { presentEntry } from '../present/wallet.ts';
import { entryList } from '../store/wallet.ts';

export default async function listWalletTransactions(
  call: Call<'listWalletTransactions'>,
): Promise<Answer<'listWalletTransactions'>> {
  const { query, caller, db } = call;
  const { id } = await subjectInQuery(db, caller, query.employee_id);
  const { rows, page } = await entryList.page(call, { own: id, currency: query.currency });
  return { status: 200, data: rows.map(presentEntry), page };
}
