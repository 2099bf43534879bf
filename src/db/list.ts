import { createHmac } from 'node:crypto';
import { unreadable } from '../problem.ts';
import { gather, gathered, isGathered, type Gathered } from './gathered.ts';
import { ask, type Asked, type AskedEach, type Db, type RowsEach } from './handle.ts';
import { shown, type Shown } from './shown.ts';
import { statement, type NoValues, type Statement } from './statement.ts';

/**
 * The contract's lists: filters, ordering, keyset pages, totals and "changed since", from one declaration. Every
 * combination of filters is a statement of its own, so that Postgres plans only the conditions that are used.
 */
export interface ListDefinition<Filters, Cut = never, Row = never> {
  /** Names the list in cursors. */
  name: string;
  /** The selected columns, without SELECT; or how the rows of a page are shown, once it is cut, or what is gathered beside them. */
  columns: string | Shown | Gathered;
  /** What belongs to the rows of a page, where `columns` are the selected ones; without it, these are all there is. */
  attached?: Attached<Cut, Row>;
  /** What conditions and orders read. */
  from: string;
  /** Begins with the workspace: `a.workspace_id = $1`. */
  where: string;
  /** The id column, which breaks ties in the direction of the sort. */
  id: string;
  /** Ordering name (as in `-start_date`) -> the column it sorts by and its type. */
  orders: Record<string, { sql: string; type: 'date' | 'timestamptz' | 'text' | 'uuid' | 'int' }>;
  /**
   * Filter name -> condition, with `$name` where its value goes (more than once if need be). Null: it is no condition, and no part
   * of a cursor; what is shown beside the rows reads its value.
   */
  filters: { readonly [Name in keyof Filters]: string | null };
  /**
   * For lists with `updated_since`: the columns with the times of the last change and of the deletion. A change must be timed while its
   * transaction runs, by the clock of Postgres: with an earlier time, walks that have passed it would miss it.
   */
  sync?: { updatedAt: string; deletedAt: string };
  /**
   * For lists that clients follow: a row is left out while a running transaction could still commit one before it, and
   * in ascending order every page has a cursor for the next, the last one too.
   */
  feed?: { recordedAt: string };
}

/**
 * What other tables have to the rows of a page, several rows to one, and how they are put together. It is read as rows, by the ids of the
 * page, in a second trip of the same instant: JSON of 166 rows, made in the statement that cuts the page, took Postgres longer than all
 * the rest.
 */
export interface Attached<Cut, Row> {
  asked(page: Cut[]): readonly Asked<unknown>[];
  joined(page: Cut[], answers: readonly unknown[][]): Row[];
}

/** `asked`: statements about the rows of a page; `joined` gets their answers in the same order. */
export const attached = <Cut, Row, Rest extends readonly unknown[] | []>(
  asked: (page: Cut[]) => AskedEach<Rest>,
  joined: (page: Cut[], answers: RowsEach<Rest>) => Row[],
): Attached<Cut, Row> => ({ asked, joined: (page, answers) => joined(page, answers as RowsEach<Rest>) });

/** The contract's parameters of a page. */
export interface PageQuery {
  limit: number;
  ordering: string;
  cursor?: string | undefined;
  include_total?: boolean | undefined;
  updated_since?: string | undefined;
  include_deleted?: boolean | undefined;
}

/** The part of a call that a list needs: the handle, the page's parameters, and the key of cursors. */
export interface ListCall<Beside extends readonly unknown[] = []> {
  db: Db;
  query: PageQuery;
  services: { readonly cursorKey: Buffer };
  /** Other statements, asked in the same round trip. */
  beside?: AskedEach<Beside>;
}

/** By the names of the definition; those that are undefined are left out. A list without filters takes none. */
export type FiltersOf<Filters> = keyof Filters extends never
  ? []
  : [filters: { readonly [Name in keyof Filters]?: Filters[Name] | undefined }];

