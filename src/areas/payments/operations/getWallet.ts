import type { Answer, Call } from '../../../contract.ts';
import { subjectInQuery } from '../../../people/subject.ts';
import { presentBalance } from '../present/wallet.ts';
import { balancesOf } from '../store/wallet.ts';

/** Rule 40: one balance per currency. */
export default async function getWallet({
  query,
  caller,
  db,
}: Call<'getWallet'>): Promise<Answer<'getWallet'>> {
  const { id } = await subjectInQuery(db, caller, query.employee_id);
  const rows = await db.rows(balancesOf, { employee_id: id });
  return { status: 200, data: { balances: rows.map(presentBalance) } };
}
