/**
 * Lists rows under a heading for each area, even for areas without rows, so that branches that add to
 * different areas merge without a conflict.
 */
export function inSections<Row extends { area: string }>(
  areas: string[],
  rows: Row[],
  line: (row: Row) => string,
): string {
  return areas
    .flatMap((area) => [`  // ${area}`, ...rows.filter((row) => row.area === area).map(line)])
    .join('\n');
}
