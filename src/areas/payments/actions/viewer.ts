/** The caller as the rules of payments see them, and the rules' refusals as the contract's problems. */
import type { Viewer } from '../../../people/deciders.ts';
import { isOwn } from '../../../people/deciding.ts';
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

const payerOf = ({ caller, decidesOwn: own }: Viewer, row: PaymentRow): Payer => ({
  admin: caller.role === 'admin' && caller.kind === 'user',
  toThemselves: isOwn(caller, row.employee_id) && !own,
  reversal: row.kind === 'reversal',
  reversed: row.reversed_by_id !== null,
});

export const actionsOf = (viewer: Viewer, row: PaymentRow): PaymentAction[] =>
  allowedActions(row.status, payerOf(viewer, row));

/** Throws 403 or 409 where the caller may not do this now. */
export function assertMay(action: PaymentAction, viewer: Viewer, row: PaymentRow): void {
  const problemOf = (code: RefusalCode): Problem => {
    switch (code) {
      case 'role':
        return forbidden('insufficient_role', 'Payments are made by admins.');
      case 'self_approval':
        return forbidden('self_approval', 'Nobody completes a payment to themselves. Ask another admin.');
      case 'already_reversed':
        return alreadyReversed(row.reversed_by_id);
      case 'is_reversal':
        return conflict('invalid_transition', 'A reversal is not reversed: make a new payment.', {
          current_status: row.status,
        });
    }
  };
  assertOpen(PAYMENT_MACHINE, action, row.status, payerOf(viewer, row), problemOf);
}

export const alreadyReversed = (id: string | null): Problem =>
  conflict('already_reversed', 'The payment was reversed before.', id === null ? undefined : { id });
