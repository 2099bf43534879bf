// Generated from openapi/ by `npm run codegen`. Do not edit.
import invoicesPayable from '../areas/invoices/payable.ts';
import paymentsPayable from '../areas/payments/payable.ts';
import reimbursementsPayable from '../areas/reimbursements/payable.ts';
import type { Payable } from '../paying/payable.ts';

/** What can be paid, by area. */
export const payables: readonly Payable[] = [
  ...invoicesPayable,
  ...paymentsPayable,
  ...reimbursementsPayable,
];
