/** The state machine of a payment. What is completed stays so: money that came back is a payment of its own. */
import type { PaymentStatus } from '../../../paying/store/payments.ts';
import { openActions, type Machine } from '../../../lib/machine.ts';

/** In the order of `allowed_actions`. */
export type PaymentAction = 'edit' | 'complete' | 'fail' | 'retry' | 'reverse' | 'cancel';
/** A payment run orders it from the bank. */
type Step = 'process';

/** The caller as seen from one payment. */
export interface Payer {
  /** An admin who is signed in, and a second person for whom the payment goes to (rule 200). */
  readonly admin: boolean;
  /** The payment is a reversal itself. */
  readonly reversal: boolean;
  /** Another payment reverses it. */
  readonly reversed: boolean;
}

export type RefusalCode = 'role' | 'already_reversed' | 'is_reversal';

const onlyAdmin = ({ admin }: Payer) => (admin ? null : 'role');

export const PAYMENT_MACHINE: Machine<PaymentStatus, PaymentAction | Step, Payer, RefusalCode> = {
  resource: 'payment',
  called: 'The payment',
  transitions: [
    {
      from: ['scheduled'],
      action: 'edit',
      to: null,
      who: onlyAdmin,
      otherwise: 'not_editable',
      text: (status) => `The payment is ${status}: only a scheduled one can be changed.`,
      verb: 'updated',
    },
    {
      from: ['scheduled', 'processing'],
      action: 'complete',
      to: 'completed',
      who: onlyAdmin,
      verb: 'completed',
    },
    { from: ['scheduled', 'processing'], action: 'fail', to: 'failed', who: onlyAdmin, verb: 'failed' },
    {
      from: ['failed'],
      action: 'retry',
      to: 'scheduled',
      who: onlyAdmin,
      text: (status) => `The payment is ${status}: only one that has failed is scheduled again.`,
      verb: 'rescheduled',
    },
    {
      from: ['completed'],
      action: 'reverse',
      to: null,
      who: onlyAdmin,
      unless: ({ reversal, reversed }) => (reversal ? 'is_reversal' : reversed ? 'already_reversed' : null),
      text: (status) => `The payment is ${status}: only a completed one is reversed.`,
      verb: 'reversed',
    },
    {
      from: ['scheduled', 'failed'],
      action: 'cancel',
      to: 'cancelled',
      who: onlyAdmin,
      text: (status) => `The payment is ${status}: only one that is scheduled or has failed is cancelled.`,
      verb: 'cancelled',
    },
    { from: ['scheduled'], action: 'process', to: 'processing', verb: 'processed' },
  ],
};

/** `allowed_actions`: what the caller may do now. */
export const allowedActions = (status: PaymentStatus, payer: Payer): PaymentAction[] =>
  payer.admin
    ? openActions(PAYMENT_MACHINE, status, payer).filter(
        (action): action is PaymentAction => action !== 'process',
      )
    : [];
