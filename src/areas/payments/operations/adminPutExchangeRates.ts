import type { Answer, Call } from '../../../contract.ts';
import { isRealDate } from '../../../civil/dates.ts';
import { currencyProblem } from '../../../money/currencies.ts';
import { decimalFromNumber, decimalToNumeric } from '../../../money/decimal.ts';
import { invalid, type FieldErrors } from '../../../problem.ts';
import { storeRates } from '../actions/storeRates.ts';
import type { Rate } from '../rules/ecbRates.ts';

/** Rule 215. */
export default async function adminPutExchangeRates(
  call: Call<'adminPutExchangeRates'>,
): Promise<Answer<'adminPutExchangeRates'>> {
  const own = call.workspace.currency;
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  const rates = call.body.rates.map(({ currency, on, rate }, index): Rate => {
    const wrong = (field: string, text: string) => (errors[`rates.${index}.${field}`] = [text]);
    const exact = decimalFromNumber(rate, 8);
    const unknown = currency === own ? 'Is the currency of the workspace.' : currencyProblem(currency);
    if (unknown) wrong('currency', unknown);
    if (!isRealDate(on)) wrong('on', 'Is not a day.');
    if (exact === null || exact.digits <= 0n)
      wrong('rate', 'Must be above zero, with at most eight decimals.');
    if (seen.has(`${currency} ${on}`)) wrong('currency', 'Occurs twice for this day.');
    seen.add(`${currency} ${on}`);
    return { currency, on, rate: exact ? decimalToNumeric(exact) : '0' };
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { status: 200, data: { stored: await storeRates(call, 'entered', rates) } };
}
