/**
 * Lines under a heading for each area, also for one that has none yet: whoever adds to an area changes lines between its
 * heading and the next, and meets nobody who adds to another.
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
