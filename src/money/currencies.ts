/**
 * Currencies of ISO 4217. The codes are those that the runtime knows (`Intl.supportedValuesOf('currency')`), so that
 * new ones come with new versions of Node.
 *
 * How many decimals each has is listed here and not taken from `Intl`: V8 returns what is customary (CLDR), which
 * differs from ISO 4217 for two dozen currencies (none for the Serbian dinar, whose invoices have two) and changes with
 * the runtime, while stored amounts stay. Source: ISO 4217, list one, published by SIX.
 */
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Currencies without a minor unit. All others that are not listed here have two decimals. */
const NO_DECIMALS = codes('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF');

/** Three or four decimals: they do not fit `numeric(14,2)`, nor a string with two decimals (rule 39). */
const TOO_FINE = codes('BHD IQD JOD KWD LYD OMR TND CLF UYW');

/** Units of account of the IMF and of SUCRE, for which ISO 4217 has no decimals: nobody is paid in them. */
const NOT_PAYABLE = codes('XDR XSU');

function codes(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Rule 39: the problem of a currency that a caller sent, as a text for `errors`; null where there is none. */
export function currencyProblem(code: string): string | null {
  if (!CODES.has(code) || NOT_PAYABLE.has(code)) return 'This is no currency of ISO 4217, like EUR.';
  if (TOO_FINE.has(code)) return 'Currencies with more than two decimals are not supported.';
  return null;
}

/** Decimals of the minor unit: 2 for EUR, 0 for JPY. Throws RangeError for a currency that is not supported. */
export function decimalsOf(currency: string): 0 | 2 {
  const problem = currencyProblem(currency);
  if (problem) throw new RangeError(`${currency}: ${problem}`);
  return NO_DECIMALS.has(currency) ? 0 : 2;
}
