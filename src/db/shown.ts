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
export function shown(shape: Shown, rows: string, { first = {}, then = {}, columns }: Besides = {}): string {
  const named = Object.entries({ ...first, [shape.row]: rows, ...then });
  return showing(
    shape,
    named.map(([name, sql]) => `${name} AS (${sql})`),
    columns,
  );
}

/**
 * SQL that shows a page. `cut` is a SELECT of all columns that ends before its LIMIT, `limit` a parameter, `most` no less than any
 * value of it.
 *
 * Of a LIMIT that is a parameter Postgres expects a tenth of all rows, so that with a long history it reads a whole table to join it
 * with fifty rows. `most` tells it how few they are. It is told behind the cut, which is made (MATERIALIZED) as if it were not known:
 * otherwise the newest entries of a few people would be looked for among the entries of all, because many are expected to be theirs.
 */
export function shownPage(
  shape: Shown,
  { cut, limit, most, columns }: { cut: string; limit: string; most: number; columns: string },
): string {
  const named = [
    `cut AS MATERIALIZED (${cut} LIMIT ${limit})`,
    `${shape.row} AS NOT MATERIALIZED (SELECT * FROM cut LIMIT ${most})`,
  ];
  return showing(shape, named, columns);
}

function showing(
  { row, columns, sets = {}, joins }: Shown,
  before: readonly string[],
  more: string | undefined,
): string {
  const named = [...before];
  // MATERIALIZED: Postgres expects one row or two, and would make a set again for each
  for (const [name, sql] of Object.entries(sets)) named.push(`${name} AS MATERIALIZED (${sql})`);
  return `WITH ${named.join(', ')} SELECT ${columns}${more ? `, ${more}` : ''} FROM ${row} ${joins}`;
}
