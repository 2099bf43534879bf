/**
 * Parsers of the values that Postgres sends. Dates stay `YYYY-MM-DD`, numerics stay text (money and days are
 * decimals), timestamps become ISO 8601 in UTC with an offset. No Date objects are made.
 */
const timestamp = (text: string) => {
  // 2026-11-20 18:34:45.123456+00 -> 2026-11-20T18:34:45.123456+00:00; every connection runs in UTC
  const at = text.endsWith('+00') ? text.slice(0, -3) : text;
  return `${at.slice(0, 10)}T${at.slice(11)}+00:00`;
};
const array = (text: string): string[] =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .match(/"(?:[^"\\]|\\.)*"|[^,]+/g)!
        .map((one) => (one.startsWith('"') ? one.slice(1, -1).replace(/\\(.)/g, '$1') : one));

const keep = (text: string) => text;
const parsers = new Map<number, (text: string) => unknown>([
  [16, (text) => text === 't'],
  [17, (text) => Buffer.from(text.slice(2), 'hex')],
  [20, Number],
  [21, Number],
  [23, Number],
  [26, Number],
  [700, Number],
  [701, Number],
  [114, (text) => JSON.parse(text) as unknown],
  [3802, (text) => JSON.parse(text) as unknown],
  [1184, timestamp],
  [1009, array],
  [1015, array],
  [2951, array],
  [651, array],
]);

/** The parser of a column by its type's oid. */
export const parserOf = (oid: number): ((text: string) => unknown) => parsers.get(oid) ?? keep;
