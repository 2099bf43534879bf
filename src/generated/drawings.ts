// Generated from openapi/ by `npm run codegen`. Do not edit.
import invoicesDrawn from '../areas/invoices/drawn.ts';
import paymentsDrawn from '../areas/payments/drawn.ts';
import type { Drawing } from '../pdf/serving.ts';

/** The documents that areas draw, by name. */
export const drawings: Readonly<Record<string, Drawing>> = {
  ...invoicesDrawn,
  ...paymentsDrawn,
};
