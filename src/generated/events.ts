// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { AbsenceEventData, ClockEventData, EmployeeCreatedEventData, EmployeeDeactivatedEventData, ExpenseEventData, InvoiceEventData, PaymentEventData, TimeEntryEventData, WebhookPingEventData } from './types.ts';

/** Every event kind with its group and the schema of its data. */
export const eventKinds = {
  'absence.approved': { group: 'pto', schema: 'AbsenceEventData' },
  'absence.cancelled': { group: 'pto', schema: 'AbsenceEventData' },
  'absence.denied': { group: 'pto', schema: 'AbsenceEventData' },
  'absence.requested': { group: 'pto', schema: 'AbsenceEventData' },
  'clock.started': { group: 'tracking', schema: 'ClockEventData' },
  'clock.stopped': { group: 'tracking', schema: 'ClockEventData' },
  'employee.created': { group: 'auth', schema: 'EmployeeCreatedEventData' },
  'employee.deactivated': { group: 'auth', schema: 'EmployeeDeactivatedEventData' },
  'expense.approved': { group: 'reimbursements', schema: 'ExpenseEventData' },
  'expense.deleted': { group: 'reimbursements', schema: 'ExpenseEventData' },
  'expense.denied': { group: 'reimbursements', schema: 'ExpenseEventData' },
  'expense.submitted': { group: 'reimbursements', schema: 'ExpenseEventData' },
  'invoice.issued': { group: 'invoices', schema: 'InvoiceEventData' },
  'payment.completed': { group: 'payments', schema: 'PaymentEventData' },
  'time_entry.created': { group: 'tracking', schema: 'TimeEntryEventData' },
  'time_entry.deleted': { group: 'tracking', schema: 'TimeEntryEventData' },
  'time_entry.updated': { group: 'tracking', schema: 'TimeEntryEventData' },
  'webhook.ping': { group: 'platform', schema: 'WebhookPingEventData' },
} as const;

export type EventKind = keyof typeof eventKinds;

export interface EventData {
  'absence.approved': AbsenceEventData;
  'absence.cancelled': AbsenceEventData;
  'absence.denied': AbsenceEventData;
  'absence.requested': AbsenceEventData;
  'clock.started': ClockEventData;
  'clock.stopped': ClockEventData;
  'employee.created': EmployeeCreatedEventData;
  'employee.deactivated': EmployeeDeactivatedEventData;
  'expense.approved': ExpenseEventData;
  'expense.deleted': ExpenseEventData;
  'expense.denied': ExpenseEventData;
  'expense.submitted': ExpenseEventData;
  'invoice.issued': InvoiceEventData;
  'payment.completed': PaymentEventData;
  'time_entry.created': TimeEntryEventData;
  'time_entry.deleted': TimeEntryEventData;
  'time_entry.updated': TimeEntryEventData;
  'webhook.ping': WebhookPingEventData;
}
