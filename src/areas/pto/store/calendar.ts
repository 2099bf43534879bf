import { statement } from '../../../db/statement.ts';
import { agreed } from '../../../schedule/agreed.ts';
import { holidaysBetweenOf } from '../../../schedule/calendars.ts';
import type { Holiday, PatternVersion } from '../../../schedule/counting.ts';

/** An absence in the calendar; `from` and `to` are its slots, half-open. */
export interface CalendarAbsence {
  id: string;
  policy_id: string;
  policy_name: string;
  status: 'requested' | 'approved';
  from: number;
  to: number;
  /** In 1/10000, of an absence of hours. */
  hours: number | null;
}

export interface CalendarSheet {
  patterns: PatternVersion[];
  holidays: Holiday[];
  absences: CalendarAbsence[];
}

/**
 * Everything that a person's days depend on; `slots` are the slots of the same days. Returns no row for an
 * unknown person.
 */
export const calendarSheet = statement<
  CalendarSheet,
  { employee_id: string; from: string; to: string; slots: string }
>(`
  SELECT (SELECT COALESCE(json_agg(json_build_object('from', c.start_date, 'to', c.end_date, 'hours', c.pattern)), '[]')
            FROM contracts c
           WHERE c.workspace_id = $1 AND c.employee_id = u.id AND ${agreed('c')} AND c.start_date <= $to::date AND (c.end_date IS NULL OR c.end_date >= $from::date)) AS patterns,
         (SELECT COALESCE(json_agg(json_build_object('date', h.date, 'name', h.name, 'half_day', h.half_day)), '[]')
            FROM ${holidaysBetweenOf('u.id', '$from::date', '$to::date')}) AS holidays,
         (SELECT COALESCE(json_agg(json_build_object('id', a.id, 'policy_id', a.policy_id, 'policy_name', p.name,
                          'status', a.status, 'hours', (a.hours * 10000)::int, 'from', lower(COALESCE(a.overlay, a.slots)), 'to', upper(COALESCE(a.overlay, a.slots)))
                          ORDER BY COALESCE(a.overlay, a.slots)), '[]')
            FROM absences a LEFT JOIN policies p ON p.workspace_id = $1 AND p.id = a.policy_id
           WHERE a.workspace_id = $1 AND a.employee_id = u.id AND a.status IN ('requested', 'approved')
             AND a.deleted_at IS NULL AND (a.slots && $slots::int4range OR a.overlay && $slots::int4range)) AS absences
    FROM users u
   WHERE u.workspace_id = $1 AND u.id = $employee_id AND u.deleted_at IS NULL`);
