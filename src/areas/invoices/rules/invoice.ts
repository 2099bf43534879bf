/** State machine of an invoice, and rules on its dates and numbers. */
import { addDays, type CivilDate } from '../../../civil/dates.ts';
import { dueOf, wholeOf, type InvoiceKind, type Settled } from './correction.ts';
import { draftTransitions, openActions, type Machine } from '../../../lib/machine.ts';

export type InvoiceStatus = 'draft' | 'issued' | 'paid' | 'void';

/** Actions of callers, in the order of `allowed_actions`. */
const INVOICE_ACTIONS = ['edit', 'delete', 'issue', 'mark_paid', 'void', 'correct'] as const;
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number];

/** Transition caused by the reversal of a payment. */
type Step = 'reopen';

/** The caller as seen from one invoice. */
export interface Party {
  /** A signed-in admin who may decide about this contractor (rule 200). */
  readonly admin: boolean;
  readonly kind: InvoiceKind;
}

/** `is_correction`: a correction is not voided, and a credit note is not corrected. */
export type RefusalCode = 'role' | 'is_correction';

const onlyAdmin = ({ admin }: Party): RefusalCode | null => (admin ? null : 'role');

/** No transition leads back to a draft, so no number is ever given up (rule 47). */
export const INVOICE_MACHINE: Machine<InvoiceStatus, InvoiceAction | Step, Party, RefusalCode> = {
  resource: 'invoice',
  called: 'The invoice',
  transitions: [
    ...draftTransitions<InvoiceStatus, Party, RefusalCode>('The invoice', onlyAdmin),
    { from: ['draft'], action: 'issue', to: 'issued', who: onlyAdmin, verb: 'issued' },
    {
      from: ['issued'],
      action: 'mark_paid',
      to: 'paid',
      who: onlyAdmin,
      text: (status) => `The invoice is ${status}: only an issued one can be paid.`,
      verb: 'paid',
    },
    {
      from: ['issued'],
      action: 'void',
      to: 'void',
      who: onlyAdmin,
      unless: ({ kind }) => (kind === 'invoice' ? null : 'is_correction'),
      text: (status) => `The invoice is ${status}: only an issued one can be voided.`,
      verb: 'voided',
    },
    {
      from: ['issued', 'paid'],
      action: 'correct',
      to: null,
      who: onlyAdmin,
      unless: ({ kind }) => (kind === 'credit_note' ? 'is_correction' : null),
      text: (status) => `The invoice is ${status}: only an issued or paid one can be corrected.`,
    },
    { from: ['paid'], action: 'reopen', to: 'issued', verb: 'reopened' },
  ],
};

/** Actions that the caller may take now. */
export const allowedActions = (status: InvoiceStatus, party: Party): InvoiceAction[] =>
  openActions(INVOICE_MACHINE, status, party).filter((action): action is InvoiceAction =>
    (INVOICE_ACTIONS as readonly string[]).includes(action),
  );

/** `2026-0042`: the year, and the number in it with at least four digits. */
export const numberText = (year: number, number: number): string =>
  `${year}-${String(number).padStart(4, '0')}`;

/** The last day for payment. */
export const dueOn = (issuedOn: CivilDate, dueDays: number): CivilDate => addDays(issuedOn, dueDays);

/** Whether an issued invoice is past its due day. `today` is the workspace's date. */
export const isOverdue = (
  invoice: Settled & { status: InvoiceStatus; due_on: CivilDate | null },
  today: CivilDate,
): boolean =>
  invoice.status === 'issued' &&
  invoice.due_on !== null &&
  invoice.due_on < today &&
  wholeOf(dueOf(invoice)).minor > 0n;
