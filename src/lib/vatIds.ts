import { countryProblem } from './countries.ts';

/** Prefixes of VAT ids that are not country codes: Greece and Northern Ireland. */
const OTHER_PREFIXES: ReadonlySet<string> = new Set(['EL', 'XI']);

/**
 * Why a VAT id sent by a caller is invalid, as a text for `errors`; null if it is valid. It begins with a
 * country code (EN 16931, BR-CO-9), Greek ones with EL. The rest is not checked, because each country has its
 * own form.
 */
export function vatIdProblem(id: string): string | null {
  const prefix = id.slice(0, 2);
  const known = OTHER_PREFIXES.has(prefix) || (prefix !== 'GR' && countryProblem(prefix) === null);
  return known && /^[A-Z]{2}[0-9A-Z+*]{2,12}$/.test(id)
    ? null
    : 'A VAT id begins with a country code, such as DE123456789.';
}