export interface ListPage<Row, Beside extends readonly unknown[] = []> {
  rows: Row[];
  page: {
    next: string | null;
    total?: number | undefined;
    /** Of lists with `updated_since`: from when on the next walk reads what has changed, in UTC and milliseconds. */
    watermark?: string | undefined;
  };
  /** Rows of the statements asked beside it. */
  beside: RowsEach<Beside>;
}

export interface List<Row, Filters> {
  page<Beside extends readonly unknown[] = []>(
    call: ListCall<Beside>,
    ...filters: FiltersOf<Filters>
  ): Promise<ListPage<Row, Beside>>;
}

/** Days for which lists with `include_deleted` show deleted records. The contract promises it (IncludeDeleted.yaml). */
const DELETED_SHOWN_DAYS = 90;

/** SQL: what was deleted after this instant is still shown. */
export const DELETED_SINCE = `now() - interval '${DELETED_SHOWN_DAYS} days'`;

/**
 * Rows of a usual page and of the largest that the contract knows (Limit.yaml), and the one more that says whether there is a next. Each
 * has a statement of its own: for 201 rows Postgres may read all 10,000 people of a company, for 51 it looks them up.
 */
const SIZES = [51, 201];
const sizeOf = (limit: number): number => {
  const size = SIZES.find((rows) => limit < rows);
  if (size === undefined) throw new Error(`a page has ${SIZES.at(-1)! - 1} rows at most`);
  return size;
};

/**
 * SQL of a page of which Postgres knows how few its rows are. Of a LIMIT that is a parameter it expects a tenth of all rows, so that
 * with a long history it reads a whole table to join it with fifty. It is told behind the cut, which is made (MATERIALIZED) as if
 * that were not known: otherwise the newest entries of a few people would be looked for among the entries of all, because many are
 * expected to be theirs.
 */
const known = (cut: string, size: number) =>
  `WITH cut AS MATERIALIZED (${cut}) SELECT * FROM cut LIMIT ${size}`;

/** Maximum of `X-Total-Count`; counting stops there. */
const MAX_TOTAL = 10_000;

/**
 * The time before which no running transaction can commit a change: earlier changes are all visible. It must be read in
 * a statement before the list's own, whose snapshot is then later, and the clock before the sessions: a transaction that
 * begins in between changes rows later. A walk over the pages keeps the time of its first page: later changes are for the
 * next walk, whatever the order of the pages. The view pg_stat_activity takes four times as long for the same.
 */
const commitHorizon = statement<{ at: string }>(`
  SELECT LEAST(clock_timestamp(), (SELECT min(pg_stat_get_backend_xact_start(b)) FROM pg_stat_get_backend_idset() AS b
           WHERE pg_stat_get_backend_dbid(b) = (SELECT oid FROM pg_database WHERE datname = current_database())
             AND pg_stat_get_backend_pid(b) <> pg_backend_pid())) AS at
   WHERE $1::uuid IS NOT NULL`);

type Keyed = { cursor_value: string; cursor_id: string };

/** By name; which of them a statement takes depends on what is asked. */
type ListValues = Readonly<Record<string, unknown>>;

