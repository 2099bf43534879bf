import type { Answer, Call } from '../../../contract.ts';
import { presentRate } from '../present/rate.ts';
import { rateList } from '../store/rates.ts';

export default async function listExpenseRates(
  call: Call<'listExpenseRates'>,
): Promise<Answer<'listExpenseRates'>> {
  const { kind, country } = call.query;
  const { rows, page } = await rateList.page(call, { own: call.workspace.currency, kind, country });
  return { status: 200, data: rows.map(presentRate), page };
}
