/**
 * Lines under a heading for each area, also for one without lines: branches that add to different areas change
 * different places, and merge without a conflict.
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
