import { unreadable } from '../problem.ts';
import type { Mac } from '../secrets/mac.ts';
import { gather, gathered, isGathered, type Gathered } from './gathered.ts';
import { ask, type Asked, type AskedEach, type Db, type RowsEach } from './handle.ts';
import { shown, type Shown } from './shown.ts';
import { statement, type NoValues, type Statement } from './statement.ts';

/**
 * The contract's lists: filters, ordering, keyset pages, totals and "changed since", from one declaration.
 * Every combination of filters is a statement of its own, so that Postgres plans only the conditions that are
 * used.
 */
export interface ListDefinition<Filters, Cut = never, Row = never> {
  /** Names the list in cursors. */
  name: string;
  /** The selected columns without SELECT, or how rows are `shown` or `gathered` once the page is cut. */
  columns: string | Shown | Gathered;
  /** Rows of other tables that belong to the page, read in a second trip. Only with selected columns. */
  attached?: Attached<Cut, Row>;
  /** The FROM clause that conditions and orders read. */
  from: string;
  /** Begins with the workspace: `a.workspace_id = $1`. */
  where: string;
  /** The id column, which breaks ties in the direction of the sort. */
  id: string;
  /** Ordering name (as in `-start_date`) -> the column it sorts by and its type. */
  orders: Record<string, { sql: string; type: 'date' | 'timestamptz' | 'text' | 'uuid' | 'int' }>;
  /**
   * Filter name -> condition, with `$name` for its value. Null: the value is no condition and not part of the
   * cursor; `columns` reads it.
   */
  filters: { readonly [Name in keyof Filters]: string | null };
  /**
   * For lists with `updated_since`: the columns with the times of the last change and of the deletion.
   * Postgres must set them while the transaction runs (clock_timestamp): with an earlier time, clients that
   * have passed it would miss the change.
   */
  sync?: { updatedAt: string; deletedAt: string };
  /**
   * For lists that clients follow: a row is left out while a running transaction could still commit an
   * earlier one. In ascending order every page has a next cursor, the last one too.
   */
  feed?: { recordedAt: string };
}

/**
 * Rows of other tables, several per row of the page, and how to join them. They are read as rows, by the ids
 * of the page, in a second trip with the same snapshot: as JSON in the first statement, 166 rows took
 * Postgres longer than everything else.
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

/** The query parameters of a list (`Limit.yaml` and others). */
export interface PageQuery {
  limit: number;
  ordering: string;
  cursor?: string | undefined;
  include_total?: boolean | undefined;
  updated_since?: string | undefined;
  include_deleted?: boolean | undefined;
  /** For feeds: `now` reads nothing, and answers with the cursor for what is to come. */
  start?: 'oldest' | 'now' | undefined;
}

/** The part of a call that a list needs. `cursors` signs cursors. */
export interface ListCall<Beside extends readonly unknown[] = []> {
  db: Db;
  query: PageQuery;
  services: { readonly cursors: Mac };
  /** Other statements to send in the same round trip. */
  beside?: AskedEach<Beside>;
}

/** Values by filter name; undefined ones are not applied. A list without filters takes no argument. */
export type FiltersOf<Filters> = keyof Filters extends never
  ? []
  : [filters: { readonly [Name in keyof Filters]?: Filters[Name] | undefined }];

export interface ListPage<Row, Beside extends readonly unknown[] = []> {
  rows: Row[];
  page: {
    next: string | null;
    total?: number | undefined;
    /** For lists with `updated_since`: where the next walk begins, in UTC and milliseconds. */
    watermark?: string | undefined;
  };
  /** Rows of the statements in `beside`. */
  beside: RowsEach<Beside>;
}

export interface List<Row, Filters> {
  page<Beside extends readonly unknown[] = []>(
    call: ListCall<Beside>,
    ...filters: FiltersOf<Filters>
  ): Promise<ListPage<Row, Beside>>;
}

/**
 * Days for which lists with `include_deleted` show deleted records. The contract promises it
 * (IncludeDeleted.yaml).
 */
const DELETED_SHOWN_DAYS = 90;

/** SQL: the time after which a deleted record is still shown. */
export const DELETED_SINCE = `now() - interval '${DELETED_SHOWN_DAYS} days'`;

/**
 * Rows of a usual page and of the largest (Limit.yaml), plus the one that shows whether there is a next page.
 * Each has its own statement: for 201 rows Postgres may scan all 10,000 people of a company, for 51 it uses
 * an index.
 */
const SIZES = [51, 201];
const sizeOf = (limit: number): number => {
  const size = SIZES.find((rows) => limit < rows);
  if (size === undefined) throw new Error(`a page has ${SIZES.at(-1)! - 1} rows at most`);
  return size;
};

/**
 * SQL that tells Postgres how few rows a page has. For a LIMIT in a parameter it expects a tenth of all rows,
 * and would scan whole tables to join fifty. The inner cut is MATERIALIZED so that its own plan does not
 * change: knowing the limit there, Postgres would look for a few people's newest entries among everybody's.
 */
const known = (cut: string, size: number) =>
  `WITH cut AS MATERIALIZED (${cut}) SELECT * FROM cut LIMIT ${size}`;

