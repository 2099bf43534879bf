/** What a person's time is counted from: the contract's pattern, holidays, absences and entries. */
import { defineList } from '../../../db/list.ts';
import { among, shown, type Shown } from '../../../db/shown.ts';
import { statement } from '../../../db/statement.ts';
import { belowManager } from '../../../people/tree.ts';
import type { Holiday } from '../../../schedule/counting.ts';

/** A person and what there is of them around two dates; the constants below say what the texts are. */
export interface SheetRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  department_id: string | null;
  department_label: string | null;
  start_date: string;
  last_day: string | null;
  holiday_calendar: string;
  patterns: string | null;
  absences: string | null;
  entries: string | null;
  /** What was worked in the entries that were only to be summed up, in seconds. */
  summed_seconds: number | null;
  /** Of the running clock. */
  running_since: string | null;
  running_zone: string | null;
}

/** What a sheet is read for. */
export interface SheetValues {
  from: string;
  to: string;
  /** Entries that begin between these instants are summed up in Postgres, which is a fraction of the cost; null: none. */
  sum_from: string | null;
  sum_until: string | null;
}

// extract() would count in numeric, which is slower than all the rest together
const ms = (column: string) => `(date_part('epoch', ${column}) * 1000)::bigint`;

const SUMMED = 'e.started_at >= $sum_from::timestamptz AND e.started_at < $sum_until::timestamptz';

/**
 * Entries `e` as one text: `start end break billable zone category`, instants in ms, entries by semicolons. A year of a
 * thousand people is some 400,000 of them: as rows they cost several times as much to send and to read.
 */
const ENTRY_TEXT = `string_agg(concat_ws(' ', ${ms('e.started_at')}, ${ms('e.ended_at')}, e.break_minutes, e.billable::int,
                               e.timezone, e.category_id), ';') FILTER (WHERE (${SUMMED}) IS NOT TRUE)`;

/** As `workedSeconds` of rules/entries.ts counts an entry. */
const SUMMED_SECONDS = `sum(GREATEST(0, floor(date_part('epoch', e.ended_at - e.started_at)) - 60 * e.break_minutes)) FILTER (WHERE ${SUMMED})`;

/** Half days of absences `a` as one text: `from to`, half-open, by semicolons. */
const SLOTS_TEXT = `string_agg(lower(a.slots) || ' ' || upper(a.slots), ';')`;

/** Patterns of contracts `c` as one text: `from to hours`, the hours as JSON, `-` for no end, by semicolons. */
const PATTERN_TEXT = `string_agg(concat_ws(' ', c.start_date, COALESCE(c.end_date::text, '-'), c.pattern), ';')`;

/** Days that a date of an entry's own zone may be off that of UTC, and those that an entry may last. */
const SLACK = 2;

/** The longest absence, in days: what began earlier than that has ended. */
const LONGEST_ABSENCE = 366;

/** Closed entries that may touch the dates, approved absences and contracts that do. `whose`: condition of the people's ids. */
const sheets = (whose: string): Shown => ({
  row: 'u',
  columns: `
    u.id, u.email::text AS email, u.first_name, u.last_name, u.department_id, d.label AS department_label, u.start_date, u.last_day,
    u.holiday_calendar, employed.patterns, away.absences, worked.entries, worked.summed_seconds, running.started_at AS running_since,
    running.timezone AS running_zone`,
  sets: {
    employed: `
      SELECT c.employee_id, ${PATTERN_TEXT} AS patterns FROM contracts c
       WHERE c.workspace_id = $1 AND c.employee_id ${whose} AND c.status NOT IN ('draft', 'pending_signature')
         AND c.deleted_at IS NULL AND c.start_date <= $to::date AND (c.end_date IS NULL OR c.end_date >= $from::date)
       GROUP BY c.employee_id`,
    away: `
      SELECT a.employee_id, ${SLOTS_TEXT} AS absences FROM absences a
       WHERE a.workspace_id = $1 AND a.employee_id ${whose} AND a.status = 'approved' AND a.deleted_at IS NULL
         AND a.start_date BETWEEN $from::date - ${LONGEST_ABSENCE} AND $to::date AND a.end_date >= $from::date
       GROUP BY a.employee_id`,
    worked: `
      SELECT e.employee_id, ${ENTRY_TEXT} AS entries, ${SUMMED_SECONDS} AS summed_seconds FROM time_entries e
       WHERE e.workspace_id = $1 AND e.employee_id ${whose} AND e.deleted_at IS NULL AND e.ended_at IS NOT NULL
         AND e.started_at >= ($from::date - ${SLACK})::timestamptz AND e.started_at < ($to::date + ${SLACK})::timestamptz
       GROUP BY e.employee_id`,
    running: `
      SELECT e.employee_id, e.started_at, e.timezone FROM time_entries e
       WHERE e.workspace_id = $1 AND e.employee_id ${whose} AND e.ended_at IS NULL AND e.deleted_at IS NULL`,
  },
  joins: `
    LEFT JOIN list_items d ON d.workspace_id = $1 AND d.id = u.department_id
    LEFT JOIN employed ON employed.employee_id = u.id
    LEFT JOIN away ON away.employee_id = u.id
    LEFT JOIN worked ON worked.employee_id = u.id
    LEFT JOIN running ON running.employee_id = u.id`,
});

/** Of one person. */
export const sheetOf = statement<SheetRow, SheetValues & { id: string }>(
  shown(sheets('= $id'), 'SELECT u.* FROM users u WHERE u.workspace_id = $1 AND u.id = $id'),
);

/** Of a team. */
export const sheetList = defineList<
  SheetRow,
  SheetValues & {
    id: string;
    below: string;
    employed_by: string;
    employed_until: string;
    status: readonly string[];
  }
>({
  name: 'sheets',
  columns: sheets(among('u')),
  from: 'users u',
  where: 'u.workspace_id = $1 AND u.deleted_at IS NULL',
  id: 'u.id',
  orders: { last_name: { sql: 'u.last_name', type: 'text' } },
  filters: {
    id: 'u.id = $id',
    below: belowManager('u.id', '$below'),
    employed_by: 'u.start_date <= $employed_by::date',
    employed_until: '(u.last_day IS NULL OR u.last_day >= $employed_until::date)',
    status: 'u.status = ANY ($status::text[])',
    from: null,
    to: null,
    sum_from: null,
    sum_until: null,
  },
});

/** Of every calendar. */
export const holidaysBetween = statement<Holiday & { calendar: string }, { from: string; to: string }>(`
  SELECT calendar, date, name, half_day FROM holidays WHERE workspace_id = $1 AND date BETWEEN $from::date AND $to::date`);

/** When a person's first entry began, in its own zone. */
export const firstEntry = statement<{ started_on: string }, { employee_id: string }>(`
  SELECT (started_at AT TIME ZONE timezone)::date AS started_on FROM time_entries
   WHERE workspace_id = $1 AND employee_id = $employee_id AND deleted_at IS NULL ORDER BY started_at LIMIT 1`);
