/** What waits for a person, over all areas. */
import { defineList } from '../../../db/list.ts';
import { peopleAsking } from '../../../people/deciders.ts';
import type { WaitingKind } from '../rules/waiting.ts';
import { namedColumnsAs, type NamedAs } from '../../../people/named.ts';

export interface WaitingRow extends NamedAs<'person'> {
  kind: WaitingKind;
  id: string;
  title: string;
  since: string;
}

/** SQL: the people whose requests the caller decides. */
const ASKING = peopleAsking('$me::uuid');

const days = (row: string) => `${row}.start_date || CASE WHEN ${row}.end_date > ${row}.start_date
    THEN ' to ' || ${row}.end_date ELSE '' END`;

const WAITING = `
  SELECT 'absence' AS kind, 'pto' AS module, a.id, a.employee_id AS person_id, a.created_at AS since,
         p.name || ', ' || ${days('a')} AS title
    FROM absences a JOIN policies p ON p.workspace_id = $1 AND p.id = a.policy_id
   WHERE a.workspace_id = $1 AND a.status = 'requested' AND a.deleted_at IS NULL AND a.employee_id IN (${ASKING})
  UNION ALL
  SELECT 'expense', 'reimbursements', c.id, c.employee_id, c.submitted_at, c.title || ', ' || c.amount || ' ' || c.currency
    FROM expense_claims c
   WHERE c.workspace_id = $1 AND c.status = 'submitted' AND c.deleted_at IS NULL AND c.employee_id IN (${ASKING})
  UNION ALL
  SELECT 'enrollment', 'benefits', e.id, e.employee_id, e.created_at, b.name
    FROM enrollments e JOIN benefit_plans b ON b.workspace_id = $1 AND b.id = e.plan_id
   WHERE e.workspace_id = $1 AND e.status = 'pending' AND e.deleted_at IS NULL AND $admin::boolean AND e.employee_id <> $me::uuid
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
