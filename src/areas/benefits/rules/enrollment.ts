/** State machine of an enrollment, and who may take its actions (rules 21, 22). */
import { openActions, type Machine } from '../../../lib/machine.ts';

export type EnrollmentStatus = 'pending' | 'active' | 'declined' | 'cancelled' | 'terminated' | 'waived';

/** In the order of `allowed_actions`. */
const ACTIONS = ['edit', 'cancel', 'approve', 'decline', 'terminate'] as const;
export type EnrollmentAction = (typeof ACTIONS)[number];

/** Transitions caused by the end of the employment or the plan. */
type Step = 'leave' | 'withdraw';

/** The caller as seen from one enrollment. */
export interface Party {
  /** A signed-in admin who may decide on enrollments of this person (rules 21, 22, 204). */
  readonly admin: boolean;
  /** The person whose enrollment it is, signed in. */
  readonly owner: boolean;
}

const onlyOwner = ({ owner }: Party) => (owner ? null : 'role');
const onlyAdmin = ({ admin }: Party) => (admin ? null : 'role');

const NOT_PENDING = (status: EnrollmentStatus) =>
  `The enrollment is ${status}: only a pending one can be changed.`;

export const ENROLLMENT_MACHINE: Machine<EnrollmentStatus, EnrollmentAction | Step, Party, 'role'> = {
  resource: 'enrollment',
  called: 'The enrollment',
  transitions: [
    {
      from: ['pending'],
      action: 'edit',
      to: null,
      who: onlyOwner,
      otherwise: 'enrollment_not_pending',
      text: NOT_PENDING,
      verb: 'updated',
    },
    {
      from: ['pending'],
      action: 'cancel',
      to: 'cancelled',
      who: onlyOwner,
      otherwise: 'enrollment_not_pending',
      text: NOT_PENDING,
      verb: 'cancelled',
    },
    { from: ['pending'], action: 'approve', to: 'active', who: onlyAdmin, verb: 'approved' },
    { from: ['pending'], action: 'decline', to: 'declined', who: onlyAdmin, verb: 'declined' },
    { from: ['active'], action: 'terminate', to: 'terminated', who: onlyAdmin, verb: 'terminated' },
    // `terminated` too, because its last day may be later than the new one
    { from: ['active', 'terminated'], action: 'leave', to: 'terminated', verb: 'terminated' },
    // for enrollments that have not begun
    { from: ['pending', 'active', 'terminated'], action: 'withdraw', to: 'cancelled', verb: 'cancelled' },
  ],
};

/** Actions that the caller may take now. */
export const allowedActions = (status: EnrollmentStatus, party: Party): EnrollmentAction[] =>
  openActions(ENROLLMENT_MACHINE, status, party).filter((action): action is EnrollmentAction =>
    (ACTIONS as readonly string[]).includes(action),
  );

/** How an open enrollment ends if its person or plan ends on `lastDay`; null if it ends by then anyway. */
export const endingOf = (
  { status, start_on, end_on }: { status: EnrollmentStatus; start_on: string; end_on: string | null },
  lastDay: string,
): 'leave' | 'withdraw' | null => {
  if (status === 'pending' || start_on > lastDay) return 'withdraw';
  return end_on !== null && end_on <= lastDay ? null : 'leave';
};
