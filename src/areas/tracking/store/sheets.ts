/** The data that a person's time is counted from: patterns of contracts, holidays, absences and entries. */
import { dateIn } from '../../../civil/sqlDate.ts';
import { gathered, type Gathered, type Part, type TextSet } from '../../../db/gathered.ts';
import { defineList, type ListDefinition } from '../../../db/list.ts';
import { among } from '../../../db/shown.ts';
import { statement } from '../../../db/statement.ts';
import { belowManager } from '../../../people/tree.ts';
import { agreed } from '../../../schedule/agreed.ts';
import { DEFAULT_CALENDAR } from '../../../schedule/calendars.ts';

interface SheetPerson {
  id: string;
  email: string;
  photo: string | null;
  first_name: string;
  last_name: string;
  department_id: string | null;
  start_date: string;
  last_day: string | null;
}

/** A person with their time around a period; the sets below define the format of each text. */
export interface SheetRow extends SheetPerson {
  patterns: string[];
  employments: string[];
  /** Of the person's workplace, if it has any. */
  rules: string[];
  calendars: string[];
  absences: string[];
  entries: string[];
  running: string[];
}

export interface SheetValues {
  from: string;
  to: string;
  /** Entries must begin in `[begun_from, begun_until)` and end after `ended_after`. */
  begun_from: string;
  begun_until: string;
  ended_after: string;
  /** Entries that begin in this range are summed up in Postgres, which is much cheaper; null for none. */
  sum_from: string | null;
  sum_until: string | null;
}

// extract() computes in numeric, which would be slower than the rest of the query
const ms = (column: string) => `(date_part('epoch', ${column}) * 1000)::bigint`;

/** The longest absence in days: one that began earlier has ended. */
const LONGEST_ABSENCE = 366;

/** SQL condition on the person's id: those of a page, or one. */
type Whose = string;

/** Contracts in force at some time in the period: `from to hours`, hours as JSON, `-` for no end. */
const patterns = (whose: Whose): TextSet => ({
  of: 'c.employee_id',
  text: `concat_ws(' ', c.start_date, COALESCE(c.end_date::text, '-'), c.pattern)`,
  from: `contracts c
   WHERE c.workspace_id = $1 AND c.employee_id ${whose} AND ${agreed('c')}
     AND c.start_date <= $to::date AND (c.end_date IS NULL OR c.end_date >= $from::date)`,
});

/** The working-time rules of the workplace. */
const rules = (whose: Whose): TextSet => ({
  of: 'p.id',
  text: 'l.working_time_rules',
  from: `users p JOIN list_items l ON l.workspace_id = $1 AND l.id = p.workplace_id
   WHERE p.workspace_id = $1 AND p.id ${whose} AND l.working_time_rules IS NOT NULL`,
});

/** Former employments in the period: `from to`. */
const employments = (whose: Whose): TextSet => ({
  of: 'f.employee_id',
  text: `concat_ws(' ', f.start_date, f.last_day)`,
  from: `former_employments f
   WHERE f.workspace_id = $1 AND f.employee_id ${whose} AND f.start_date <= $to::date AND f.last_day >= $from::date`,
});

/** Holiday calendars other than the default one in the period: `from to calendar`, `-` for no end. */
const calendars = (whose: Whose): TextSet => ({
  of: 'p.employee_id',
  text: `concat_ws(' ', p.valid_from, COALESCE(p.valid_to::text, '-'), p.calendar)`,
  from: `placements p
   WHERE p.workspace_id = $1 AND p.employee_id ${whose} AND p.calendar <> '${DEFAULT_CALENDAR}'
     AND p.valid_from <= $to::date AND (p.valid_to IS NULL OR p.valid_to >= $from::date)`,
});

/** Leave types of time off in lieu, selected once per query. */
const FROM_OVERTIME = 'ARRAY(SELECT id FROM policies WHERE workspace_id = $1 AND from_overtime)';

/**
 * Approved absences: `from to lieu hours`, half days, half-open; `lieu` is `t` for time off in lieu, otherwise `f`;
 * `hours` in 1/10000, only of absences of hours.
 */
const absences = (whose: Whose): TextSet => ({
  of: 'a.employee_id',
  text: `concat_ws(' ', lower(a.slots), upper(a.slots), a.policy_id = ANY (${FROM_OVERTIME}), (a.hours * 10000)::int)`,
  from: `absences a
   WHERE a.workspace_id = $1 AND a.employee_id ${whose} AND a.status = 'approved' AND a.deleted_at IS NULL
     AND a.start_date BETWEEN $from::date - ${LONGEST_ABSENCE} AND $to::date AND a.end_date >= $from::date`,
});

/** The running clock: `start zone`, start in milliseconds. */
const running = (whose: Whose): TextSet => ({
  of: 'e.employee_id',
  text: `${ms('e.started_at')} || ' ' || e.timezone`,
  from: `time_entries e
   WHERE e.workspace_id = $1 AND e.employee_id ${whose} AND e.ended_at IS NULL AND e.deleted_at IS NULL`,
});

/** A closed entry: `start end break billable zone category`, instants in milliseconds. */
const LINE = `concat_ws(' ', ${ms('e.started_at')}, ${ms('e.ended_at')}, e.break_minutes, e.billable::int, e.timezone, e.category_id)`;

