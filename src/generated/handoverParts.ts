// Generated from openapi/ by `npm run codegen`. Do not edit.
import contractsHandover from '../areas/contracts/handover.ts';
import invoicesHandover from '../areas/invoices/handover.ts';
import paymentsHandover from '../areas/payments/handover.ts';
import ptoHandover from '../areas/pto/handover.ts';
import reimbursementsHandover from '../areas/reimbursements/handover.ts';
import trackingHandover from '../areas/tracking/handover.ts';
import type { HandoverPart } from '../paying/handover.ts';

/** What areas add to the hand-over of a month. */
export const handoverParts: readonly HandoverPart[] = [
  contractsHandover,
  invoicesHandover,
  paymentsHandover,
  ptoHandover,
  reimbursementsHandover,
  trackingHandover,
];
