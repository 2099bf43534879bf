/** CSV as RFC 4180 has it: commas, CRLF, quotes where needed. */

/** Texts that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/**
 * Texts that begin like a formula and are none: a signed number (`-3.50`), an offset (`+05:30`), also before other time
 * zones.
 */
const VALUE = /^[+-]\d+(?:[.:]\d+)?(?: (?:[+-]\d{2}:\d{2}|UTC|[A-Z]\w+(?:\/[\w+-]+)+))*$/;

/**
 * One line with its line end. A text that looks like a formula gets an apostrophe, because opening the file would run
 * it.
 */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => (typeof cell === 'string' ? quoted(cell) : (cell ?? ''))).join()}\r\n`;

function quoted(text: string): string {
  const harmless = FORMULA.test(text) && !VALUE.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
