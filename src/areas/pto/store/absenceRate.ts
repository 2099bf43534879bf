/** What the working days and absences of people in a period depend on, by pages of people. */
import { statement } from '../../../db/statement.ts';
import { belowManager } from '../../../people/tree.ts';
import { agreed } from '../../../schedule/agreed.ts';
import type { CalendarVersion } from '../../../schedule/calendars.ts';
import type { PatternVersion } from '../../../schedule/counting.ts';
import type { Slots } from '../../../schedule/slots.ts';

export interface RatedPerson {
  id: string;
  department_id: string | null;
  start_date: string;
  last_day: string | null;
}

/** People employed at some time in the period; `limit` after an id. `below` null: everybody. */
export const ratedAfter = statement<
  RatedPerson,
  { below: string | null; from: string; to: string; after_id: string; limit: number }
>(`
  SELECT u.id, u.department_id, u.start_date, u.last_day FROM users u
   WHERE u.workspace_id = $1 AND u.deleted_at IS NULL AND u.id > $after_id::uuid
     AND (u.start_date <= $to::date
          OR u.id IN (SELECT f.employee_id FROM former_employments f
                       WHERE f.workspace_id = $1 AND f.start_date <= $to::date AND f.last_day >= $from::date))
     AND (u.last_day IS NULL OR u.last_day >= $from::date)
     AND ($below::uuid IS NULL OR ${belowManager('u.id', '$below::uuid')})
   ORDER BY u.id LIMIT $limit`);

export interface Ofs<Row> {
  employee_id: string;
  rows: Row[];
}
type Page = { employee_ids: readonly string[]; from: string; to: string };

export const formerOfMany = statement<Ofs<{ from: string; to: string }>, Page>(`
  SELECT f.employee_id, json_agg(json_build_object('from', f.start_date, 'to', f.last_day)) AS rows
    FROM former_employments f
   WHERE f.workspace_id = $1 AND f.employee_id = ANY ($employee_ids::uuid[])
     AND f.start_date <= $to::date AND f.last_day >= $from::date
   GROUP BY f.employee_id`);

export const patternsOfMany = statement<Ofs<PatternVersion>, Page>(`
  SELECT c.employee_id, json_agg(json_build_object('from', c.start_date, 'to', c.end_date, 'hours', c.pattern)) AS rows
    FROM contracts c
   WHERE c.workspace_id = $1 AND c.employee_id = ANY ($employee_ids::uuid[]) AND ${agreed('c')}
     AND c.start_date <= $to::date AND (c.end_date IS NULL OR c.end_date >= $from::date)
   GROUP BY c.employee_id`);

export const calendarsOfMany = statement<Ofs<CalendarVersion>, Page>(`
  SELECT p.employee_id, json_agg(json_build_object('from', p.valid_from, 'to', p.valid_to, 'calendar', p.calendar)) AS rows
    FROM placements p
   WHERE p.workspace_id = $1 AND p.employee_id = ANY ($employee_ids::uuid[])
     AND p.valid_from <= $to::date AND (p.valid_to IS NULL OR p.valid_to >= $from::date)
   GROUP BY p.employee_id`);

/** Approved absences; the longest has 366 days. */
export const absencesOfMany = statement<Ofs<Slots & { policy_id: string; hours: number | null }>, Page>(`
  SELECT a.employee_id, json_agg(json_build_object('policy_id', a.policy_id, 'hours', (a.hours * 10000)::int, 'from', lower(a.slots), 'to', upper(a.slots))) AS rows
    FROM absences a
   WHERE a.workspace_id = $1 AND a.employee_id = ANY ($employee_ids::uuid[]) AND a.status = 'approved' AND a.deleted_at IS NULL
     AND a.start_date BETWEEN $from::date - 366 AND $to::date AND a.end_date >= $from::date
   GROUP BY a.employee_id`);
