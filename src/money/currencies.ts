/**
 * Currencies of ISO 4217. Which codes there are is what the runtime knows (`Intl.supportedValuesOf('currency')`), so
 * that a new one comes with Node.
 *
 * How many decimals each has is listed here and not asked of `Intl`: V8 answers with what is customary (CLDR), which
 * differs from ISO 4217 for two dozen currencies (none for the Serbian dinar, whose invoices have two) and changes
 * with the runtime, while what is stored stays. Source: ISO 4217, list one, published by SIX.
 */
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Without a minor unit. All others that are not listed here have two decimals. */
const NO_DECIMALS = codes('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF');

/** Three or four decimals: they do not fit `numeric(14,2)`, nor a string with two decimals (rule 39). */
const TOO_FINE = codes('BHD IQD JOD KWD LYD OMR TND CLF UYW');

/** Units of account of the IMF and of SUCRE, for which ISO 4217 knows no decimals: nobody is paid in them. */
const NOT_PAYABLE = codes('XDR XSU');

function codes(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Rule 39: what is wrong with a currency that somebody sent, as a text for `errors`; null when nothing is. */
export function currencyProblem(code: string): string | null {
  if (!CODES.has(code) || NOT_PAYABLE.has(code)) return 'This is no currency of ISO 4217, like EUR.';
  if (TOO_FINE.has(code)) return 'Currencies with more than two decimals are not supported.';
  return null;
}

/** Decimals of the minor unit: 2 for EUR, 0 for JPY. Throws RangeError for a currency that we do not take. */
export function decimalsOf(currency: string): 0 | 2 {
  const problem = currencyProblem(currency);
  if (problem) throw new RangeError(`${currency}: ${problem}`);
  return NO_DECIMALS.has(currency) ? 0 : 2;
}
