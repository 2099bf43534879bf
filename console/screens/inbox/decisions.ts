/** How each kind of record that waits is decided. `keepalive`: it is sent even if the page is left. */
import { call } from '../../api/call.ts';

type Approve = (id: string) => Promise<unknown>;
type Deny = (id: string, reason: string) => Promise<unknown>;

/** Approvals that need nothing but a press. */
export const APPROVALS: Readonly<Record<string, Approve>> = {
  absence: (absence_id) => call('approvePtoRequest', { path: { absence_id }, body: {}, keepalive: true }),
  expense: (expense_id) => call('approveExpense', { path: { expense_id }, body: {}, keepalive: true }),
  timesheet: (timesheet_id) =>
    call('reviewTimesheet', { path: { timesheet_id }, body: { action: 'approve' }, keepalive: true }),
  enrollment: (enrollment_id) =>
    call('approveEnrollment', { path: { enrollment_id }, body: {}, keepalive: true }),
};

export const DENIALS: Readonly<Record<string, Deny>> = {
  absence: (absence_id, reason) => call('denyPtoRequest', { path: { absence_id }, body: { reason } }),
  expense: (expense_id, reason) => call('denyExpense', { path: { expense_id }, body: { reason } }),
  timesheet: (timesheet_id, reason) =>
    call('reviewTimesheet', { path: { timesheet_id }, body: { action: 'return', reason } }),
  enrollment: (enrollment_id, reason) =>
    call('declineEnrollment', { path: { enrollment_id }, body: { reason } }),
};
