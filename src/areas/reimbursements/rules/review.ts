/**
 * Who may do what with a claim (state machine of expense claims; rules 21, 22). Visibility is checked before:
 * a manager who is not above the person gets 404 (rule 20).
 */
import { barredFrom, type Barred } from '../../../people/deciding.ts';
import { openActions, type Machine } from '../../../lib/machine.ts';

export type ClaimStatus = 'draft' | 'submitted' | 'approved' | 'denied' | 'paid' | 'deleted';
/** In the order of `allowed_actions`. */
export const CLAIM_ACTIONS = ['edit', 'submit', 'delete', 'approve', 'deny', 'mark_paid'] as const;
export type ClaimAction = (typeof CLAIM_ACTIONS)[number];
/** Happens when a payment of the claim is reversed. */
type Step = 'reopen';

export interface Reviewer {
  /** The person who signed in or owns the personal key; null for a service key. */
  readonly userId: string | null;
  readonly role: 'employee' | 'manager' | 'admin';
  /** Everybody who has seen the secret of the calling key. */
  readonly keyHolders?: readonly string[];
  /**
   * People about whom the caller may not decide, because they made the caller an admin too recently (rule
   * 204).
   */
  readonly madeAdminBy?: readonly string[];
  /** The claim's person is below the caller; true for every admin and service key. */
  readonly above: boolean;
  /** Signed in, not using a key. */
  readonly session: boolean;
  /** False if a key lacks the scope `expenses:write` or `expenses:approve`. */
  readonly mayWrite: boolean;
  readonly mayApprove: boolean;
  /**
   * The caller is the only admin, and the workspace lets the only admin decide on their own claims (rule 22).
   */
  readonly decidesOwn: boolean;
}

export type RefusalCode = 'role' | Barred | 'already_paid';

/** Input of the state machine's guards, besides the status. */
export interface Asked {
  readonly caller: Reviewer;
  readonly claim: {
    readonly employee_id: string;
    /** The admin who entered it for the person, and does not decide on it (rule 228). */
    readonly entered_by_id: string | null;
    /** True if the claim is in a payment that is neither cancelled nor reversed. */
    readonly in_payment: boolean;
  };
}

/** The state machine of a claim. Payments cause approved -> paid and the way back. */
export const CLAIM_MACHINE: Machine<ClaimStatus, ClaimAction | Step, Asked, RefusalCode> = {
  resource: 'expense_claim',
  called: 'The claim',
  transitions: [
    {
      from: ['draft', 'denied'],
      action: 'edit',
      to: null,
      who: onlyOwner,
      otherwise: 'not_editable',
      text: (status) => `The claim is ${status}: only a draft or a denied claim can be changed.`,
      verb: 'updated',
    },
    { from: ['draft', 'denied'], action: 'submit', to: 'submitted', who: onlyOwner, verb: 'submitted' },
    {
      from: ['draft', 'submitted', 'denied'],
      action: 'delete',
      to: 'deleted',
      who: onlyOwner,
      verb: 'deleted',
    },
    { from: ['submitted'], action: 'approve', to: 'approved', who: decider, verb: 'approved' },
    { from: ['submitted'], action: 'deny', to: 'denied', who: decider, verb: 'denied' },
    {
      from: ['approved'],
      action: 'mark_paid',
      to: 'paid',
      who: payer,
      unless: ({ claim }) => (claim.in_payment ? 'already_paid' : null),
      text: (status) => `The claim is ${status}: only an approved claim can be paid.`,
      verb: 'paid',
    },
    { from: ['paid'], action: 'reopen', to: 'approved', verb: 'reopened' },
  ],
};

/** The actions open to the caller, in the order of the machine. */
export const allowedActions = (status: ClaimStatus, asked: Asked): ClaimAction[] =>
  openActions(CLAIM_MACHINE, status, asked).filter((action): action is ClaimAction => action !== 'reopen');

function onlyOwner({ caller, claim }: Asked): RefusalCode | null {
  return caller.userId === claim.employee_id && caller.mayWrite ? null : 'role';
}

/** Those above the person. On their own claim, only the only admin, if the workspace allows it. */
function decider({ caller, claim }: Asked): RefusalCode | null {
  if (caller.role === 'employee' || !caller.above || !caller.mayApprove) return 'role';
  if (caller.userId !== null && caller.userId === claim.entered_by_id) return 'self_approval';
  return barredFrom(caller, claim.employee_id, caller.decidesOwn && caller.role === 'admin');
}

/** Signed-in admins. On their own claim, the rule for decisions applies. */
function payer({ caller, claim }: Asked): RefusalCode | null {
  if (caller.role !== 'admin' || !caller.session) return 'role';
  if (caller.userId === claim.entered_by_id) return 'self_approval';
  return barredFrom(caller, claim.employee_id, caller.decidesOwn);
}
