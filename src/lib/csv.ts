/** CSV of RFC 4180: commas, CRLF, quotes only if needed. */

/** Texts that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Values that begin like a formula: numbers (`-3.50`) and offsets (`+05:30`), also before time zones. */
const VALUE = /^[+-]\d+(?:[.:]\d+)?(?: (?:[+-]\d{2}:\d{2}|UTC|[A-Z]\w+(?:\/[\w+-]+)+))*$/;

/**
 * One line with CRLF. A text that looks like a formula gets an apostrophe, because spreadsheets would run it.
 */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => (typeof cell === 'string' ? quoted(cell) : (cell ?? ''))).join()}\r\n`;

function quoted(text: string): string {
  const harmless = FORMULA.test(text) && !VALUE.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
