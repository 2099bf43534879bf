/**
 * Groups rows by key and keeps the order of rows and of first occurrences. (`Map.groupBy` needs Node.js 21.)
 */
export function grouped<Key, Row>(rows: Iterable<Row>, keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const others = groups.get(key);
    if (others) others.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
