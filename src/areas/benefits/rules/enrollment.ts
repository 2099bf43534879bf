/** The state machine of an enrollment, and who takes its actions (rules 21, 22). */
import { openActions, type Machine } from '../../../lib/machine.ts';

export type EnrollmentStatus = 'pending' | 'active' | 'declined' | 'cancelled' | 'terminated' | 'waived';

/** In the order of `allowed_actions`. */
const ACTIONS = ['edit', 'cancel', 'approve', 'decline', 'terminate'] as const;
export type EnrollmentAction = (typeof ACTIONS)[number];

/** What follows from the end of an employment or of the plan. */
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
    // one that was to end later ends earlier
    { from: ['active', 'terminated'], action: 'leave', to: 'terminated', verb: 'terminated' },
    // what has not begun
    { from: ['pending', 'active', 'terminated'], action: 'withdraw', to: 'cancelled', verb: 'cancelled' },
  ],
};

/** `allowed_actions`: what the caller may do now. */
export const allowedActions = (status: EnrollmentStatus, party: Party): EnrollmentAction[] =>
  openActions(ENROLLMENT_MACHINE, status, party).filter((action): action is EnrollmentAction =>
    (ACTIONS as readonly string[]).includes(action),
  );

/** What becomes of an open enrollment whose person or plan has this last day. */
export const endingOf = (
  { status, start_on, end_on }: { status: EnrollmentStatus; start_on: string; end_on: string | null },
  lastDay: string,
): 'leave' | 'withdraw' | null => {
  if (status === 'pending' || start_on > lastDay) return 'withdraw';
  return end_on !== null && end_on <= lastDay ? null : 'leave';
};