/** `Filters`: the types of the filters' values. `Cut`: a row as the page is cut, where more is attached to it. */
export function defineList<Row, Filters = NoValues, Cut = Row>(
  definition: ListDefinition<Filters, Cut, Row>,
): List<Row, Filters> {
  const shapes = new Map<
    string,
    { page: Statement<Cut & Keyed, ListValues>; total: Statement<{ total: number }, ListValues> }
  >();

  const { columns, attached } = definition;
  const filterOf = (name: string) => definition.filters[name as keyof Filters];

  const shapeOf = (names: string[], ordering: string, withCursor: boolean, size: number) => {
    const key = `${names.join()} ${ordering} ${withCursor} ${size}`;
    let shape = shapes.get(key);
    if (!shape) shapes.set(key, (shape = build(names, ordering, withCursor, size)));
    return shape;
  };

  const build = (names: string[], ordering: string, withCursor: boolean, size: number) => {
    const conditions = names.map((name) => CONDITIONS[name]?.(definition) ?? filterOf(name));
    const where = [definition.where, ...conditions.filter((one) => one !== null)].join(' AND ');
    const total = statement<{ total: number }, ListValues>(
      `SELECT count(*)::int AS total FROM (SELECT 1 FROM ${definition.from} WHERE ${where} LIMIT ${MAX_TOTAL}) AS counted`,
    );
    const { order, direction } = orderOf(definition, ordering);
    const keyset = withCursor
      ? ` AND (${order.sql}, ${definition.id}) ${direction === 'DESC' ? '<' : '>'} ($cursor_value::${order.type}, $cursor_id::uuid)`
      : '';
    const cut = (columns: string) =>
      `SELECT ${columns}, ${order.sql} AS cursor_value, ${definition.id} AS cursor_id
         FROM ${definition.from} WHERE ${where}${keyset}
        ORDER BY ${order.sql} ${direction}, ${definition.id} ${direction} LIMIT $row_limit`;
    const sqlOfPage = () => {
      if (typeof columns === 'string') return cut(columns);
      // those of the cursor are two columns more
      if (isGathered(columns)) return gathered(columns, cut(columns.columns.join(', ')), 2);
      const rows = known(cut(`${columns.row}.*`), size);
      const more = { columns: `${columns.row}.cursor_value, ${columns.row}.cursor_id` };
      return `${shown(columns, rows, more)} ORDER BY cursor_value ${direction}, cursor_id ${direction}`;
    };
    return { page: statement<Cut & Keyed, ListValues>(sqlOfPage()), total };
  };

  const rowsOf = (read: (Cut & Keyed)[]): (Cut & Keyed)[] =>
    isGathered(columns) ? gather(columns, read) : read;

  /**
   * `found` may have the one row more that says whether there is a next page. `begins`: the horizon is read, too, in the same trip
   * and before the rows.
   */
  const read = async <Beside extends readonly unknown[]>(
    db: Db,
    asked: Asked<Cut & Keyed>,
    { beside, limit, begins }: { beside: AskedEach<Beside>; limit: number; begins: boolean },
  ) => {
    const onPage = (found: (Cut & Keyed)[]) => found.slice(0, limit);
    const before = begins ? [ask(commitHorizon)] : [];
    if (!attached) {
      const answers = await db.together<unknown[]>(...before, asked, ...beside);
      const [horizon] = answers.splice(0, before.length) as { at: string }[][];
      const [all, ...others] = answers as [(Cut & Keyed)[], ...RowsEach<Beside>];
      const found = rowsOf(all);
      return { horizon, found, rows: onPage(found) as unknown as Row[], others };
    }
    if (beside.length > 0) throw new Error(`nothing is asked beside ${definition.name}, of two trips`);
    const {
      before: [horizon],
      rows: found,
      rest,
    } = await db.follow(asked, (some) => attached.asked(onPage(some)), before);
    const rows = attached.joined(onPage(found), rest);
    return { horizon, found, rows, others: [] as unknown as RowsEach<Beside> };
  };

  return {
    async page<Beside extends readonly unknown[] = []>(
      { db, query, services, beside = [] as never }: ListCall<Beside>,
      ...[filters = {}]: FiltersOf<Filters>
    ): Promise<ListPage<Row, Beside>> {
      const size = sizeOf(query.limit);
      const seal = cursorSeal(services.cursorKey, [
        db.workspaceId,
        definition.name,
        query.ordering,
        Object.fromEntries(Object.entries(filters).filter(([name]) => filterOf(name) !== null)),
        query.updated_since,
        query.include_deleted ?? false,
      ]);
      const cursor = query.cursor === undefined ? null : readCursor(query.cursor, seal);
      const values: Record<string, unknown> = { ...filters };
      let horizon = cursor?.horizon ?? null;
      if (query.updated_since !== undefined) {
        horizon ??= (await db.one(commitHorizon)).at;
        values['updated_since'] = query.updated_since;
        values['committed_before'] = horizon;
      }
      if (definition.feed) values['committed_before'] = (await db.one(commitHorizon)).at;
      if (definition.sync) {
        const withDeleted = query.updated_since !== undefined && query.include_deleted;
        values[withDeleted ? 'not_long_deleted' : 'not_deleted'] = null;
      }
      const names = Object.keys(values).filter((name) => values[name] !== undefined);
      const { page, total } = shapeOf(names, query.ordering, cursor !== null, size);

      const [cursor_value, cursor_id] = cursor?.position ?? [];
      const asked = ask(page, { ...values, cursor_value, cursor_id, row_limit: query.limit + 1 });
      const begins = definition.sync !== undefined && cursor === null && horizon === null;
      const answer = await read(db, asked, { beside, limit: query.limit, begins });
      const { found, rows, others } = answer;
      horizon ??= answer.horizon?.[0]?.at ?? null;
      const more = found.length > query.limit;
      const last = found[rows.length - 1];
      const goesOn = definition.feed !== undefined && !query.ordering.startsWith('-');
      return {
        rows,
        page: {
          next:
            (more || goesOn) && last
              ? writeCursor({ position: [last.cursor_value, last.cursor_id], horizon }, seal)
              : goesOn
                ? (query.cursor ?? null)
                : null,
          total: query.include_total ? (await db.one(total, values)).total : undefined,
          // cut to milliseconds, and so never later than the horizon
          watermark: horizon === null ? undefined : new Date(horizon).toISOString(),
        },
        beside: others,
      };
    },
  };
}

