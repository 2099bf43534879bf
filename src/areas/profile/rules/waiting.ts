/** What waits for people, by kind: its module, where the console shows it, and what settles it. */
import type { OperationId } from '../../../generated/operations.ts';

interface Kind {
  module: string;
  /** Whether it is escalated if nobody decides (rule 84). */
  escalates: boolean;
  /** Followed by the id. */
  place: string;
  operations: readonly OperationId[];
}

export const KINDS = {
  absence: {
    module: 'pto',
    escalates: true,
    place: '/time-off/requests/',
    operations: ['approvePtoRequest', 'denyPtoRequest'],
  },
  expense: {
    module: 'reimbursements',
    escalates: true,
    place: '/expenses/review/',
    operations: ['approveExpense', 'denyExpense'],
  },
  timesheet: {
    module: 'tracking',
    escalates: true,
    place: '/timesheets/',
    operations: ['reviewTimesheet'],
  },
  enrollment: {
    module: 'benefits',
    escalates: false,
    place: '/benefits/admin/',
    operations: ['approveEnrollment', 'declineEnrollment'],
  },
  contract: { module: 'contracts', escalates: false, place: '/documents/', operations: ['signContract'] },
  meeting: { module: 'meetings', escalates: false, place: '/meetings/', operations: ['respondMeeting'] },
} as const satisfies Record<string, Kind>;

export type WaitingKind = keyof typeof KINDS;

/** The modules with such records that are on. */
export const modulesOf = (off: readonly string[]): string[] =>
  Object.values(KINDS)
    .map(({ module }) => module)
    .filter((module) => !off.includes(module));
