/** The state machine of a payment. Completed is final: money that came back is recorded as a new payment. */
import type { PaymentStatus } from '../../../paying/store/payments.ts';
import { openActions, type Machine } from '../../../lib/machine.ts';

/** In the order of `allowed_actions`. */
export type PaymentAction = 'edit' | 'complete' | 'fail' | 'retry' | 'reverse' | 'cancel';
/** Done by a payment run: it orders the payment from the bank, or is rejected and gives it back. */
type Step = 'process' | 'release';

/** The caller's part in a payment. */
export interface Payer {
  /** A signed-in admin who is not the person paid (rule 200). */
  readonly admin: boolean;
  /** Money that came back. */
  readonly reversal: boolean;
  readonly reversed: boolean;
  /** Its run waits for a second admin (rule 203). */
  readonly waits: boolean;
}

export type RefusalCode = 'role' | 'already_reversed' | 'is_reversal' | 'run_not_approved';

const unlessWaiting = ({ waits }: Payer) => (waits ? 'run_not_approved' : null);
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
      unless: unlessWaiting,
      verb: 'completed',
    },
    {
      from: ['scheduled', 'processing'],
      action: 'fail',
      to: 'failed',
      who: onlyAdmin,
      unless: unlessWaiting,
      verb: 'failed',
    },
    {
      from: ['failed'],
      action: 'retry',
      to: 'scheduled',
      who: onlyAdmin,
      text: (status) => `The payment is ${status}: only a failed one can be scheduled again.`,
      verb: 'rescheduled',
    },
    {
      from: ['completed'],
      action: 'reverse',
      to: null,
      who: onlyAdmin,
      unless: ({ reversal, reversed }) => (reversal ? 'is_reversal' : reversed ? 'already_reversed' : null),
      text: (status) => `The payment is ${status}: only a completed one can be reversed.`,
      verb: 'reversed',
    },
    {
      from: ['scheduled', 'failed'],
      action: 'cancel',
      to: 'cancelled',
      who: onlyAdmin,
      text: (status) => `The payment is ${status}: only a scheduled or failed one can be cancelled.`,
      verb: 'cancelled',
    },
    { from: ['scheduled'], action: 'process', to: 'processing', verb: 'processed' },
    { from: ['processing'], action: 'release', to: 'scheduled', verb: 'released' },
  ],
};

/** Kinds that a bank is told to be salaries (rule 218). */
export const isSalaryKind = (kind: string): boolean => kind === 'salary' || kind === 'bonus';

export const allowedActions = (status: PaymentStatus, payer: Payer): PaymentAction[] =>
  payer.admin
    ? openActions(PAYMENT_MACHINE, status, payer).filter(
        (action): action is PaymentAction => action !== 'process' && action !== 'release',
      )
    : [];
