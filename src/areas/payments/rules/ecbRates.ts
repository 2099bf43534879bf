/** Pure: the reference rates of the European Central Bank, units of each currency for one euro (rule 215). */
import { isRealDate, type CivilDate } from '../../../civil/dates.ts';
import { all, find, readXml, XmlFault, type XmlNode } from '../../../lib/readXml.ts';
import { currencyProblem } from '../../../money/currencies.ts';
import { decimal, decimalToNumeric, type Decimal } from '../../../money/decimal.ts';
import { crossRate } from '../../../money/referenceRates.ts';

/** Units of the own currency for one unit of `currency`, as numeric text. */
export interface Rate {
  currency: string;
  on: CivilDate;
  rate: string;
}

const KEPT = new Set(['Envelope', 'Cube']);

/**
 * The rates in a file such as `eurofxref-daily.xml` or `eurofxref-hist-90d.xml`, for one own currency. A day without a rate of
 * the own currency has none.
 * @throws XmlFault
 */
export function readEcbRates(bytes: Uint8Array, own: string): Rate[] {
  const days = all(find(readXml(bytes, KEPT), 'Cube'), 'Cube');
  if (days.length === 0) throw new XmlFault('it has no rates of the European Central Bank');
  return days.flatMap((day) => ratesOf(day, own));
}

function ratesOf(day: XmlNode, own: string): Rate[] {
  const on = day.attributes['time'] ?? '';
  if (!isRealDate(on)) throw new XmlFault(`its day ${on.slice(0, 40)} does not exist`);
  const perEuro = new Map<string, Decimal>([['EUR', decimal('1')]]);
  for (const { attributes } of all(day, 'Cube')) {
    const { currency = '', rate = '' } = attributes;
    if (!/^\d{1,9}(\.\d{1,8})?$/.test(rate) || decimal(rate).digits === 0n)
      throw new XmlFault(`its rate ${rate.slice(0, 40)} is not a number above zero`);
    if (currencyProblem(currency) === null) perEuro.set(currency, decimal(rate));
  }
  const ownPerEuro = perEuro.get(own);
  if (!ownPerEuro) return [];
  return [...perEuro]
    .filter(([currency]) => currency !== own)
    .map(([currency, foreign]) => ({ currency, on, rate: decimalToNumeric(crossRate(foreign, ownPerEuro)) }))
    .filter(({ rate }) => decimal(rate).digits > 0n);
}
