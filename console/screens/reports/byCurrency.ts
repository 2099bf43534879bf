/** The rows of each currency, because amounts of two currencies have no common scale. */
export function byCurrency<Row extends { currency: string }>(rows: readonly Row[]): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.currency, [...(groups.get(row.currency) ?? []), row]);
  return [...groups];
}
