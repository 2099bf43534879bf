import type { Answer, Call } from '../../../contract.ts';
import { XmlFault } from '../../../lib/readXml.ts';
import { invalid } from '../../../problem.ts';
import { storeRates } from '../actions/storeRates.ts';
import { readEcbRates, type Rate } from '../rules/ecbRates.ts';

/** About 90 days of all currencies. */
const MOST_RATES = 5_000;

/** Rule 215. */
export default async function importExchangeRates(
  call: Call<'importExchangeRates'>,
): Promise<Answer<'importExchangeRates'>> {
  const rates = ratesIn(await call.body.file.buffer(), call.workspace.currency);
  if (rates.length > MOST_RATES) throw invalid({ file: [`At most ${MOST_RATES} rates at once.`] });
  return { status: 200, data: { stored: await storeRates(call, 'ecb', rates) } };
}

function ratesIn(bytes: Buffer, own: string): Rate[] {
  try {
    return readEcbRates(bytes, own);
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    throw invalid({ file: [`The rates cannot be read: ${error.message}.`] });
  }
}