/** Maximum of `X-Total-Count`: counting stops there. */
const MAX_TOTAL = 10_000;

/**
 * The time before which no running transaction can still commit a change. It is read in an earlier statement
 * than the list's own, so that the list's snapshot is later; the clock is read before the sessions. All pages
 * of a walk use the time of the first: later changes are left to the next walk. The view pg_stat_activity
 * would take four times as long.
 */
const commitHorizon = statement<{ at: string }>(`
  SELECT LEAST(clock_timestamp(), (SELECT min(pg_stat_get_backend_xact_start(b)) FROM pg_stat_get_backend_idset() AS b
           WHERE pg_stat_get_backend_dbid(b) = (SELECT oid FROM pg_database WHERE datname = current_database())
             AND pg_stat_get_backend_pid(b) <> pg_backend_pid())) AS at
   WHERE $1::uuid IS NOT NULL`);

/** The smallest id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** A page that was not read. */
const NOTHING = { horizon: undefined, found: [], rows: [] };

type Keyed = { cursor_value: string; cursor_id: string };

/** Values by name; a statement takes those that its conditions name. */
type ListValues = Readonly<Record<string, unknown>>;

/** `Filters`: the types of the filters' values. `Cut`: a row before `attached` adds to it. */
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
      // the cursor's columns are two more
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
   * `found` may have one row more than the page, which shows that there is a next page. `begins`: also reads
   * the horizon, in the same trip and before the rows.
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
    if (beside.length > 0)
      throw new Error(`${definition.name} has attached rows, so it takes no statements beside it`);
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
      const seal = cursorSeal(services.cursors, [
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
      const goesOn = definition.feed !== undefined && !query.ordering.startsWith('-');
      const answer =
        goesOn && query.start === 'now'
          ? { ...NOTHING, others: [] as unknown as RowsEach<Beside> }
          : await read(db, asked, { beside, limit: query.limit, begins });
      const { found, rows, others } = answer;
      horizon ??= answer.horizon?.[0]?.at ?? null;
      const more = found.length > query.limit;
      const last = found[rows.length - 1];
      /** Behind all that is listed now; what is recorded later comes after it. */
      const end = (): string =>
        writeCursor({ position: [values['committed_before'] as string, FIRST_ID], horizon: null }, seal);
      return {
        rows,
        page: {
          next:
            (more || goesOn) && last
              ? writeCursor({ position: [last.cursor_value, last.cursor_id], horizon }, seal)
              : goesOn
                ? (query.cursor ?? end())
                : null,
          total: query.include_total ? (await db.one(total, values)).total : undefined,
          // truncated to milliseconds, so never later than the horizon
          watermark: horizon === null ? undefined : new Date(horizon).toISOString(),
        },
        beside: others,
      };
    },
  };
}

/** Conditions that all lists with `sync` or `feed` have. */
const CONDITIONS: Record<string, (definition: ListDefinition<unknown, never, unknown>) => string> = {
  updated_since: ({ sync }) => `${sync!.updatedAt} >= $updated_since::timestamptz`,
  committed_before: ({ sync, feed }) =>
    `${feed?.recordedAt ?? sync!.updatedAt} < $committed_before::timestamptz`,
  not_deleted: ({ sync }) => `${sync!.deletedAt} IS NULL`,
  // by Postgres's clock, which also times deletions; the cursor's time may be much older
  not_long_deleted: ({ sync }) => `(${sync!.deletedAt} IS NULL OR ${sync!.deletedAt} > ${DELETED_SINCE})`,
};

function orderOf(definition: ListDefinition<unknown, never, unknown>, ordering: string) {
  const descending = ordering.startsWith('-');
  const order = definition.orders[descending ? ordering.slice(1) : ordering];
  if (!order) throw new Error(`${definition.name} has no ordering ${ordering}`);
  return { order, direction: descending ? 'DESC' : 'ASC' } as const;
}

/** A cursor is opaque, and bound to its workspace, list, ordering and filters. */
const cursorSeal = (mac: Mac, parts: unknown[]): Mac => mac.within(JSON.stringify(parts));

/** Bytes of a cursor's MAC. */
const CURSOR_MAC = 12;

/** Where a page ended, as it is encoded in a cursor. */
interface Cursor {
  position: [value: string, id: string];
  /** When the walk began: later changes belong to the next one. Null in lists without `updated_since`. */
  horizon: string | null;
}

function writeCursor(cursor: Cursor, seal: Mac): string {
  const payload = Buffer.from(JSON.stringify(cursor)).toString('base64url');
  return `${payload}.${seal.sign(payload).subarray(0, CURSOR_MAC).toString('base64url')}`;
}

function readCursor(cursor: string, seal: Mac): Cursor {
  const dot = cursor.indexOf('.');
  const payload = cursor.slice(0, Math.max(dot, 0));
  const mac = cursor.slice(dot + 1);
  if (dot < 1 || !/^[\w-]{16}$/.test(mac) || !seal.verifies(Buffer.from(mac, 'base64url'), payload)) {
    throw unreadable(
      'bad_cursor',
      'The cursor belongs to another list or other filters. Begin again without it.',
    );
  }
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Cursor;
}
