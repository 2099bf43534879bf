import { CsvError, parse } from 'csv-parse/sync';
import { unreadable } from '../problem.ts';

/** Maximum number of rows read. The contract's limit is lower, and its error names the field. */
export const MAX_ROWS = 20_000;

const malformed = (detail: string) => unreadable('malformed_csv', detail);

/**
 * A CSV file (RFC 4180) as the body that the same call takes as JSON: `{ rows: [{ name: cell }] }`, with
 * names from the first line. The separator is the most frequent of comma, semicolon and tab there; a byte
 * order mark is skipped. Cells are trimmed, empty ones left out. Throws 400 on the first parse error: a
 * truncated file must not pass as complete.
 */
export function readCsv(text: string): { rows: Record<string, string>[] } {
  if (text.includes('\u0000')) throw malformed('The file holds U+0000, which cannot be stored.');
  const [header, ...lines] = cellsOf(text);
  if (!header) throw malformed('The file is empty.');
  const names = header.map((name) => name.trim());
  if (names.includes('')) throw malformed('A column of the first line has no name.');
  if (new Set(names).size < names.length)
    throw malformed('Two columns of the first line have the same name.');
  return { rows: lines.map((cells) => rowOf(names, cells)) };
}

function cellsOf(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      skip_empty_lines: true,
      to: MAX_ROWS,
    }) as string[][];
  } catch (error) {
    // the library's messages quote the file
    if (error instanceof CsvError)
      throw malformed(`Line ${error['lines']} ${FAULTS[error.code] ?? 'is not CSV.'}`);
    throw error;
  }
}

const FAULTS: Partial<Record<string, string>> = {
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: 'has a different number of cells than the first line.',
  CSV_QUOTE_NOT_CLOSED: 'ends inside quotes.',
  INVALID_OPENING_QUOTE: 'has a quote inside a cell that does not begin with a quote.',
  CSV_INVALID_CLOSING_QUOTE: 'has text after the closing quote of a cell.',
};

/** Characters of the first line that are searched for the separator. */
const LONGEST_HEADER = 16_384;

const DELIMITERS = [',', ';', '\t'];

/** The most frequent separator in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const line = /^(?:[^"\r\n]|"[^"]*")*/.exec(text.slice(0, LONGEST_HEADER))![0].replaceAll(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}

// fromEntries, because assigning to a column named __proto__ would change the prototype
const rowOf = (names: readonly string[], cells: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name, index) => {
      const cell = cells[index]!.trim();
      return cell === '' ? [] : [[name, cell]];
    }),
  );
