// Generated from openapi/ by `npm run codegen`. Do not edit.
import type * as types from './types.ts';

/** Every event kind with the schema of its data, and what kinds it belongs to. */
export const eventKinds = {
  // auth
  'employee.created': { schema: 'EmployeeCreatedEventData', group: "people" },
  'employee.deactivated': { schema: 'EmployeeDeactivatedEventData', group: "people" },
  // benefits
  // branding
  // contracts
  // events
  // invoices
  'invoice.issued': { schema: 'InvoiceEventData', group: "payroll" },
  // lists
  // logs
  // meetings
  // modules
  // notifications
  // payments
  'payment.completed': { schema: 'PaymentEventData', group: "payroll" },
  // platform
  'webhook.ping': { schema: 'WebhookPingEventData', group: "sent by the Ping action to test the wiring" },
  // profile
  // pto
  'absence.approved': { schema: 'AbsenceEventData', group: "time-off lifecycle" },
  'absence.cancelled': { schema: 'AbsenceEventData', group: "time-off lifecycle" },
  'absence.denied': { schema: 'AbsenceEventData', group: "time-off lifecycle" },
  'absence.requested': { schema: 'AbsenceEventData', group: "time-off lifecycle" },
  // reimbursements
  'expense.approved': { schema: 'ExpenseEventData', group: "expense claims" },
  'expense.deleted': { schema: 'ExpenseEventData', group: "expense claims" },
  'expense.denied': { schema: 'ExpenseEventData', group: "expense claims" },
  'expense.submitted': { schema: 'ExpenseEventData', group: "expense claims" },
  // shared
  // support
  // tracking
  'clock.started': { schema: 'ClockEventData', group: "live clock" },
  'clock.stopped': { schema: 'ClockEventData', group: "live clock" },
  'time_entry.created': { schema: 'TimeEntryEventData', group: "manual time entries" },
  'time_entry.deleted': { schema: 'TimeEntryEventData', group: "manual time entries" },
  'time_entry.updated': { schema: 'TimeEntryEventData', group: "manual time entries" },
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
