/**
 * How a record is shown: its own columns and what other tables say beside it. A statement first finds its rows, or writes them,
 * and looks at the other tables for those only, once for all of them. A subselect in the columns would run again for each row,
 * its row-level security with it, and a join before the page is cut would be planned for rows that nobody sees.
 */
export interface Shown {
  /** The alias of the record, in `columns`, `joins` and `sets`; its table has `id` and `workspace_id`. */
  row: string;
  columns: string;
  /** By name: rows of other tables for the rows shown, which are `IN (SELECT id FROM row)`; to be joined. */
  sets?: Readonly<Record<string, string>>;
  /** LEFT JOINs, none of which adds rows. */
  joins: string;
}

/** SQL that shows the rows of `rows`, a SELECT or a writing statement with all columns of the record; `more` columns behind. */
export function shown({ row, columns, sets = {}, joins }: Shown, rows: string, more?: string): string {
  // MATERIALIZED: Postgres expects one row or two, and would make a set again for each
  const beside = Object.entries(sets).map(([name, sql]) => `${name} AS MATERIALIZED (${sql})`);
  const named = [`${row} AS (${rows})`, ...beside];
  return `WITH ${named.join(', ')} SELECT ${columns}${more ? `, ${more}` : ''} FROM ${row} ${joins}`;
}
