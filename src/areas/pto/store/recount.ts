/**
 * Reads and writes of a recount after a change of holidays or patterns. Set-based, so that the number of
 * statements does not depend on the number of people.
 */
import { statement, type NoRow } from '../../../db/statement.ts';
import { LOCKS } from '../../../periods/store.ts';
import { agreed } from '../../../schedule/agreed.ts';
import { LEDGER_TEXT, type PolicyColumns } from './account.ts';
import { calendarOnDate, type CalendarHoliday, type CalendarVersion } from '../../../schedule/calendars.ts';
import type { WeekHours } from '../../../schedule/counting.ts';
import type { StoredSpan } from '../../../schedule/span.ts';
import { SPAN, type LockRow } from './absences.ts';

export interface OpenAbsence extends StoredSpan {
  id: string;
  employee_id: string;
  department_id: string | null;
  policy_id: string;
  policy_name: string;
  days: string;
  status: 'requested' | 'approved';
  ledger: string | null;
}

const OPEN = `
  SELECT a.id, a.employee_id, u.department_id, a.policy_id, p.name AS policy_name, ${SPAN}, a.days, a.status,
         (SELECT ${LEDGER_TEXT} FROM leave_ledger l WHERE l.workspace_id = $1 AND l.absence_id = a.id) AS ledger
    FROM absences a
    LEFT JOIN users u ON u.workspace_id = a.workspace_id AND u.id = a.employee_id
    LEFT JOIN policies p ON p.workspace_id = a.workspace_id AND p.id = a.policy_id
   WHERE a.workspace_id = $1 AND a.status IN ('requested', 'approved') AND a.deleted_at IS NULL`;

/**
 * Locks the requested and approved absences over the days, which are given as half days (a multirange) and as
 * dates, each with the calendar that their people must have on it.
 */
export const openAbsencesOn = statement<
  OpenAbsence,
  { slots: string; dates: readonly string[]; calendars: readonly string[] }
>(`${OPEN}
     AND (a.slots && $slots::int4multirange OR a.overlay && $slots::int4multirange)
     AND EXISTS (SELECT FROM unnest($dates::date[], $calendars::text[]) AS day (date, calendar)
                  WHERE day.date BETWEEN a.start_date AND a.end_date
                    AND day.calendar = ${calendarOnDate('a.employee_id', 'day.date')})
   ORDER BY a.id
     FOR UPDATE OF a`);

/** Locks these people's absences that reach a date or later. Call `lockAbsencesOf` or `lockCounting` first. */
export const openAbsencesFrom = statement<
  OpenAbsence,
  { employee_ids: readonly string[]; from: string }
>(`${OPEN}
     AND a.employee_id = ANY ($employee_ids::uuid[]) AND a.end_date >= $from::date
   ORDER BY a.start_date, a.id
     FOR UPDATE OF a`);

type Under = { employee_id: string; slots: string; absence_id: string | null };
const UNDER = `${OPEN}
     AND a.employee_id = $employee_id AND a.slots && $slots::int4range AND a.id IS DISTINCT FROM $absence_id::uuid
   ORDER BY a.start_date, a.id`;

/** The person's absences over these half days, except one and those that lie over others themselves. */
export const absencesUnder = statement<OpenAbsence, Under>(UNDER);
export const openAbsencesUnder = statement<OpenAbsence, Under>(`${UNDER} FOR UPDATE OF a`);

/** One absence, locked. */
export const openAbsence = statement<OpenAbsence, { id: string }>(`${OPEN} AND a.id = $id FOR UPDATE OF a`);

export interface CountingTerms {
  patterns: { employee_id: string; from: string; to: string | null; hours: WeekHours }[];
  /** Of all calendars. */
  holidays: CalendarHoliday[];
  placements: (CalendarVersion & { employee_id: string })[];
  policies: ({ id: string; attachment_after_days: number | null } & PolicyColumns)[];
  locks: LockRow[];
}

/** Everything that the counting of days depends on, for people and policies between two dates. */
export const countingTerms = statement<
  CountingTerms,
  {
    employee_ids: readonly string[];
    policy_ids: readonly string[];
    from: string;
    to: string;
  }
>(`
  SELECT (SELECT COALESCE(json_agg(json_build_object('employee_id', c.employee_id, 'from', c.start_date, 'to', c.end_date,
                          'hours', c.pattern)), '[]')
            FROM contracts c
           WHERE c.workspace_id = $1 AND c.employee_id = ANY ($employee_ids::uuid[])
             AND ${agreed('c')}) AS patterns,
         (SELECT COALESCE(json_agg(json_build_object('date', h.date, 'name', h.name, 'half_day', h.half_day, 'calendar', h.calendar)), '[]')
            FROM holidays h
           WHERE h.workspace_id = $1 AND h.date BETWEEN $from::date AND $to::date) AS holidays,
         (SELECT COALESCE(json_agg(json_build_object('employee_id', p.employee_id, 'from', p.valid_from, 'to', p.valid_to,
                          'calendar', p.calendar)), '[]')
            FROM placements p
           WHERE p.workspace_id = $1 AND p.employee_id = ANY ($employee_ids::uuid[])) AS placements,
         (SELECT COALESCE(json_agg(json_build_object('id', p.id, 'leave_year_start', p.leave_year_start, 'from_overtime', p.from_overtime, 'attachment_after_days', p.attachment_after_days, 'versions',
                   (SELECT json_agg(json_build_array(v.effective_from, v.rules::text) ORDER BY v.effective_from)
                      FROM policy_versions v WHERE v.workspace_id = $1 AND v.policy_id = p.id))), '[]')
            FROM policies p WHERE p.workspace_id = $1 AND p.id = ANY ($policy_ids::uuid[])) AS policies,
         ${LOCKS} AS locks`);

/** Writes recounts; `changes` is `[{id, change}]` as JSON, `ledger` has ledger rows. */
export const writeRecounts = statement<
  NoRow,
  { changes: string; ledger: string; actor: string; reason: string }
>(`
  WITH booked AS (
    INSERT INTO leave_ledger (workspace_id, employee_id, policy_id, year, kind, days, effective_on, absence_id, created_by, reason)
    SELECT $1, a.employee_id, a.policy_id, r.year, r.kind, r.days, r.effective_on, a.id, $actor::jsonb, $reason
      FROM jsonb_to_recordset($ledger::jsonb) AS r(absence_id uuid, kind text, days numeric, effective_on date, year int)
      JOIN absences a ON a.workspace_id = $1 AND a.id = r.absence_id
  )
  UPDATE absences a SET days = a.days + r.change
    FROM jsonb_to_recordset($changes::jsonb) AS r(id uuid, change numeric)
   WHERE a.workspace_id = $1 AND a.id = r.id`);
