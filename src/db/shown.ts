/**
 * How a record is shown: its own columns and what other tables say beside it. A statement first finds its rows, or writes them,
 * and looks at the other tables for those only, once for all of them. A subselect in the columns would run again for each row,
 * its row-level security with it, and a join before the page is cut would be planned for rows that nobody sees.
 */
export interface Shown {
  /** The alias of the record, in `columns`, `joins` and `sets`; its table has `id` and `workspace_id`. */
  row: string;
  columns: string;
  /** By name: rows of other tables that belong to those shown (`among`), for the joins. */
  sets?: Readonly<Record<string, string>>;
  /** LEFT JOINs, none of which adds rows. They name the workspace as `$1`, so that a wall is checked once and not for each row. */
  joins: string;
}

/** What a statement has besides: `first` before the rows are found, `then` after it, by name; `columns` behind the record's. */
export interface Besides {
  first?: Readonly<Record<string, string>>;
  then?: Readonly<Record<string, string>>;
  columns?: string;
}

/**
 * SQL condition of a set: the column before it names one of the rows shown, or what one of them refers to by `column`. As an array, of which Postgres expects ten ids: from a
 * subquery it would expect the one row that it expects of most pages, and compare each row with each when it joins.
 */
export const among = (row: string, column = 'id'): string => `= ANY (ARRAY(SELECT ${column} FROM ${row}))`;

/** SQL that shows the rows of `rows`, a SELECT or a writing statement with all columns of the record. */
export function shown(
  { row, columns, sets = {}, joins }: Shown,
  rows: string,
  { first = {}, then = {}, columns: more }: Besides = {},
): string {
  const named = Object.entries({ ...first, [row]: rows, ...then }).map(
    ([name, sql]) => `${name} AS (${sql})`,
  );
  // MATERIALIZED: Postgres expects one row or two, and would make a set again for each
  for (const [name, sql] of Object.entries(sets)) named.push(`${name} AS MATERIALIZED (${sql})`);
  return `WITH ${named.join(', ')} SELECT ${columns}${more ? `, ${more}` : ''} FROM ${row} ${joins}`;
}
