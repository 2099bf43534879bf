// Generated from openapi/ by `npm run codegen`. Do not edit.
import type * as types from './types.ts';

/** Every event kind with the schema of its data. */
export const eventKinds = {
  // auth
  'employee.created': { schema: 'EmployeeCreatedEventData' },
  'employee.deactivated': { schema: 'EmployeeDeactivatedEventData' },
  // benefits
  // branding
  // contracts
  // events
  // invoices
  'invoice.issued': { schema: 'InvoiceEventData' },
  // lists
  // logs
  // meetings
  // modules
  // notifications
  // payments
  'payment.completed': { schema: 'PaymentEventData' },
  // platform
  'webhook.ping': { schema: 'WebhookPingEventData' },
  // profile
  // pto
  'absence.approved': { schema: 'AbsenceEventData' },
  'absence.cancelled': { schema: 'AbsenceEventData' },
  'absence.denied': { schema: 'AbsenceEventData' },
  'absence.requested': { schema: 'AbsenceEventData' },
  // reimbursements
  'expense.approved': { schema: 'ExpenseEventData' },
  'expense.deleted': { schema: 'ExpenseEventData' },
  'expense.denied': { schema: 'ExpenseEventData' },
  'expense.submitted': { schema: 'ExpenseEventData' },
  // shared
  // support
  // tracking
  'clock.started': { schema: 'ClockEventData' },
  'clock.stopped': { schema: 'ClockEventData' },
  'time_entry.created': { schema: 'TimeEntryEventData' },
  'time_entry.deleted': { schema: 'TimeEntryEventData' },
  'time_entry.updated': { schema: 'TimeEntryEventData' },
} as const;

export type EventKind = keyof typeof eventKinds;

export interface EventData {
  // auth
  'employee.created': types.EmployeeCreatedEventData;
  'employee.deactivated': types.EmployeeDeactivatedEventData;
  // benefits
  // branding
  // contracts
  // events
  // invoices
  'invoice.issued': types.InvoiceEventData;
  // lists
  // logs
  // meetings
  // modules
  // notifications
  // payments
  'payment.completed': types.PaymentEventData;
  // platform
  'webhook.ping': types.WebhookPingEventData;
  // profile
  // pto
  'absence.approved': types.AbsenceEventData;
  'absence.cancelled': types.AbsenceEventData;
  'absence.denied': types.AbsenceEventData;
  'absence.requested': types.AbsenceEventData;
  // reimbursements
  'expense.approved': types.ExpenseEventData;
  'expense.deleted': types.ExpenseEventData;
  'expense.denied': types.ExpenseEventData;
  'expense.submitted': types.ExpenseEventData;
  // shared
  // support
  // tracking
  'clock.started': types.ClockEventData;
  'clock.stopped': types.ClockEventData;
  'time_entry.created': types.TimeEntryEventData;
  'time_entry.deleted': types.TimeEntryEventData;
  'time_entry.updated': types.TimeEntryEventData;
}
