/**
 * Rows with texts of other tables beside them, read in one statement and put together here: each set is a part of a UNION ALL. Joined,
 * each set would have to be grouped by row first, and Postgres, which expects one row or two of most pages, would compare each row with
 * each: for 23 people with four sets that is half of the whole.
 */
export interface Gathered {
  /** The alias of the record, in `columns`, and its name in the sets (`among`). */
  row: string;
  /** Those of the record, its `id` first; each has a name of its own. */
  columns: readonly string[];
  sets: Readonly<Record<string, TextSet>>;
}

/** Whether a list's columns are gathered: in place of the selected ones, or of those shown with joins. */
export const isGathered = (columns: string | object): columns is Gathered =>
  typeof columns === 'object' && !('joins' in columns);

/** Each text belongs to the row whose id is `of`. A row has them in a member with the name of the set, in no order. */
export interface TextSet {
  of: string;
  text: string;
  /** Tables and conditions, without FROM. */
  from: string;
}

/** What is read: a row of the record, with the columns that its query has, or a text of the row whose `id` it names. */
export type Part<Own> = Own & { set: string | null; text: string | null };

/** SQL of the rows of `rows`, a SELECT of the columns and of `more` besides. They come first: Postgres runs the parts one after the other. */
export function gathered({ row, columns, sets }: Gathered, rows: string, more = 0): string {
  const others = ', NULL'.repeat(columns.length - 1 + more);
  const parts = Object.entries(sets).map(
    ([name, { of, text, from }]) => `SELECT '${name}', ${text}, ${of}${others} FROM ${from}`,
  );
  const own = `SELECT NULL::text AS set, NULL::text AS text, ${row}.* FROM ${row}`;
  return `WITH ${row} AS MATERIALIZED (${rows}) ${[own, ...parts].join(' UNION ALL ')}`;
}

/** The rows of such a statement, in their order, each with its sets: one without any text is empty. */
export function gather<Row>({ sets }: Gathered, read: readonly object[]): Row[] {
  const rows = new Map<string, Record<string, unknown>>();
  for (const part of read as Part<{ id: string }>[]) {
    if (part.set === null) {
      const empty = Object.fromEntries(Object.keys(sets).map((name) => [name, []]));
      rows.set(part.id, Object.assign(part, empty));
    } else (rows.get(part.id)![part.set] as unknown[]).push(part.text);
  }
  return [...rows.values()] as Row[];
}
