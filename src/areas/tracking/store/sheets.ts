/** What a person's time is counted from: the contract's pattern, holidays, absences and entries. */
import { statement } from '../../../db/statement.ts';
import type { Holiday, PatternVersion } from '../../../schedule/counting.ts';

/** A person and what there is of them around two dates; `ENTRY_TEXT` and `SLOTS_TEXT` say what the texts are. */
export interface SheetRow {
  id: string;
  start_date: string;
  last_day: string | null;
  holiday_calendar: string;
  patterns: PatternVersion[];
  absences: string | null;
  entries: string | null;
  /** The running clock. */
  running: { started_at: string; timezone: string } | null;
}

// extract() would count in numeric, which is slower than all the rest together
const ms = (column: string) => `(date_part('epoch', ${column}) * 1000)::bigint`;

/**
 * Entries `e` as one text: `start end break billable zone category`, instants in ms, entries by semicolons. A year of a
 * thousand people is some 400,000 of them: as rows they cost several times as much to send and to read.
 */
const ENTRY_TEXT = `string_agg(concat_ws(' ', ${ms('e.started_at')}, ${ms('e.ended_at')}, e.break_minutes, e.billable::int,
                               e.timezone, e.category_id), ';')`;

/** Half days of absences `a` as one text: `from to`, half-open, by semicolons. */
const SLOTS_TEXT = `string_agg(lower(a.slots) || ' ' || upper(a.slots), ';')`;

/** Days that a date of an entry's own zone may be off that of UTC, and those that an entry may last. */
const SLACK = 2;

/** The longest absence, in days: what began earlier than that has ended. */
const LONGEST_ABSENCE = 366;

/** Of people from one day to another: closed entries that may touch the dates, approved absences that do. */
export const sheetsOf = statement<SheetRow, { ids: readonly string[]; from: string; to: string }>(`
  SELECT u.id, u.start_date, u.last_day, u.holiday_calendar,
         (SELECT COALESCE(json_agg(json_build_object('from', c.start_date, 'to', c.end_date, 'hours', c.pattern)), '[]')
            FROM contracts c
           WHERE c.workspace_id = $1 AND c.employee_id = u.id AND c.status NOT IN ('draft', 'pending_signature')
             AND c.deleted_at IS NULL AND c.start_date <= $to::date AND (c.end_date IS NULL OR c.end_date >= $from::date)) AS patterns,
         (SELECT ${SLOTS_TEXT} FROM absences a
           WHERE a.workspace_id = $1 AND a.employee_id = u.id AND a.status = 'approved' AND a.deleted_at IS NULL
             AND a.start_date BETWEEN $from::date - ${LONGEST_ABSENCE} AND $to::date AND a.end_date >= $from::date) AS absences,
         (SELECT ${ENTRY_TEXT} FROM time_entries e
           WHERE e.workspace_id = $1 AND e.employee_id = u.id AND e.deleted_at IS NULL AND e.ended_at IS NOT NULL
             AND e.started_at >= ($from::date - ${SLACK})::timestamptz
             AND e.started_at < ($to::date + ${SLACK})::timestamptz) AS entries,
         (SELECT json_build_object('started_at', e.started_at, 'timezone', e.timezone) FROM time_entries e
           WHERE e.workspace_id = $1 AND e.employee_id = u.id AND e.ended_at IS NULL AND e.deleted_at IS NULL) AS running
    FROM users u
   WHERE u.workspace_id = $1 AND u.id = ANY ($ids::uuid[])`);

/** Of every calendar. */
export const holidaysBetween = statement<Holiday & { calendar: string }, { from: string; to: string }>(`
  SELECT calendar, date, name, half_day FROM holidays WHERE workspace_id = $1 AND date BETWEEN $from::date AND $to::date`);

/** When a person's first entry began, in its own zone. */
export const firstEntry = statement<{ started_on: string }, { employee_id: string }>(`
  SELECT (started_at AT TIME ZONE timezone)::date AS started_on FROM time_entries
   WHERE workspace_id = $1 AND employee_id = $employee_id AND deleted_at IS NULL ORDER BY started_at LIMIT 1`);
