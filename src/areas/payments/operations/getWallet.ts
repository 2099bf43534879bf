import type { Answer, Call } from '../../../contract.ts';
import { reachableIn } from '../../../people/subject.ts';
import { presentBalance } from '../present/wallet.ts';
import { balancesOf } from '../store/wallet.ts';

/** Rule 40: one balance per currency. Admins may look at anybody's (rule 228). */
export default async function getWallet(call: Call<'getWallet'>): Promise<Answer<'getWallet'>> {
  const employee_id = await reachableIn(call, 'admins');
  const rows = await call.db.rows(balancesOf, { employee_id });
  return { status: 200, data: { balances: rows.map(presentBalance) } };
}
