// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { components } from './schema.ts';

/** The events of this version. `event` distinguishes them and their `data`. */
export type WorkforceEvent =
  | components['schemas']['EmployeeCreatedEvent']
  | components['schemas']['EmployeeDeactivatedEvent']
  | components['schemas']['InvoiceIssuedEvent']
  | components['schemas']['PaymentCompletedEvent']
  | components['schemas']['WebhookPingEvent']
  | components['schemas']['AbsenceApprovedEvent']
  | components['schemas']['AbsenceCancelledEvent']
  | components['schemas']['AbsenceDeniedEvent']
  | components['schemas']['AbsenceRequestedEvent']
  | components['schemas']['ExpenseApprovedEvent']
  | components['schemas']['ExpenseDeletedEvent']
  | components['schemas']['ExpenseDeniedEvent']
  | components['schemas']['ExpenseSubmittedEvent']
  | components['schemas']['ClockStartedEvent']
  | components['schemas']['ClockStoppedEvent']
  | components['schemas']['TimeEntryCreatedEvent']
  | components['schemas']['TimeEntryDeletedEvent']
  | components['schemas']['TimeEntryUpdatedEvent'];
