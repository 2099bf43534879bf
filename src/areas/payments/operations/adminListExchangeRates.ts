import type { Answer, Call } from '../../../contract.ts';
import { rateList } from '../store/rates.ts';

export default async function adminListExchangeRates(
  call: Call<'adminListExchangeRates'>,
): Promise<Answer<'adminListExchangeRates'>> {
  const { currency, from, to } = call.query;
  const { rows, page } = await rateList.page(call, { own: call.workspace.currency, currency, from, to });
  const data = rows.map(({ id, foreign_code, rate_on, rate, source }) => ({
    id,
    currency: foreign_code,
    on: rate_on,
    rate: Number(rate),
    source,
  }));
  return { status: 200, data, page };
}
