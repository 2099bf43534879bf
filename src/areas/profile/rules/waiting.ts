/** What waits for people, by kind: its module, where the console shows it, and what settles it. */
import type { Deciding } from '../../../people/deciding.ts';
import type { OperationId } from '../../../generated/operations.ts';

interface Kind {
  module: string;
  /** What its reviewers decide on, if it is escalated when they do not (rule 84); else null. */
  deciding: Deciding | null;
  /** Followed by the id. */
  place: string;
  operations: readonly OperationId[];
}

export const KINDS = {
  absence: {
    module: 'pto',
    deciding: 'absences',
    place: '/time-off/requests/',
    operations: ['approvePtoRequest', 'denyPtoRequest'],
  },
  expense: {
    module: 'reimbursements',
    deciding: 'expenses',
    place: '/expenses/review/',
    operations: ['approveExpense', 'denyExpense'],
  },
  timesheet: {
    module: 'tracking',
    deciding: 'timesheets',
    place: '/timesheets/',
    operations: ['reviewTimesheet'],
  },
  enrollment: {
    module: 'benefits',
    deciding: null,
    place: '/benefits/admin/',
    operations: ['approveEnrollment', 'declineEnrollment'],
  },
  contract: { module: 'contracts', deciding: null, place: '/documents/', operations: ['signContract'] },
  payment_run: {
    module: 'payments',
    deciding: null,
    place: '/payments/runs/',
    operations: ['adminApprovePaymentRun', 'adminRejectPaymentRun'],
  },
  meeting: { module: 'meetings', deciding: null, place: '/meetings/', operations: ['respondMeeting'] },
} as const satisfies Record<string, Kind>;

export type WaitingKind = keyof typeof KINDS;

/** The modules with such records that are on. */
export const modulesOf = (off: readonly string[]): string[] =>
  Object.values(KINDS)
    .map(({ module }) => module)
    .filter((module) => !off.includes(module));
