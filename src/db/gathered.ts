/**
 * Rows with texts of other tables beside them, read by one statement and put together here: each set is a
 * part of a UNION ALL. Joins would have to group each set by row first, and Postgres expects one or two rows
 * per page, so it would compare every row with every other: for 23 people with four sets that took half of
 * the time.
 */
export interface Gathered {
  /** The alias of the record in `columns`, and its name in the sets (`among`). */
  row: string;
  /** Columns of the record, `id` first, each under a name of its own. */
  columns: readonly string[];
  sets: Readonly<Record<string, TextSet>>;
}

/** Whether a list's columns are gathered, rather than selected or shown with joins. */
export const isGathered = (columns: string | object): columns is Gathered =>
  typeof columns === 'object' && !('joins' in columns);

/**
 * A set of texts. Each belongs to the row with the id `of`; the row gets them, unordered, in a member with
 * the set's name.
 */
export interface TextSet {
  of: string;
  text: string;
  /** Tables and conditions, without FROM. */
  from: string;
}

/** One row of the result: either a record, with `set` null, or a text of the record with this `id`. */
export type Part<Own> = Own & { set: string | null; text: string | null };

/**
 * SQL that gathers for `rows`, a SELECT of the columns and of `more` others. Records come before texts,
 * because Postgres runs the parts in order.
 */
export function gathered({ row, columns, sets }: Gathered, rows: string, more = 0): string {
  const others = ', NULL'.repeat(columns.length - 1 + more);
  const parts = Object.entries(sets).map(
    ([name, { of, text, from }]) => `SELECT '${name}', ${text}, ${of}${others} FROM ${from}`,
  );
  const own = `SELECT NULL::text AS set, NULL::text AS text, ${row}.* FROM ${row}`;
  return `WITH ${row} AS MATERIALIZED (${rows}) ${[own, ...parts].join(' UNION ALL ')}`;
}

/** Puts the result together: the records in their order, each with its sets; a set without texts is empty. */
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
