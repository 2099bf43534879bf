/** Notices and audit lines about benefits. Neither contains names or birth dates of dependents. */
import { audit } from '../../events/audit.ts';
import { notify } from '../../events/notify.ts';
import type { Writing } from '../../events/writing.ts';
import type { EnrollmentRow } from './store/enrollments.ts';

type Enrolled = Pick<
  EnrollmentRow,
  'id' | 'employee_id' | 'employee_name' | 'plan_name' | 'start_on' | 'end_on' | 'decision_note'
>;

interface Notice {
  kind:
    | 'benefit.approved'
    | 'benefit.cancelled'
    | 'benefit.cost_changed'
    | 'benefit.declined'
    | 'benefit.entered'
    | 'benefit.requested'
    | 'benefit.terminated';
  title: string;
  body: string;
}

function tell(call: Writing, userId: string, row: Pick<Enrolled, 'id'>, { kind, title, body }: Notice): void {
  if (userId === call.caller.userId) return;
  notify(call, { userId, kind, title, body, resource: { type: 'enrollment', id: row.id } });
}

/** Audits a new enrollment or waiver. `outside`: why an admin enrolled somebody outside the window. */
export const auditEnrolled = (
  call: Writing,
  row: Pick<EnrollmentRow, 'id' | 'plan_name' | 'status'>,
  outside: string | null = null,
): void =>
  audit(call, {
    action: row.status === 'waived' ? 'waived' : 'created',
    resource: 'enrollment',
    id: row.id,
    changes: {
      plan: [null, row.plan_name],
      status: [null, row.status],
      ...(outside !== null && { outside_window_reason: [null, outside] }),
    },
  });

/** Notifies the admins of an enrollment that needs a decision. */
export function tellAdmins(call: Writing, row: Enrolled, adminIds: readonly string[]): void {
  for (const id of adminIds)
    tell(call, id, row, {
      kind: 'benefit.requested',
      title: `${row.employee_name} wants to enroll`,
      body: `${row.plan_name}, from ${row.start_on}. Approve or decline it.`,
    });
}

const because = ({ decision_note }: Enrolled): string => (decision_note === null ? '' : ` ${decision_note}`);

/** Notices to the enrolled person. */
const NOTICES = {
  entered: (row) => ({
    kind: 'benefit.entered',
    title: 'An admin has enrolled you, or waived a benefit for you',
    body: `${row.plan_name}, from ${row.start_on}.`,
  }),
  approved: (row) => ({
    kind: 'benefit.approved',
    title: 'Your enrollment is approved',
    body: `${row.plan_name}, from ${row.start_on}.`,
  }),
  declined: (row) => ({
    kind: 'benefit.declined',
    title: 'Your enrollment was declined',
    body: `${row.plan_name}:${because(row)}`,
  }),
  terminated: (row) => ({
    kind: 'benefit.terminated',
    title: 'Your enrollment ends',
    body: `${row.plan_name}: its last day is ${row.end_on!}.${because(row)}`,
  }),
  cancelled: (row) => ({
    kind: 'benefit.cancelled',
    title: 'Your enrollment was cancelled',
    body: `${row.plan_name}: it will not begin.`,
  }),
} satisfies Record<string, (row: Enrolled) => Notice>;

export const tellOwner = (call: Writing, row: Enrolled, what: keyof typeof NOTICES): void =>
  tell(call, row.employee_id, row, NOTICES[what](row));

/** Notifies an enrolled person of their new price. */
export function tellCost(
  call: Writing,
  row: Pick<EnrollmentRow, 'id' | 'employee_id' | 'plan_name' | 'currency' | 'frequency'>,
  { day, cost }: { day: string; cost: string },
): void {
  tell(call, row.employee_id, row, {
    kind: 'benefit.cost_changed',
    title: 'The price of a benefit will change',
    body: `${row.plan_name}: from ${day} on you pay ${cost} ${row.currency} a ${row.frequency}.`,
  });
}
