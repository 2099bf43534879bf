/**
 * Addresses that notices have and that no screen shows yet: each leads to the call that shows the same, with
 * the rest of the address as the value of its parameter.
 */
import type { OperationId } from '../generated/operations.ts';

export const PLACES: readonly (readonly [path: string, operation: OperationId, parameter?: string])[] = [
  ['/documents/invoices', 'listInvoices'],
  ['/documents/invoices/$id', 'getInvoice', 'invoice_id'],
  ['/pay/payments/$id', 'getPayment', 'payment_id'],
  ['/timesheets', 'adminListTimesheets'],
  ['/timesheets/$id', 'reviewTimesheet', 'timesheet_id'],
  ['/time-off/balances', 'adminListBalances'],
  ['/time-off/requests', 'adminListPtoRequests'],
  ['/time-off/requests/$id', 'adminGetPtoRequest', 'absence_id'],
];
