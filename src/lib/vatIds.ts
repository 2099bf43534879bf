import { countryProblem } from './countries.ts';

/** Prefixes of VAT ids that are no country's code: Greece, and Northern Ireland. */
const OTHER_PREFIXES: ReadonlySet<string> = new Set(['EL', 'XI']);

/**
 * The problem of a VAT id that a caller sent, as a text for `errors`; null where there is none. It begins with its country, as
 * EN 16931 has it (BR-CO-9), and Greece's with EL; the rest is not checked, since each country counts its own way.
 */
export function vatIdProblem(id: string): string | null {
  const prefix = id.slice(0, 2);
  const known = OTHER_PREFIXES.has(prefix) || (prefix !== 'GR' && countryProblem(prefix) === null);
  return known && /^[A-Z]{2}[0-9A-Z+*]{2,12}$/.test(id)
    ? null
    : 'A VAT id begins with its country, like DE123456789.';
}
