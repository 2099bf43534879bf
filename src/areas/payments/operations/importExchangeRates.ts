import type { Answer, Call } from '../../../contract.ts';
import { invalid } from '../../../problem.ts';
import { readSentXml } from '../actions/sentXml.ts';
import { storeRates } from '../actions/storeRates.ts';
import { readEcbRates } from '../rules/ecbRates.ts';

/** About 90 days of all currencies. */
const MOST_RATES = 5_000;

/** Rule 215. */
export default async function importExchangeRates(
  call: Call<'importExchangeRates'>,
): Promise<Answer<'importExchangeRates'>> {
  const bytes = await call.body.file.buffer();
  const rates = readSentXml(() => readEcbRates(bytes, call.workspace.currency));
  if (rates.length > MOST_RATES) throw invalid({ file: [`At most ${MOST_RATES} rates at once.`] });
  return { status: 200, data: { stored: await storeRates(call, 'ecb', rates) } };
}
