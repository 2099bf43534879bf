import { saveFile } from './saveFile.ts';

/** Quotes a value, and marks a text that a spreadsheet would take for a formula. */
const cell = (value: string): string => {
  const text = /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
};

/** Saves rows as CSV, where the service has them as JSON only. */
export function saveTable(
  name: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const lines = [heads, ...rows].map((row) => row.map(cell).join(','));
  saveFile(new File([`${lines.join('\r\n')}\r\n`], `${name}.csv`, { type: 'text/csv' }));
}
