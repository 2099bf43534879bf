/** The caller's part in a payment, and the problems for refused actions. */
import type { Caller } from '../../../auth/caller.ts';
import { isSecondAdmin } from '../../../people/secondPerson.ts';
import type { PaymentRow } from '../../../paying/store/payments.ts';
import { conflict, forbidden, type Problem } from '../../../problem.ts';
import { assertOpen } from '../../../transitions/transition.ts';
import {
  allowedActions,
  PAYMENT_MACHINE,
  type Payer,
  type PaymentAction,
  type RefusalCode,
} from '../rules/payment.ts';

const payerOf = (caller: Caller, row: PaymentRow): Payer => ({
  admin: isSecondAdmin(caller, row.employee_id),
  reversal: row.amount.startsWith('-'),
  reversed: row.reversed_by_id !== null,
  waits: row.run_waits,
});

export const actionsOf = (caller: Caller, row: PaymentRow): PaymentAction[] =>
  allowedActions(row.status, payerOf(caller, row));

/** @throws 403 or 409 if the caller may not do this now. */
export function assertMay(action: PaymentAction, caller: Caller, row: PaymentRow): void {
  const problemOf = (code: RefusalCode): Problem => {
    switch (code) {
      case 'role':
        return forbidden('insufficient_role', 'Only admins may change payments.');
      case 'already_reversed':
        return alreadyReversed(row.reversed_by_id);
      case 'run_not_approved':
        return notApproved();
      case 'is_reversal':
        return conflict(
          'invalid_transition',
          'Money that came back cannot be reversed. Schedule a new payment.',
          {
            current_status: row.status,
          },
        );
    }
  };
  assertOpen(PAYMENT_MACHINE, action, row.status, payerOf(caller, row), problemOf);
}

export const notApproved = (): Problem =>
  conflict('run_not_approved', 'The payment run waits for the approval of a second admin.');

export const alreadyReversed = (id: string | null): Problem =>
  conflict('already_reversed', 'The payment is already reversed.', id === null ? undefined : { id });