const touching = (whose: Whose, until: string) => `time_entries e
   WHERE e.workspace_id = $1 AND e.employee_id ${whose} AND e.deleted_at IS NULL
     AND e.started_at >= $begun_from::timestamptz AND ${until} AND e.ended_at > $ended_after::timestamptz`;

/** Entries of a period of a day or two. */
const fewEntries = (whose: Whose): TextSet => ({
  of: 'e.employee_id',
  text: LINE,
  from: touching(whose, 'e.started_at < $begun_until::timestamptz'),
});

const SUMMED = 'e.started_at >= $sum_from::timestamptz AND e.started_at < $sum_until::timestamptz';

/** Same as `workedSeconds` in rules/entries.ts. */
const SECONDS = `GREATEST(0, floor(date_part('epoch', e.ended_at - e.started_at)) - 60 * e.break_minutes)`;

/**
 * A person's entries as one text: lines joined by semicolons, then the seconds of the summed ones. A thousand
 * people have 400,000 entries a year; as rows they would cost several times as much to send and parse.
 */
const entries = (whose: Whose): TextSet => ({
  of: 'e.employee_id',
  text: `concat_ws(';', string_agg(${LINE}, ';') FILTER (WHERE (${SUMMED}) IS NOT TRUE), sum(${SECONDS}) FILTER (WHERE ${SUMMED}))`,
  // the row comparison equals `started_at < $begun_until`, but for that Postgres would expect few rows and
  // choose the index by time, with a sort by person; the index by person needs no sort
  from: `${touching(whose, `(e.started_at, e.id) < ($begun_until::timestamptz, '00000000-0000-0000-0000-000000000000'::uuid)`)}
   GROUP BY e.employee_id`,
});

const sheets = (whose: Whose, entriesOf: (whose: Whose) => TextSet): Gathered => ({
  row: 'u',
  columns: [
    'u.id',
    'u.email::text AS email',
    'u.photo',
    'u.first_name',
    'u.last_name',
    'u.department_id',
    'u.start_date',
    'u.last_day',
  ],
  sets: {
    patterns: patterns(whose),
    employments: employments(whose),
    rules: rules(whose),
    calendars: calendars(whose),
    absences: absences(whose),
    entries: entriesOf(whose),
    running: running(whose),
  },
});

export const ONE_SHEET = sheets('= $id', entries);

/** The sheet of one person; `gather` builds the row. */
export const sheetOf = statement<Part<SheetPerson>, SheetValues & { id: string }>(
  gathered(
    ONE_SHEET,
    `SELECT ${ONE_SHEET.columns.join(', ')} FROM users u WHERE u.workspace_id = $1 AND u.id = $id`,
  ),
);

export const SOME_SHEETS = sheets(among('u'), entries);

/** The sheets of these people; `gather` builds the rows. */
export const sheetsOf = statement<Part<SheetPerson>, SheetValues & { ids: readonly string[] }>(
  gathered(
    SOME_SHEETS,
    `SELECT ${SOME_SHEETS.columns.join(', ')} FROM users u WHERE u.workspace_id = $1 AND u.id = ANY ($ids::uuid[])`,
  ),
);

type TeamFilters = SheetValues & {
  id: string;
  below: string;
  employed_by: string;
  employed_until: string;
  status: readonly string[];
};

const ofTeam = (entriesOf: (whose: Whose) => TextSet): ListDefinition<TeamFilters> => ({
  name: 'sheets',
  columns: sheets(among('u'), entriesOf),
  from: 'users u',
  where: 'u.workspace_id = $1 AND u.deleted_at IS NULL',
  id: 'u.id',
  orders: { last_name: { sql: 'u.last_name', type: 'text' } },
  filters: {
    id: 'u.id = $id',
    below: belowManager('u.id', '$below'),
    employed_by: `(u.start_date <= $employed_by::date
      OR u.id IN (SELECT f.employee_id FROM former_employments f
                   WHERE f.workspace_id = $1 AND f.start_date <= $employed_by::date AND f.last_day >= $from::date))`,
    employed_until: '(u.last_day IS NULL OR u.last_day >= $employed_until::date)',
    status: 'u.status = ANY ($status::text[])',
    from: null,
    to: null,
    begun_from: null,
    begun_until: null,
    ended_after: null,
    sum_from: null,
    sum_until: null,
  },
});

export const sheetList = defineList<SheetRow, TeamFilters>(ofTeam(entries));

/** Sheets of a team for one day. Cursors work for both lists. */
export const daySheetList = defineList<SheetRow, Omit<TeamFilters, 'sum_from' | 'sum_until'>>(
  ofTeam(fewEntries),
);

/** The date of each person's first entry, in its own zone; no row without entries. */
export const firstEntries = statement<
  { employee_id: string; started_on: string },
  { employee_ids: readonly string[] }
>(`
  SELECT p.id AS employee_id, ${dateIn('e.started_at', 'e.timezone')} AS started_on
    FROM unnest($employee_ids::uuid[]) AS p (id)
    CROSS JOIN LATERAL (
      SELECT started_at, timezone FROM time_entries
       WHERE workspace_id = $1 AND employee_id = p.id AND deleted_at IS NULL ORDER BY started_at LIMIT 1) e`);
