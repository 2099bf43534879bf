/**
 * How a record is shown: its columns, and names and labels of other tables. A statement finds or writes its
 * rows first and then reads the other tables for those rows only, once for all of them. A subselect per
 * column would run per row, with its row-level security; a join before the page is cut would be planned for
 * rows that nobody sees.
 */
export interface Shown {
  /** The alias of the record, in `columns`, `joins` and `sets`; its table has `id` and `workspace_id`. */
  row: string;
  columns: string;
  /** By name: rows of other tables that belong to the rows shown (`among`), for the joins. */
  sets?: Readonly<Record<string, string>>;
  /**
   * LEFT JOINs that add no rows. They name the workspace as `$1`, so that row-level security is checked once,
   * not per row.
   */
  joins: string;
}

/**
 * Other parts of a statement: CTEs before (`first`) and after (`then`) the rows, by name, and further
 * columns.
 */
export interface Besides {
  first?: Readonly<Record<string, string>>;
  then?: Readonly<Record<string, string>>;
  columns?: string;
}

/**
 * SQL condition of a set: the column is one of the ids (or of `column`'s values) of the rows shown. As an
 * array, for which Postgres expects ten ids: for a subquery it would expect one row, and join by comparing
 * each row with each.
 */
export const among = (row: string, column = 'id'): string => `= ANY (ARRAY(SELECT ${column} FROM ${row}))`;

/** SQL that shows `rows`, a SELECT or a writing statement that returns all columns of the record. */
export function shown(
  { row, columns, sets = {}, joins }: Shown,
  rows: string,
  { first = {}, then = {}, columns: more }: Besides = {},
): string {
  const named = Object.entries({ ...first, [row]: rows, ...then }).map(
    ([name, sql]) => `${name} AS (${sql})`,
  );
  // MATERIALIZED: Postgres expects one or two rows, and would otherwise compute a set again for each
  for (const [name, sql] of Object.entries(sets)) named.push(`${name} AS MATERIALIZED (${sql})`);
  return `WITH ${named.join(', ')} SELECT ${columns}${more ? `, ${more}` : ''} FROM ${row} ${joins}`;
}