/** Conditions that synced lists share. */
const CONDITIONS: Record<string, (definition: ListDefinition<unknown, never, unknown>) => string> = {
  updated_since: ({ sync }) => `${sync!.updatedAt} >= $updated_since::timestamptz`,
  committed_before: ({ sync, feed }) =>
    `${feed?.recordedAt ?? sync!.updatedAt} < $committed_before::timestamptz`,
  not_deleted: ({ sync }) => `${sync!.deletedAt} IS NULL`,
  // by the clock that deletions are stamped with, and not by that of the cursor, which may have been kept for longer
  not_long_deleted: ({ sync }) => `(${sync!.deletedAt} IS NULL OR ${sync!.deletedAt} > ${DELETED_SINCE})`,
};

function orderOf(definition: ListDefinition<unknown, never, unknown>, ordering: string) {
  const descending = ordering.startsWith('-');
  const order = definition.orders[descending ? ordering.slice(1) : ordering];
  if (!order) throw new Error(`${definition.name} has no ordering ${ordering}`);
  return { order, direction: descending ? 'DESC' : 'ASC' } as const;
}

/** A cursor is opaque, and bound to its workspace, list, ordering and filters. */
type Seal = (payload: string) => string;

function cursorSeal(key: Buffer, parts: unknown[]): Seal {
  const bound = JSON.stringify(parts);
  return (payload) =>
    createHmac('sha256', key).update(bound).update(payload).digest('base64url').slice(0, 16);
}

/** Where a page ended. */
interface Cursor {
  position: [value: string, id: string];
  /** When the walk began: changes from then on are for the next. Null in lists without `updated_since`. */
  horizon: string | null;
}

function writeCursor(cursor: Cursor, seal: Seal): string {
  const payload = Buffer.from(JSON.stringify(cursor)).toString('base64url');
  return `${payload}.${seal(payload)}`;
}

function readCursor(cursor: string, seal: Seal): Cursor {
  const dot = cursor.indexOf('.');
  const payload = cursor.slice(0, Math.max(dot, 0));
  if (dot < 1 || cursor.slice(dot + 1) !== seal(payload)) {
    throw unreadable(
      'bad_cursor',
      'The cursor belongs to another list or other filters. Begin again without it.',
    );
  }
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Cursor;
}
