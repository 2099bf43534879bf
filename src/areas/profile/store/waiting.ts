/** What waits for a person, over all areas. */
import { defineList } from '../../../db/list.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import { asksFor } from '../../../people/deciders.ts';
import type { Deciding } from '../../../people/deciding.ts';
import type { WaitingKind } from '../rules/waiting.ts';
import { namedColumnsAs, type NamedAs } from '../../../people/named.ts';

export interface WaitingRow extends NamedAs<'person'> {
  kind: WaitingKind;
  id: string;
  title: string;
  since: string;
}

const days = (row: string) => `${row}.start_date || CASE WHEN ${row}.end_date > ${row}.start_date
    THEN ' to ' || ${row}.end_date ELSE '' END`;

/** SQL of the requests that await a first decision and fit a condition on the record. */
const requests = (condition: (row: string, area: Deciding) => string): string => `
  SELECT 'absence' AS kind, 'pto' AS module, a.id, a.employee_id AS person_id, a.created_at AS since,
         p.name || ', ' || ${days('a')} AS title
    FROM absences a JOIN policies p ON p.workspace_id = $1 AND p.id = a.policy_id
   WHERE a.workspace_id = $1 AND a.status = 'requested' AND a.first_approved_at IS NULL AND a.deleted_at IS NULL
     AND ${condition('a', 'absences')}
  UNION ALL
  SELECT 'expense', 'reimbursements', c.id, c.employee_id, c.submitted_at, c.title || ', ' || c.amount || ' ' || c.currency
    FROM expense_claims c
   WHERE c.workspace_id = $1 AND c.status = 'submitted' AND c.deleted_at IS NULL AND ${condition('c', 'expenses')}
  UNION ALL
  SELECT 'timesheet', 'tracking', t.id, t.employee_id, t.submitted_at, t.period_start || ' to ' || t.period_end
    FROM timesheets t
   WHERE t.workspace_id = $1 AND t.status = 'submitted' AND ${condition('t', 'timesheets')}`;

const WAITING = `
  ${requests((row, area) => asksFor(row, '$me::uuid', area))}
  UNION ALL
  SELECT 'enrollment', 'benefits', e.id, e.employee_id, e.created_at, b.name
    FROM enrollments e JOIN benefit_plans b ON b.workspace_id = $1 AND b.id = e.plan_id
   WHERE e.workspace_id = $1 AND e.status = 'pending' AND e.deleted_at IS NULL AND $admin::boolean AND e.employee_id <> $me::uuid
  UNION ALL
  SELECT 'payment_run', 'payments', r.id, r.created_by_id, r.created_at, r.count || ' payments, ' || r.total || ' ' || r.currency
    FROM payment_runs r
   WHERE r.workspace_id = $1 AND r.approval = 'waiting' AND $admin::boolean AND r.created_by_id <> $me::uuid
  UNION ALL
  SELECT 'contract', 'contracts', t.id, t.employee_id, t.updated_at, t.title
    FROM contracts t
   WHERE t.workspace_id = $1 AND t.status = 'pending_signature' AND t.deleted_at IS NULL AND t.employee_id = $me::uuid
  UNION ALL
  SELECT 'meeting', 'meetings', m.id, m.organizer_id, i.created_at, m.title
    FROM meeting_attendees i JOIN meetings m ON m.workspace_id = $1 AND m.id = i.meeting_id
   WHERE i.workspace_id = $1 AND i.user_id = $me::uuid AND i.response = 'needs_action' AND m.status = 'scheduled'
     AND m.ends_at > $now::timestamptz AND m.organizer_id <> $me::uuid`;

export const waitingFor = defineList<
  WaitingRow,
  {
    me: string;
    admin: boolean;
    now: string;
    modules: readonly string[];
    kind: readonly string[];
  }
>({
  name: 'waiting',
  columns: `w.kind, w.id, w.since, w.title, w.person_id, ${namedColumnsAs('o', 'person')}`,
  from: `(${WAITING}) w JOIN users o ON o.workspace_id = $1 AND o.id = w.person_id`,
  where: 'o.workspace_id = $1',
  id: 'w.id',
  orders: { since: { sql: 'w.since', type: 'timestamptz' } },
  filters: {
    me: '$me::uuid IS NOT NULL',
    admin: '$admin::boolean IS NOT NULL',
    // meetings that end while somebody pages are left out: not a part of the cursor
    now: null,
    modules: 'w.module = ANY ($modules::text[])',
    kind: 'w.kind = ANY ($kind::text[])',
  },
});

const ALL_REQUESTS = requests(() => 'true');

export interface LateRow extends NamedAs<'employee'> {
  kind: 'absence' | 'expense' | 'timesheet';
  id: string;
  title: string;
  since: string;
  /** What is due. */
  step: 'remind' | 'escalate';
}

/**
 * Requests that have waited for `remind` or `escalate` days (null: never) by a date in the workspace's zone, and
 * whose reviewers have not been told so. An escalated request needs no reminder.
 */
export const lateRequests = statement<
  LateRow,
  { today: string; timezone: string; remind: number | null; escalate: number | null }
>(`
  SELECT w.kind, w.id, w.title, w.since, w.person_id AS employee_id, ${namedColumnsAs('u', 'employee')},
         CASE WHEN w.day + $escalate::int <= $today::date THEN 'escalate' ELSE 'remind' END AS step
    FROM (SELECT r.*, (r.since AT TIME ZONE $timezone)::date AS day FROM (${ALL_REQUESTS}) r) w
    JOIN users u ON u.workspace_id = $1 AND u.id = w.person_id
    LEFT JOIN escalations e ON e.workspace_id = $1 AND e.record_id = w.id AND e.waiting_since = w.since
   WHERE e.escalated_at IS NULL
     AND (w.day + $escalate::int <= $today::date OR e.reminded_at IS NULL AND w.day + $remind::int <= $today::date)
   ORDER BY w.since, w.id`);

/** Notes that the reviewers are told; no row if another worker was first, or the request was sent again. */
export const noteLate = statement<
  { record_id: string },
  { record_id: string; employee_id: string; since: string; now: string; escalates: boolean }
>(`
  INSERT INTO escalations AS e (workspace_id, record_id, employee_id, waiting_since, reminded_at, escalated_at)
  VALUES ($1, $record_id, $employee_id, $since, CASE WHEN NOT $escalates::boolean THEN $now::timestamptz END,
          CASE WHEN $escalates::boolean THEN $now::timestamptz END)
  ON CONFLICT ON CONSTRAINT escalations_once DO UPDATE
     SET escalated_at = excluded.escalated_at
   WHERE e.waiting_since = excluded.waiting_since AND e.escalated_at IS NULL AND excluded.escalated_at IS NOT NULL
  RETURNING record_id`);

/** Forgets requests that no longer wait, or were sent again. */
export const forgetSettled = statement<NoRow>(`
  DELETE FROM escalations e
   WHERE e.workspace_id = $1
     AND NOT EXISTS (SELECT FROM (${ALL_REQUESTS}) w WHERE w.id = e.record_id AND w.since = e.waiting_since)`);
