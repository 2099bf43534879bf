/** CSV as RFC 4180 has it: commas, CRLF, quotes where needed. */

/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** What begins like one and is none: a number with its sign (`-3.50`), an offset (`+05:30`), also before other time zones. */
const VALUE = /^[+-]\d+(?:[.:]\d+)?(?: (?:[+-]\d{2}:\d{2}|UTC|[A-Z]\w+(?:\/[\w+-]+)+))*$/;

/** One line with its end. A text that begins a formula gets an apostrophe, or opening the file would run it. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => (typeof cell === 'string' ? quoted(cell) : (cell ?? ''))).join()}\r\n`;

function quoted(text: string): string {
  const harmless = FORMULA.test(text) && !VALUE.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
