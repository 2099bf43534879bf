/** Aligns rows of texts in columns. Removes control characters, which users may have entered. */
export function tableOf(rows: readonly (readonly string[])[]): string[] {
  const clean = rows.map((row) => row.map((text) => text.replace(/\p{C}/gu, '')));
  const widths = clean[0]!.map((_, column) => Math.max(...clean.map((row) => row[column]!.length)));
  return clean.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}
