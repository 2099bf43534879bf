/** The state machine of an invoice, and what follows from its dates and numbers. */
import { addDays, type CivilDate } from '../../../civil/dates.ts';
import { draftTransitions, openActions, type Machine } from '../../../lib/machine.ts';

export type InvoiceStatus = 'draft' | 'issued' | 'paid' | 'void';

/** What a caller can do, in the order of `allowed_actions`. */
const INVOICE_ACTIONS = ['edit', 'delete', 'issue', 'mark_paid', 'void'] as const;
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number];

/** The step that follows when a payment of the invoice is reversed. */
type Step = 'reopen';

/** The caller as seen from one invoice. */
export interface Party {
  /** A signed-in admin who is a second person for the contractor (rule 200). */
  readonly admin: boolean;
}

const onlyAdmin = ({ admin }: Party) => (admin ? null : 'role');

/** Nothing leads back to a draft, and no number is ever given up: rule 47. */
export const INVOICE_MACHINE: Machine<InvoiceStatus, InvoiceAction | Step, Party, 'role'> = {
  resource: 'invoice',
  called: 'The invoice',
  transitions: [
    ...draftTransitions<InvoiceStatus, Party, 'role'>('The invoice', onlyAdmin),
    { from: ['draft'], action: 'issue', to: 'issued', who: onlyAdmin, verb: 'issued' },
    {
      from: ['issued'],
      action: 'mark_paid',
      to: 'paid',
      who: onlyAdmin,
      text: (status) => `The invoice is ${status}: only one that is issued can be paid.`,
      verb: 'paid',
    },
    {
      from: ['issued'],
      action: 'void',
      to: 'void',
      who: onlyAdmin,
      text: (status) => `The invoice is ${status}: only one that is issued can be taken back.`,
      verb: 'voided',
    },
    { from: ['paid'], action: 'reopen', to: 'issued', verb: 'reopened' },
  ],
};

/** `allowed_actions`: what the caller may do now. */
export const allowedActions = (status: InvoiceStatus, party: Party): InvoiceAction[] =>
  openActions(INVOICE_MACHINE, status, party).filter((action): action is InvoiceAction =>
    (INVOICE_ACTIONS as readonly string[]).includes(action),
  );

/** `2026-0042`: the year, and the number in it with four digits or more. */
export const numberText = (year: number, number: number): string =>
  `${year}-${String(number).padStart(4, '0')}`;

/** The last day on which an invoice is paid in time. */
export const dueOn = (issuedOn: CivilDate, dueDays: number): CivilDate => addDays(issuedOn, dueDays);

/** Whether an invoice waits for its payment for too long; `today` is the workspace's. */
export const isOverdue = (
  { status, due_on }: { status: InvoiceStatus; due_on: CivilDate | null },
  today: CivilDate,
): boolean => status === 'issued' && due_on !== null && due_on < today;
