/**
 * Currencies of ISO 4217. The codes are those that the runtime knows (`Intl.supportedValuesOf('currency')`),
 * so that new ones come with new versions of Node.
 *
 * The decimals are listed here and not taken from `Intl`: V8 returns customary decimals (CLDR), which differ
 * from ISO 4217 for two dozen currencies (0 for the Serbian dinar, whose invoices have two) and change with
 * the runtime, while stored amounts do not change. Source: ISO 4217, list one, published by SIX.
 */
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Currencies without a minor unit. Currencies in none of these lists have two decimals. */
const NO_DECIMALS = codes('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF');

/** Three or four decimals, which fit neither `numeric(14,2)` nor a string with two decimals (rule 39). */
const TOO_FINE = codes('BHD IQD JOD KWD LYD OMR TND CLF UYW');

/** Units of account of the IMF and of SUCRE, without decimals in ISO 4217: nobody is paid in them. */
const NOT_PAYABLE = codes('XDR XSU');

function codes(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Why a currency sent by a caller is invalid (rule 39), as a text for `errors`; null if it is valid. */
export function currencyProblem(code: string): string | null {
  if (!CODES.has(code) || NOT_PAYABLE.has(code)) return 'Must be a currency code of ISO 4217, such as EUR.';
  if (TOO_FINE.has(code)) return 'Currencies with more than two decimals are not supported.';
  return null;
}

/**
 * Decimals of the minor unit: 2 for EUR, 0 for JPY.
 * @throws RangeError for a currency that is not supported
 */
export function decimalsOf(currency: string): 0 | 2 {
  const problem = currencyProblem(currency);
  if (problem) throw new RangeError(`${currency}: ${problem}`);
  return NO_DECIMALS.has(currency) ? 0 : 2;
}
