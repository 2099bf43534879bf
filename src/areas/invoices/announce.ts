/**
 * What a change writes beside the row: audit lines, the event for webhooks, notifications. Operations and the demo announce
 * through the same functions. What follows on a transition has its audit line from there (transitions/transition.ts).
 */
import { audit } from '../../events/audit.ts';
import { emit } from '../../events/emit.ts';
import { notify } from '../../events/notify.ts';
import type { Writing } from '../../events/writing.ts';
import { presentInvoiceEvent, type IssuedRow } from './present/invoice.ts';
import { numberText } from './rules/invoice.ts';

interface Notice {
  kind: 'invoice.issued' | 'invoice.voided';
  title: string;
  /** Follows number and amount. */
  more: string;
}

/** Notifies the contractor, unless they did it themselves. */
function tellContractor(call: Writing, row: IssuedRow, { kind, title, more }: Notice): void {
  if (row.employee_id === call.caller.userId) return;
  notify(call, {
    userId: row.employee_id,
    kind,
    title,
    body: `${numberText(row.year, row.number)}, ${row.total} ${row.currency}. ${more}`,
    resource: { type: 'invoice', id: row.id },
  });
}

/** A new draft; `entries`: how many time entries are on it, where it was made of them. */
export const auditDrafted = (
  call: Writing,
  { id, total, currency }: { id: string; total: string; currency: string },
  entries?: number,
): void =>
  audit(call, {
    action: 'created',
    resource: 'invoice',
    id,
    changes: {
      total: [null, `${total} ${currency}`],
      ...(entries !== undefined && { time_entries: [0, entries] }),
    },
  });

/** An invoice that has its number and its files now. */
export function announceIssued(call: Writing, row: IssuedRow): void {
  emit(call, 'invoice.issued', presentInvoiceEvent(row));
  tellContractor(call, row, {
    kind: 'invoice.issued',
    title: 'An invoice was issued in your name',
    more: `Due on ${row.due_on}.`,
  });
}

/** An invoice that was taken back, and why. */
export const announceVoided = (call: Writing, row: IssuedRow, reason: string): void =>
  tellContractor(call, row, { kind: 'invoice.voided', title: 'Your invoice was taken back', more: reason });
